"""How units move (section 4): which ways there are, how long they are, and what may differ on them.

`ways_from` searches once for a mover on one hex among given units and remembers the answer in the ground's
area; the list of legal moves, the check of a named way, and the reason of a refusal all read it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.actions import MoveUnit
from engine.errors import Refusal, refuse
from engine.ground import LONGEST_MOVE, Ground, Spot
from engine.hexes import members
from engine.rules.cards.table import CARDS
from engine.rules.units import UNITS
from engine.types import HexId, HexSet, Side, UnitClass

if TYPE_CHECKING:
    from engine.state import Deed, GameState, Unit


class Mover(NamedTuple):
    """What moves: everything about a unit that its ways depend on."""

    side: Side
    moves_as: UnitClass
    #: Longest move, and the longest after which it may battle.
    reach: int
    battle_after: int
    #: Ground does not hinder it; what is closed stays closed (CARD-BEHIND-1).
    unhindered: bool = False
    #: AMB-10: beach and ocean limit moves that start there too.
    shore_binds: bool = False
    #: Words of hook files that change its search.
    traits: tuple[str, ...] = ()


class Way(NamedTuple):
    """One way: the hexes from start to end, and what it costs."""

    hexes: tuple[HexId, ...]
    cost: int
    #: Hexes on the way (the end left out) where something happens in passing.
    passed: HexSet


class Ways:
    """All ways of one mover from one hex: for each end the shortest one for each thing that may happen."""

    __slots__ = ("actions", "by_action", "ends", "exit")

    def __init__(self, start: HexId, found: dict[HexId, list[Way]], off: Way | None) -> None:
        self.ends = found
        #: The shortest way off the board; its last hex is the exit.
        self.exit = off
        #: The ways as they are listed: two hexes, and the whole way only where ways differ in effect.
        self.by_action: dict[tuple[HexId, ...], Way] = {}
        for end in sorted(found):
            ways = found[end]
            shortest = min(way.cost for way in ways)
            best = [way for way in ways if way.cost == shortest]
            for way in ways:
                plain = len(best) == 1 and way is best[0]
                self.by_action[(start, end) if plain else way.hexes] = way
        self.actions = tuple([MoveUnit(way) for way in sorted(self.by_action)])
        if off is not None:
            ends = off.hexes if len(off.hexes) == 1 else (off.hexes[0], off.hexes[-1])
            self.actions += (MoveUnit(ends, True),)


def mover_of(state: GameState, unit: Unit, deed: Deed) -> Mover:
    """How far and over what this unit moves this turn."""
    turn = state.turn
    movers = state.battle.movers
    key = (unit.kind, unit.side, unit.nation, unit.tags, turn.effect, deed.mode)
    found = movers.get(key)
    if found is None:
        found = movers[key] = _mover(state, unit, deed)
    return found


def _mover(state: GameState, unit: Unit, deed: Deed) -> Mover:
    row = UNITS[unit.kind]
    card = CARDS[state.turn.effect or "last-resort"]
    found = Mover(
        unit.side,
        row.moves_as,
        max(row.move, card.move.get(row.orders_as, 0)),
        0 if card.battles > 1 else max(row.battle_after, card.battle_after.get(row.orders_as, 0)),
        card.unhindered,
        state.battle.options.beach_limit == "standing",
    )
    for hook in state.battle.hooks.mover:
        found = hook(state, unit, deed, found)
    return found


def ways_from(state: GameState, unit: Unit, start: HexId, deed: Deed) -> Ways:
    """All ways of an ordered unit from where it stands."""
    mover = mover_of(state, unit, deed)
    ground = state.ground
    near = ground.board.ball(start, LONGEST_MOVE)
    matters = passing_matters(state, unit.side) & near
    key = (mover, state.occupied & near, matters)
    known = ground.area(start).ways
    found: Ways | None = known.get(key)
    if found is None:
        if len(known) > 512:
            known.clear()
        exits = state.battle.exits[unit.side]
        search = _Search(ground, mover, state.occupied, matters, exits)
        found = known[key] = Ways(start, search.run(start), search.off)
    return found


def passing_matters(state: GameState, side: Side) -> HexSet:
    """Hexes where something happens to a unit that only passes (AMB-20, AMB-19)."""
    found = state.ground.transient
    if state.battle.medal_hexes:
        for number, objective in enumerate(state.battle.objectives):
            if objective.kind == "permanent" and number not in state.held and objective.side in (side, None):
                found |= objective.hexes
    return found


class _Search:
    """Breadth first over (hex, longest length still allowed, what was passed)."""

    def __init__(
        self, ground: Ground, mover: Mover, occupied: HexSet, matters: HexSet, exits: HexSet
    ) -> None:
        self.ground = ground
        self.mover = mover
        self.occupied = occupied
        self.matters = matters
        self.exits = exits
        self.found: dict[HexId, list[Way]] = {}
        self.off: Way | None = None

    def run(self, start: HexId) -> dict[HexId, list[Way]]:
        """All ends, each with its best way for each thing that may happen on it."""
        ground, mover = self.ground, self.mover
        spots = ground.spots
        if mover.moves_as in spots[start].pins:
            return {}
        cap = _leaving_cap(spots[start], mover)
        seen: dict[tuple[HexId, int, HexSet], int] = {(start, cap, 0): 0}
        edge: list[tuple[tuple[HexId, ...], int, int, HexSet]] = [((start,), 0, cap, 0)]
        while edge:
            grown: list[tuple[tuple[HexId, ...], int, int, HexSet]] = []
            for way, cost, limit, passed in edge:
                here = way[-1]
                if self.exits >> here & 1:
                    self._leave(way, cost, limit, passed)
                for to in ground.board.neighbours[here]:
                    if self.occupied >> to & 1 or to in way or step_closed(ground, mover, here, to):
                        continue
                    spent = cost + step_cost(spots[here], spots[to], mover)
                    allowed = min(limit, _entering_cap(spots[to], mover))
                    if spent > mover.reach or len(way) > allowed:
                        continue
                    done = (*way, to)
                    self._note(Way(done, spent, passed))
                    if must_stop(spots[to], mover):
                        continue
                    gone = passed | (1 << to & self.matters)
                    state = (to, allowed, gone)
                    if seen.get(state, 99) > spent:
                        seen[state] = spent
                        grown.append((done, spent, allowed, gone))
            edge = grown
        return self.found

    def _leave(self, way: tuple[HexId, ...], cost: int, limit: int, passed: HexSet) -> None:
        """One hex of movement takes a unit off the board (VP-EXIT-2)."""
        if cost + 1 <= self.mover.reach and len(way) <= limit:
            off = Way(way, cost + 1, passed)
            if self.off is None or (off.cost, off.hexes) < (self.off.cost, self.off.hexes):
                self.off = off

    def _note(self, way: Way) -> None:
        """Keep the shortest and cheapest way to an end for each thing that happens on it."""
        known = self.found.setdefault(way.hexes[-1], [])
        for n, other in enumerate(known):
            if other.passed == way.passed:
                if (way.cost, len(way.hexes), way.hexes) < (other.cost, len(other.hexes), other.hexes):
                    known[n] = way
                return
        known.append(way)


def step_closed(ground: Ground, mover: Mover, here: HexId, to: HexId) -> Refusal | None:
    """Why this mover can never step from one hex to its neighbour."""
    leaving, entering = ground.spots[here], ground.spots[to]
    if mover.moves_as in entering.closed:
        return refuse("impassable", terrain=_barrier(entering, mover.moves_as), hex=ground.board.names[to])
    if entering.over_river and leaving.over_river:
        return refuse("bridge-to-bridge", hex=ground.board.names[to])
    if leaving.row.shore and mover.moves_as in entering.row.shore_closed_to:
        return refuse("too-steep", terrain=entering.terrain, hex=ground.board.names[to])
    if leaves_bridge_sideways(ground, here, to):
        return refuse("bridge-ends-only", hex=ground.board.names[to])
    return None


def leaves_bridge_sideways(ground: Ground, here: HexId, to: HexId) -> bool:
    """Whether a step enters or leaves a long bridge other than at its ends (HOOK-07)."""
    for inside in (ground.spots[to], ground.spots[here]):
        for obstacle, top in zip(inside.obstacles, inside.tops, strict=True):
            if top.along_axis and not _along(ground, here, to, obstacle.axis):
                return True
    return False


def _along(ground: Ground, here: HexId, to: HexId, axis: int | None) -> bool:
    """Whether the step follows the long axis of a bridge; without one any step does."""
    if axis is None:
        return True
    (ax, ay), (bx, by) = ground.board.xy[here], ground.board.xy[to]
    # Steps run at 0 (e, w), 60 (ne, sw) and 120 degrees (nw, se); a bridge from corner to corner takes both beside.
    step = 0 if ay == by else (60 if (bx - ax) * (ay - by) > 0 else 120)
    turned = (step - axis) % 180
    return min(turned, 180 - turned) <= 30


def _barrier(spot: Spot, moves_as: UnitClass) -> str:
    """What on a spot keeps a class out."""
    for obstacle, top in zip(spot.obstacles, spot.tops, strict=True):
        if moves_as in top.closed_to:
            return obstacle.kind
    return spot.terrain


def step_cost(leaving: Spot, entering: Spot, mover: Mover) -> int:
    """Movement one step costs (HOOK-07)."""
    if mover.unhindered or leaving.hill:
        return 1
    return entering.row.climb_from_shore if leaving.row.shore else entering.climb


def must_stop(spot: Spot, mover: Mover) -> bool:
    """Whether a move ends on entering (MOVE-05)."""
    return not mover.unhindered and mover.moves_as in spot.stops


def _entering_cap(spot: Spot, mover: Mover) -> int:
    return spot.cap if spot.cap is not None and not mover.unhindered else LONGEST_MOVE


def _leaving_cap(spot: Spot, mover: Mover) -> int:
    if mover.unhindered:
        return LONGEST_MOVE
    caps = [spot.leave_cap, spot.cap if mover.shore_binds and spot.row.shore else None]
    return min((cap for cap in caps if cap is not None), default=LONGEST_MOVE)


def find_way(state: GameState, unit: Unit, deed: Deed, action: MoveUnit) -> Way | Refusal:
    """The way an action means, or why there is none."""
    start, end = action.way[0], action.way[-1]
    ways = ways_from(state, unit, start, deed)
    if action.leaves:
        return _way_off(state, unit, deed, ways, action.way)
    if len(action.way) > 2:
        return ways.by_action.get(action.way) or _walk(state, unit, deed, action.way)
    found = ways.by_action.get(action.way)
    if found is not None:
        return found
    if end in ways.ends and len(ways.ends[end]) > 1:
        return refuse("ways-differ", hex=state.battle.board.names[end])
    return _why_unreachable(state, unit, deed, start, end)


def _way_off(state: GameState, unit: Unit, deed: Deed, ways: Ways, way: tuple[HexId, ...]) -> Way | Refusal:
    """The way to an exit hex, with one hex of movement left to leave by it."""
    names = state.battle.board.names
    start, end = way[0], way[-1]
    if not state.battle.exits[unit.side] >> end & 1:
        return refuse("no-exit", hex=names[end])
    if ways.exit is not None and way in ((start, end), (start,), ways.exit.hexes):
        if ways.exit.hexes[-1] == end:
            return ways.exit
    if start == end:
        return refuse("cannot-leave", hex=names[end])
    found = find_way(state, unit, deed, MoveUnit(way))
    if isinstance(found, Refusal):
        return found
    mover = mover_of(state, unit, deed)
    spots = state.ground.spots
    caps = [_leaving_cap(spots[start], mover), *(_entering_cap(spots[h], mover) for h in found.hexes[1:])]
    if must_stop(spots[end], mover) or found.cost + 1 > mover.reach or len(found.hexes) > min(caps):
        return refuse("cannot-leave", hex=names[end])
    return found._replace(cost=found.cost + 1)


def _walk(state: GameState, unit: Unit, deed: Deed, way: tuple[HexId, ...]) -> Way | Refusal:
    """Check a way named hex by hex; the first hex that is not allowed is the reason."""
    ground, names = state.ground, state.battle.board.names
    mover = mover_of(state, unit, deed)
    spots = ground.spots
    if mover.moves_as in spots[way[0]].pins:
        return refuse("pinned", hex=names[way[0]])
    if len(set(way)) < len(way):
        return refuse("way-crosses-itself")
    cost, cap, passed = 0, _leaving_cap(spots[way[0]], mover), 0
    matters = passing_matters(state, unit.side)
    for n, (here, to) in enumerate(zip(way, way[1:], strict=False), 1):
        if ground.board.distance(here, to) != 1:
            return refuse("not-adjacent", hex=names[to], other=names[here])
        if state.occupied >> to & 1:
            return refuse("occupied", hex=names[to])
        closed = step_closed(ground, mover, here, to)
        if closed is not None:
            return closed
        if n > 1:
            if must_stop(spots[here], mover):
                return refuse("must-stop", terrain=_stopper(spots[here], mover), hex=names[here])
            passed |= 1 << here & matters
        cost += step_cost(spots[here], spots[to], mover)
        cap = min(cap, _entering_cap(spots[to], mover))
    if len(way) - 1 > cap:
        return refuse("terrain-limits-move", limit=cap)
    if cost > mover.reach:
        return refuse("too-far", cost=cost, limit=mover.reach)
    return Way(way, cost, passed)


def _stopper(spot: Spot, mover: Mover) -> str:
    for obstacle, top in zip(spot.obstacles, spot.tops, strict=True):
        if mover.moves_as in top.stops:
            return obstacle.kind
    return spot.terrain


def _why_unreachable(state: GameState, unit: Unit, deed: Deed, start: HexId, end: HexId) -> Refusal:
    """The first reason why no way leads there."""
    board, spots = state.battle.board, state.ground.spots
    names = board.names
    mover = mover_of(state, unit, deed)
    if start == end:
        return refuse("no-move", hex=names[end])
    if mover.moves_as in spots[start].pins:
        return refuse("pinned", hex=names[start])
    if state.occupied >> end & 1:
        return refuse("occupied", hex=names[end])
    if mover.moves_as in spots[end].closed:
        return refuse("impassable", terrain=_barrier(spots[end], mover.moves_as), hex=names[end])
    if board.distance(start, end) > mover.reach:
        return refuse("too-far", cost=board.distance(start, end), limit=mover.reach)
    if board.distance(start, end) == 1:
        closed = step_closed(state.ground, mover, start, end)
        if closed is not None:
            return closed
    elif _leaving_cap(spots[start], mover) == 1:
        return refuse("terrain-limits-leaving", terrain=spots[start].terrain, hex=names[start])
    cap = _entering_cap(spots[end], mover)
    if board.distance(start, end) > cap:
        return refuse("terrain-limits-entering", terrain=spots[end].terrain, hex=names[end], limit=cap)
    return _first_barrier(state, mover, start, end)


def _first_barrier(state: GameState, mover: Mover, start: HexId, end: HexId) -> Refusal:
    """What lies in the way of the straightest ways."""
    board, ground = state.battle.board, state.ground
    far = board.distance(start, end)
    between = [
        h
        for h in members(board.ball(start, far - 1))
        if h != start and board.distance(start, h) + board.distance(h, end) == far
    ]
    for h in between:
        if state.occupied >> h & 1:
            return refuse("way-blocked-by-unit", hex=board.names[h])
    for h in between:
        if must_stop(ground.spots[h], mover):
            return refuse("must-stop", terrain=_stopper(ground.spots[h], mover), hex=board.names[h])
    for h in between:
        if mover.moves_as in ground.spots[h].closed:
            return refuse("impassable", terrain=_barrier(ground.spots[h], mover.moves_as), hex=board.names[h])
    return refuse("no-way", hex=board.names[end])
