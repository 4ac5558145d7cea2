"""The hexes of one way: which way a destination means.

`Trace` is the search. To name a step to the next hex, and a straight way of plain steps, without it is a short cut of
2.7 % of the instructions and 5 % of the time of random play.
"""

from __future__ import annotations

from typing import Final

from engine.fast.links import ANYWHERE, Steps, links_at
from engine.ground import Ground
from engine.hexes import members
from engine.rules.stepping import Mover, cap_on_leaving
from engine.types import HexId, HexSet


class Way:
    """One way: the hexes from start to end, and what it costs."""

    __slots__ = ("cost", "hexes")

    def __init__(self, hexes: tuple[HexId, ...], cost: int) -> None:
        self.hexes: Final = hexes
        self.cost: Final = cost


def route(ground: Ground, mover: Mover, start: HexId, end: HexId, occupied: HexSet) -> Way | None:
    """The first of the shortest ways to an end, where nothing happens in passing."""
    steps: Steps = ground.steps[mover.gait]
    links = steps[start] or links_at(ground, mover, steps, start)
    free = mover.moves_as not in ground.spots[start].pins
    if links.ends >> end & 1 and mover.reach and free:
        return Way((start, end), 1)
    far = ground.board.distances[start][end]
    if far <= mover.reach and free and not ground.limited >> start & 1:
        hexes = _straight(ground, mover, start, end, far, occupied)
        if hexes is not None:
            return Way(hexes, far)
    search = Trace(ground, mover, occupied, end, 0, 0)
    for cost in range(far, mover.reach + 1):
        way = search.run(start, cost)
        if way is not None:
            return way
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

    __slots__ = ("barred", "end", "ground", "matters", "mover", "passed")

    def __init__(
        self, ground: Ground, mover: Mover, occupied: HexSet, end: HexId, matters: HexSet, passed: HexSet
    ) -> None:
        self.ground, self.mover = ground, mover
        self.end, self.matters, self.passed = end, matters, passed
        #: Where it never goes: past units, and past what happens on other ways.
        self.barred = occupied | (matters & ~passed & ~(1 << end))

    def run(self, start: HexId, cost: int) -> Way | None:
        """The way from start with exactly this cost and these effects."""
        here = self.ground.spots[start]
        if start == self.end or self.mover.moves_as in here.pins:
            return None
        hexes = self._go((start,), 1 << start, cost, cap_on_leaving(here, self.mover))
        return None if hexes is None else Way(hexes, cost)

    def _go(self, way: tuple[HexId, ...], seen: HexSet, left: int, cap: int) -> tuple[HexId, ...] | None:
        length = len(way)
        if not left or length > cap:
            return None
        ground, end = self.ground, self.end
        steps: Steps = ground.steps[self.mover.gait]
        links = steps[way[-1]] or links_at(ground, self.mover, steps, way[-1])
        onto = links.all & ground.board.balls[left - 1][end] & ~(self.barred | seen)
        if length > 1:
            onto &= links.onward
        while onto:
            low = onto & -onto
            onto ^= low
            to = low.bit_length() - 1
            cost, limit, stops = links.each[to]
            if cost > left or length > limit:
                continue
            if to == end:
                if left == cost and seen & self.matters == self.passed:
                    return (*way, to)
            elif not stops:
                more = self._go((*way, to), seen | low, left - cost, cap if cap < limit else limit)
                if more is not None:
                    return more
        return None
