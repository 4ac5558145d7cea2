"""Ratings from results: Thurstone and Mosteller's model as openskill has it, one battle after the other.

A side plays as well as its members on average, each with the share of its seats, and a virtual team-mate for this side
of this battle: he carries what the side is worth. His first rating is what two Veterans have won with it, and he is
rated with the others, for people may play it otherwise. Computers have ratings that never change.

Whatever is known follows from the results in their order: the same results give the same numbers, to the last digit.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

from openskill.models import ThurstoneMostellerFull

from bot.facts.computers import is_computer, level_of
from bot.facts.ratings import SPREAD, Rating
from bot.facts.results import BattleResult, is_former
from engine.players import Level
from engine.types import SIDES, Side
from scenarios.leans import LEANS

#: How well the computers play: at these the General wins 63.3 % of the battles of our table against a Veteran, and the
#: Recruit 28.7 %, each from both sides, as the arena has measured it (engine/players/README.md).
COMPUTERS: Final[Mapping[Level, float]] = {"recruit": -191.0, "veteran": 0.0, "general": 116.0}
#: People learn: with each battle somebody's rating becomes so much less sure.
_DRIFT: Final = 4.0
#: People may win so much more or less with a side than Veterans do; of a battle that nobody has measured nothing is
#: known but that others lean by as much.
_OTHERWISE: Final = 50.0
_UNMEASURED: Final = 200.0
_NORMAL: Final = NormalDist()
#: From the chance of a side to points and back: the performances of both scatter by a class.
_SCATTER: Final = SPREAD * math.sqrt(2)


def _full(*_: object) -> float:
    """What is learnt of a battle is learnt to the full; openskill's own factor holds half of it back."""
    return 1.0


_MODEL: Final = ThurstoneMostellerFull(mu=0.0, sigma=SPREAD, beta=SPREAD, tau=0.0, gamma=_full)


class _Member(NamedTuple):
    """Somebody of a side; without a number he is as good as a computer and stays what he is."""

    person: int | None
    rating: Rating
    #: His part of the side.
    share: float = 1.0


class Book:
    """All that results say, up to the last one taken in."""

    def __init__(self) -> None:
        self.persons: Final[dict[int, Rating]] = {}
        #: What each side of each battle is worth: the virtual team-mates.
        self.sides: Final[dict[tuple[str, Side], Rating]] = {}
        #: Of each person battles won, drawn and lost, and the number told after each.
        self.record: Final[dict[int, tuple[int, int, int]]] = {}
        self.course: Final[dict[int, list[int]]] = {}

    def take(self, result: BattleResult) -> None:
        """One battle more; what counts for nothing changes nothing."""
        if not result.counts:
            return
        teams = [self._team(result, side) for side in SIDES]
        for side, team, rated in zip(SIDES, teams, _rated(teams, result.winner), strict=True):
            *members, mate = rated
            self.sides[(result.battle, side)] = mate
            for member, rating in zip(team, members, strict=False):
                if member.person is not None:
                    self.persons[member.person] = rating
                    self._note(member.person, rating, side, result.winner)

    def worth(self, battle: str, side: Side) -> Rating:
        """What a side of a battle is worth."""
        return self.sides.get((battle, side)) or prior(battle, side)

    def chance(self, battle: str) -> float:
        """The share of battles that the Allies win between two who play alike."""
        lean = self.worth(battle, "allies").mu - self.worth(battle, "axis").mu
        return _NORMAL.cdf(lean / _SCATTER)

    def ranked(self) -> list[int]:
        """All persons who are still known, the best first."""
        known = [one for one in self.persons if not is_former(one)]
        return sorted(known, key=lambda one: (-self.persons[one].points, one))

    def _team(self, result: BattleResult, side: Side) -> list[_Member]:
        seats = result.seats_of(side)
        shares: dict[int | None, float] = {}
        for seat in seats:
            one = seat.person if seat.whole else None
            shares[one] = shares.get(one, 0.0) + 1 / len(seats)
        members = [self._member(one, share) for one, share in shares.items()]
        return [*members, _Member(None, self.worth(result.battle, side))]

    def _member(self, person: int | None, share: float) -> _Member:
        if person is None or is_computer_seat(person):
            level: Level = "veteran" if person is None else level_of(person)
            return _Member(None, Rating(COMPUTERS[level], 0.0), share)
        known = self.persons.get(person, Rating())
        return _Member(person, known._replace(sigma=math.hypot(known.sigma, _DRIFT)), share)

    def _note(self, person: int, rating: Rating, side: Side, winner: Side | None) -> None:
        won, drawn, lost = self.record.get(person, (0, 0, 0))
        self.record[person] = (
            (won + 1, drawn, lost)
            if winner == side
            else (won, drawn + 1, lost)
            if winner is None
            else (won, drawn, lost + 1)
        )
        self.course.setdefault(person, []).append(rating.points)


def is_computer_seat(person: int) -> bool:
    """Whether a computer sat there: whoever has been forgotten is still a person."""
    return is_computer(person) and not is_former(person)


def prior(battle: str, side: Side) -> Rating:
    """What a side of a battle is worth before people have played it: half of its lean, as the other lacks it."""
    lean, sure = _lean_of(battle)
    half = lean / 2 if side == "allies" else -lean / 2
    return Rating(half, sure / math.sqrt(2))


def _lean_of(battle: str) -> tuple[float, float]:
    """By how many points a battle leans to the Allies, and how sure that is."""
    lean = LEANS.get(battle)
    if lean is None:
        return 0.0, _UNMEASURED
    z = _NORMAL.inv_cdf(lean.share)
    error = math.sqrt(lean.share * (1 - lean.share) / lean.games) / _NORMAL.pdf(z) * _SCATTER
    return z * _SCATTER, math.hypot(error, _OTHERWISE)


def expected(points: float) -> float:
    """The chance to win of somebody who has so many points more."""
    return _NORMAL.cdf(points / _SCATTER)


def _rated(teams: Sequence[Sequence[_Member]], winner: Side | None) -> list[list[Rating]]:
    """The ratings of all members after a battle. A draw is half a win of each: openskill has none of two teams."""
    if winner is not None:
        return _after(teams, winner)
    either = [_after(teams, one) for one in SIDES]
    return [
        [Rating((a.mu + b.mu) / 2, (a.sigma + b.sigma) / 2) for a, b in zip(*both, strict=True)]
        for both in zip(*either, strict=True)
    ]


def _after(teams: Sequence[Sequence[_Member]], winner: Side) -> list[list[Rating]]:
    """What a member adds to his side is his share of how he plays, so that is what is rated."""
    given = [
        [_MODEL.rating(one.rating.mu * one.share, one.rating.sigma * one.share) for one in team]
        for team in teams
    ]
    ranks: list[float] = [1.0, 2.0] if winner == SIDES[0] else [2.0, 1.0]
    found = _MODEL.rate(given, ranks=ranks)
    return [
        [Rating(new.mu / one.share, new.sigma / one.share) for one, new in zip(team, rated, strict=True)]
        for team, rated in zip(teams, found, strict=True)
    ]
