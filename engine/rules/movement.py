"""How units move (MOVE): how far each may go, which way an action means, and why there is none.

A move is what `_walk` says, step by step; a single step is `stepping.py`. `route.py` and `ways.py` find the ways that
`_walk` allows, `fast/reach.py` where plain steps lead; tests/engine/test_short_cuts.py holds them to it.
"""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from engine.actions import MoveUnit
from engine.errors import Refusal, refuse
from engine.fast.reach import listing, reach
from engine.ground import Ground, Spot
from engine.hexes import hex_set, members
from engine.rules.cards.table import CARDS, CardRow
from engine.rules.markers import MARKERS
from engine.rules.road_ways import RoadWays, too_far_by_road
from engine.rules.roads import is_road_move, joined, passes, road_cost
from engine.rules.route import Way, route
from engine.rules.stepping import (
    Mover,
    as_ground_for,
    barrier_to,
    cap_on_entering,
    cap_on_leaving,
    must_stop,
    step_closed,
    step_cost,
)
from engine.rules.unit_rows import UnitRow
from engine.rules.units import UNITS
from engine.rules.ways import Ways
from engine.types import HexId, HexSet, Side

if TYPE_CHECKING:
    from engine.state import Deed, GameState, Unit


#: Ways remembered for one mover on one hex: bounds memory, never changes a result.
_WAYS_KEPT: Final = 12
#: How much longer a way may be that is named as too far.
_DETOUR: Final = 3
_OF_A_MOVER: Final = tuple([one.name for one in fields(Mover)])


def mover_of(state: GameState, unit: Unit, deed: Deed) -> Mover:
    """How far and over what this unit moves this turn."""
    battle = state.battle
    key: tuple[object, ...] = (unit.kind, unit.side, state.turn.effect)
    if battle.hooks.mover:
        # What else of a unit and its order a special rule may ask for.
        key = (*key, deed.mode, unit.nation, unit.tags)
    mover = battle.movers.get(key)
    if mover is None:
        mover = battle.movers[key] = _mover(state, unit, deed)
    return mover


def _mover(state: GameState, unit: Unit, deed: Deed) -> Mover:
    row = UNITS[unit.kind]
    card = CARDS[state.turn.effect or "last-resort"]
    mover = Mover(
        unit.side,
        row.moves_as,
        max(row.move, card.move.get(row.orders_as, 0)),
        _battle_after(row, card),
        card.unhindered,
        state.battle.options.beach_limit == "standing",
        row.bound_as,
        row.vehicle,
        row.at_home,
        exits=state.battle.exits[unit.side],
    )
    for hook in state.battle.hooks.mover:
        mover = hook(state, unit, deed, mover)
    # Cards that change nothing about a move share the mover, and with it all that is known of its ways.
    return state.battle.movers.setdefault(tuple([getattr(mover, name) for name in _OF_A_MOVER]), mover)


def _battle_after(row: UnitRow, card: CardRow) -> int:
    """The longest move after which a unit may battle (MOVE-04); some never battle after one (XCARD-4), nor does who
    may battle more than once for having stayed (CARD-ARTYBOMBARD-1)."""
    if card.battles > 1 or row.moves_or_battles:
        return 0
    return max(row.battle_after, card.battle_after.get(row.orders_as, 0))


def _walk(state: GameState, unit: Unit, deed: Deed, way: tuple[HexId, ...]) -> Way | Refusal:
    """A move, hex by hex; the first hex that is not allowed is the reason."""
    ground, names = state.ground, state.battle.board.names
    mover = mover_of(state, unit, deed)
    spots = ground.spots
    if mover.moves_as in spots[way[0]].pins:
        return refuse("pinned", hex=names[way[0]])
    if len(set(way)) < len(way):
        return refuse("way-crosses-itself")
    cost, cap = 0, cap_on_leaving(spots[way[0]], mover)
    for n, (here, to) in enumerate(pairwise(way), 1):
        if ground.board.distance(here, to) != 1:
            return refuse("not-adjacent", hex=names[to], other=names[here])
        if state.occupied >> to & 1:  # MOVE-01
            return refuse("occupied", hex=names[to])
        # MOVE-10, MOVE-11, and the ground of the boxes
        closed = step_closed(ground, mover, here, to)
        if closed is not None:
            return closed
        # MOVE-05
        if n > 1 and must_stop(spots[here], mover) and not passes(ground, mover, way[n - 2], here, to):
            return refuse("must-stop", terrain=_stopper(spots[here], mover), hex=names[here])
        cost += step_cost(spots[here], spots[to], mover)
        cap = min(cap, cap_on_entering(spots[to], mover))
    if len(way) - 1 > cap:  # MOVE-08, MOVE-09, MOVE-14, MOVE-15
        return refuse("terrain-limits-move", limit=cap)
    if is_road_move(ground, mover, way):
        return Way(way, road_cost(mover, cost))
    if mover.road and all(joined(ground, a, b) for a, b in pairwise(way)):
        return refuse("too-far", cost=cost, limit=mover.road)
    if cost > mover.reach:  # MOVE-02
        return refuse("too-far", cost=cost, limit=mover.reach)
    return Way(way, cost)


def moves_from(state: GameState, unit: Unit, start: HexId, deed: Deed) -> list[MoveUnit]:
    """The moves of an ordered unit from where it stands, as they are listed."""
    mover = mover_of(state, unit, deed)
    occupied = state.occupied
    ground, battle = state.ground, state.battle
    if not _special(state, mover, start):
        ends = reach(ground, mover, start, occupied)
        if ends is not None:
            return listing(battle.board, start, mover.reach, ends)
    return ways_from(state, mover, start).moves(occupied)


def _special(state: GameState, mover: Mover, start: HexId) -> bool:
    """Whether the ways from here are more than plain steps: by road, off the board, past a medal, not at all."""
    spot = state.ground.spots[start]
    if (mover.road and spot.road) or mover.moves_as in spot.pins:
        return True
    return bool(mover.exits or _matters_near(state, mover, start))


def _matters_near(state: GameState, mover: Mover, start: HexId) -> HexSet:
    """Where something happens to this mover if it only passes. Every way leaves the start, and none comes back to it:
    what lies there makes no difference between them."""
    ground, battle = state.ground, state.battle
    passed = battle.board.around[mover.passes][start]
    if not ((ground.transient | battle.permanent_hexes) & passed or mover.at_home):
        return 0
    matters = passing_matters(state, mover.side)
    if mover.at_home:
        matters |= _rolled_over(ground, mover)
    matters &= passed
    if mover.unhindered:
        # XAMB-40: nobody breaks in behind enemy lines.
        for h in members(matters):
            if ground.spots[h].ice:
                matters &= ~(1 << h)
    return matters


def ways_from(state: GameState, mover: Mover, start: HexId) -> Ways:
    """All ways of a mover from one hex, searched with everything that may limit or happen on them."""
    ground = state.ground
    # Only units it could meet before it ends its move are part of the question.
    near = state.occupied & ground.board.balls[mover.passes][start]
    matters = _matters_near(state, mover, start)
    everywhere = ground.ways[mover]
    known = everywhere[start]
    if known is None:
        known = everywhere[start] = {}
    key: object = (near, matters) if matters else near
    ways = known.get(key)
    if ways is None:
        if len(known) > _WAYS_KEPT:
            known.clear()
        kind = RoadWays if mover.road and ground.spots[start].road else Ways
        ways = known[key] = kind(ground, mover, start, near, matters)
    return ways


def passing_matters(state: GameState, side: Side) -> HexSet:
    """Hexes where something happens to a unit that only passes (AMB-20, AMB-19)."""
    matters = state.ground.transient
    for number, objective in state.battle.permanents:
        if number not in state.held and objective.side in (side, None):
            matters |= objective.hexes
    return matters


def _rolled_over(ground: Ground, mover: Mover) -> HexSet:
    """Hexes with an obstacle that goes although this mover drives on (EQ-HF-BO-1)."""
    return hex_set(
        h for h, here in enumerate(ground.spots) if any(o.kind in mover.at_home for o in here.obstacles)
    )


def find_way(state: GameState, unit: Unit, deed: Deed, action: MoveUnit) -> Way | Refusal:
    """The way an action means, or why there is none: the one it names, or the shortest to where it ends (MOVE-17)."""
    way = action.way
    start, end = way[0], way[-1]
    if action.leaves:
        return _way_off(state, unit, deed, way)
    if len(way) > 2:
        return _walk(state, unit, deed, way)
    mover = mover_of(state, unit, deed)
    occupied = state.occupied
    if occupied >> end & 1:
        return _why_unreachable(state, unit, deed, start, end)
    ground = state.ground
    by_road = mover.road and ground.spots[start].road
    if not by_road and not _matters_near(state, mover, start):
        return route(ground, mover, start, end, occupied) or _why_unreachable(state, unit, deed, start, end)
    ways = ways_from(state, mover, start)
    if not ways.ends >> end & 1:
        return _why_unreachable(state, unit, deed, start, end)
    return ways.route(end) or refuse("ways-differ", hex=state.battle.board.names[end])


def _way_off(state: GameState, unit: Unit, deed: Deed, way: tuple[HexId, ...]) -> Way | Refusal:
    """The way to an exit hex, with one hex of movement left to leave by it (VP-EXIT-2)."""
    names = state.battle.board.names
    start, end = way[0], way[-1]
    if not mover_of(state, unit, deed).exits >> end & 1:
        return refuse("no-exit", hex=names[end])
    if start == end:
        to_edge: Way | Refusal = Way((start,), 0)
    else:
        to_edge = find_way(state, unit, deed, MoveUnit(way))
    if isinstance(to_edge, Refusal):
        return to_edge
    mover = mover_of(state, unit, deed)
    spots = state.ground.spots
    caps = [
        cap_on_leaving(spots[start], mover),
        *(cap_on_entering(spots[h], mover) for h in to_edge.hexes[1:]),
    ]
    stopped = len(to_edge.hexes) > 1 and must_stop(spots[end], mover)
    # The step off the board is none along a road.
    cost = max(to_edge.cost, len(to_edge.hexes) - 1) + 1
    if stopped:
        return refuse("must-stop", terrain=_stopper(spots[end], mover), hex=names[end])
    if cost > mover.reach:
        return refuse("too-far", cost=cost, limit=mover.reach)
    if len(to_edge.hexes) > min(caps):
        return refuse("terrain-limits-move", limit=min(caps))
    return Way(to_edge.hexes, cost)


def _stopper(spot: Spot, mover: Mover) -> str:
    for obstacle, top in spot.laid:
        if mover.moves_as in top.stops or mover.bound_as in top.stops:
            return obstacle.kind
    for marker in spot.markers:
        if mover.moves_as in MARKERS[marker.kind].stops:
            return marker.kind
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
    if mover.closed >> end & 1:
        return refuse("closed-to-it", hex=names[end])
    there = as_ground_for(spots[end], mover.afloat)
    if mover.moves_as in there.closed or mover.bound_as in there.closed:
        return refuse("impassable", terrain=barrier_to(spots[end], mover), hex=names[end])
    too_long = too_far_by_road(state.ground, mover, start, end, state.occupied)
    if too_long is not None:
        return too_long
    if board.distance(start, end) > mover.reach:
        return refuse("too-far", cost=board.distance(start, end), limit=mover.reach)
    if board.distance(start, end) == 1:
        closed = step_closed(state.ground, mover, start, end)
        if closed is not None:
            return closed
    elif cap_on_leaving(spots[start], mover) == 1:
        return refuse("terrain-limits-leaving", terrain=spots[start].terrain, hex=names[start])
    cap = cap_on_entering(spots[end], mover)
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
    # Whoever would move that unit away is to get there then: what the ground has against it is the reason before.
    through = route(ground, mover, start, end, 0)
    for h in through.hexes[1:-1] if through is not None else ():
        if state.occupied >> h & 1:
            return refuse("way-blocked-by-unit", hex=board.names[h])
    for h in between:
        if must_stop(ground.spots[h], mover):
            return refuse("must-stop", terrain=_stopper(ground.spots[h], mover), hex=board.names[h])
    for h in between:
        if mover.closed >> h & 1:
            return refuse("closed-to-it", hex=board.names[h])
        if mover.moves_as in ground.spots[h].closed or mover.bound_as in ground.spots[h].closed:
            return refuse("impassable", terrain=barrier_to(ground.spots[h], mover), hex=board.names[h])
    return _too_costly(state, mover, start, end) or refuse("no-way", hex=board.names[end])


def _too_costly(state: GameState, mover: Mover, start: HexId, end: HexId) -> Refusal | None:
    """What the way costs for which this mover has not enough: a climb, or the way round."""
    farther = replace(mover, reach=mover.reach + _DETOUR)
    way = route(state.ground, farther, start, end, state.occupied)
    return None if way is None else refuse("too-far", cost=way.cost, limit=mover.reach)
