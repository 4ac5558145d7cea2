"""The ways of a unit that stands on a road: those along it are searched beside all others, and merged with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.actions import MoveUnit
from engine.errors import Refusal, refuse
from engine.hexes import members
from engine.rules.roads import joined, road_cost, stops_on_road
from engine.rules.route import Way
from engine.rules.stepping import step_closed
from engine.rules.ways import Ways

if TYPE_CHECKING:
    from engine.ground import Ground
    from engine.rules.stepping import Mover
    from engine.types import HexId, HexSet


class _Choice(NamedTuple):
    """One way to an end: its length, whether it leaves the road, what it passes."""

    length: int
    off_road: bool
    passed: HexSet
    way: Way


def _search(
    ground: Ground, mover: Mover, way: tuple[HexId, ...], near: HexSet, ways: list[tuple[HexId, ...]]
) -> None:
    """Every way along the road, hex by hex."""
    for to in ground.board.neighbours[way[-1]]:
        if near >> to & 1 or to in way or not joined(ground, way[-1], to):
            continue
        if step_closed(ground, mover, way[-1], to) is not None:
            continue
        ways.append((*way, to))
        if len(way) < mover.road and not stops_on_road(ground.spots[to], mover):
            _search(ground, mover, ways[-1], near, ways)


def too_far_by_road(
    ground: Ground, mover: Mover, start: HexId, end: HexId, occupied: HexSet
) -> Refusal | None:
    """How long the way along the road is, if only its length is too much; None: no road leads there freely."""
    if not mover.road or not ground.spots[start].road:
        return None
    length, seen, edge = 0, {start}, [start]
    while edge and end not in seen:
        length += 1
        edge = [
            to
            for h in edge
            if h == start or not stops_on_road(ground.spots[h], mover)
            for to in ground.board.neighbours[h]
            if to not in seen and not occupied >> to & 1 and joined(ground, h, to)
            if step_closed(ground, mover, h, to) is None
        ]
        seen.update(edge)
    if end not in seen or length <= mover.road:
        return None
    return refuse("too-far", cost=length, limit=mover.road)


_NO_WAYS: Final[tuple[tuple[HexId, ...], ...]] = ()


class RoadWays(Ways):
    """All ways of one mover from a hex of a road."""

    __slots__ = ("_roads",)

    def __init__(self, ground: Ground, mover: Mover, start: HexId, near: HexSet, matters: HexSet) -> None:
        super().__init__(ground, mover, start, near, matters)
        ways: list[tuple[HexId, ...]] = []
        if mover.moves_as not in ground.spots[start].pins:
            _search(ground, mover, (start,), near, ways)
        self._roads: dict[HexId, list[tuple[HexId, ...]]] = {}
        for way in ways:
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
        choices = []
        for hexes in self._roads.get(end, _NO_WAYS):
            passed = 0
            for h in hexes[1:-1]:
                passed |= 1 << h & self._matters
            length = len(hexes) - 1
            choices.append(_Choice(length, False, passed, Way(hexes, road_cost(self._mover, length))))
        return choices

    def _by_land(self, end: HexId) -> list[_Choice]:
        return [_Choice(one.cost, True, one.passed, self.trace(one)) for one in self._found().get(end, ())]


def _plain(choices: list[_Choice]) -> _Choice | None:
    """The one shortest way; None if two shortest ways differ in what happens on them."""
    shortest = [one for one in choices if one.length == choices[0].length]
    return shortest[0] if len(shortest) == 1 else None
