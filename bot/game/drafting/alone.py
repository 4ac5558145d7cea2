"""The draft of one member by himself, line by line; his battles are fought live."""

from __future__ import annotations

from collections.abc import Mapping, Set
from itertools import pairwise
from typing import ClassVar

from bot.errors import Refused, UserError
from bot.facts.drafted import LeftBehind, OpenStep, Spare
from bot.game.drafting.gone import refused
from bot.game.drafting.leaving import left_by
from bot.game.drafting.rehearsal import Drafts, Legal, Lines, Rehearsal, Stand
from bot.game.side import teams
from bot.game.side.crews import Crew, ordered_by, to_come
from bot.game.table.live import Live
from bot.game.table.tries import Here, fault_of
from engine import (
    Action,
    EngineError,
    GameState,
    PlayerView,
    Side,
    decision,
    parse,
    to_act,
    whatif,
)
from engine.actions import END, MoveUnit
from engine.frames import MoveUnits, OrderUnits
from engine.hindsight import LastAction, in_its_step, why_not_after
from engine.lapses import Lapse, lapsed
from engine.lines import closes_first, read, walk
from engine.notation import ActionView, described
from engine.outlook import targets_beside, to_order, undug, weighed
from engine.play import why_not
from engine.rules.meanwhile import meanwhile
from engine.types import HexId
from engine.view import legal_for, shown
from engine.whatif import STEPS_OF_A_CARD, ChanceSpeaks

#: Lines that are prepared even if they roll or end the turn by themselves (targets, the last move, a card that orders
#: nobody): to play a card, to choose or to move is never to confirm.
PREPARED = ("play", "order", "move", "choose")
#: Those that are prepared if they do no more than end the turn by themselves: without dice a deed can be taken back,
#: whoever is the last that could act. All others are pressed to see what they bring.
_DEEDS = ("clear", "use", "advance", "stay")


class Alone(Rehearsal):
    """The drafts of a side of which each is one by itself."""

    several: ClassVar[bool] = False

    def __init__(self, live: Live, crew: Crew, drafts: Drafts) -> None:
        self._start, ahead = _start(live, crew.side)
        super().__init__(live, crew, drafts, ahead=ahead)
        self._drafts = drafts
        #: The position before each line that chooses hexes, by its number.
        self._before: dict[int, dict[int, GameState]] = {}
        #: The positions his draft leads through, without what a last line closes by itself.
        self._path: dict[int, list[GameState]] = {}

    def weighed(self, person: int) -> Mapping[int, tuple[ActionView, ...]]:
        """What a card is to strike, chosen and not yet rolled."""
        self.stand(person)
        lines, before = self._drafts.get(person, ()), self._before.get(person, {})
        return {number: weighed(state, read(lines[number], state)[0]) for number, state in before.items()}

    def beside(self, person: int) -> Mapping[int, Spare]:
        """What a card could strike beside the targets chosen."""
        self.stand(person)
        lines, before = self._drafts.get(person, ()), self._before.get(person, {})
        return {number: targets_left(state, lines[number]) for number, state in before.items()}

    def leaves(self, person: int) -> Mapping[int, tuple[LeftBehind, ...]]:
        """What each line takes from the hexes that units leave."""
        self.stand(person)
        path = self._path.get(person, [])
        lines = self._drafts.get(person, ())
        # What a last line closes is not in its position: behind that stands what it moves.
        ends = [*path[1 : len(lines)], path[-1]] if lines else []
        pairs = zip(lines, path, ends, strict=False)
        return {number: left_by(line, here, end) for number, (line, here, end) in enumerate(pairs)}

    def undug(self, person: int) -> Mapping[int, tuple[str, ...]]:
        """The units that each line orders to dig in and that can put nothing down."""
        self.stand(person)
        path = zip(self._drafts.get(person, ()), self._path.get(person, ()), strict=False)
        return {number: undug_by(line, here) for number, (line, here) in enumerate(path)}

    def lapsed(self, person: int) -> tuple[Lapse, ...]:
        """Units that lose their last target by his draft."""
        self.stand(person)
        return lapsed(self._path.get(person, ()))

    def spare(self, person: int) -> Spare:
        """Orders that his draft leaves unused, and who could have them: those still open where it closes the order
        step."""
        stand = self.stand(person)
        path = self._path.get(person, ())
        for before, after in pairwise(path):
            if isinstance(before.pending[-1], OrderUnits) and not isinstance(after.pending[-1], OrderUnits):
                # The line that closes the step may be the last order itself.
                return unordered(before, self._crew.side, {deed.start for deed in after.deeds.values()})
        if stand.last is not None and isinstance(stand.state.pending[-1], OrderUnits):
            # What is kept untried as the last line closes it, too.
            last = described(stand.last)
            named = stand.state.battle.board.by_name
            given = last.hexes if last.verb == "order" else ()
            return unordered(stand.state, self._crew.side, {named[at] for at in given})
        return Spare()

    def roster(self, person: int) -> tuple[str, ...]:
        """The units that could be ordered when the open order step began."""
        if not isinstance(self.stand(person).state.pending[-1], OrderUnits):
            return ()
        began = next(state for state in self._path[person] if isinstance(state.pending[-1], OrderUnits))
        legal = _his(self._live, began, person, self._crew.side, legal_for(began, self._crew.side))
        return tuple([one.unit for one in legal if one.verb == "order"])

    def board(self, commander: int) -> PlayerView:
        """The board after the commander's draft."""
        return self._seen(self.stand(commander))

    def left(self, person: int) -> tuple[tuple[OpenStep, ...], bool]:
        """The steps of the card that `end` still closes, and whether the turn ends with the last."""
        live, side = self._live, self._crew.side
        legal, stand = self.view(person).legal, self.stand(person)
        if self.ahead:
            return (), False
        if not legal:
            return (), stand.last is not None and ends_with(stand.state, stand.last)
        steps, ends = steps_left(live, stand.state, person, side, legal)
        # Whoever fights live beside others is only done himself.
        return steps, ends and teams.phase(live, side) != "battle"

    def closers(self, person: int) -> Lines:
        """One card only: it closes with its lines."""
        return ()

    def _stand(self, person: int) -> Stand:
        """One line after the other; those that fail are passed over. Lines that stood there before have been tried."""
        live, walked, here = self._live, self._live.tries.walked, Here(self._start)
        ordered = ordered_by(live.row.memo, here.state.turn.number)
        # Besides the board: who may do what, and whom the game waits for.
        held = tuple(ordered.items()), live.row.memo.team.carry_out, live.row.facts.awaited
        lines = tuple(self._drafts.get(person, ()))
        faults: list[Exception | None] = []
        before = self._before.setdefault(person, {})
        path = self._path[person] = [here.state]
        for number, line in enumerate(lines):
            key = (self._crew, *held, person, lines[: number + 1])
            state, here = here.state, walked.keep(key, walked.get(key) or self._after(person, here, line))
            faults.append(here.fault)
            path.append(here.state)
            if here.fault is None and described(line).verb == "choose":
                before[number] = state
        self._faults[person] = faults
        if here.last is not None and isinstance(here.state.pending[-1], MoveUnits):
            path += [
                whatif.moved(here.state, one)
                for one in read(here.last, here.state)
                if isinstance(one, MoveUnit)
            ]
        return Stand(here.state, None, None, ordered, last=here.last)

    def _after(self, person: int, here: Here, line: str) -> Here:
        """Where one more line leads, or what is wrong with it."""
        live, state = self._live, here.state
        if here.last is not None:
            too_late = late(live, state, here.last, line)
            return Here(state, here.last, too_late or UserError("needs-confirm", line=here.last))
        after = [state]
        try:
            fault = fault_of(lambda: after.append(line_on(live, state, person, self._crew.side, line)))
        except ChanceSpeaks:
            if prepared(state, line):
                return Here(state, line)
            return Here(state, None, UserError("needs-confirm", line=line))
        return Here(after[-1], None, fault)

    def _legal(self, person: int, stand: Stand, view: PlayerView) -> Legal:
        side = self._crew.side
        return _his(self._live, stand.state, person, side, view.legal or _beside(stand.state, side))


def targets_left(before: GameState, line: str) -> Spare:
    """What a card could strike beside the targets that a line chooses."""
    number, hexes = targets_beside(before, read(line, before)[0])
    return Spare(number, tuple([before.battle.board.names[h] for h in hexes]))


def undug_by(line: str, before: GameState) -> tuple[str, ...]:
    """The units that a line orders to dig in and that can put nothing down."""
    said, board = described(line), before.battle.board
    if said.verb != "order":
        return ()
    return tuple([board.names[h] for h in undug(before, [board.by_name[at] for at in said.hexes])])


def unordered(before: GameState, side: Side, given: Set[HexId]) -> Spare:
    """What is left of the orders of a step that closes when the units of these hexes have theirs."""
    legal = legal_for(before, side)
    names, had = before.battle.board.by_name, {deed.start for deed in before.deeds.values()}
    units = tuple([one.unit for one in legal if one.verb == "order" and names[one.unit] not in given])
    left = max(0, to_order(before, legal) - len(given - had))
    return Spare(left, units) if left else Spare()


def _beside(state: GameState, side: Side) -> Legal:
    """The attacks that go on while the other side chooses a way back."""
    if state.turn.side != side or to_act(state) in (side, None):
        return ()
    return tuple([shown(attack, state.battle.board) for attack in meanwhile(state)])


def _start(live: Live, side: Side) -> tuple[GameState, bool]:
    """The state a draft of a side starts from: now, or the beginning of its next turn as far as one can tell."""
    state = live.board
    if state.turn.side == side or state.winner is not None:
        return state, False
    return live.tries.once(whatif.next_turn, state, side), True


def line_on(live: Live, state: GameState, person: int, side: Side, line: str) -> GameState:
    """One line on the private copy. Raises ChanceSpeaks, UserError or EngineError."""
    last: LastAction | None = None

    def do(here: GameState, action: Action, following: Action | None) -> GameState:
        nonlocal last
        # The unit before may have closed the step: then that is not what is wrong with this one.
        refusal = None if last is None else why_not_after(here, action, last)
        if refusal is not None:
            raise refused(refusal, action, here)
        if action != END:
            last = LastAction(here, action)
        try:
            return _action_on(live, here, person, side, action)
        except ChanceSpeaks:
            if following is not None and last is not None:
                # Orders roll nothing: with this unit the turn has ended by itself.
                raise _behind(last, following) or UserError("turn-over") from None
            raise

    return walk(line, state, do, lambda here, action: live.tries.once(why_not, here, action))


def late(live: Live, state: GameState, last: str, line: str) -> Refused | None:
    """What is wrong with a line behind one that ends the turn by itself, as far as nothing is rolled.

    None: that is not known before the last line is confirmed, or nothing is wrong.
    """
    try:
        (done,) = read(last, state)
        while closes_first(state, done):
            state = live.tries.once(whatif.unrolled, state, END).state
        return _behind(LastAction(state, done), read(line, state)[0])
    except (ChanceSpeaks, EngineError, ValueError):
        return None


def prepared(state: GameState, line: str) -> bool:
    """Whether a line at which chance speaks waits for its confirmation, as the last one of a draft."""
    verb = described(line).verb
    return verb in PREPARED or (verb in _DEEDS and ends_with(state, line))


def ends_with(state: GameState, last: str) -> bool:
    """Whether the turn is over with this line, as far as nothing is rolled."""
    try:
        actions, here = read(last, state), state
        while closes_first(here, actions[-1]):
            actions, here = [END, *actions], whatif.unrolled(here, END).state
    except (ChanceSpeaks, EngineError, ValueError):
        return False
    return whatif.ends_turn(state, actions)


def _behind(last: LastAction, action: Action) -> Refused | None:
    """What is wrong with an action in the step that the last one has closed, as far as nothing is rolled."""
    try:
        refusal = in_its_step(action, last, whatif.NoDice())
    except ChanceSpeaks:
        return None
    return None if refusal is None else Refused(refusal)


def _action_on(live: Live, state: GameState, person: int, side: Side, action: Action) -> GameState:
    if to_act(state) != side:
        raise UserError("not-your-turn", side=to_act(state), persons=list(live.row.facts.awaited))
    refusal = live.tries.once(why_not, state, action)
    teams.check_card(live, side, person, refusal)
    teams.check(live, state, person, side, action, ordered_by(live.row.memo, state.turn.number))
    if refusal is not None:
        raise refused(refusal, action, state)
    after = live.tries.once(whatif.unrolled, state, action).state
    if after.undo_floor > state.undo_floor or to_act(after) != side:
        raise ChanceSpeaks
    return after


def steps_left(
    live: Live, state: GameState, person: int, side: Side, legal: Legal
) -> tuple[tuple[OpenStep, ...], bool]:
    """The steps of the card that `end` still closes, one after the other, and whether the turn ends with the last.

    `legal` is what he may do in the first; what follows the orders is asked when they are given.
    """
    open_steps: list[OpenStep] = []
    cards = to_come(state)
    while isinstance(state.pending[-1], STEPS_OF_A_CARD) and state.pending[-1].owner == side:
        here = allowed(live, state, person, side) if open_steps else legal
        open_steps.append(OpenStep(decision(state), here))
        orders = isinstance(state.pending[-1], OrderUnits)
        try:
            state = _action_on(live, state, person, side, END)
        except ChanceSpeaks:
            return tuple(open_steps), True
        except UserError:
            break
        if orders or to_come(state) != cards:
            break
    return tuple(open_steps), False


def asks(live: Live, side: Side) -> bool:
    """Whether a side is asked something in the other one's turn; that has nothing to do with the plan for its own."""
    state = live.board
    return live.row.status == "running" and to_act(state) == side != state.turn.side


def answers(live: Live, person: int, side: Side) -> Legal:
    """What a person may answer to the question his side is asked; nothing where none is, or where it is not his."""
    if not asks(live, side):
        return ()
    return _his(live, live.board, person, side, live.view(side).legal)


def allowed(live: Live, state: GameState, person: int, side: Side) -> Legal:
    """What a person may do next in this state: in a team, what is his to do."""
    return _his(live, state, person, side, legal_for(state, side))


def _his(live: Live, state: GameState, person: int, side: Side, legal: Legal) -> Legal:
    if not legal or not teams.crew(live, side).several:
        return legal
    if teams.phase_in(live, state, side) == "act":
        # The card is for several: it is confirmed first, then each drafts his own part.
        return ()
    ordered = ordered_by(live.row.memo, state.turn.number)
    mine = []
    for one in legal:
        action = parse(one.notation, state.battle.board)
        try:
            teams.check(live, state, person, side, action, ordered)
        except UserError:
            continue
        mine.append(one)
    return tuple(mine)
