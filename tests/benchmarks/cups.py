"""A thousand cups of all kinds with people who drop out at any time: all end, and nobody meets anybody twice."""

from __future__ import annotations

import time
from collections import Counter

from tests.bot.game.cup_plays import played

COUNT = 1000


def run() -> dict[str, object]:
    """The figures. Raises AssertionError, with the seed of the cup that went wrong."""
    began = time.process_time()
    kinds: Counter[str] = Counter()
    twice = rounds = left = without = 0
    for seed in range(COUNT):
        try:
            setup, course = played(seed)
        except AssertionError as error:
            raise AssertionError(f"cup {seed}") from error
        kinds[setup.kind] += 1
        rounds += len(course.rounds)
        left += len(course.entrants) - len(course.there)
        without += course.winner is None
        met = Counter(frozenset(one.both) for drawn in course.rounds for one in drawn if len(one.both) == 2)
        twice += sum(times > 1 for times in met.values())
    return {
        "cups": dict(kinds), "rounds": rounds, "dropped out": left, "met twice": twice,
        "without a winner, everybody gone": without, "CPU seconds": round(time.process_time() - began, 1),
    }  # fmt: skip
