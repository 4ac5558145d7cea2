"""Contests of computer players: mirrored pairs, so that neither side nor dice favour one of them."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final, Literal, NamedTuple, TypeAlias

from engine.actions import text
from engine.dice import SeededDice
from engine.knowledge import Knowledge
from engine.match import units_lost
from engine.play import apply, legal_actions, to_act
from engine.players import LEVELS, Player
from engine.players.chance import at_random
from engine.players.learning import Example, looked_at
from engine.players.outcome import Features
from engine.players.pipe import Outsider
from engine.setup import new_game
from engine.types import OTHER, SIDES, Side, Table

#: Turns after which a contest is given up: nobody wants to win it.
LONGEST: Final = 200
#: Decisions after which a turn is given up: it goes in circles.
LONGEST_TURN: Final = 2_000
#: What names a command instead of a level.
RUN: Final = "run:"
CONTESTANTS: Final[Mapping[str, Player]] = {"random": at_random} | {level: LEVELS[level] for level in LEVELS}
#: Whose games are learnt from.
EQUALS: Final = ("veteran", "veteran")
#: Standard errors on either side of an interval of 95 %.
_WIDTH: Final = 1.96


class Pairing(NamedTuple):
    """One game of a contest."""

    scenario: Table
    seed: str
    #: The side of the first contestant.
    side: Side
    contestants: tuple[str, str]
    time_ms: int = 1000


#: How a game ends: somebody wins; or an answer is not legal, it cannot go on, it takes too many turns.
End: TypeAlias = Literal["won", "illegal", "stuck", "long"]


class GameOutcome(NamedTuple):
    """What came of it, seen by the first contestant."""

    battle: str
    side: Side
    winner: Side | None
    #: Of the Allies, and of the Axis.
    medals: tuple[int, int]
    turns: int
    #: Seconds of thought for each of his turns, and of the other one's.
    thought: tuple[tuple[float, ...], tuple[float, ...]]
    #: Answers that were wrong or too late.
    faults: tuple[int, int]
    end: End
    #: What was not legal, or why it was stuck, and with which seed.
    trouble: str = ""
    #: Units that the Allies, and the Axis, have lost.
    lost: tuple[int, int] = (0, 0)

    @property
    def won(self) -> bool:
        """Whether the first contestant won."""
        return self.winner == self.side

    @property
    def ahead(self) -> int:
        """Medals the first contestant has more than the other."""
        allies, axis = self.medals
        return allies - axis if self.side == "allies" else axis - allies


def examples(scenarios: Sequence[Table], games: int, seed: str) -> Iterator[list[Example]]:
    """What there is to learn from games of equals: each turn's beginning, and who won."""
    for number in range(games):
        scenario = scenarios[number % len(scenarios)]
        seen: list[tuple[Side, Features]] = []

        def watch(knowledge: Knowledge, seen: list[tuple[Side, Features]] = seen) -> None:
            features = looked_at(knowledge)
            if features is not None:
                seen.append((knowledge.side, features))

        outcome = play(Pairing(scenario, f"{seed}-{number}", "allies", EQUALS), watch)
        yield [
            Example(number, outcome.battle, side, features, outcome.winner == side) for side, features in seen
        ]


class Interval(NamedTuple):
    """A share, and between what it lies with 95 % certainty (Wilson)."""

    share: float
    low: float
    high: float


class _Illegal(Exception):
    """A player answered what is not legal."""


class _Circles(Exception):
    """A turn that has no end."""


class _Game:
    """A game under way: where it stands, and how long each has thought."""

    def __init__(self, pairing: Pairing) -> None:
        self.sides: Final = (pairing.side, OTHER[pairing.side])
        self.players: Final = [_player(name, pairing.time_ms) for name in pairing.contestants]
        self.state = new_game(pairing.scenario, SeededDice(pairing.seed))
        self.thought: Final[tuple[dict[int, float], dict[int, float]]] = ({}, {})
        self.lost: Final[dict[Side, int]] = dict.fromkeys(SIDES, 0)
        self._pairing: Final = pairing
        #: When its turn began.
        self._since = self.state.ply

    def guests(self) -> list[tuple[Side, Outsider]]:
        """The players that are programs of somebody else."""
        pairs = zip(self.sides, self.players, strict=True)
        return [(side, player) for side, player in pairs if isinstance(player, Outsider)]

    def step(self, acting: Side, watch: Callable[[Knowledge], None] | None) -> None:
        """One decision."""
        turn, who = self.state.turn.number, self.sides.index(acting)
        knowledge, seed = Knowledge(self.state, acting), self._pairing.seed
        if watch is not None:
            watch(knowledge)
        began = time.process_time()
        action = self.players[who](knowledge, f"{seed}|{self.state.ply}")
        spent = time.process_time() - began
        self.thought[who][turn] = self.thought[who].get(turn, 0.0) + spent
        if action not in legal_actions(self.state):
            raise _Illegal(f"{self._pairing.contestants[who]}: {action}")
        line = text(action, self.state.battle.board)
        done = apply(self.state, action, SeededDice(seed, self.state.ply, line))
        self.state = done.state
        for side, number in units_lost(done.events).items():
            self.lost[side] += number
        if self.state.turn.number != turn:
            self._since = self.state.ply
        elif self.state.ply - self._since >= LONGEST_TURN:
            raise _Circles(f"{LONGEST_TURN} decisions in turn {turn}")


def play(pairing: Pairing, watch: Callable[[Knowledge], None] | None = None) -> GameOutcome:
    """Play one game; `watch` is shown what each decision is made from."""
    game = _Game(pairing)
    end: End = "won"
    trouble = ""
    for side, guest in game.guests():
        guest.begin(game.state.battle.id, side)
    try:
        while (acting := to_act(game.state)) is not None and game.state.turn.number <= LONGEST:
            game.step(acting, watch)
    except Exception as error:
        # One game of thousands must not take the others along.
        end = "illegal" if isinstance(error, _Illegal) else "stuck"
        trouble = f"seed {pairing.seed}, {pairing.side}, ply {game.state.ply}: {error!r}"
    finally:
        for _, guest in game.guests():
            guest.end(game.state.winner)
    state = game.state
    if end == "won" and state.winner is None:
        end = "long"
    return GameOutcome(
        state.battle.id,
        pairing.side,
        state.winner,
        (state.medals("allies"), state.medals("axis")),
        state.turn.number,
        (tuple(game.thought[0].values()), tuple(game.thought[1].values())),
        (_faults(game.players[0]), _faults(game.players[1])),
        end,
        trouble and f"{state.battle.id}, {trouble}",
        (game.lost["allies"], game.lost["axis"]),
    )


def _faults(player: Player) -> int:
    return player.faults if isinstance(player, Outsider) else 0


def _player(name: str, time_ms: int) -> Player:
    if name.startswith(RUN):
        return Outsider(name.removeprefix(RUN), time_ms)
    return CONTESTANTS[name]


def contest(
    scenarios: Sequence[Table],
    contestants: tuple[str, str],
    games: int,
    seed: str,
    *,
    workers: int = 1,
    time_ms: int = 1000,
) -> Iterator[GameOutcome]:
    """So many games: each battle from both sides with the same dice, then the next seed."""
    pairings = [
        Pairing(
            scenarios[number // 2 % len(scenarios)],
            f"{seed}-{number // 2}",
            SIDES[number % 2],
            contestants,
            time_ms,
        )
        for number in range(games)
    ]
    yield from _played(pairings, workers)


def among_equals(
    scenario: Table, level: str, games: int, seed: str, *, workers: int = 1
) -> Iterator[GameOutcome]:
    """So many games of a battle between two of a level, each with dice of its own.

    Mirrored, as in a contest, a game of equals would be played again to the letter and counted twice.
    """
    pairings = [Pairing(scenario, f"{seed}-{number}", "allies", (level, level)) for number in range(games)]
    yield from _played(pairings, workers)


def _played(pairings: Sequence[Pairing], workers: int) -> Iterator[GameOutcome]:
    if workers == 1:
        yield from map(play, pairings)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, pairings, chunksize=2)


def interval(wins: float, games: int) -> Interval:
    """The share of wins and its interval of 95 %."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    share, square = wins / games, _WIDTH**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = _WIDTH * math.sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


class Summary(NamedTuple):
    """What many games came to, for the first contestant."""

    games: int
    wins: Interval
    #: Wins of the Allies, whoever played them.
    allies: Interval
    medals: float
    turns: float
    #: Seconds of thought a turn of each: half of them, 95 % of them, the longest.
    thought: tuple[tuple[float, float, float], tuple[float, float, float]]
    faults: tuple[int, int]
    #: Games that nobody won, by how they ended, and what is known of them.
    illegal: int
    stuck: int
    long: int
    troubles: tuple[str, ...]


def summed(outcomes: Sequence[GameOutcome]) -> Summary:
    """The sum of some games."""
    games, ends = len(outcomes), [one.end for one in outcomes]
    return Summary(
        games,
        interval(sum([one.won + 0.5 * (one.winner is None) for one in outcomes]), games),
        interval(sum([one.winner == "allies" for one in outcomes]), games),
        sum([one.ahead for one in outcomes]) / max(1, games),
        sum([one.turns for one in outcomes]) / max(1, games),
        (
            _spread([s for one in outcomes for s in one.thought[0]]),
            _spread([s for one in outcomes for s in one.thought[1]]),
        ),
        (sum([one.faults[0] for one in outcomes]), sum([one.faults[1] for one in outcomes])),
        ends.count("illegal"),
        ends.count("stuck"),
        ends.count("long"),
        tuple([one.trouble for one in outcomes if one.trouble]),
    )


def _spread(seconds: list[float]) -> tuple[float, float, float]:
    if not seconds:
        return (0.0, 0.0, 0.0)
    seconds.sort()
    return seconds[len(seconds) // 2], seconds[int(len(seconds) * 0.95)], seconds[-1]


class Balance(NamedTuple):
    """Who wins a battle between equals."""

    games: int
    allies: Interval
    axis: float
    #: On average, of the Allies and of the Axis.
    medals: tuple[float, float]
    turns: float


def balanced(outcomes: Sequence[GameOutcome]) -> Balance:
    """What games of equals say of a battle."""
    games = max(1, len(outcomes))
    return Balance(
        len(outcomes),
        interval(sum([one.winner == "allies" for one in outcomes]), len(outcomes)),
        sum([one.winner == "axis" for one in outcomes]) / games,
        (sum([one.medals[0] for one in outcomes]) / games, sum([one.medals[1] for one in outcomes]) / games),
        sum([one.turns for one in outcomes]) / games,
    )


def as_json(outcomes: Sequence[GameOutcome]) -> str:
    """One line for programs: the whole, and each battle."""
    battles = {battle: summed(some)._asdict() for battle, some in by_battle(outcomes).items()}
    return json.dumps({"all": summed(outcomes)._asdict(), "battles": battles})


def by_battle(outcomes: Sequence[GameOutcome]) -> dict[str, list[GameOutcome]]:
    """The games of each battle, in the order of the battles."""
    grouped: dict[str, list[GameOutcome]] = {}
    for one in outcomes:
        grouped.setdefault(one.battle, []).append(one)
    return grouped


def as_table(outcomes: Sequence[GameOutcome], contestants: tuple[str, str]) -> str:
    """The same for people."""
    lines = [f"{'battle':<26} {'games':>5} {'wins':>6} {'95 %':>13} {'allies':>7} {'medals':>7} {'turns':>6}"]
    lines += [_line(battle, summed(some)) for battle, some in by_battle(outcomes).items()]
    total = summed(outcomes)
    lines.append(_line("all", total))
    for name, (half, most, longest), faults in zip(contestants, total.thought, total.faults, strict=True):
        spent = f"{half * 1000:.1f} ms a turn, 95 % below {most * 1000:.1f}, longest {longest * 1000:.0f}"
        lines.append(f"{name}: {spent}" + (f", {faults} answers wrong or late" if faults else ""))
    if total.illegal or total.stuck or total.long:
        ended = (
            f"{total.illegal} by an illegal action, {total.stuck} stuck, {total.long} over {LONGEST} turns"
        )
        lines += [f"not won by anybody: {ended}", *total.troubles]
    return "\n".join(lines)


def _line(battle: str, one: Summary) -> str:
    between = f"{one.wins.low:.0%} to {one.wins.high:.0%}"
    return (
        f"{battle:<26} {one.games:>5} {one.wins.share:>6.1%} {between:>13} {one.allies.share:>7.1%} "
        f"{one.medals:>+7.2f} {one.turns:>6.1f}"
    )
