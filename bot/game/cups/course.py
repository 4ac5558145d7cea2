"""How a cup goes on: the next round, what pairings come to, who drops out, and when it is over. Nothing here waits."""

from __future__ import annotations

from bot.facts.cup import (
    DRAW,
    LEAST_PLAYERS,
    LOSS,
    WIN,
    CupBattle,
    CupEnding,
    CupSetup,
    Entrant,
    Pairing,
    PairingResult,
    Progress,
    Round,
)
from bot.game.cups.pairing import NEXT, rounds_of_everybody
from bot.game.cups.standing import standings


def rounds_of(setup: CupSetup, number: int) -> int:
    """How many rounds a cup has with so many who take part."""
    if setup.kind == "round-robin":
        return rounds_of_everybody(number)
    halvings = max(1, (number - 1).bit_length())
    if setup.kind == "knock-out":
        return halvings
    # Nobody meets anybody twice: so many can be had at most.
    return min(setup.rounds or halvings, rounds_of_everybody(number))


def filled_to(setup: CupSetup, number: int) -> int:
    """How many take part once computers have taken free seats: as many as were asked for, else so many that nobody is
    left without anybody to play; never more computers than people, but three."""
    if setup.computer is None:
        return number
    wanted = setup.players
    if not setup.sized:
        least = max(number, LEAST_PLAYERS + 1)
        wanted = 1 << (least - 1).bit_length() if setup.kind == "knock-out" else least + least % 2
    return max(number, min(setup.players, wanted, number + max(LEAST_PLAYERS, number)))


def battle_of(setup: CupSetup, number: int) -> CupBattle:
    """The battle of a round, counted from 1."""
    return setup.battles[(number - 1) % len(setup.battles)]


def sealed_places(setup: CupSetup) -> tuple[str, ...]:
    """Every battle that such a cup may come to, by round, pairing and battle, each counted from 1: 2.1.1."""
    pairings = 1 << (setup.players - 1).bit_length() - 1
    return tuple(
        [
            f"{sealed_place(number, place)}.{leg}"
            for number in range(1, rounds_of(setup, setup.players) + 1)
            for place in range(pairings)
            for leg in (1, 2)
        ]
    )


def sealed_place(number: int, place: int) -> str:
    """Where the battles of a pairing stand among them."""
    return f"{number}.{place + 1}"


def is_decided(course: Progress) -> bool:
    """Whether every pairing of the round has come to a result; before the first there is none."""
    return all(pairing.result is not None for pairing in course.rounds[-1]) if course.rounds else True


def gone_on(setup: CupSetup, course: Progress) -> Progress:
    """The course with the next round, or at its end, once the round is decided; till then as it is."""
    if course.ending is not None or not is_decided(course):
        return course
    if len(course.rounds) >= rounds_of(setup, len(course.entrants)) or len(course.there) < 2:
        return ended(setup, course, "played")
    drawn = NEXT[setup.kind](course)
    if not drawn:
        return ended(setup, course, "played")
    return _with_idle(setup, course._replace(rounds=(*course.rounds, drawn)))


def _with_idle(setup: CupSetup, course: Progress) -> Progress:
    """Whoever has nobody to play with has won the round, with half of the medals that a match takes."""
    drawn = tuple(
        [
            pairing if len(pairing.both) == 2 else pairing._replace(result=_unplayed(setup, course, pairing))
            for pairing in course.rounds[-1]
        ]
    )
    return course._replace(rounds=(*course.rounds[:-1], drawn))


def _unplayed(setup: CupSetup, course: Progress, pairing: Pairing) -> PairingResult:
    medals = battle_of(setup, len(course.rounds)).medals // 2
    if not pairing.both:
        return PairingResult((LOSS, LOSS), (0, 0), "bye")
    return PairingResult((WIN, LOSS), (medals, 0), "bye")


def result_of(
    course: Progress, pairing: Pairing, medals: tuple[int, int], winner: int | None, *, void: bool = False
) -> PairingResult:
    """What a match that is over counts: `winner` is 0, 1 or None of a draw. Whoever has dropped out has lost it,
    whatever stood on the board; one of which both battles were called off is a draw without medals."""
    gone = [seed is None or bool(course.entrants[seed].dropped) for seed in (pairing.one, pairing.other)]
    if all(gone):
        return PairingResult((LOSS, LOSS), medals, "forfeit")
    if any(gone):
        return PairingResult((LOSS, WIN) if gone[0] else (WIN, LOSS), medals, "forfeit")
    if void:
        return PairingResult((DRAW, DRAW), (0, 0), "void")
    points = {None: (DRAW, DRAW), 0: (WIN, LOSS), 1: (LOSS, WIN)}[winner]
    return PairingResult(points, medals)


def walked_over(setup: CupSetup, course: Progress, pairing: Pairing) -> PairingResult | None:
    """What a pairing counts that somebody has left before its battles were set up; None: both are there."""
    gone = [seed is None or bool(course.entrants[seed].dropped) for seed in (pairing.one, pairing.other)]
    if not any(gone):
        return None
    medals = battle_of(setup, len(course.rounds)).medals // 2
    given = [0 if one else medals for one in gone]
    return result_of(course, pairing, (given[0], given[1]), None)


def with_result(course: Progress, place: int, result: PairingResult) -> Progress:
    """The course with what a pairing of the newest round has come to."""
    return _with_pairing(course, place, course.rounds[-1][place]._replace(result=result))


def with_game(course: Progress, place: int, game: int) -> Progress:
    """The course with the match of a pairing of the newest round set up."""
    return _with_pairing(course, place, course.rounds[-1][place]._replace(game=game))


def _with_pairing(course: Progress, place: int, pairing: Pairing) -> Progress:
    drawn: Round = tuple([pairing if n == place else one for n, one in enumerate(course.rounds[-1])])
    return course._replace(rounds=(*course.rounds[:-1], drawn))


def dropped(course: Progress, seed: int) -> Progress:
    """The course without somebody from now on; what he has played stands."""
    entrants = list(course.entrants)
    entrants[seed] = entrants[seed]._replace(dropped=max(1, len(course.rounds)))
    return course._replace(entrants=tuple(entrants))


def seeded(course: Progress, order: tuple[Entrant, ...]) -> Progress:
    """The course with everybody in the order that was drawn."""
    return course._replace(entrants=order)


def ended(setup: CupSetup, course: Progress, how: CupEnding) -> Progress:
    """The course at its end. Whoever leads has won it; of a knock-out that is ended before its last battle nobody has,
    and nobody where nobody has won a point."""
    if course.ending is not None:
        return course
    table = standings(setup.kind, course)
    first = table[0] if table and not table[0].dropped else None
    if (first is not None and not first.points) or (how != "played" and setup.kind == "knock-out"):
        first = None
    return course._replace(ending=how, winner=None if first is None else first.seed)
