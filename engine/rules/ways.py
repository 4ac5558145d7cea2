"""The search for ways: which hexes a mover can reach, at what cost, and what happens in passing.

Whole sets of hexes grow at once: one integer holds a ring of ends. Where every step is plain, `reach` puts together
what was found two steps around each hex; elsewhere `Ways` grows cost by cost, with the limits that ground sets to
the length of a move and with what happens in passing. `route` names the hexes of one way. The rules of a single
step stand in `stepping.py`; here is only the arithmetic of many.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from engine.actions import MoveUnit
from engine.ground import Ground
from engine.hexes import Board, hex_set, members
from engine.rules.stepping import (
    NO_CAP,
    Mover,
    cap_on_entering,
    cap_on_leaving,
    must_stop,
    step_closed,
    step_cost,
)
from engine.types import HexId, HexSet


class Links(NamedTuple):
    """The steps out of one hex for one kind of mover."""

    #: Hexes at cost 1 from which the move may go on, and hexes at cost 1 that end it.
    plain: HexSet
    stops: HexSet
    #: Hexes at cost 1 that limit the length of the move: the limit, those to go on from, those that end it.
    capped: tuple[tuple[int, HexSet, HexSet], ...]
    #: All others: where to, cost, longest move that may enter, does it end there.
    odd: tuple[tuple[HexId, int, int, bool], ...]


class Way(NamedTuple):
    """One way: the hexes from start to end, and what it costs."""

    hexes: tuple[HexId, ...]
    cost: int


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
_TABLES: Final[dict[tuple[str, HexId, int], tuple[tuple[HexSet, MoveUnit], ...]]] = {}


class Ways:
    """All ways of one mover from one hex. The units it could meet on the way are given; whether the end itself
    is free is asked when the ways are listed, so that few searches serve many positions."""

    __slots__ = (
        "_best",
        "_ground",
        "_levels",
        "_matters",
        "_mover",
        "_near",
        "ends",
        "off",
        "start",
    )

    def __init__(
        self, ground: Ground, mover: Mover, start: HexId, near: HexSet, matters: HexSet, exits: HexSet
    ) -> None:
        self._ground, self._mover, self.start = ground, mover, start
        self._near, self._matters = near, matters
        self._best: dict[HexId, list[Found]] = _NONE_YET
        #: What was passed -> ends by cost.
        self._levels: dict[HexSet, list[HexSet]] = {}
        pinned = mover.moves_as in ground.spots[start].pins
        #: The nearest exit, and the cost to leave by it.
        self.off = None if pinned else self._grow(exits & ground.board.ball(start, mover.reach))
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
                found = self._found()[end]
                ways += [(start, end) if one is plain else self.trace(one).hexes for one in found]
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
        found = self._found()[end]
        cost = min([one.cost for one in found])
        best = [one for one in found if one.cost == cost]
        return best[0] if len(best) == 1 else None

    def trace(self, found: Found) -> Way:
        """The hexes of the first way to an end with this cost and these effects."""
        way = self._way(found)
        assert way is not None
        return way

    def _way(self, found: Found) -> Way | None:
        search = _Trace(self._ground, self._mover, self._near, found.end, self._matters, found.passed)
        return search.run(self.start, found.cost)

    def _grow(self, exits: HexSet) -> Found | None:
        """Grow the reach, cost by cost; the nearest exit on it."""
        ground, mover = self._ground, self._mover
        free = ground.board.all & ~self._near
        cap = cap_on_leaving(ground.spots[self.start], mover)
        if not exits and not self._matters and self._flood(free, cap):
            return None
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

    def _flood(self, free: HexSet, cap: int) -> bool:
        """The same where every step costs 1 and nothing happens in passing; False as soon as one does not."""
        steps = steps_of(self._ground, self._mover)
        levels = [0]
        reached = 0
        #: Where the ways are that may still be so long, by their limit.
        edges = {cap: 1 << self.start}
        seen: dict[int, HexSet] = {}
        for length in range(1, self._mover.reach + 1):
            grown = 0
            onward: dict[int, HexSet] = {}
            for limit, edge in edges.items():
                plain, left = 0, edge
                while left:
                    low = left & -left
                    left ^= low
                    h = low.bit_length() - 1
                    links = steps[h] or _links(self._ground, self._mover, steps, h)
                    if links.odd:
                        return False
                    plain |= links.plain
                    grown |= links.plain | links.stops
                    for most, through, ends in links.capped:
                        if length <= most:
                            grown |= through | ends
                            shorter = min(limit, most)
                            if length < shorter:
                                onward[shorter] = onward.get(shorter, 0) | through
                if length < limit:
                    onward[limit] = onward.get(limit, 0) | plain
            grown &= free & ~reached
            reached |= grown
            levels.append(grown)
            edges = {}
            for limit, hexes in onward.items():
                known = seen.get(limit, 0)
                edge = hexes & free & ~known
                if edge:
                    seen[limit] = known | edge
                    edges[limit] = edge
        if reached:
            self._levels[0] = levels
        return True

    def _step(
        self, layers: list[dict[_State, HexSet]], cost: int, state: _State, hexes: HexSet, free: HexSet
    ) -> None:
        """All steps out of a set of hexes."""
        ground, mover, matters = self._ground, self._mover, self._matters
        plain = stops = 0
        length = state.length + 1
        steps = steps_of(ground, mover)
        for h in members(hexes):
            links = steps[h] or _links(ground, mover, steps, h)
            plain |= links.plain
            stops |= links.stops
            for to, price, limit, ends in _single(links):
                if free >> to & 1 and cost + price <= mover.reach and length <= limit:
                    self._note(state.passed, cost + price, 1 << to)
                    if not ends:
                        passed = state.passed | (1 << to & matters)
                        self._go_on(
                            layers, cost + price, _State(length, min(state.cap, limit), passed), 1 << to
                        )
        plain &= free
        self._note(state.passed, cost + 1, plain | stops & free)
        onward = _State(length, state.cap, state.passed)
        self._go_on(layers, cost + 1, onward, plain & ~matters)
        for h in members(plain & matters):
            self._go_on(layers, cost + 1, onward._replace(passed=state.passed | 1 << h), 1 << h)

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


Steps: TypeAlias = list[Links | None]


def steps_of(ground: Ground, mover: Mover) -> Steps:
    """The steps out of every hex, filled as they are asked for and shared by every mover that steps alike."""
    key = mover.gait
    found: Steps | None = ground.steps.get(key)
    if found is None:
        found = ground.steps[key] = [None] * ground.board.size
    return found


def _links(ground: Ground, mover: Mover, steps: Steps, h: HexId) -> Links:
    plain = stops = 0
    capped: dict[int, tuple[HexSet, HexSet]] = {}
    odd: list[tuple[HexId, int, int, bool]] = []
    for to in ground.board.neighbours[h]:
        if step_closed(ground, mover, h, to) is not None:
            continue
        spot = ground.spots[to]
        cost, limit = step_cost(ground.spots[h], spot, mover), cap_on_entering(spot, mover)
        ends = must_stop(spot, mover)
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
    found = steps[h] = Links(plain, stops, limits, tuple(odd))
    return found


def _single(links: Links) -> list[tuple[HexId, int, int, bool]]:
    """The steps that are not plain, one by one."""
    found = list(links.odd)
    for limit, through, ends in links.capped:
        found += [(to, 1, limit, False) for to in members(through)]
        found += [(to, 1, limit, True) for to in members(ends)]
    return found


def _link(links: Links, to: HexId) -> tuple[int, int, bool]:
    """Cost, longest move and end of one step; a closed one costs more than any move."""
    if links.plain >> to & 1:
        return 1, NO_CAP, False
    if links.stops >> to & 1:
        return 1, NO_CAP, True
    for there, cost, limit, ends in _single(links):
        if there == to:
            return cost, limit, ends
    return NO_CAP, 0, True


def listing(board: Board, start: HexId, farthest: int, ends: HexSet) -> list[MoveUnit]:
    """The moves to these ends, in order: one object for each pair of hexes."""
    key = (board.kind, start, farthest)
    table = _TABLES.get(key)
    if table is None:
        near = board.ball(start, farthest) & ~(1 << start)
        table = _TABLES[key] = tuple([(1 << end, MoveUnit((start, end))) for end in members(near)])
    return [move for bit, move in table if ends & bit]


def reach(ground: Ground, mover: Mover, start: HexId, occupied: HexSet) -> HexSet | None:
    """Every free hex the mover reaches where all steps are plain and nothing happens in passing; None: not all
    steps around are plain, and `Ways` must search."""
    steps = steps_of(ground, mover)
    links = steps[start] or _links(ground, mover, steps, start)
    if mover.reach == 2:
        ends = _two_steps(ground, mover, start, occupied)
    elif mover.reach < 2:
        ends = (links.plain | links.stops) * mover.reach
    else:
        ends = links.plain | links.stops
        edge = links.plain & ~occupied
        while edge:
            low = edge & -edge
            edge ^= low
            more = _two_steps(ground, mover, low.bit_length() - 1, occupied)
            if more < 0:
                return None
            ends |= more
    if ends < 0 or links.capped or links.odd or mover.reach > _LONGEST_PLAIN:
        return None
    return ends & ~occupied


#: `reach` puts together at most three steps: one, and two more.
_LONGEST_PLAIN: Final = 3
#: Stands for "not all steps here are plain".
_NOT_PLAIN: Final = -1


def _two_steps(ground: Ground, mover: Mover, h: HexId, occupied: HexSet) -> int:
    """What two plain steps reach from h, by the units next to it; remembered."""
    key = mover.gait
    everywhere = ground.twos.get(key)
    if everywhere is None:
        everywhere = ground.twos[key] = [None] * ground.board.size
    known = everywhere[h]
    if known is None:
        known = everywhere[h] = {}
    near = occupied & ground.board.ring[h]
    found = known.get(near)
    if found is None:
        found = known[near] = _grow_two(ground, mover, h, near)
    return found


def _grow_two(ground: Ground, mover: Mover, h: HexId, near: HexSet) -> int:
    steps = steps_of(ground, mover)
    links = steps[h] or _links(ground, mover, steps, h)
    if links.capped or links.odd or cap_on_leaving(ground.spots[h], mover) != NO_CAP:
        return _NOT_PLAIN
    ends = links.plain | links.stops
    for to in members(links.plain & ~near):
        onward = steps[to] or _links(ground, mover, steps, to)
        if onward.capped or onward.odd:
            return _NOT_PLAIN
        ends |= onward.plain | onward.stops
    return ends


def route(ground: Ground, mover: Mover, start: HexId, end: HexId, occupied: HexSet) -> Way | None:
    """The first of the shortest ways to an end, where nothing happens in passing."""
    search = _Trace(ground, mover, occupied, end, 0, 0)
    for cost in range(ground.board.distance(start, end), mover.reach + 1):
        found = search.run(start, cost)
        if found is not None:
            return found
    return None


class _Trace:
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
        return None if hexes is None else Way(hexes, cost)

    def _go(self, way: tuple[HexId, ...], left: int, cap: int) -> tuple[HexId, ...] | None:
        ground, end = self.ground, self.end
        steps = steps_of(ground, self.mover)
        here = way[-1]
        links = steps[here] or _links(ground, self.mover, steps, here)
        for to in ground.board.neighbours[here]:
            if ground.board.distance(to, end) >= left or self.occupied >> to & 1 or to in way:
                continue
            cost, limit, stops = _link(links, to)
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
