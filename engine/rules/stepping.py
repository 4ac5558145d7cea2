"""One step of one mover: may it be taken, what does it cost, does it end the move (MOVE-05 to MOVE-16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.errors import Refusal, refuse
from engine.ground import Ground, Spot
from engine.types import HexId, Side, UnitClass

#: No limit on the length of a move.
NO_CAP: Final = 99


@dataclass(frozen=True, slots=True, eq=False)
class Mover:
    """What moves: everything about a unit that its ways depend on. One object for each kind of mover of a
    battle (`mover_of`), so that memories can be kept by it."""

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


def step_closed(ground: Ground, mover: Mover, here: HexId, to: HexId) -> Refusal | None:
    """Why this mover can never step from one hex to its neighbour."""
    leaving, entering = ground.spots[here], ground.spots[to]
    if mover.moves_as in entering.closed:
        return refuse("impassable", terrain=barrier(entering, mover.moves_as), hex=ground.board.names[to])
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


def barrier(spot: Spot, moves_as: UnitClass) -> str:
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


def cap_on_entering(spot: Spot, mover: Mover) -> int:
    """The longest move that may enter this spot."""
    return spot.cap if spot.cap is not None and not mover.unhindered else NO_CAP


def cap_on_leaving(spot: Spot, mover: Mover) -> int:
    """The longest move that may start on this spot."""
    if mover.unhindered:
        return NO_CAP
    caps = [spot.leave_cap, spot.cap if mover.shore_binds and spot.row.shore else None]
    return min((cap for cap in caps if cap is not None), default=NO_CAP)
