"""Carrying out what the members of a team have drafted: one after the other, as far as nobody else must be asked.

Card by card in the order dealt; in a card everybody's orders, then the moves, then the planned battles. What chance
has made impossible is left out and handed back. While the other side is asked, the rest stays in the drafts and goes
on by itself with the answer.
"""

from __future__ import annotations

from typing import Literal

from bot.errors import Refused, told
from bot.facts.clock import Question
from bot.facts.drafted import LineLeft
from bot.facts.memo import CarryOut, Laid
from bot.facts.news import LeftOut
from bot.game.acting.doing import GROUND, closed_before, do, left_out, wrong_with
from bot.game.acting.laying import comes_first, is_through, take_up, with_carry_out
from bot.game.drafting.parts import AGAIN, BATTLE, DONE, MOVE, ORDER, Line, Part, part_of, stage_of, stages_of
from bot.game.reactions import standing
from bot.game.reactions.standing import Draw
from bot.game.side import teams
from bot.game.side.crews import Crew, Ordered, fighters, is_ready, ordered_by, scope, to_come
from bot.game.table.live import Change, Step
from bot.store.seats import DraftRow
from engine import Action, GameState, Side, legal_actions, parse, to_act, whatif
from engine.actions import END, PASS, ROLL, STAY, Attack, MoveUnit
from engine.frames import Advance, Battles, MoveUnits, OrderUnits, PlayCombat, RetreatUnit, RollForOrders
from engine.lines import read
from engine.notation import described
from engine.onward import fights_on
from engine.play import why_not
from engine.types import HexId, UnitId

Left = tuple[LineLeft, ...]


def run(change: Change, side: Side, draw: Draw) -> tuple[Question | None, Left]:
    """Carry the drafts of a side out, until they are done or the other side is asked."""
    return _Run(change, side, draw).all()


def go_on(change: Change, ask: Question | None, draw: Draw) -> Question | None:
    """Go on with what had to wait for the other side's answer; what is left out is told to its side."""
    state, known = change.state, change.memo.team.carry_out
    assert state is not None
    if ask is not None or known is None or known.status == "done" or known.turn != state.turn.number:
        return ask
    side = known.side
    if to_act(state) != side:
        return ask
    if known.status == "again":
        if not is_through(change):
            return ask
        known = take_up(change, known)
    crew, rows = teams.crew_after(change, side), change.now_drafted
    if known.status != "running" and not all(is_ready(rows, one, side) for one in crew.concerned(state)):
        return ask
    ask, left = run(change, side, draw)
    tell_left(change, side, left)
    return ask


def tell_left(change: Change, side: Side, left: Left) -> None:
    """Tell a side in its place what of its plan was left out."""
    if left:
        change.say(LeftOut(side, tuple(left)))


class _Run:
    """One run through the drafts of a side."""

    def __init__(self, change: Change, side: Side, draw: Draw) -> None:
        self._change = change
        self._side = side
        self._draw = draw
        self._waiting: dict[int, list[tuple[int, str]]] = {
            person: list(enumerate(draft.lines))
            for (person, whose), draft in change.now_drafted.items()
            if whose == side
        }
        self._parts: list[Part] = []
        #: Cards still to come when these parts were taken: with the next card it is one less.
        self._card: int | None = None
        self._left: list[LineLeft] = []
        #: By hex from which somebody has battled: how often he may yet, what has been told of as lost taken off. And
        #: the hexes that would have been entered by advancing.
        self._owed: dict[int, int] = {}
        self._ground: set[int] = set()
        self._at: Line | None = None
        #: Units of which a planned attack has fallen away, before the other side was asked, too.
        self._fallen: set[UnitId] = set()
        #: Units whose overrun has been let be, and who has said what he battles before some of it was carried out.
        self._waived: set[UnitId] = set()
        self._said: set[int] = set()
        known = change.memo.team.carry_out
        if known is not None and known.turn == self._state.turn.number:
            self._fallen.update(known.fallen)
            self._waived.update(known.waived)
            self._said.update(known.done)

    def all(self) -> tuple[Question | None, Left]:
        """Until it is done, or the other side is asked."""
        while True:
            state = self._state
            if to_act(state) is None or state.turn.side != self._side:
                self._finish(None)
                return None, tuple(self._left)
            crew = teams.crew_after(self._change, self._side)
            if scope(state) is None:
                self._finish("done")
                return None, tuple(self._left)
            self._take(state, crew)
            doing = self._next(state, crew)
            if doing is None and comes_first(state, self._waived):
                self._lay_aside(state)
                return None, tuple(self._left)
            if doing is None:
                self._finish("done")
                return None, tuple(self._left)
            ask = self._do(*doing)
            if ask is not None:
                self._wait()
                return ask, tuple(self._left)

    @property
    def _state(self) -> GameState:
        assert self._change.state is not None
        return self._change.state

    @property
    def _last_step(self) -> Step | None:
        return self._change.steps[-1] if self._change.steps else None

    def _take(self, state: GameState, crew: Crew) -> None:
        """The parts of the card in play."""
        coming = to_come(state)
        if self._card == len(coming):
            return
        for part in self._parts:
            for line in part.lines:
                self._leave(line, None)
        self._card = len(coming)
        later = {crew.at(one.dealt.general) for one in coming}
        now = crew.concerned_now(state)
        stages = stages_of(state)
        self._parts = [
            part_of(state, person, self._waiting.setdefault(person, []), stages, more=person in later)
            for person in now
        ]

    # -- what comes next ---------------------------------------------------------------------------------

    def _next(self, state: GameState, crew: Crew) -> tuple[Action, int] | None:
        """The next action and whose it is; None: what follows is played live."""
        top = state.pending[-1]
        who = self._parts[0].person if self._parts else crew.commander
        match top:
            case OrderUnits():
                return self._line(state, ORDER) or (END, who)
            case MoveUnits():
                if top.round > 1:
                    return self._line(state, AGAIN, any_order=True) or self._again(state, crew, who)
                return self._line(state, MOVE, any_order=True) or (END, who)
            case Battles():
                if comes_first(state, self._waived):
                    return self._overrun(state)
                return self._line(state, BATTLE) or self._battles_over(state, crew, who)
            case Advance():
                return self._ground_taken(state, crew)
            case RetreatUnit():
                line = standing.retreat_line(self._change.live, state, ask="cover")
                return parse(line or "", state.battle.board), crew.answers(state, self._ordered(state))
            case RollForOrders():
                return self._line(state, ORDER) or (ROLL, who)
        if stage_of(top) == ORDER and not isinstance(top, PlayCombat):
            ordered = self._line(state, ORDER)
            if ordered is not None:
                return ordered
        legal = legal_actions(state)
        return next((one for one in (PASS, END) if one in legal), legal[0]), who

    def _line(self, state: GameState, stage: int, *, any_order: bool = False) -> tuple[Action, int] | None:
        """The first line of a step that is possible; those before it are left out, or (`any_order`) tried again."""
        for part in self._parts:
            for line in self._in_turn(state, part):
                if line.stage != stage or line.done:
                    continue
                action, wrong = self._tried(state, line)
                if action is not None:
                    return action, line.person
                if not any_order:
                    self._leave(line, wrong)
        if any_order:
            self._leave_all(state, stage)
        return None

    def _overrun(self, state: GameState) -> tuple[Action, int] | None:
        """What is planned for armor on the ground it has just taken; None: its general is asked, before the battle of
        another unit takes it from him."""
        at = fights_on(state)
        assert at is not None
        unit = state.battle.board.names[at]
        for line in [line for part in self._parts for line in part.lines]:
            if line.stage == BATTLE and not line.done and _attacks(line, unit):
                action, wrong = self._tried(state, line)
                if action is not None:
                    return action, line.person
                self._leave(line, wrong)
        return None

    def _in_turn(self, state: GameState, part: Part) -> list[Line]:
        """Lines as they were planned; but a unit that may battle twice does so before another one (TURN-04)."""
        top = state.pending[-1]
        h = state.where(top.current) if isinstance(top, Battles) and top.current is not None else None
        if h is None or not whatif.battles_left(state, h):
            return part.lines
        unit = state.battle.board.names[h]
        return sorted(part.lines, key=lambda line: not _attacks(line, unit))

    def _tried(self, state: GameState, line: Line) -> tuple[Action | None, Exception | None]:
        """The next single action of a line, or what is wrong with it."""
        found: list[Action] = []
        wrong = wrong_with(lambda: found.append(self._action(state, line)))
        return (None, wrong) if wrong is not None else (found[0], None)

    def _action(self, state: GameState, line: Line) -> Action:
        """The next single action of a line. Raises if it is not possible."""
        actions = read(line.text, state)
        given = len(actions) - line.rest if line.rest else 0
        action = actions[given]
        refusal = why_not(state, action)
        if refusal is not None:
            raise Refused(refusal)
        line.rest = len(actions) - given - 1
        line.done = not line.rest
        self._at = line
        if isinstance(action, Attack):
            self._owed[action.unit] = whatif.battles_left(state, action.unit) - 1
            self._ground.add(action.target)
        return action

    def _leave_all(self, state: GameState, stage: int) -> None:
        for part in self._parts:
            for line in part.lines:
                if line.stage == stage and not line.done:
                    _, wrong = self._tried(state, line)
                    if wrong is not None:
                        self._leave(line, wrong)

    def _leave(self, line: Line, error: Exception | None) -> None:
        """Leave a line out; told unless it was only meant for a case that has not come."""
        if line.done:
            return
        line.done = True
        if described(line.text).verb in GROUND:
            return
        said = described(line.text)
        h = self._state.battle.board.by_name.get(said.unit) if said.verb == "attack" else None
        if line.stage == BATTLE and h is not None:
            unit = self._state.units.get(h)
            mine = unit is not None and unit.side == self._side
            if unit is not None and mine:
                self._fallen.add(unit.id)
            if self._owed.get(h) == 0 or (h in self._ground and not mine):
                return
            if h in self._owed:
                self._owed[h] -= 1
            error = error or closed_before(self._change, line.text, self._last_step)
        why = told(error, game=self._change.live.row.id) if error is not None else None
        self._left += left_out([line.text], why, line.person)

    def _ground_taken(self, state: GameState, crew: Crew) -> tuple[Action, int]:
        """Take ground as planned behind the attack; without a word the unit stays where it is."""
        person = crew.answers(state, self._ordered(state))
        if self._at is not None:
            for part in self._parts:
                place = part.lines.index(self._at) + 1 if self._at in part.lines else 0
                if place and place < len(part.lines) and described(part.lines[place].text).verb in GROUND:
                    part.lines[place].done = True
                    return parse(part.lines[place].text, state.battle.board), person
        return STAY, person

    def _battles_over(self, state: GameState, crew: Crew, who: int) -> tuple[Action, int] | None:
        """All planned battles are fought. In Overlord that is all; else whoever has planned none fights live, and
        whoever has a unit left whose planned attack fell away."""
        if state.battle.overlord:
            return END, who
        able = self._fallen_able(state)
        again = {crew.handler(state, h, self._ordered(state)) for h in able}
        done = [
            part.person
            for part in self._parts
            if part.person not in again and (part.person in self._said or _says_battles(part))
        ]
        memo = with_carry_out(self._change.memo, self._now("done")._replace(done=tuple(done)))
        if not fighters(crew, state, memo):
            return END, who
        self._change.memo = memo
        names = {state.battle.board.names[h] for h in able}
        self._left = [one._replace(still=described(one.line).unit in names) for one in self._left]
        return None

    def _again(self, state: GameState, crew: Crew, who: int) -> tuple[Action, int] | None:
        """A second move that nobody has planned is made live, as by one person alone: only after the battle is known
        what it is good for. Whoever has closed this step has said that it is not made."""
        able = [one.way[0] for one in legal_actions(state) if isinstance(one, MoveUnit)]
        movers = {crew.handler(state, h, self._ordered(state)) for h in able}
        closed = {part.person for part in self._parts if part.stage == DONE}
        return None if movers - closed else (END, who)

    def _fallen_able(self, state: GameState) -> set[HexId]:
        """Where units stand that may battle although what was planned for them has become impossible."""
        units = {one.unit for one in legal_actions(state) if isinstance(one, Attack)}
        return {h for h in units if state.units[h].id in self._fallen}

    # -- doing -------------------------------------------------------------------------------------------

    def _do(self, action: Action, person: int) -> Question | None:
        if isinstance(action, MoveUnit):
            self._at = None
        return do(self._change, action, self._side, person, self._draw)

    def _ordered(self, state: GameState) -> Ordered:
        return ordered_by(self._change.memo, state.turn.number)

    def _now(self, status: Literal["running", "done", "again"]) -> CarryOut:
        known = CarryOut(self._state.turn.number, self._side, status, fallen=tuple(sorted(self._fallen)))
        return known._replace(waived=tuple(sorted(self._waived)))

    def _finish(self, status: Literal["done"] | None) -> None:
        """Nothing of the drafts is left to carry out."""
        for part in self._parts:
            for line in part.lines:
                self._leave(line, None)
        for whose, draft in self._change.now_drafted.items():
            if whose[1] == self._side:
                self._change.drafts[whose] = DraftRow(draft.person, draft.side, self._change.revision, ())
        known = self._change.memo.team.carry_out
        if status is None:
            self._change.memo = with_carry_out(self._change.memo, None)
        elif known is None or known.turn != self._state.turn.number or known.status != status:
            self._change.memo = with_carry_out(self._change.memo, self._now(status))

    def _wait(self) -> None:
        """The rest stays in the drafts until the other side has answered."""
        rows = self._change.now_drafted
        for person, kept in self._rest().items():
            known = rows.get((person, self._side))
            if known is not None:
                self._change.drafts[(person, self._side)] = DraftRow(
                    person, self._side, self._change.revision, kept, True, known.editor
                )
        self._change.memo = with_carry_out(self._change.memo, self._now("running"))

    def _lay_aside(self, state: GameState) -> None:
        """The rest is kept apart until a unit has been moved: whoever moves it drafts that by itself. It may battle
        where it comes to (CM-DES-2), whatever was planned for it."""
        said = {part.person for part in self._parts if _says_battles(part)} | self._said
        moved = {state.units[one.way[0]].id for one in legal_actions(state) if isinstance(one, MoveUnit)}
        self._fallen |= moved
        rest = tuple(Laid(*one) for one in self._rest().items())
        for whose, draft in self._change.now_drafted.items():
            if whose[1] == self._side:
                self._change.drafts[whose] = DraftRow(draft.person, draft.side, self._change.revision, ())
        self._change.memo = with_carry_out(
            self._change.memo, self._now("again")._replace(rest=rest, done=tuple(sorted(said)))
        )

    def _rest(self) -> dict[int, tuple[str, ...]]:
        """What of everybody's draft is not carried out yet."""
        rests: dict[int, tuple[str, ...]] = {}
        for person, rest in self._waiting.items():
            part = next((one for one in self._parts if one.person == person), None)
            kept = [line.text for line in part.lines if not line.done] if part is not None else []
            if part is not None and rest:
                kept += ["end"] * len(stages_of(self._state))
            rests[person] = (*kept, *[text for _, text in rest])
        return rests


def _says_battles(part: Part) -> bool:
    """Whether a general has planned what he battles, or that he does not: of the others each fights live."""
    return part.stage == DONE or any(line.stage == BATTLE for line in part.lines)


def _attacks(line: Line, unit: str) -> bool:
    """Whether it is an attack of the unit in that hex."""
    told = described(line.text)
    return told.verb == "attack" and told.unit == unit
