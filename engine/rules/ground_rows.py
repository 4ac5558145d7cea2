"""What a row of the terrain and obstacle tables can say: one column a question the rules ask of the ground."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.types import CLASSES, ObstacleId, TerrainId, UnitClass

ALL: Final[frozenset[UnitClass]] = frozenset(CLASSES)
NOBODY: Final[frozenset[UnitClass]] = frozenset()
FOOT_ONLY: Final[frozenset[UnitClass]] = frozenset(("armor", "artillery"))
ARMOR: Final[frozenset[UnitClass]] = frozenset(("armor",))
ARTILLERY: Final[frozenset[UnitClass]] = frozenset(("artillery",))
INFANTRY: Final[frozenset[UnitClass]] = frozenset(("infantry",))


@dataclass(frozen=True, slots=True)
class Cover:
    """Dice taken from an attacker, by his class; artillery never suffers any (DICE-02)."""

    infantry: int = 0
    armor: int = 0
    artillery: int = 0
    #: Only against an attacker on lower ground (DICE-03).
    uphill: bool = False
    #: Only against an attacker that is not on the same range of mountains (CM-MTN-2).
    off_range: bool = False
    #: Only against an attacker that is not on such ground himself (CM-WAD-3).
    outside: bool = False

    def against(self, attacker: UnitClass) -> int:
        """The dice an attacker of this class loses."""
        if attacker == "infantry":
            return self.infantry
        return self.armor if attacker == "armor" else self.artillery


@dataclass(frozen=True, slots=True)
class TerrainRow:
    """What one kind of ground does."""

    id: TerrainId
    #: Who may never enter.
    closed_to: frozenset[UnitClass] = NOBODY
    #: Whose move ends here (MOVE-05).
    stops: frozenset[UnitClass] = NOBODY
    #: Who had to stop here may still take ground (WW-RAIL-1, against TG-07).
    lets_advance: bool = False
    #: A unit that entered it this turn may not battle any more (MOVE-06).
    bars_battle: frozenset[UnitClass] = NOBODY
    #: Who can never battle while standing here (MOVE-15).
    silences: frozenset[UnitClass] = NOBODY
    #: A move that enters it is at most so many hexes long (MOVE-08, MOVE-14, MOVE-15).
    cap: int | None = None
    #: A move that starts here is at most so many hexes long (MOVE-09).
    leave_cap: int | None = None
    #: Whom it bars from battle on entering it bars after leaving it, too (marsh).
    clings: bool = False
    #: Whoever it bars from battle it bars unless the move was the one step from beside it (CM-JUN-2, CM-JUN-3).
    battles_from_beside: bool = False
    #: Who takes ground onto it only from where it began its turn (TG-08, CM-JUN-4).
    from_beside: frozenset[UnitClass] = NOBODY
    cover: Cover | None = None
    #: Dice a unit loses for battling out of it (DICE-07).
    penalty: Mapping[UnitClass, int] = field(default_factory=dict)
    blocks_sight: bool = False
    #: Blocks the sight of these attackers only.
    blocks_sight_of: frozenset[UnitClass] = NOBODY
    #: Blocks even those who need no line of sight.
    blocks_fire: bool = False
    hill: bool = False
    #: Reached from other heights only, and higher than hills (CM-MTN-1, CM-MTN-3).
    mountain: bool = False
    #: Needs a bridge.
    river: bool = False
    #: A bridge makes it plain ground, although it needs none (CM-STR-2).
    bridgeable: bool = False
    #: Two hexes of it block sight (CM-LAK-1).
    lake: bool = False
    #: Entered and left by its exits only (CM-WAD-1).
    ends_only: bool = False
    #: Water or sand before a cliff.
    shore: bool = False
    #: Trains run along its exits (CM-TRN-1).
    track: bool = False
    #: What it is at a table that takes it for land (CM-CST-1).
    ashore: TerrainId | None = None
    #: What it is at a table that takes every mouth of a river for deep (CM-STR-3).
    mouth: TerrainId | None = None
    #: Nobody retreats onto it (FLAG-04).
    no_retreat: bool = False
    #: Who stands there for good (CM-MTN-1).
    pins: frozenset[UnitClass] = NOBODY
    #: Who cannot enter may begin there, and leave (CM-IMP-1).
    stays_open_inside: bool = False
    #: Flags a unit on it may ignore, once a roll.
    ignores_flag_of: frozenset[UnitClass] = NOBODY
    #: Who may ignore all flags of a roll (CM-BLD-4).
    ignores_flags_of: frozenset[UnitClass] = NOBODY
    #: Sandbags may be put on it (CARD-DIGIN-2).
    takes_sandbags: bool = True
    #: Hexes of movement it costs to climb it from ground that is no hill (HOOK-07).
    climb: int = 1
    #: The same for climbing from the shore.
    climb_from_shore: int = 1
    #: Who cannot climb it from the shore.
    shore_closed_to: frozenset[UnitClass] = NOBODY
    #: Who takes no ground on it from the shore.
    no_ground_from_shore: frozenset[UnitClass] = NOBODY
    #: Something happens to a unit that only passes.
    acts_in_passing: bool = False
    #: Water that bears: no step between it and a bridge beside it (WW-FRZ-2).
    ice: bool = False
    #: A road runs over it (WW-ROAD-1); who follows it through does not have to stop (WW-ROAD-2).
    road: bool = False
    #: Man-made and roofed (WW-CC-7), and woods (combat cards).
    building: bool = False
    woods: bool = False
    #: Names of the hook files in `rules/hooks/` that carry what no column says.
    traits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ObstacleRow:
    """What one kind of obstacle does."""

    id: ObstacleId
    closed_to: frozenset[UnitClass] = NOBODY
    stops: frozenset[UnitClass] = NOBODY
    #: Who had to stop here may still take ground (WW-RRB-1).
    lets_advance: bool = False
    bars_battle: frozenset[UnitClass] = NOBODY
    cover: Cover | None = None
    penalty: Mapping[UnitClass, int] = field(default_factory=dict)
    blocks_sight: bool = False
    ignores_flag_of: frozenset[UnitClass] = NOBODY
    #: Cover and flags count for the side it belongs to only (TER-02, DICE-04).
    owner_only: bool = False
    #: Belongs to a side: a bunker without an owner takes that of the unit that starts in it (TER-03).
    owned: bool = False
    #: Makes a river hex plain ground (MOVE-10).
    bridge: bool = False
    #: Entered and left along its axis only (HOOK-07, Arnhem).
    along_axis: bool = False
    #: Who stands in it for good (MOVE-11, FLAG-06).
    pins: frozenset[UnitClass] = NOBODY
    #: Goes when the unit on it leaves or dies (MOVE-12).
    goes_with_unit: bool = False
    #: Goes when such a unit enters by move or take ground (MOVE-13).
    crushed_by: frozenset[UnitClass] = NOBODY
    #: Goes when such a unit battles from it (AMB-07).
    crushed_by_battle_of: frozenset[UnitClass] = NOBODY
    #: A petard brings it down (EQ-HF-PE-1).
    blasted: bool = False
    #: Who may remove it instead of battling (BATTLE-09).
    cleared_by: frozenset[UnitClass] = NOBODY
    #: Pieces in the box, whoever uses them (CARD-DIGIN-2).
    supply: int | None = None
    #: Names of the hook files in `rules/hooks/` that carry what no column says.
    traits: tuple[str, ...] = ()
