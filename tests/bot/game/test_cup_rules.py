"""Who meets whom in a cup, how they stand, and when it is over: pure functions, tried on whole cups."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.facts.cup import Pairing, PairingResult, Progress
from bot.game.cups import course as going
from bot.game.cups.pairing import swiss
from bot.game.cups.standing import byes, met, standings
from tests.bot.game.cup_plays import decided, entered, played, setup_of, table


@pytest.mark.parametrize("seed", range(150))
def test_every_cup_ends_whoever_leaves_it(seed: int) -> None:
    setup, course = played(seed)
    assert course.ending == "played"
    pairings = [one for pairings in course.rounds for one in pairings]
    assert all(one.result is not None for one in pairings)
    # A match counts two half points, unless both have left it; whoever has nobody to play with has won.
    for one in pairings:
        assert one.result is not None
        assert sum(one.result.points) == (2 if one.both else 0) or one.result.how == "forfeit"
    there = course.there
    assert course.winner is None or course.winner in there
    assert (course.winner is not None) == bool(there)
    if setup.kind != "knock-out":
        most = Counter(frozenset(one.both) for one in pairings if len(one.both) == 2)
        assert max(most.values(), default=1) == 1
    ranks = [row.rank for row in standings(setup.kind, course)]
    assert ranks == list(range(1, len(course.entrants) + 1))


@pytest.mark.parametrize("number", range(3, 9))
def test_everybody_meets_everybody_once(number: int) -> None:
    setup, course = setup_of("round-robin"), entered(number)
    rng = Random(number)
    while (course := going.gone_on(setup, course)).ending is None:
        for place in range(len(course.rounds[-1])):
            course = decided(setup, course, place, rng)
    assert all(met(course.rounds, seed) == set(range(number)) - {seed} for seed in range(number))
    assert {byes(course.rounds, seed) for seed in range(number)} == {number % 2}
    assert len(course.rounds) == number - 1 + number % 2


@pytest.mark.parametrize("number", [5, 11, 16, 27, 32])
def test_nobody_has_two_rounds_off_before_everybody_had_one(number: int) -> None:
    setup, course = setup_of("swiss", rounds=9), entered(number)
    rng = Random(number)
    while (course := going.gone_on(setup, course)).ending is None:
        off = [byes(course.rounds, seed) for seed in range(number)]
        assert max(off) - min(off) <= 1
        for place in range(len(course.rounds[-1])):
            course = decided(setup, course, place, rng)
    assert len(course.rounds) == min(9, going.rounds_of(setup, number))


@pytest.mark.parametrize("kind", ["swiss", "round-robin"])
def test_the_sides_that_begin_are_shared_fairly(kind: str) -> None:
    """Both battles swap the sides; who has the Allies in the first one is balanced, too."""
    for seed in range(20):
        _, course = played(seed, leave=0, kind="swiss" if kind == "swiss" else "round-robin")
        for one in range(len(course.entrants)):
            first = [p.one == one for r in course.rounds for p in r if one in p.both and len(p.both) == 2]
            assert abs(2 * sum(first) - len(first)) <= 3


def test_those_who_stand_alike_meet() -> None:
    setup, course = setup_of("swiss"), entered(8)
    course = going.gone_on(setup, course)
    assert [sorted(one.both) for one in course.rounds[0]] == [[0, 4], [1, 5], [2, 6], [3, 7]]
    for place, pairing in enumerate(course.rounds[0]):
        winner = 0 if pairing.one == min(pairing.both) else 1
        result = going.result_of(course, pairing, (6, 3) if winner == 0 else (3, 6), winner)
        course = going.with_result(course, place, result)
    course = going.gone_on(setup, course)
    assert [sorted(one.both) for one in course.rounds[1]] == [[0, 2], [1, 3], [4, 6], [5, 7]]


def test_a_swiss_cup_ends_where_nobody_is_left_to_meet() -> None:
    """Four of six leave: the two who stay have met, so nothing more can be played."""
    met_all = ((Pairing(0, 1, 7, PairingResult((2, 0), (6, 2))),),)
    course = entered(6)._replace(rounds=met_all)
    for seed in (2, 3, 4, 5):
        course = going.dropped(course, seed)
    assert swiss(course) is None
    done = going.gone_on(setup_of("swiss"), course)
    assert (done.ending, done.winner) == ("played", 0)


@pytest.mark.parametrize("number", [3, 5, 6, 8, 13, 32])
def test_the_best_seeds_of_a_knock_out_begin_in_its_second_round(number: int) -> None:
    setup = setup_of("knock-out")
    course = going.gone_on(setup, entered(number))
    size = 1 << (number - 1).bit_length()
    idle = [one.both[0] for one in course.rounds[0] if len(one.both) == 1]
    assert sorted(idle) == list(range(size - number))
    assert len(course.rounds[0]) == size // 2
    while course.ending is None:
        for place, pairing in enumerate(course.rounds[-1]):
            if pairing.result is None:
                better = 0 if pairing.one == min(pairing.both) else 1
                result = going.result_of(course, pairing, (5, 5), better)
                course = going.with_result(course, place, result)
        course = going.gone_on(setup, course)
    # The better seed always wins: the two best meet last.
    assert course.winner == 0
    assert set(course.rounds[-1][0].both) == {0, 1}
    assert table(setup, course)[:2] == [0, 1]


def test_a_drawn_match_of_a_knock_out_goes_to_the_better_seed() -> None:
    setup, course = setup_of("knock-out"), going.gone_on(setup_of("knock-out"), entered(4))
    for place, pairing in enumerate(course.rounds[0]):
        course = going.with_result(course, place, going.result_of(course, pairing, (4, 4), None))
    course = going.gone_on(setup, course)
    assert set(course.rounds[1][0].both) == {0, 1}


def _even(results: dict[tuple[int, int], tuple[int, int, int, int]]) -> Progress:
    """A course of one round with these results: points and medals of the one and the other."""
    rows = [
        Pairing(one, other, 1, PairingResult((p, q), (m, n)))
        for (one, other), (p, q, m, n) in results.items()
    ]
    return entered(4)._replace(rounds=tuple((row,) for row in rows))


def test_ties_are_broken_by_medals_then_berger_then_each_other_then_seed() -> None:
    # 0 and 1 have two points each: 1 has more medals.
    medals = _even({(0, 2): (2, 0, 5, 1), (1, 3): (2, 0, 6, 1)})
    assert table(setup_of("swiss"), medals)[:2] == [1, 0]
    # The same medals: 1 has beaten the one who has points.
    berger = _even({(0, 2): (2, 0, 5, 1), (1, 3): (2, 0, 5, 1), (3, 2): (2, 0, 3, 0)})
    assert [row.berger for row in standings("swiss", berger)[:3]] == [4, 0, 0]
    assert table(setup_of("swiss"), berger)[0] == 1
    # Three who have beaten each other in a circle, alike in all: as they were drawn.
    circle = _even({(0, 1): (2, 0, 4, 4), (1, 2): (2, 0, 4, 4), (2, 0): (2, 0, 4, 4)})
    assert table(setup_of("swiss"), circle)[:3] == [0, 1, 2]
    # Of two alike the one who has beaten the other.
    pair = _even({(1, 0): (2, 0, 4, 4), (0, 2): (2, 0, 4, 4), (2, 3): (0, 0, 4, 4), (3, 1): (0, 0, 4, 4)})
    rows = {row.seed: row for row in standings("swiss", pair)}
    assert (rows[0].points, rows[0].medals) == (rows[1].points, rows[1].medals) == (2, 8)
    assert rows[1].berger > rows[0].berger


def test_who_drops_out_loses_what_he_has_not_finished() -> None:
    setup, course = setup_of("round-robin"), going.gone_on(setup_of("round-robin"), entered(4))
    place, pairing = next((n, one) for n, one in enumerate(course.rounds[0]) if 0 in one.both)
    course = going.dropped(course, 0)
    given = going.walked_over(setup, course, pairing)
    assert given is not None
    assert given.how == "forfeit"
    assert given.points[pairing.both.index(0)] == 0
    # With the medals of one battle of two, and none for him.
    assert sorted(given.medals) == [0, 4]
    # Leading on the board does not save him.
    leading = (9, 0) if pairing.one == 0 else (0, 9)
    ahead = going.result_of(course, pairing, leading, pairing.both.index(0))
    assert ahead.points[pairing.both.index(0)] == 0
    assert ahead.medals == leading
    course = going.with_result(course, place, given)
    for n, one in enumerate(course.rounds[0]):
        if one.result is None:
            course = going.with_result(course, n, going.result_of(course, one, (6, 3), 0))
    course = going.gone_on(setup, course)
    assert all(0 not in one.both for one in course.rounds[1])
    assert [one.result.how for one in course.rounds[1] if one.result is not None] == ["bye"]
    # He keeps his place in the table: the last.
    assert table(setup, course)[-1] == 0


def test_a_pairing_that_both_have_left_counts_for_nobody() -> None:
    course = going.gone_on(setup_of("knock-out"), entered(4))
    first = course.rounds[0][0]
    for seed in first.both:
        course = going.dropped(course, seed)
    assert going.result_of(course, first, (9, 2), 0).points == (0, 0)


@pytest.mark.parametrize(
    ("kind", "there", "sized", "to"),
    [
        ("round-robin", 1, 0, 4), ("round-robin", 5, 0, 6), ("round-robin", 8, 0, 8), ("swiss", 7, 0, 8),
        ("swiss", 2, 12, 5), ("swiss", 6, 12, 12), ("knock-out", 5, 0, 8), ("knock-out", 1, 0, 4),
        ("knock-out", 3, 6, 6),
    ],
)  # fmt: skip
def test_computers_take_so_many_seats(kind: str, there: int, sized: int, to: int) -> None:
    setup = setup_of("swiss", sized or 8, computer="veteran", sized=bool(sized))._replace(kind=kind)  # type: ignore[arg-type]
    assert going.filled_to(setup, there) == to
    assert going.filled_to(setup._replace(computer=None), there) == there


def test_a_cup_that_is_ended_early_is_won_by_whoever_leads() -> None:
    course = _even({(0, 2): (2, 0, 5, 1)})
    assert going.ended(setup_of("swiss"), course, "ended").winner == 0
    assert going.ended(setup_of("knock-out"), course, "ended").winner is None
    assert going.ended(setup_of("swiss"), entered(4), "ended").winner is None
    twice = going.ended(setup_of("swiss"), going.ended(setup_of("swiss"), course, "ended"), "played")
    assert twice.ending == "ended"
