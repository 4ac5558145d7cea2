"""Roads: a move that follows one from its first hex to its last may be a hex longer (WW-ROAD-1)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from engine.rules.stepping import as_ground_for
from engine.types import DIRECTIONS

if TYPE_CHECKING:
    from engine.ground import Ground, Spot
    from engine.rules.stepping import Mover
    from engine.types import HexId


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
    here = as_ground_for(here, mover.at_home)
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
