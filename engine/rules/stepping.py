"""One step of one mover: may it be taken, what does it cost, does it end the move (MOVE-05 to MOVE-16)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from engine.errors import Refusal, refuse
from engine.ground import Ground, Spot, spot
from engine.rules.unit_rows import NOTHING, UnitRow
from engine.types import HexId, HexSet, Side, UnitClass

#: No limit on the length of a move.
NO_CAP: Final = 99
#: The gaits met so far, by what they are made of.
_GAITS: Final[dict[tuple[object, ...], int]] = {}


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
    #: A second class whose barriers and stops bind it, and what has wheels climbs no cliff (ST-4).
    bound_as: UnitClass | None = None
    vehicle: bool = False
    #: Ground and obstacles that are open country to it (EQ-HF-BO-1, EQ-LC-1).
    at_home: frozenset[str] = NOTHING
    #: Ends its move on any ground it is not at home on (EQ-LC-3).
    lands: bool = False
    #: Longest move along a road; 0: there are none.
    road: int = 0
    #: Hexes closed to it whatever lies there (CM-IMP-2).
    closed: HexSet = 0
    #: Water it rows on: open to it, each hex ends its move, and bridges are no part of it (CM-BOT-1).
    afloat: frozenset[str] = NOTHING
    #: Where it may leave the board.
    exits: HexSet = 0
    #: All that a single step depends on, as a number: movers of one gait share what is known of steps.
    gait: int = field(init=False, default=0)
    #: Longest move of any kind, and how far from its start it may pass before it ends.
    longest: int = field(init=False, default=0)
    passes: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        object.__setattr__(self, "longest", max(self.reach, self.road))
        object.__setattr__(self, "passes", max(self.longest - 1, 0))
        gait = (
            self.moves_as, self.unhindered, self.bound_as, self.vehicle, self.at_home, self.lands,
            self.closed, self.afloat,
        )  # fmt: skip
        object.__setattr__(self, "gait", _GAITS.setdefault(gait, len(_GAITS)))


@lru_cache(maxsize=1024)
def _at_home(here: Spot, home: frozenset[str]) -> Spot:
    terrain = "open" if here.terrain in home else here.terrain
    obstacles = tuple([o for o in here.obstacles if o.kind not in home])
    return spot(terrain, obstacles, here.markers, here.exits)


def as_ground_for(here: Spot, home: frozenset[str]) -> Spot:
    """A spot as it is to somebody to whom some of what lies there is open country."""
    return _at_home(here, home) if home else here


def keeps_out(here: Spot, row: UnitRow) -> bool:
    """Whether a kind of unit may never stand on this spot by itself."""
    return row.moves_as in here.closed or row.bound_as in here.closed


def bars(here: Spot, row: UnitRow, *, from_beside: bool, free: bool = False) -> bool:
    """Whether who entered this spot does not battle on it any more (MOVE-06); `from_beside`: by one step from where it
    was ordered (CM-JUN-2), `free`: ground does not bar it otherwise (AMB-12)."""
    if row.moves_as not in here.bars:
        return False
    if here.row.battles_from_beside:
        return not from_beside
    return not (row.battles_on_entry or free)


def off_mountain(leaving: Spot, entering: Spot) -> bool:
    """Whether a step joins a mountain with what is neither hill nor mountain (CM-MTN-1)."""
    return (leaving.row.mountain and not entering.hill) or (entering.row.mountain and not leaving.hill)


def too_steep(leaving: Spot, entering: Spot, mover: Mover | UnitRow) -> bool:
    """Whether wheels would have to climb a cliff between them, up or down (HT-3, ST-4)."""
    if not mover.vehicle or leaving.row.shore == entering.row.shore:
        return False
    cliff = (entering if leaving.row.shore else leaving).row.shore_closed_to
    return mover.moves_as in cliff or mover.bound_as in cliff


def step_closed(ground: Ground, mover: Mover, here: HexId, to: HexId) -> Refusal | None:
    """Why this mover can never step from one hex to its neighbour."""
    leaving, entering = ground.spots[here], as_ground_for(ground.spots[to], mover.at_home)
    if mover.afloat:
        if rows_under_bridge(leaving, entering):
            return refuse("boat-and-bridge", hex=ground.board.names[to])
        entering = as_ground_for(entering, mover.afloat)
    if mover.closed >> to & 1:
        return refuse("closed-to-it", hex=ground.board.names[to])
    if mover.moves_as in entering.closed or mover.bound_as in entering.closed:
        return refuse("impassable", terrain=barrier_to(entering, mover), hex=ground.board.names[to])
    if too_steep(leaving, entering, mover):
        return refuse("too-steep", terrain=entering.terrain, hex=ground.board.names[to])
    if leaving.row.shore and mover.moves_as in entering.row.shore_closed_to:
        return refuse("too-steep", terrain=entering.terrain, hex=ground.board.names[to])
    return edge_closed(ground, leaving, entering, here, to)


def edge_closed(ground: Ground, leaving: Spot, entering: Spot, here: HexId, to: HexId) -> Refusal | None:
    """Why nobody steps between two hexes, forward or back, whoever may stand on them."""
    if off_mountain(leaving, entering):
        steep = entering if entering.row.mountain else leaving
        return refuse("too-steep", terrain=steep.terrain, hex=ground.board.names[to])
    if off_bridge_over_water(leaving, entering):
        if entering.over_river and leaving.over_river:
            return refuse("bridge-to-bridge", hex=ground.board.names[to])
        return refuse("bridge-to-ice", hex=ground.board.names[to])
    if leaves_bridge_sideways(ground, here, to):
        return refuse("bridge-ends-only", hex=ground.board.names[to])
    if over_the_slope(ground, here, to):
        return refuse("wadi-ends-only", hex=ground.board.names[to])
    return None


def rows_under_bridge(leaving: Spot, entering: Spot) -> bool:
    """Whether a step joins open water with a bridge over it (CM-BOT-1)."""
    return leaving.row.river and entering.row.river and leaving.bridged != entering.bridged


def off_bridge_over_water(leaving: Spot, entering: Spot) -> bool:
    """Whether a step joins a bridge with a bridge or with ice beside it (MOVE-10b, WW-FRZ-2)."""
    if entering.over_river:
        return leaving.over_river or leaving.ice
    return leaving.over_river and entering.ice


def leaves_bridge_sideways(ground: Ground, here: HexId, to: HexId) -> bool:
    """Whether a step enters or leaves a long bridge other than at its ends (HOOK-07)."""
    for inside in (ground.spots[to], ground.spots[here]):
        for obstacle, top in inside.laid:
            if top.along_axis and not _along(ground, here, to, obstacle.axis):
                return True
    return False


def over_the_slope(ground: Ground, here: HexId, to: HexId) -> bool:
    """Whether a step enters or leaves a wadi other than by its open ends (CM-WAD-1)."""
    for inside, other in ((here, to), (to, here)):
        spot = ground.spots[inside]
        if spot.row.ends_only and other not in [ground.board.towards[inside].get(way) for way in spot.exits]:
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


def barrier(here: Spot, moves_as: UnitClass) -> str:
    """What on a spot keeps a class out."""
    for obstacle, top in here.laid:
        if moves_as in top.closed_to:
            return obstacle.kind
    return here.terrain


def barrier_to(here: Spot, mover: Mover) -> str:
    """What on a spot keeps a mover out."""
    if mover.moves_as in here.closed or mover.bound_as is None:
        return barrier(here, mover.moves_as)
    return barrier(here, mover.bound_as)


def step_cost(leaving: Spot, entering: Spot, mover: Mover) -> int:
    """Movement one step costs (HOOK-07)."""
    if mover.unhindered or leaving.hill:
        return 1
    return entering.row.climb_from_shore if leaving.row.shore else entering.climb


def must_stop(here: Spot, mover: Mover) -> bool:
    """Whether a move ends on entering (MOVE-05)."""
    if here.terrain in mover.afloat and not here.bridged:
        return True
    if mover.unhindered:
        return False
    if mover.at_home:
        if mover.lands and here.terrain not in mover.at_home:
            return True
        here = as_ground_for(here, mover.at_home)
    return mover.moves_as in here.stops or mover.bound_as in here.stops


def stays_stopped(here: Spot, mover: Mover) -> bool:
    """Whether who had to stop here can go no farther this turn, not even by taking ground (TG-07)."""
    if not (here.stops or mover.lands) or not must_stop(here, mover):
        return False
    here = as_ground_for(here, mover.at_home)
    return mover.lands or mover.moves_as in here.holds or mover.bound_as in here.holds


def cap_on_entering(here: Spot, mover: Mover) -> int:
    """The longest move that may enter this spot."""
    here = as_ground_for(here, mover.at_home)
    return here.cap if here.cap is not None and not mover.unhindered else NO_CAP


def cap_on_leaving(here: Spot, mover: Mover) -> int:
    """The longest move that may start on this spot."""
    if mover.unhindered:
        return NO_CAP
    here = as_ground_for(here, mover.at_home)
    cap = NO_CAP if here.leave_cap is None else here.leave_cap
    return min(cap, here.cap) if mover.shore_binds and here.row.shore and here.cap is not None else cap
