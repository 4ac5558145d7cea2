"""The steps out of one hex for one kind of mover, as sets: what `stepping.py` says of single steps, remembered."""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.ground import Ground
from engine.hexes import hex_set, members
from engine.rules.roads import joined, stops_on_road
from engine.rules.stepping import NO_CAP, Mover, cap_on_entering, must_stop, step_closed, step_cost
from engine.types import HexId, HexSet

#: All hexes.
ANYWHERE: Final = -1
#: Cost, longest move that may take it, does it end there; a closed step is none.
_Step: TypeAlias = tuple[int, int, bool]


class Links:
    """The steps out of one hex for one kind of mover."""

    __slots__ = ("all", "capped", "each", "ends", "even", "odd", "onward", "plain", "stops")

    def __init__(
        self,
        plain: HexSet,
        stops: HexSet,
        capped: tuple[tuple[int, HexSet, HexSet], ...],
        odd: tuple[tuple[HexId, int, int, bool], ...],
        onward: HexSet,
    ) -> None:
        #: Hexes at cost 1 from which the move may go on, and hexes at cost 1 that end it.
        self.plain: Final = plain
        self.stops: Final = stops
        #: Hexes at cost 1 that limit the length of the move: the limit, those to go on from, those that end it.
        self.capped: Final = capped
        #: All others: where to, cost, longest move that may enter, does it end there.
        self.odd: Final = odd
        #: Where a mover goes on that came by the road and need not stop for that; ANYWHERE for most (WW-ROAD-2).
        self.onward: Final = onward
        #: Hexes at cost 1 that limit nothing; whether all steps lead to such hexes.
        self.ends: Final[HexSet] = plain | stops
        self.even: Final[bool] = not (capped or odd)
        each: dict[HexId, _Step] = {}
        for limit, through, last in ((NO_CAP, plain, stops), *capped):
            for to in members(through | last):
                each[to] = (1, limit, bool(last >> to & 1))
        for to, cost, limit, ends in odd:
            each[to] = (cost, limit, ends)
        #: All steps by where they lead, and where that is.
        self.each: Final = each
        self.all: Final[HexSet] = hex_set(each)


#: The steps out of every hex, shared by every mover that steps alike: `ground.steps[mover.gait]`.
Steps: TypeAlias = list[Links | None]


def links_at(ground: Ground, mover: Mover, steps: Steps, h: HexId) -> Links:
    """The steps of one hex, remembered in `steps` for as long as the ground is the same."""
    links = steps[h] = _links_at(ground, mover, h)
    return links


def _links_at(ground: Ground, mover: Mover, h: HexId) -> Links:
    plain = stops = 0
    capped: dict[int, tuple[HexSet, HexSet]] = {}
    odd: list[tuple[HexId, int, int, bool]] = []
    here = ground.spots[h]
    for to in ground.board.neighbours[h]:
        spot = ground.spots[to]
        if step_closed(ground, mover, h, to) is not None:
            continue
        cost, limit, ends = step_cost(here, spot, mover), cap_on_entering(spot, mover), must_stop(spot, mover)
        if ends and cost == 1 and joined(ground, h, to) and not stops_on_road(spot, mover):
            odd.append((to, cost, limit, False))
            continue
        if cost != 1:
            odd.append((to, cost, limit, ends))
        elif limit != NO_CAP:
            through, last = capped.get(limit, (0, 0))
            capped[limit] = (through, last | 1 << to) if ends else (through | 1 << to, last)
        elif ends:
            stops |= 1 << to
        else:
            plain |= 1 << to
    limits = tuple([(limit, *sets) for limit, sets in sorted(capped.items())])
    onward = ANYWHERE
    if here.road and must_stop(here, mover):
        onward = hex_set(to for to in ground.board.neighbours[h] if joined(ground, h, to))
    return Links(plain, stops, limits, tuple(odd), onward)
