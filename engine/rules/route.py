"""The hexes of one way: which way a destination means (MOVE-17)."""

from __future__ import annotations

from typing import Final

from engine.ground import Ground
from engine.rules.links import Steps, links_at
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
    search = Trace(ground, mover, occupied, end, 0, 0)
    for cost in range(ground.board.distances[start][end], mover.reach + 1):
        way = search.run(start, cost)
        if way is not None:
            return way
    return None


class Trace:
    """Names the hexes of a way of a given cost: of several the one whose hexes come first in the order of the board."""

    __slots__ = ("end", "free", "ground", "matters", "mover", "passed")

    def __init__(
        self, ground: Ground, mover: Mover, occupied: HexSet, end: HexId, matters: HexSet, passed: HexSet
    ) -> None:
        self.ground, self.mover = ground, mover
        self.end, self.matters, self.passed = end, matters, passed
        #: Where it goes: not past units, nor past what happens on other ways.
        self.free = ground.board.all ^ occupied
        if matters:
            self.free &= ~matters | passed | 1 << end

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
        onto = links.all & ground.board.balls[left - 1][end] & self.free
        if length > 1:
            onto &= links.onward & ~seen
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
