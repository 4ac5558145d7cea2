"""Line of sight (LOS): who sees whom, and what stands in between if not."""

from __future__ import annotations

from engine.errors import Refusal, refuse
from engine.ground import Ground
from engine.hexes import Line, members
from engine.options import Options
from engine.rules.markers import MARKERS
from engine.types import HexId, HexSet, UnitClass


def clear(ground: Ground, options: Options, occupied: HexSet, looker: UnitClass, a: HexId, b: HexId) -> bool:
    """Whether a unit of this class on a sees b (LOS-02, LOS-03)."""
    return not blocked_by(ground, options, _obstructing(ground, options, occupied, looker, a, b), a, b)


def blocked_by(ground: Ground, options: Options, blocking: HexSet, a: HexId, b: HexId) -> bool:
    """Whether a set of hexes stands in the line (LOS-03, LOS-04)."""
    line = ground.board.line(a, b)
    return bool(blocking & line.through) or (line.edge and _both_sides(line, blocking, options))


def _obstructing(
    ground: Ground, options: Options, occupied: HexSet, looker: UnitClass, a: HexId, b: HexId
) -> HexSet:
    """What obstructs between two hexes, as their own heights see it (LOS-06)."""
    blocking = ground.opaque | ground.opaque_to[looker] | occupied
    if ground.lakes and _much_water(ground, a, b):
        blocking |= ground.lakes
    # A mountain is a hill, too.
    if not ground.hills:
        return blocking
    blocking = _behind_heights(ground, options, blocking, a, b)
    mountains = ground.mountains
    if mountains:
        # CM-MTN-3: higher than any hill, but for who looks along its own range.
        own = ground.range_of(a)
        blocking |= mountains & ~own if own >> b & 1 else mountains
    return blocking


def _behind_heights(ground: Ground, options: Options, blocking: HexSet, a: HexId, b: HexId) -> HexSet:
    """With the hills that stand between, as they are seen from one hill to another or from the plain (LOS-06)."""
    hills = ground.hills
    if hills >> a & 1 and hills >> b & 1:
        if options.hill_sight == "height":
            # AMB-01: between two raised units equal heights do not block, and nothing lower does.
            return blocking & hills
        group = ground.hill_group(a)
        if group >> b & 1:
            return blocking | hills & ~group
    return blocking | hills


def _much_water(ground: Ground, a: HexId, b: HexId) -> bool:
    """Whether two hexes of lake lie on the line; of a pair that it runs between both (CM-LAK-1)."""
    line, lakes = ground.board.line(a, b), ground.lakes
    pairs = sum(bool(ground.board.ring[h] & line.right & lakes) for h in members(line.left & lakes))
    return (line.through & lakes).bit_count() + pairs > 1


def _both_sides(line: Line, blocking: HexSet, options: Options) -> bool:
    """Whether both sides of a line along an edge are obstructed (LOS-03); off the board is, too (LOS-05, AMB-02)."""
    off = options.edge_sight == "obstructed"
    left = blocking & line.left or (off and line.left_off)
    return bool(left and (blocking & line.right or (off and line.right_off)))


def why_blocked(
    ground: Ground, options: Options, occupied: HexSet, looker: UnitClass, a: HexId, b: HexId
) -> Refusal | None:
    """What stands in the line, named: "no line of sight: woods at D6"."""
    return why_blocked_by(
        ground, options, _obstructing(ground, options, occupied, looker, a, b), a, b, occupied
    )


def why_blocked_by(
    ground: Ground, options: Options, blocking: HexSet, a: HexId, b: HexId, occupied: HexSet = 0
) -> Refusal | None:
    """What of a set of hexes stands in the line, named."""
    line = ground.board.line(a, b)
    beside = _both_sides(line, blocking, options)
    for where in (line.through, line.left if beside else 0, line.right if beside else 0):
        for h in members(where & blocking):
            return refuse("no-line-of-sight", by=_name(ground, occupied, h), hex=ground.board.names[h])
    return refuse("no-line-of-sight", by="edge", hex=ground.board.names[b]) if beside else None


def _name(ground: Ground, occupied: HexSet, h: HexId) -> str:
    here = ground.spots[h]
    for obstacle, top in here.laid:
        if top.blocks_sight:
            return obstacle.kind
    for marker in here.markers:
        if MARKERS[marker.kind].blocks_fire or MARKERS[marker.kind].blocks_sight:
            return marker.kind
    if here.row.blocks_sight or not occupied >> h & 1:
        return here.terrain
    return "unit"
