"""How those of a cup stand: points, then medals, Sonneborn-Berger, what they have of each other, seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.facts.cup import DRAW, WIN, CupKind, Pairing, PairingResult, Progress, Round


class TableLine(NamedTuple):
    """One line of the table."""

    seed: int
    #: From 1.
    rank: int
    #: Half points.
    points: int = 0
    medals: int = 0
    #: Sonneborn-Berger in quarters: the points of those he has beaten, half of those he has drawn with.
    berger: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    #: Rounds of a knock-out he has come through.
    through: int = 0
    dropped: bool = False


class Meeting(NamedTuple):
    """A pairing with a result, as one of the two sees it."""

    opponent: int | None
    points: int
    medals: int
    result: PairingResult


def meetings(rounds: Sequence[Round], seed: int) -> list[Meeting]:
    """What somebody has come to in each round that is decided for him."""
    return [found for found in (meeting(pairing, seed) for pairing in _decided(rounds)) if found is not None]


def meeting(pairing: Pairing, seed: int) -> Meeting | None:
    """A decided pairing from one of the two's side; None: he is not in it, or it goes on."""
    if pairing.result is None or seed not in pairing.both:
        return None
    at = 0 if pairing.one == seed else 1
    opponent = (pairing.other, pairing.one)[at]
    return Meeting(opponent, pairing.result.points[at], pairing.result.medals[at], pairing.result)


def met(rounds: Sequence[Round], seed: int) -> frozenset[int]:
    """Whom somebody has been paired with."""
    both = [set(pairing.both) for pairings in rounds for pairing in pairings if seed in pairing.both]
    return frozenset[int]().union(*both) - {seed}


def byes(rounds: Sequence[Round], seed: int) -> int:
    """How often somebody had nobody to play with."""
    return sum(seed in pairing.both and len(pairing.both) == 1 for one in rounds for pairing in one)


def points_of(rounds: Sequence[Round], seed: int) -> int:
    """The half points that somebody has."""
    return sum(one.points for one in meetings(rounds, seed))


def standings(kind: CupKind, course: Progress) -> tuple[TableLine, ...]:
    """The table, the best first. Whoever has dropped out stands below those who are still there."""
    points = [points_of(course.rounds, seed) for seed in range(len(course.entrants))]
    rows = [_row(course, points, seed) for seed in range(len(course.entrants))]
    ordered: list[TableLine] = []
    for _, alike in groupby(
        sorted(rows, key=lambda row: _order(kind, row), reverse=True), lambda row: _order(kind, row)
    ):
        group = list(alike)
        among = {row.seed for row in group}
        group.sort(key=lambda row: (-_of_each_other(course.rounds, row.seed, among), row.seed))
        ordered += group
    return tuple([row._replace(rank=place) for place, row in enumerate(ordered, 1)])


def _row(course: Progress, points: Sequence[int], seed: int) -> TableLine:
    found = meetings(course.rounds, seed)
    return TableLine(
        seed,
        0,
        points[seed],
        sum(one.medals for one in found),
        sum(one.points * points[one.opponent] for one in found if one.opponent is not None),
        sum(one.points == WIN for one in found),
        sum(one.points == DRAW for one in found),
        sum(one.points < DRAW for one in found),
        sum(seed == winner_of(pairing) for pairing in _decided(course.rounds)),
        bool(course.entrants[seed].dropped),
    )


def _order(kind: CupKind, row: TableLine) -> tuple[int, ...]:
    """What stands before the meetings of those who are alike."""
    there = int(not row.dropped)
    if kind == "knock-out":
        return (there, row.through, row.medals)
    return (there, row.points, row.medals, row.berger)


def _of_each_other(rounds: Sequence[Round], seed: int, among: set[int]) -> int:
    return sum(one.points for one in meetings(rounds, seed) if one.opponent in among)


def winner_of(pairing: Pairing) -> int | None:
    """Who goes on from a decided pairing of a knock-out: of two who are even the one with the better seed, if both
    have come to anything."""
    if pairing.result is None:
        return None
    one, other = pairing.result.points
    if one == other:
        return min(pairing.both) if one and pairing.both else None
    return pairing.one if one > other else pairing.other


def _decided(rounds: Sequence[Round]) -> Iterator[Pairing]:
    return (pairing for pairings in rounds for pairing in pairings if pairing.result is not None)
