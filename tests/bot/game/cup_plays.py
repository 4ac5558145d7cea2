"""Cups without a board: matches come out by chance, and people drop out whenever they like."""

from __future__ import annotations

from random import Random
from typing import get_args

from bot.facts.cup import LEAST_PLAYERS, MOST_PLAYERS, CupBattle, CupKind, CupSetup, Entrant, Progress
from bot.game.cups import course as going
from bot.game.cups.standing import standings

BATTLE = CupBattle("pegasus-bridge", "hash", {"en": "Pegasus Bridge"}, 9)


def setup_of(kind: CupKind, players: int = 8, **more: object) -> CupSetup:
    """A cup with one battle."""
    return CupSetup("Spring cup", kind, (BATTLE,), None, "en", players)._replace(**more)


def entered(number: int) -> Progress:
    """So many take part, and nothing has been played."""
    return Progress(tuple([Entrant(1000 + n) for n in range(number)]))


def decided(setup: CupSetup, course: Progress, place: int, rng: Random) -> Progress:
    """The course with one pairing of the round played, or left by whoever has dropped out."""
    pairing = course.rounds[-1][place]
    if pairing.result is not None:
        return course
    result = None if pairing.game is not None else going.walked_over(setup, course, pairing)
    if result is None:
        medals = rng.randint(0, 9), rng.randint(0, 9)
        winner = None if medals[0] == medals[1] else int(medals[0] < medals[1])
        result = going.result_of(course, pairing, medals, winner, void=rng.random() < 0.05)
    return going.with_result(course, place, result)


def played(seed: int, *, leave: float = 0.1, kind: CupKind | None = None) -> tuple[CupSetup, Progress]:
    """A whole cup. Somebody may leave before and after each match of each round."""
    rng = Random(seed)
    kind = kind or rng.choice(get_args(CupKind))
    number = rng.randint(LEAST_PLAYERS, MOST_PLAYERS[kind])
    setup = setup_of(kind, rounds=rng.choice((0, 0, 9)))
    course = going.gone_on(setup, entered(number))
    for _ in range(1000):
        if course.ending is not None:
            return setup, course
        open_ = [n for n, one in enumerate(course.rounds[-1]) if one.result is None]
        if course.there and rng.random() < leave / 4:
            course = going.dropped(course, rng.choice(course.there))
        if open_:
            place = rng.choice(open_)
            if rng.random() < 0.8 and going.walked_over(setup, course, course.rounds[-1][place]) is None:
                course = going.with_game(course, place, 1)
            course = decided(setup, course, place, rng)
        course = going.gone_on(setup, course)
    raise AssertionError("the cup does not end")


def table(setup: CupSetup, course: Progress) -> list[int]:
    """The seeds, the best first."""
    return [row.seed for row in standings(setup.kind, course)]
