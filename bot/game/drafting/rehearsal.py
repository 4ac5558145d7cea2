"""The drafts of all members of a team tried together, before anything is rolled (journey.md 2.4, 2.5).

Each card is tried by itself on a copy of the game: first everybody's orders, then their moves in whatever order
lets them pass each other, then the planned battles, which are only looked at: every one against the position after
all moves. In Overlord the next general's card follows on what those before him leave, as if no die were rolled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn

from bot.errors import Refused, UserError
from bot.game.drafting.battleplan import BattlePlan
from bot.game.drafting.parts import (
    AGAIN,
    BATTLE,
    BELOW,
    DONE,
    MOVE,
    ORDER,
    Line,
    Part,
    part_of,
    stage_of,
    stages_of,
)
from bot.game.drafting.trying import ChanceSpeaks, NoDice, unrevealed
from bot.game.side.crews import Crew, Ordered, to_come
from engine import Action, EngineError, GameState, apply, to_act
from engine.actions import END, MoveUnit, OrderUnit
from engine.dice import Roll
from engine.frames import Battles, Frame, MoveUnits, OrderUnits, Play
from engine.lines import read
from engine.play import settle, why_not
from engine.types import Face, HexId

_STARS: tuple[Face, ...] = ("star",)


class _Hopeful:
    """Dice for a card that rolls before it orders: what they show is made up, so that something can be planned."""

    def __init__(self) -> None:
        self.rolls: list[Roll] = []

    def roll(self, number: int) -> tuple[Face, ...]:
        return tuple(_STARS[:1] * number)

    def pick(self, number: int) -> int:
        return 0

    def shuffle(self, items: object) -> NoReturn:
        raise ChanceSpeaks


@dataclass(slots=True)
class Drawn:
    """An order, a move or an attack for the picture."""

    kind: str
    person: int
    way: tuple[HexId, ...]
    #: Where the unit stood before anything was drafted.
    start: HexId
    dice: int | None = None


@dataclass(slots=True)
class Stand:
    """The position in which one member goes on with his draft."""

    state: GameState
    stage: int
    plan: BattlePlan | None
    #: Who has drafted which unit.
    ordered: dict[int, int]
    #: Steps of his card before that have closed by themselves and not by a line of his.
    open_before: int = 0


class Rehearsal:
    """All drafts of a side tried together; `last` is whoever has just changed his, so that he is told of a clash."""

    def __init__(
        self,
        crew: Crew,
        state: GameState,
        drafts: Mapping[int, Sequence[str]],
        ordered: Ordered,
        *,
        last: int | None = None,
    ) -> None:
        self._crew = crew
        self._last = last
        self._waiting = {person: list(enumerate(found)) for person, found in drafts.items()}
        self._faults: dict[int, list[Exception | None]] = {
            person: [None] * len(found) for person, found in drafts.items()
        }
        self.drawn: list[Drawn] = []
        self.stands: dict[int, Stand] = {}
        #: Units that could battle and have no attack planned, by person.
        self.unplanned: dict[int, list[HexId]] = {}
        #: Why a card cannot be closed as it is drafted, by person.
        self.stuck: dict[int, Exception] = {}
        self.ordered = dict(ordered)
        #: The parts of each card in its turn, the card in play first.
        self.cards: list[list[Part]] = []
        self._starts: dict[int, HexId] = {}
        self._plans: dict[int, BattlePlan] = {}
        self.state = self._begun(state)
        self._run(state)

    def faults(self, person: int) -> list[Exception | None]:
        """What is wrong with each line of a member."""
        return self._faults.get(person, [])

    # -- cards -------------------------------------------------------------------------------------------

    def _begun(self, state: GameState) -> GameState:
        """The card in play alone, with nothing behind it; what is open with the other side is as good as done."""
        side, pending = self._crew.side, list(state.pending)
        cut = max((at for at, frame in enumerate(pending) if isinstance(frame, BELOW)), default=-1)
        frames = pending[cut + 1 :]
        while frames and (frames[-1].owner != side or not _is_step(frames[-1])):
            if frames[-1].owner == side and frames[-1] is pending[-1]:
                break
            frames.pop()
        return _put(state, [Play(side), *frames])

    def _run(self, real: GameState) -> None:
        crew, side = self._crew, self._crew.side
        coming = to_come(real)
        covers = [frame.dealt.general for frame in coming]
        mine = crew.concerned_now(real)
        cards = [mine, *[(crew.at(general),) if general is not None else () for general in covers]]
        for number, persons in enumerate(cards):
            if number:
                self.state = _settled(self.state, [Play(side), coming[number - 1]])
            if self.state.winner is not None:
                break
            self._card(persons, [person for found in cards[number + 1 :] for person in found])
        for person in self._waiting:
            if self._waiting[person]:
                self._refuse_rest(person)
            if person not in self.stands:
                self.stands[person] = Stand(self.state, DONE, None, self.ordered)

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
            elif stage == ORDER:
                for part in parts:
                    for line in part.lines:
                        if line.stage == stage:
                            self._attempt(line, self._order)
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
            known = self.stands.get(part.person)
            if known is not None and known.stage != DONE:
                continue
            if stage == DONE or (part.stage <= stage and top == stage):
                plan = self._plans.get(part.person) if stage == BATTLE else None
                before = 0 if part.lines else self._open_before(part)
                self.stands[part.person] = Stand(self.state, stage, plan, dict(self.ordered), before)

    def _open_before(self, part: Part) -> int:
        for parts in reversed(self.cards[:-1]):
            for one in parts:
                if one.person == part.person:
                    return one.left
        return 0

    def _close(self, stage: int, parts: Sequence[Part]) -> None:
        while self.state.winner is None and stage_of(self.state.pending[-1]) <= stage:
            refusal = why_not(self.state, END)
            if refusal is not None:
                for part in parts:
                    self.stuck.setdefault(part.person, Refused(refusal))
                    if part.person not in self.stands:
                        self.stands[part.person] = Stand(self.state, stage, None, dict(self.ordered))
                self.state = _put(self.state, list(self.state.pending[:1]))
                return
            self.state = apply(self.state, END, NoDice()).state

    # -- lines -------------------------------------------------------------------------------------------

    def _attempt(self, line: Line, doing: Callable[[Line, Action], None]) -> None:
        """Try every action of a line; what is wrong is kept with it."""
        before = self.state
        try:
            for action in read(line.text, before):
                doing(line, action)
            line.done, line.error = True, None
        except (UserError, EngineError) as error:
            self.state, line.error = before, error
        self._faults[line.person][line.number] = line.error

    def _order(self, line: Line, action: Action) -> None:
        state, crew = self.state, self._crew
        if isinstance(action, OrderUnit):
            unit = state.units.get(action.unit)
            owner = self.ordered.get(unit.id) if unit is not None else None
            name = state.battle.board.names[action.unit]
            if owner is not None and owner != line.person and unit is not None and unit.id in state.deeds:
                raise UserError("drafted-by-other", hex=name, person=owner)
            allowed = crew.may_order(state, action.unit)
            if unit is not None and unit.side == crew.side and line.person not in allowed:
                raise UserError("not-your-section", hex=name, person=allowed[0], side=crew.side)
        self._do(line, action)
        if isinstance(action, OrderUnit):
            unit = self.state.units[action.unit]
            self.ordered[unit.id] = line.person
            self._starts[unit.id] = action.unit
            self.drawn.append(Drawn("order", line.person, (action.unit,), action.unit))

    def _moves(self, waiting: list[Line]) -> None:
        """Everybody's moves: who is in the way of another goes first, whoever it is."""
        while True:
            before = len(waiting)
            for line in waiting:
                self._attempt(line, self._move)
            waiting = [line for line in waiting if not line.done]
            if not waiting or len(waiting) == before:
                return

    def _move(self, line: Line, action: Action) -> None:
        if not isinstance(action, MoveUnit):
            self._do(line, action)
            return
        h = action.way[0]
        unit = self.state.units.get(h)
        self._check(line.person, h)
        self._do(line, action)
        if unit is not None:
            self.drawn.append(Drawn("move", line.person, action.way, self._starts.get(unit.id, h)))

    def _battles(self, parts: Sequence[Part]) -> None:
        for part in parts:
            plan = BattlePlan.of(self.state, self._crew, self.ordered, part.person)
            self._plans[part.person] = plan
            for line in part.lines:
                if line.stage == BATTLE:
                    self._attempt(line, plan.add)
            for h, at, dice in plan.arrows:
                self.drawn.append(Drawn("attack", part.person, (h, at), h, dice))
            self.unplanned.setdefault(part.person, []).extend(plan.unplanned())

    def _check(self, person: int, h: HexId) -> None:
        state, crew = self.state, self._crew
        unit = state.units.get(h)
        if unit is None or unit.side != crew.side:
            return
        owner = crew.handler(state, h, self.ordered)
        if owner != person:
            name = state.battle.board.names[h]
            raise UserError("not-your-section", hex=name, person=owner, side=crew.side)

    def _do(self, line: Line, action: Action) -> None:
        state = self.state
        refusal = why_not(state, action)
        if refusal is not None:
            raise Refused(refusal)
        asked = line.stage == ORDER and not isinstance(action, OrderUnit)
        try:
            after = unrevealed(state, action, _Hopeful() if asked else NoDice())
        except ChanceSpeaks:
            after = _as_if(state, action)
        if asked:
            self.state = after
            return
        self.state = after if to_act(after) in (self._crew.side, None) else _as_if(state, action)


def _is_step(frame: Frame) -> bool:
    return isinstance(frame, (OrderUnits, MoveUnits, Battles))


def _put(state: GameState, frames: Sequence[Frame]) -> GameState:
    """A copy of the game in which only these decisions are open."""
    draft = state.draft()
    draft.pending, draft.legal = list(frames), None
    return draft.freeze()


def _settled(state: GameState, frames: Sequence[Frame]) -> GameState:
    draft = state.draft()
    draft.pending, draft.legal = list(frames), None
    settle(draft, NoDice())
    return draft.freeze()


def _as_if(state: GameState, action: Action) -> GameState:
    """A move whose outcome chance decides, taken as far as it goes without: the unit stands at its end."""
    if not isinstance(action, MoveUnit):
        return state
    draft = state.draft()
    unit = draft.lift(action.way[0])
    top = draft.pending[-1]
    number = top.round if isinstance(top, MoveUnits) else 1
    if not action.leaves:
        draft.put(action.way[-1], unit)
    draft.deeds[unit.id] = draft.deeds[unit.id]._replace(round=number, at=action.way[-1])
    draft.legal = None
    return draft.freeze()
