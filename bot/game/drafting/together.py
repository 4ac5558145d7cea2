"""The drafts of all members of a team tried together, before anything is rolled.

Each card is tried by itself on a copy of the game: first everybody's orders, then their moves in whatever order
lets them pass each other, then the planned battles, which are only looked at: every one against the position after
all moves. In Overlord the next general's card follows on what those before him leave, as if no die were rolled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from bot.errors import Refused, UserError
from bot.facts.drafted import LeftBehind, OpenStep, Spare
from bot.game.drafting.alone import undug_by
from bot.game.drafting.drafted_battles import DraftedBattles
from bot.game.drafting.gone import refused
from bot.game.drafting.leaving import left_by
from bot.game.drafting.parts import (
    AGAIN,
    BATTLE,
    DONE,
    MOVE,
    ORDER,
    Line,
    Part,
    part_of,
    stage_of,
    stages_of,
)
from bot.game.drafting.rehearsal import Drafts, Drawn, Legal, Lines, Rehearsal, Stand
from bot.game.side.crews import Crew, Ordered, ordered_by, to_come
from bot.game.table.live import Live
from bot.game.table.tries import fault_of
from engine import Action, GameState, PlayerView, legal_actions, project, to_act, whatif
from engine.actions import END, Choose, MoveUnit, OrderUnit
from engine.frames import MoveUnits, OrderUnits
from engine.lapses import Lapse, lapsed
from engine.lines import read
from engine.notation import ActionView
from engine.outlook import to_order, weighed
from engine.play import why_not
from engine.types import HexId
from engine.view import shown


class Together(Rehearsal):
    """All drafts of a side tried together; `last` is whoever has just changed his, so that he is told of a clash."""

    several: ClassVar[bool] = True

    def __init__(self, live: Live, crew: Crew, drafts: Drafts, *, last: int | None = None) -> None:
        super().__init__(live, crew, drafts)
        state = live.board
        self._tries, self._drafts = live.tries, drafts
        self._last = last
        self._waiting = {person: list(enumerate(lines)) for person, lines in drafts.items()}
        self.ordered = dict(ordered_by(live.row.memo, state.turn.number))
        #: The parts of each card in its turn, the card in play first.
        self.cards: list[list[Part]] = []
        self._starts: dict[int, HexId] = {}
        self._weighed: dict[int, dict[int, tuple[ActionView, ...]]] = {}
        self._leaves: dict[int, dict[int, tuple[LeftBehind, ...]]] = {}
        self._sheds: dict[int, dict[int, tuple[LeftBehind, ...]]] = {}
        self._spare: dict[int, Spare] = {}
        self._lapses: list[Lapse] = []
        self._fought_by: dict[int, DraftedBattles] = {}
        self._concerned = crew.concerned(state)
        self.state = self._tries.once(whatif.card_alone, state, crew.side)
        self._run(state)

    def weighed(self, person: int) -> Mapping[int, tuple[ActionView, ...]]:
        """What is chosen and not yet rolled in his lines."""
        return self._weighed.get(person, {})

    def leaves(self, person: int) -> Mapping[int, tuple[LeftBehind, ...]]:
        """What each line takes from the hexes that units leave."""
        return self._leaves.get(person, {})

    def undug(self, person: int) -> Mapping[int, tuple[str, ...]]:
        """The units that each line orders to dig in and that can put nothing down: nobody moves before."""
        lines = self._drafts.get(person, ())
        return {number: undug_by(line, self._live.board) for number, line in enumerate(lines)}

    def sheds(self, person: int) -> Mapping[int, tuple[LeftBehind, ...]]:
        """What goes with whoever takes the ground that his attacks may win."""
        return self._sheds.get(person, {})

    def lapsed(self, person: int) -> tuple[Lapse, ...]:
        """Units that lose their last target by what anybody has drafted."""
        return tuple(self._lapses)

    def spare(self, person: int) -> Spare:
        """Orders that his lines pass over without a word, and who could have them."""
        return self._spare.get(person, Spare())

    def board(self, commander: int) -> PlayerView:
        """The board after the orders and moves of everybody."""
        return project(self.state, self._crew.side)._replace(legal=())

    def left(self, person: int) -> tuple[tuple[OpenStep, ...], bool]:
        """Everybody's steps close with his last line of them, or when he is ready."""
        return (), False

    def closers(self, person: int) -> Lines:
        """What closes a member's card before, where it has closed by itself."""
        stand = self.stand(person)
        return ("end",) * stand.open_before if stand.stage != DONE else ()

    def _stand(self, person: int) -> Stand:
        """Of somebody whom the card asks nothing: where all lead."""
        return Stand(self.state, DONE, None, {})

    def _legal(self, person: int, stand: Stand, view: PlayerView) -> Legal:
        """What he may add: for his own units only."""
        if stand.stage == DONE or person not in self._concerned:
            return ()
        if stand.battles is not None:
            return stand.battles.legal()
        return self._addable(person, stand.state, stand.ordered)

    def _addable(self, person: int, state: GameState, ordered: Ordered) -> Legal:
        """What the card lets him order and move."""
        return tuple(
            shown(action, state.battle.board)
            for action in legal_actions(state)
            if not isinstance(action, (OrderUnit, MoveUnit))
            or self._crew.barred(state, person, action, ordered) is None
        )

    # -- cards -------------------------------------------------------------------------------------------

    def _run(self, real: GameState) -> None:
        crew = self._crew
        coming = to_come(real)
        covers = [frame.dealt.general for frame in coming]
        mine = crew.concerned_now(real)
        cards = [mine, *[(crew.at(general),) if general is not None else () for general in covers]]
        for number, persons in enumerate(cards):
            if number:
                self.state = self._tries.once(whatif.card_dealt, self.state, coming[number - 1])
            if self.state.winner is not None:
                break
            self._card(persons, [person for after in cards[number + 1 :] for person in after])
        for person in self._waiting:
            if self._waiting[person]:
                self._refuse_rest(person)
            if person not in self._stands:
                self._stands[person] = Stand(self.state, DONE, None, self.ordered)

    def _refuse_rest(self, person: int) -> None:
        for number, _ in self._waiting[person]:
            self._faults[person][number] = UserError("not-concerned", persons=[])

    def _card(self, persons: Sequence[int], later: Sequence[int]) -> None:
        stages = stages_of(self.state)
        parts = [self._part(person, stages, more=person in later) for person in persons]
        self.cards.append(list(parts))
        parts.sort(key=lambda part: part.person == self._last)
        for stage in range(DONE):
            if stage in (MOVE, AGAIN):
                self._moves([line for part in parts for line in part.lines if line.stage == stage])
                if stage == MOVE:
                    self._note_unmoved()
            elif stage == ORDER:
                for part in parts:
                    for line in part.lines:
                        if line.stage == stage:
                            self._attempt(line, self._order)
                self._note_spare(parts)
            else:
                self._battles(parts)
            self._pause(parts, stage)
            self._close(stage, parts)
        self._pause(parts, DONE)

    def _part(self, person: int, stages: Sequence[int], *, more: bool) -> Part:
        """The lines for this card: up to what can only belong to his next one."""
        waiting = self._waiting.setdefault(person, [])
        return part_of(self.state, person, waiting, stages, more=more)

    def _pause(self, parts: Sequence[Part], stage: int) -> None:
        """Remember the position for those who have come to this step and no further."""
        top = stage_of(self.state.pending[-1])
        for part in parts:
            known = self._stands.get(part.person)
            if known is not None and known.stage != DONE:
                continue
            if stage == DONE or (part.stage <= stage and top == stage):
                battles = self._fought_by.get(part.person) if stage == BATTLE else None
                before = 0 if part.lines else self._open_before(part)
                self._stands[part.person] = Stand(self.state, stage, battles, dict(self.ordered), before)

    def _open_before(self, part: Part) -> int:
        for parts in reversed(self.cards[:-1]):
            for one in parts:
                if one.person == part.person:
                    return one.left
        return 0

    def _close(self, stage: int, parts: Sequence[Part]) -> None:
        while self.state.winner is None and stage_of(self.state.pending[-1]) <= stage:
            refusal = self._tries.once(why_not, self.state, END)
            if refusal is not None:
                for part in parts:
                    self.stuck.setdefault(part.person, Refused(refusal))
                    if part.person not in self._stands:
                        self._stands[part.person] = Stand(self.state, stage, None, dict(self.ordered))
                self.state = self._tries.once(whatif.card_done, self.state)
                return
            self.state = self._tries.once(whatif.unrolled, self.state, END).state

    # -- lines -------------------------------------------------------------------------------------------

    def _attempt(self, line: Line, doing: Callable[[Line, Action], None]) -> None:
        """Try every action of a line; what is wrong is kept with it."""
        before = self.state

        def all_of_it() -> None:
            for action in read(line.text, before):
                doing(line, action)

        line.error = fault_of(all_of_it)
        if line.error is None:
            line.done = True
        else:
            self.state = before
        self._faults[line.person][line.number] = line.error

    def _order(self, line: Line, action: Action) -> None:
        if isinstance(action, OrderUnit):
            state = self.state
            unit = state.units.get(action.unit)
            owner = self.ordered.get(unit.id) if unit is not None else None
            if owner is not None and owner != line.person and unit is not None and unit.id in state.deeds:
                raise UserError("drafted-by-other", hex=state.battle.board.names[action.unit], person=owner)
            self._crew.check_unit(state, line.person, action, self.ordered)
        if isinstance(action, Choose):
            self._weighed.setdefault(line.person, {})[line.number] = weighed(self.state, action)
        self._do(line, action)
        if isinstance(action, OrderUnit):
            unit = self.state.units[action.unit]
            self.ordered[unit.id] = line.person
            self._starts[unit.id] = action.unit
            self.drawn.append(Drawn("order", line.person, (action.unit,), action.unit))
        elif isinstance(action, Choose):
            self.drawn += [Drawn("choose", line.person, (h,), h) for h in action.hexes]

    def _moves(self, waiting: list[Line]) -> None:
        """Everybody's moves: who is in the way of another goes first, whoever it is."""
        path, before = [self.state], -1
        while waiting and len(waiting) != before:
            before = len(waiting)
            for line in waiting:
                self._attempt(line, self._move)
                if line.done:
                    self._leaves.setdefault(line.person, {})[line.number] = left_by(
                        line.text, path[-1], self.state
                    )
                path.append(self.state)
            waiting = [line for line in waiting if not line.done]
        self._lapses += lapsed(path)

    def _note_spare(self, parts: Sequence[Part]) -> None:
        if not isinstance(self.state.pending[-1], OrderUnits):
            return
        for part in parts:
            if part.lines and part.stage > ORDER and not part.ordered:
                legal = [
                    one for one in self._addable(part.person, self.state, self.ordered) if one.verb == "order"
                ]
                units = tuple([one.unit for one in legal])
                self._spare[part.person] = Spare(to_order(self.state, legal), units)

    def _note_unmoved(self) -> None:
        if not isinstance(self.state.pending[-1], MoveUnits):
            return
        for h in dict.fromkeys(one.way[0] for one in legal_actions(self.state) if isinstance(one, MoveUnit)):
            person = self._crew.handler(self.state, h, self.ordered)
            self.unmoved.setdefault(person, []).append(h)

    def _move(self, line: Line, action: Action) -> None:
        if not isinstance(action, MoveUnit):
            self._do(line, action)
            return
        h = action.way[0]
        unit = self.state.units.get(h)
        self._crew.check_unit(self.state, line.person, action, self.ordered)
        self._do(line, action)
        if unit is not None:
            self.drawn.append(Drawn("move", line.person, action.way, self._starts.get(unit.id, h)))

    def _battles(self, parts: Sequence[Part]) -> None:
        for part in parts:
            battles = DraftedBattles.of(self._tries, self.state, self._crew, self.ordered, part.person)
            self._fought_by[part.person] = battles
            for line in part.lines:
                if line.stage == BATTLE:
                    self._attempt(line, battles.add)
            for h, at, dice in battles.arrows:
                self.drawn.append(Drawn("attack", part.person, (h, at), h, dice))
            self._weighed.setdefault(part.person, {}).update(battles.weighed)
            self._sheds.setdefault(part.person, {}).update(battles.sheds)
            self._leaves.setdefault(part.person, {}).update(battles.leaves)
            self.overruns.setdefault(part.person, []).extend(battles.overruns)
            self.undrafted.setdefault(part.person, []).extend(battles.undrafted())

    def _do(self, line: Line, action: Action) -> None:
        state, once = self.state, self._tries.once
        refusal = once(why_not, state, action)
        if refusal is not None:
            raise refused(refusal, action, state)
        asked = line.stage == ORDER and not isinstance(action, OrderUnit)
        try:
            after = once(whatif.hoped_for if asked else whatif.unrevealed, state, action)
        except whatif.ChanceSpeaks:
            after = once(whatif.without_chance, state, action)
        if not asked and to_act(after) not in (self._crew.side, None):
            after = once(whatif.without_chance, state, action)
        self.state = after
