"""The search for ways with everything that may limit them or happen on them: cost by cost, whole sets of hexes at
once. The rules of a single step stand in `stepping.py`; where every step is plain, `reach.py` is enough."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.actions import MoveUnit
from engine.fast.reach import listing
from engine.ground import Ground
from engine.hexes import hex_set, members
from engine.rules.links import Steps, links_at
from engine.rules.route import Trace, Way
from engine.rules.stepping import Mover, cap_on_leaving
from engine.types import HexId, HexSet


class Found(NamedTuple):
    """One end that can be reached: the cost, and the hexes where something happens on the way."""

    end: HexId
    cost: int
    passed: HexSet


class _State(NamedTuple):
    """What a search remembers of the ways that come to a set of hexes at one cost."""

    length: int
    cap: int
    passed: HexSet


_NONE_YET: Final[dict[HexId, list[Found]]] = {}


class Ways:
    """All ways of one mover from one hex. The units it could meet on the way are given; whether the end itself
    is free is asked when the ways are listed, so that few searches serve many positions."""

    __slots__ = ("_best", "_ground", "_levels", "_matters", "_mover", "_near", "ends", "off", "start")

    def __init__(self, ground: Ground, mover: Mover, start: HexId, near: HexSet, matters: HexSet) -> None:
        self._ground, self._mover, self.start = ground, mover, start
        self._near, self._matters = near, matters
        self._best: dict[HexId, list[Found]] = _NONE_YET
        #: What was passed -> ends by cost.
        self._levels: dict[HexSet, list[HexSet]] = {}
        #: The nearest exit, and the cost to leave by it.
        self.off: Found | None = None
        if mover.moves_as not in ground.spots[start].pins:
            self.off = self._search(mover.exits & ground.board.ball(start, mover.reach))
        #: Every hex that can be reached, if it is free.
        self.ends: HexSet = 0
        for levels in self._levels.values():
            for level in levels:
                self.ends |= level

    def moves(self, occupied: HexSet) -> list[MoveUnit]:
        """The moves as they are listed: two hexes, and the whole way only where ways differ in effect."""
        start, ends = self.start, self.ends & ~occupied
        if len(self._levels) < 2:
            listed = listing(self._ground.board, start, self._mover.reach, ends)
        else:
            ways: list[tuple[HexId, ...]] = []
            for end in members(ends & hex_set(self._found())):
                plain = self.plain(end)
                arrivals = self._found()[end]
                ways += [(start, end) if one is plain else self.trace(one).hexes for one in arrivals]
            listed = [MoveUnit(way) for way in sorted(ways)]
        if self.off is not None:
            end = self.off.end
            listed.append(MoveUnit((start,) if end == start else (start, end), True))
        return listed

    def _found(self) -> dict[HexId, list[Found]]:
        """The ends, each with its cheapest way for each thing that may happen on it."""
        if self._best is _NONE_YET:
            self._best = {}
            for passed, levels in self._levels.items():
                known = 0
                for cost, level in enumerate(levels):
                    for end in members(level & ~known):
                        one = Found(end, cost, passed)
                        # A set of hexes does not show whether a way had to cross itself.
                        if not passed or self._way(one) is not None:
                            self._best.setdefault(end, []).append(one)
                            known |= 1 << end
        return self._best

    def plain(self, end: HexId) -> Found | None:
        """The one shortest way to an end; None if two shortest ways differ in what happens on them."""
        if len(self._levels) == 1:
            for passed, levels in self._levels.items():
                for cost, level in enumerate(levels):
                    if level >> end & 1:
                        return Found(end, cost, passed)
        arrivals = self._found()[end]
        cost = min([one.cost for one in arrivals])
        best = [one for one in arrivals if one.cost == cost]
        return best[0] if len(best) == 1 else None

    def route(self, end: HexId) -> Way | None:
        """The way that two hexes mean: the shortest one; None if two shortest ways differ in what happens."""
        plain = self.plain(end)
        return None if plain is None else self.trace(plain)

    def trace(self, arrival: Found) -> Way:
        """The hexes of the first way to an end with this cost and these effects."""
        way = self._way(arrival)
        assert way is not None
        return way

    def _way(self, arrival: Found) -> Way | None:
        search = Trace(self._ground, self._mover, self._near, arrival.end, self._matters, arrival.passed)
        return search.run(self.start, arrival.cost)

    def _search(self, exits: HexSet) -> Found | None:
        """Search: note every end that can be reached, cost by cost. The nearest exit among them."""
        ground, mover = self._ground, self._mover
        free = ground.board.all & ~self._near
        cap = cap_on_leaving(ground.spots[self.start], mover)
        off = None
        layers: list[dict[_State, HexSet]] = [{} for _ in range(mover.reach + 1)]
        layers[0][_State(0, cap, 0)] = 1 << self.start
        seen: dict[_State, HexSet] = {}
        for cost, layer in enumerate(layers):
            for state, grown in layer.items():
                known = seen.get(state, 0)
                hexes = grown & ~known
                seen[state] = known | hexes
                if exits & hexes and cost < mover.reach and state.length < state.cap and off is None:
                    off = Found(members(exits & hexes)[0], cost + 1, state.passed)
                if cost < mover.reach and state.length < state.cap:
                    self._step(layers, cost, state, hexes, free)
        return off

    def _step(
        self, layers: list[dict[_State, HexSet]], cost: int, state: _State, hexes: HexSet, free: HexSet
    ) -> None:
        """All steps out of a set of hexes."""
        ground, mover = self._ground, self._mover
        plain = stops = 0
        length = state.length + 1
        steps: Steps = ground.steps[mover.gait]
        for h in members(hexes):
            links = steps[h] or links_at(ground, mover, steps, h)
            onto = free if h == self.start else free & links.onward
            plain |= links.plain & onto
            stops |= links.stops & onto
            for most, through, ends in links.capped:
                if length <= most:
                    self._note(state.passed, cost + 1, (through | ends) & onto)
                    tighter = _State(length, min(state.cap, most), state.passed)
                    self._go_past(layers, cost + 1, tighter, through & onto)
            for to, price, limit, last in links.odd:
                if onto >> to & 1 and cost + price <= mover.reach and length <= limit:
                    self._note(state.passed, cost + price, 1 << to)
                    if not last:
                        tighter = _State(length, min(state.cap, limit), state.passed)
                        self._go_past(layers, cost + price, tighter, 1 << to)
        self._note(state.passed, cost + 1, plain | stops)
        self._go_past(layers, cost + 1, _State(length, state.cap, state.passed), plain)

    def _go_past(self, layers: list[dict[_State, HexSet]], cost: int, state: _State, hexes: HexSet) -> None:
        """Go on from a set of hexes; where something happens in passing, it is remembered."""
        self._go_on(layers, cost, state, hexes & ~self._matters)
        for h in members(hexes & self._matters):
            self._go_on(layers, cost, state._replace(passed=state.passed | 1 << h), 1 << h)

    def _note(self, passed: HexSet, cost: int, hexes: HexSet) -> None:
        if hexes:
            levels = self._levels.get(passed)
            if levels is None:
                levels = self._levels[passed] = [0] * (self._mover.reach + 1)
            levels[cost] |= hexes

    @staticmethod
    def _go_on(layers: list[dict[_State, HexSet]], cost: int, state: _State, hexes: HexSet) -> None:
        if hexes:
            layer = layers[cost]
            layer[state] = layer.get(state, 0) | hexes
