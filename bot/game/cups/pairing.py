"""Who meets whom in the next round: pure functions of what has been played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.facts.cup import Pairing, Progress, Round
from bot.game.cups.standing import TableLine, byes, met, standings, winner_of


def everybody(course: Progress) -> Round:
    """The next round of everybody against everybody: one stays, the others go round. Whoever was to meet somebody who
    has dropped out has nobody."""
    number, turn = len(course.entrants), len(course.rounds)
    seats: list[int | None] = [*range(number), *([None] if number % 2 else [])]
    ring = seats[1:]
    ring = ring[-turn % len(ring) :] + ring[: -turn % len(ring)]
    seats = [seats[0], *ring]
    pairs = [(seats[n], seats[-1 - n]) for n in range(len(seats) // 2)]
    there = set(course.there)
    kept = [[seed for seed in pair if seed in there] for pair in pairs]
    return tuple([_paired(course, *pair) for pair in kept if pair])


def rounds_of_everybody(number: int) -> int:
    """How many rounds it takes until so many have all met."""
    return number - 1 if number % 2 == 0 else number


def swiss(course: Progress) -> Round | None:
    """The next round of a Swiss cup: those who stand alike meet, nobody meets anybody twice, and of an odd number one
    has nobody, who never had before while others had. None: there is no such round."""
    table = [row for row in standings("swiss", course) if not row.dropped]
    if len(table) < 2:
        return None
    for idle in _idle(course, table):
        rest = [row for row in table if row.seed != idle]
        pairs = _matched(rest, {row.seed: met(course.rounds, row.seed) for row in rest})
        if pairs is not None:
            made = [_paired(course, one, other) for one, other in pairs]
            return (*made, *([] if idle is None else [Pairing(idle, None)]))
    return None


def _idle(course: Progress, table: Sequence[TableLine]) -> list[int | None]:
    """Who may be left without anybody, the lowest first; of an even number nobody is."""
    if len(table) % 2 == 0:
        return [None]
    had = {row.seed: byes(course.rounds, row.seed) for row in table}
    fewest = min(had.values())
    return [row.seed for row in reversed(table) if had[row.seed] == fewest]


def _matched(table: Sequence[TableLine], known: Mapping[int, frozenset[int]]) -> list[tuple[int, int]] | None:
    """Pairs from the top down. Of those who stand alike the upper half meets the lower; if what is left cannot be
    paired, the next best is tried. None: there is no way."""
    place = {row.seed: n for n, row in enumerate(table)}
    groups = {row.points: [one.seed for one in table if one.points == row.points] for row in table}
    points = {row.seed: row.points for row in table}
    hopeless: set[frozenset[int]] = set()

    def ideal(seed: int) -> float:
        group = groups[points[seed]]
        return place[group[0]] + (group.index(seed) + len(group) / 2) % len(group)

    def solved(left: frozenset[int]) -> list[tuple[int, int]] | None:
        if not left:
            return []
        if left in hopeless:
            return None
        top = min(left, key=lambda seed: place[seed])
        wanted = ideal(top)
        others = sorted(
            left - {top} - known[top],
            key=lambda seed: (abs(points[top] - points[seed]), abs(place[seed] - wanted), place[seed]),
        )
        for other in others:
            rest = solved(left - {top, other})
            if rest is not None:
                return [(top, other), *rest]
        hopeless.add(left)
        return None

    return solved(frozenset(place))


def knocked_out(course: Progress) -> Round | None:
    """The next round of a knock-out: whoever has come through meets his neighbour. None: one is left, or nobody."""
    if not course.rounds:
        return _first_of_knock_out(course)
    through = [winner_of(pairing) for pairing in course.rounds[-1]]
    if len(through) < 2:
        return None
    there = set(course.there)
    alive = [seed if seed in there else None for seed in through]
    return tuple([_paired_or_empty(course, alive[n], alive[n + 1]) for n in range(0, len(alive), 2)])


def _first_of_knock_out(course: Progress) -> Round:
    """The best seeds have nobody, up to the next power of two; the two best can only meet at the end."""
    number = len(course.entrants)
    order = [0]
    while len(order) < number:
        size = 2 * len(order)
        order = [seed for one in order for seed in (one, size - 1 - one)]
    there = set(course.there)
    seeds = [seed if seed in there else None for seed in order]
    return tuple([_paired_or_empty(course, seeds[n], seeds[n + 1]) for n in range(0, len(seeds), 2)])


def _paired_or_empty(course: Progress, one: int | None, other: int | None) -> Pairing:
    pair = [seed for seed in (one, other) if seed is not None]
    return _paired(course, *pair) if pair else Pairing(None, None)


def _paired(course: Progress, one: int, other: int | None = None) -> Pairing:
    """Two of them: who had the Allies first less often has them first now; of two alike the one who had not last."""
    if other is None:
        return Pairing(one, None)
    mine, his = _leaning(course, one), _leaning(course, other)
    return Pairing(one, other) if (mine, one) <= (his, other) else Pairing(other, one)


def _leaning(course: Progress, seed: int) -> tuple[int, int]:
    """How much more often somebody had the Allies first than the Axis, and whether he had them last."""
    sides = [
        1 if pairing.one == seed else -1
        for pairings in course.rounds
        for pairing in pairings
        if seed in pairing.both and len(pairing.both) == 2
    ]
    return sum(sides), sides[-1] if sides else 0


#: By kind; what comes after the last round is None.
NEXT: Mapping[str, Callable[[Progress], Round | None]] = {
    "round-robin": everybody,
    "swiss": swiss,
    "knock-out": knocked_out,
}
