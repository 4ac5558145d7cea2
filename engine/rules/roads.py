"""Roads: a move that follows one from its first hex to its last may be a hex longer (WW-ROAD-1).

Ways along a road are searched beside all others, and merged with them: both may lead to one end.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.actions import MoveUnit
from engine.hexes import members
from engine.rules.route import Way
from engine.rules.stepping import seen, step_closed
from engine.rules.ways import Ways
from engine.types import DIRECTIONS

if TYPE_CHECKING:
    from engine.ground import Ground, Spot
    from engine.rules.stepping import Mover
    from engine.types import HexId, HexSet


class _Choice(NamedTuple):
    """One way to an end: its length, whether it leaves the road, what it passes."""

    length: int
    off_road: bool
    passed: HexSet
    way: Way


def joined(ground: Ground, a: HexId, b: HexId) -> bool:
    """Whether a road runs from a hex to its neighbour; a tile without exits joins every road beside it."""
    if not (ground.spots[a].road and ground.spots[b].road):
        return False
    return _leads(ground, a, b) and _leads(ground, b, a)


def _leads(ground: Ground, a: HexId, b: HexId) -> bool:
    exits = ground.spots[a].exits
    if not exits:
        return True
    towards = ground.board.towards[a]
    return any(towards.get(way) == b for way in DIRECTIONS if way in exits)


def stops_on_road(here: Spot, mover: Mover) -> bool:
    """Whether even a unit that stays on the road must stop (WW-ROAD-2): by what lies on it, not by a crossing."""
    if mover.unhindered:
        return False
    here = seen(here, mover.at_home)
    return mover.moves_as in here.road_stops or mover.bound_as in here.road_stops


def passes(ground: Ground, mover: Mover, before: HexId, here: HexId, to: HexId) -> bool:
    """Whether a mover need not stop on a hex, because it stays on the road."""
    if not (joined(ground, before, here) and joined(ground, here, to)):
        return False
    return not stops_on_road(ground.spots[here], mover)


def road_cost(mover: Mover, length: int) -> int:
    """What a move along a road counts: the hexes of the bonus are free, but it is a move."""
    return max(1, length - (mover.road - mover.reach))


def is_road_move(ground: Ground, mover: Mover, way: tuple[HexId, ...]) -> bool:
    """Whether a way follows the road from start to end."""
    if not mover.road or len(way) - 1 > mover.road:
        return False
    return all(joined(ground, a, b) for a, b in pairwise(way))


def _search(
    ground: Ground, mover: Mover, way: tuple[HexId, ...], near: HexSet, found: list[tuple[HexId, ...]]
) -> None:
    """Every way along the road, hex by hex."""
    for to in ground.board.neighbours[way[-1]]:
        if near >> to & 1 or to in way or not joined(ground, way[-1], to):
            continue
        if step_closed(ground, mover, way[-1], to) is not None:
            continue
        found.append((*way, to))
        if len(way) < mover.road and not stops_on_road(ground.spots[to], mover):
            _search(ground, mover, found[-1], near, found)


_NO_WAYS: Final[tuple[tuple[HexId, ...], ...]] = ()


class RoadWays(Ways):
    """All ways of one mover from a hex of a road."""

    __slots__ = ("_roads",)

    def __init__(
        self, ground: Ground, mover: Mover, start: HexId, near: HexSet, matters: HexSet, exits: HexSet
    ) -> None:
        super().__init__(ground, mover, start, near, matters, exits)
        found: list[tuple[HexId, ...]] = []
        if mover.moves_as not in ground.spots[start].pins:
            _search(ground, mover, (start,), near, found)
        self._roads: dict[HexId, list[tuple[HexId, ...]]] = {}
        for way in found:
            self._roads.setdefault(way[-1], []).append(way)
            self.ends |= 1 << way[-1]

    def moves(self, occupied: HexSet) -> list[MoveUnit]:
        """The moves as they are listed: two hexes, and the whole way only where ways differ in effect."""
        ways: list[tuple[HexId, ...]] = []
        for end in members(self.ends & ~occupied):
            choices = self._choices(end)
            plain = _plain(choices)
            ways += [(self.start, end) if one is plain else one.way.hexes for one in choices]
        listed = [MoveUnit(way) for way in sorted(ways)]
        if self.off is not None:
            end = self.off.end
            listed.append(MoveUnit((self.start,) if end == self.start else (self.start, end), True))
        return listed

    def route(self, end: HexId) -> Way | None:
        """The way that two hexes mean: the shortest one, along the road if there are two."""
        plain = _plain(self._choices(end))
        return None if plain is None else plain.way

    def _choices(self, end: HexId) -> list[_Choice]:
        """The shortest way to an end for each thing that may happen on it."""
        best: dict[HexSet, _Choice] = {}
        for one in [*self._by_road(end), *self._by_land(end)]:
            known = best.get(one.passed)
            if known is None or (one.length, one.off_road) < (known.length, known.off_road):
                best[one.passed] = one
        return sorted(best.values())

    def _by_road(self, end: HexId) -> list[_Choice]:
        found = []
        for hexes in self._roads.get(end, _NO_WAYS):
            passed = 0
            for h in hexes[1:-1]:
                passed |= 1 << h & self._matters
            length = len(hexes) - 1
            found.append(_Choice(length, False, passed, Way(hexes, road_cost(self._mover, length))))
        return found

    def _by_land(self, end: HexId) -> list[_Choice]:
        return [_Choice(one.cost, True, one.passed, self.trace(one)) for one in self._found().get(end, ())]


def _plain(choices: list[_Choice]) -> _Choice | None:
    """The one shortest way; None if two shortest ways differ in what happens on them."""
    shortest = [one for one in choices if one.length == choices[0].length]
    return shortest[0] if len(shortest) == 1 else None
