"""A club whose people's strength is known: do ratings find it, and does the strong side make anybody look stronger?

60 people play 2,000 battles of our table, four of five man against man, the others in teams up to 4 v 3; their
strength scatters by one of Elo's classes. Each battle leans for people as it does for two Veterans, give or take 40
points that nobody has measured. Six of them always take the favoured side when they meet somebody alone.
`BENCH_CLUBS` (10) says how many clubs there are.
"""

from __future__ import annotations

import math
import os
import statistics
from collections.abc import Sequence
from random import Random
from statistics import NormalDist
from typing import Final

from bot.facts.ratings import SPREAD, Rating
from bot.facts.results import BattleResult, Fought
from bot.people.rating import Book, prior
from engine.types import Side
from scenarios.leans import LEANS

CLUBS: Final = int(os.environ.get("BENCH_CLUBS", "10"))
#: What people win with a side more or less than Veterans do.
_OTHERWISE: Final = 40.0
_TEAMS: Final = ((2, 2), (2, 1), (3, 3), (3, 2), (4, 4), (4, 3))
_NORMAL: Final = NormalDist()


class Club:
    """People, and what they have played."""

    def __init__(
        self, seed: int, *, people: int = 60, greedy: int = 6, battles: Sequence[str] = tuple(LEANS)
    ) -> None:
        self.rng: Final = Random(seed)
        self.skill: Final = {1 + n: self.rng.gauss(0, SPREAD) for n in range(people)}
        self.greedy: Final = frozenset(range(1, 1 + greedy))
        self.lean: Final = {
            one: 2 * prior(one, "allies").mu + self.rng.gauss(0, _OTHERWISE) for one in battles
        }
        self.results: Final[list[BattleResult]] = []

    def play(self, battles: int, *, teams: float = 0.2) -> Book:
        """So many battles, and what they say."""
        for _ in range(battles):
            self.results.append(self._battle(self.rng.random() < teams))
        return self.told(Book())

    def told(self, book: Book) -> Book:
        """What all of them say."""
        for result in self.results:
            book.take(result)
        return book

    def _battle(self, teams: bool) -> BattleResult:
        rng = self.rng
        battle, sizes = rng.choice(list(self.lean)), rng.choice(_TEAMS) if teams else (1, 1)
        chosen = rng.sample(list(self.skill), sum(sizes))
        allies, axis = chosen[: sizes[0]], chosen[sizes[0] :]
        if not teams and len(self.greedy & {*chosen}) == 1:
            wanted = allies if self.lean[battle] > 0 else axis
            if not self.greedy & {*wanted}:
                allies, axis = axis, allies
        ahead = self._strength(allies) - self._strength(axis) + self.lean[battle]
        won = rng.random() < _NORMAL.cdf(ahead / (SPREAD * math.sqrt(2)))
        winner: Side = "allies" if won else "axis"
        sides: tuple[tuple[Side, list[int]], ...] = (("allies", allies), ("axis", axis))
        seats = tuple([Fought(side, n, one) for side, persons in sides for n, one in enumerate(persons)])
        number = len(self.results) + 1
        medals: dict[Side, int] = {"allies": 4 if won else 2, "axis": 2 if won else 4}
        return BattleResult(
            number, float(number), None, battle, battle, winner, "medals", "", 20, medals, seats
        )

    def _strength(self, team: Sequence[int]) -> float:
        return statistics.mean(self.skill[one] for one in team)

    def correlation(self, book: Book) -> float:
        """Of the ranks of strength and rating (Spearman)."""
        persons = [one for one in self.skill if one in book.persons]
        return statistics.correlation(
            _ranks([self.skill[one] for one in persons]),
            _ranks([float(book.persons[one].points) for one in persons]),
        )

    def gain(self, book: Book) -> float:
        """What the favoured side brings those who always take it, in deviations of strength."""
        over = {one: rating.mu - self.skill[one] for one, rating in book.persons.items()}
        greedy = [gain for one, gain in over.items() if one in self.greedy]
        rest = [gain for one, gain in over.items() if one not in self.greedy]
        return (statistics.mean(greedy) - statistics.mean(rest)) / SPREAD


def _ranks(values: Sequence[float]) -> list[float]:
    """Those that are alike share their ranks."""
    ordered = sorted(values)
    return [ordered.index(one) + (ordered.count(one) - 1) / 2 for one in values]


class _Blind(Book):
    """What ratings would be if a win with either side were worth the same."""

    def worth(self, battle: str, side: Side) -> Rating:
        """Nothing, whatever it has been seen to be."""
        return Rating(0.0, 1e-6)


def run() -> dict[str, object]:
    """The figures, of several clubs."""
    clubs = [Club(seed) for seed in range(CLUBS)]
    books = [club.play(2000) for club in clubs]
    ranks = [club.correlation(book) for club, book in zip(clubs, books, strict=True)]
    gains = [club.gain(book) for club, book in zip(clubs, books, strict=True)]
    again, blind = clubs[0].told(Book()), [club.told(_Blind()) for club in clubs]
    return {
        "clubs": float(CLUBS),
        "rank correlation, mean (>= 0.9)": round(statistics.mean(ranks), 3),
        "rank correlation, least": round(min(ranks), 3),
        "gain of the favoured side, sigma, mean (<= 0.2)": round(statistics.mean(gains), 3),
        "gain of the favoured side, sigma, of a club, largest": round(max(gains), 3),
        "without virtual team-mates: rank correlation, gain": [
            round(
                statistics.mean(club.correlation(book) for club, book in zip(clubs, blind, strict=True)), 3
            ),
            round(statistics.mean(club.gain(book) for club, book in zip(clubs, blind, strict=True)), 3),
        ],
        "the same results give the same numbers": again.persons == books[0].persons,
    }
