"""What a computer player does in a game as far as it is for him alone: until chance speaks or another must act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine import whatif
from engine.actions import END, PlayCard, parse, text
from engine.knowledge import Knowledge, seen_by
from engine.lines import walk
from engine.play import to_act
from engine.players import LEVELS, Level
from engine.players.foresight import beside_others, best_of, gained, outcomes, plans_played_on, rated
from engine.players.playouts import winner
from engine.types import SIDES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import Action
    from engine.state import GameState
    from engine.types import Side

#: The seed of whoever advises: he plays no game of his own.
ADVICE: Final = "advice"
#: A card is beaten by so many medals at least, and so many standard errors.
_MUCH: Final = 0.5
_CLEARLY: Final = 3.0
#: What does worse by so many standard errors is not advised.
_DOUBTFUL: Final = 2.0
#: Worlds for a first look at all cards, and to be sure of one.
_LOOK: Final = 12
_SURE: Final = 64


def decide(
    state: GameState, side: Side, level: Level, seed: str, among: tuple[Action, ...] | None = None
) -> Action:
    """One decision, from what the side may know."""
    return LEVELS[level](Knowledge(state, side, among), f"{seed}|{state.ply}")


def until_chance(
    state: GameState, side: Side, level: Level, seed: str, first: Action | None = None
) -> list[str]:
    """The actions of a side, one after the other, the last of them one that rolls, reveals or hands over; perhaps
    beginning with a certain one."""
    lines: list[str] = []
    while to_act(state) == side:
        action = first if first is not None else decide(state, side, level, seed)
        first = None
        lines.append(text(action, state.battle.board))
        try:
            state, _, _ = whatif.unrolled(state, action)
        except whatif.ChanceSpeaks:
            break
        if state.undo_floor == state.ply:
            # Something was shown: what it is, is decided from when it has happened.
            break
    return lines


class Advice(NamedTuple):
    """What a General would do, until chance speaks, and by how many medals that is better than the next best; or than
    what is planned already."""

    lines: tuple[str, ...]
    #: The next best thing to begin with; None: there was nothing else.
    instead: str | None
    gain: float
    #: Its standard error.
    error: float
    #: The plan that it was held against, whole until chance speaks; nothing where there was none.
    planned: tuple[str, ...] = ()
    #: He would do the same.
    agreed: bool = False


def weigh(
    state: GameState,
    side: Side,
    planned: tuple[str, ...],
    worlds: int | None = None,
    *,
    level: Level = "general",
) -> Advice:
    """What he would do instead of a plan for all of it, and by how much that is better; both end in the same worlds."""
    lines = tuple(until_chance(state, side, level, ADVICE))
    his, theirs = _singly(state, lines), _singly(state, planned)
    # The order in which units are named makes no other plan, nor does a step closed by a word.
    if {*his} - {END} == {*theirs} - {END}:
        return Advice(lines, None, 0.0, 0.0, planned, agreed=True)
    better, own = plans_played_on(Knowledge(state, side), (his, theirs), f"weigh|{state.ply}", worlds)
    gain, error = gained(better, own)
    return Advice(lines, None, round(gain, 3), round(error, 3), planned)


def _singly(state: GameState, lines: Iterable[str]) -> tuple[Action, ...]:
    """The single actions of lines, until chance speaks."""
    single: list[Action] = []

    def do(here: GameState, action: Action, _following: Action | None) -> GameState:
        single.append(action)
        return whatif.unrolled(here, action).state

    try:
        for line in lines:
            state = walk(line, state, do)
    except whatif.ChanceSpeaks:
        pass
    return tuple(single)


def advise(state: GameState, side: Side, worlds: int | None = None, *, level: Level = "general") -> Advice:
    """What he does with such a seat, and what that is worth, played on in other worlds than those he chose it by: what
    seemed best of several always looks better than it is. The same for the same view, whatever is hidden."""
    board, knowledge = state.battle.board, Knowledge(state, side)
    lines = until_chance(state, side, level, ADVICE)
    chosen = parse(lines[0], board)
    beside = beside_others(knowledge, chosen, f"beside|{state.ply}", worlds)
    if beside.other is not None and beside.gain < -_DOUBTFUL * beside.error:
        # Nobody is told to do one thing and that another is better: if that holds in other worlds it is what he says.
        again = beside_others(knowledge, beside.other, f"again|{state.ply}", worlds)
        if again.gain >= -_DOUBTFUL * again.error:
            lines, beside = until_chance(state, side, level, ADVICE, beside.other), again
    instead = None if beside.other is None else text(beside.other, board)
    return Advice(tuple(lines), instead, round(beside.gain, 3), round(beside.error, 3))


class Better(NamedTuple):
    """A card that another would have beaten."""

    #: What was played, and what would have been better.
    played: str
    better: str
    #: By how many medals, and the standard error of that.
    gain: float
    error: float


def beaten(state: GameState, side: Side, played: str, worlds: int | None = None) -> Better | None:
    """Which card would have beaten the one that was played, clearly and by much; None: none.

    Told from what its side could see then. What looks better at first is tried once more, in other worlds: the best of
    several always looks better than it is.
    """
    knowledge, board = Knowledge(state, side), state.battle.board
    actions = {text(one, board): one for one in knowledge.legal if isinstance(one, PlayCard)}
    own = actions.get(played)
    if own is None or len(actions) == 1:
        return None
    first = outcomes(knowledge, rated(knowledge, actions.values(), own), f"first|{state.ply}", _LOOK)
    best = best_of(first).best
    gain, error = gained(first[best], first[own])
    if best == own or gain < _MUCH:
        return None
    again = outcomes(knowledge, [best, own], f"again|{state.ply}", worlds or _SURE, whole=True)
    gain, error = gained(again[best], again[own])
    if gain < _MUCH or gain < _CLEARLY * error:
        return None
    return Better(played, text(best, board), round(gain, 2), round(error, 2))


class WinTally(NamedTuple):
    """How often each side has won of so many games; the rest nobody did."""

    allies: int = 0
    axis: int = 0
    games: int = 0

    def plus(self, other: WinTally) -> WinTally:
        """Both together."""
        return WinTally(self.allies + other.allies, self.axis + other.axis, self.games + other.games)

    def share(self, side: Side) -> float:
        """What part of them a side has won."""
        won = self.allies if side == "allies" else self.axis
        return won / self.games if self.games else 0.0


def played_on(state: GameState, seed: str, first: int, number: int) -> WinTally:
    """So many games from here to their end between Veterans, from the first of that number on.

    What is hidden is dealt anew in each, now for all that the Allies know and now for all that the Axis know: neither
    the real cards nor the real dice decide anything.
    """
    won = [
        winner(seen_by(state, SIDES[one % len(SIDES)], f"{seed}|{one}"))
        for one in range(first, first + number)
    ]
    return WinTally(won.count("allies"), won.count("axis"), number)
