"""The hexes of one way: which way a destination means."""

from __future__ import annotations

from typing import NamedTuple

from engine.ground import Ground
from engine.hexes import members
from engine.rules.links import ANYWHERE, Steps, links_at
from engine.rules.stepping import Mover, cap_on_leaving
from engine.types import HexId, HexSet, made


class Way(NamedTuple):
    """One way: the hexes from start to end, and what it costs."""

    hexes: tuple[HexId, ...]
    cost: int


def route(ground: Ground, mover: Mover, start: HexId, end: HexId, occupied: HexSet) -> Way | None:
    """The first of the shortest ways to an end, where nothing happens in passing."""
    steps: Steps = ground.steps[mover.gait]
    links = steps[start] or links_at(ground, mover, steps, start)
    free = mover.moves_as not in ground.spots[start].pins
    if links.ends >> end & 1 and mover.reach and free:
        return made(Way, ((start, end), 1))
    far = ground.board.distances[start][end]
    if far <= mover.reach and free and not ground.limited >> start & 1:
        hexes = _straight(ground, mover, start, end, far, occupied)
        if hexes is not None:
            return made(Way, (hexes, far))
    search = Trace(ground, mover, occupied, end, 0, 0)
    for cost in range(far, mover.reach + 1):
        found = search.run(start, cost)
        if found is not None:
            return found
    return None


def _straight(
    ground: Ground, mover: Mover, start: HexId, end: HexId, far: int, occupied: HexSet
) -> tuple[HexId, ...] | None:
    """The first way of plain steps that never turns aside; None: there is none, or it takes the search to say so."""
    steps: Steps = ground.steps[mover.gait]
    links = steps[start] or links_at(ground, mover, steps, start)
    if not links.even:
        return None
    for h in members(links.plain & ground.board.balls[far - 1][end] & ~occupied):
        onward = steps[h] or links_at(ground, mover, steps, h)
        if not onward.even or onward.onward != ANYWHERE:
            return None
        if far > 2:
            rest = _straight(ground, mover, h, end, far - 1, occupied)
            return None if rest is None else (start, *rest)
        if onward.ends >> end & 1:
            return (start, h, end)
    return None


class Trace:
    """Names the hexes of a way of a given cost, first by first."""

    __slots__ = ("end", "ground", "matters", "mover", "occupied", "passed")

    def __init__(
        self, ground: Ground, mover: Mover, occupied: HexSet, end: HexId, matters: HexSet, passed: HexSet
    ) -> None:
        self.ground, self.mover, self.occupied = ground, mover, occupied
        self.end, self.matters, self.passed = end, matters, passed

    def run(self, start: HexId, cost: int) -> Way | None:
        """The way from start with exactly this cost and these effects."""
        here = self.ground.spots[start]
        if start == self.end or self.mover.moves_as in here.pins:
            return None
        hexes = self._go((start,), cost, cap_on_leaving(here, self.mover))
        return None if hexes is None else made(Way, (hexes, cost))

    def _go(self, way: tuple[HexId, ...], left: int, cap: int) -> tuple[HexId, ...] | None:
        ground, end = self.ground, self.end
        steps: Steps = ground.steps[self.mover.gait]
        here = way[-1]
        links = steps[here] or links_at(ground, self.mover, steps, here)
        for to in ground.board.neighbours[here]:
            if ground.board.distances[to][end] >= left or self.occupied >> to & 1 or to in way:
                continue
            if len(way) > 1 and not links.onward >> to & 1:
                continue
            cost, limit, stops = links.to(to)
            if cost > left or len(way) > cap or len(way) > limit:
                continue
            if to == end:
                if left == cost and self._passes(way):
                    return (*way, to)
            elif not stops:
                more = self._go((*way, to), left - cost, min(cap, limit))
                if more is not None:
                    return more
        return None

    def _passes(self, way: tuple[HexId, ...]) -> bool:
        passed = 0
        for h in way[1:]:
            passed |= 1 << h & self.matters
        return passed == self.passed
