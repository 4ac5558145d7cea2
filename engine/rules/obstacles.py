"""The obstacle table: what lies on top of the ground. Both apply, except that protections never add (TER-01)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.rules.terrain import ALL, ARMOR, FOOT_ONLY, INFANTRY, NOBODY, Cover
from engine.types import ObstacleId, UnitClass


@dataclass(frozen=True, slots=True)
class ObstacleRow:
    """What one kind of obstacle does."""

    id: ObstacleId
    closed_to: frozenset[UnitClass] = NOBODY
    stops: frozenset[UnitClass] = NOBODY
    bars_battle: frozenset[UnitClass] = NOBODY
    cover: Cover | None = None
    penalty: Mapping[UnitClass, int] = field(default_factory=dict)
    blocks_sight: bool = False
    ignores_flag_of: frozenset[UnitClass] = NOBODY
    #: Cover and flags count for the side it belongs to only (TER-02).
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
    #: Who may remove it instead of battling (BATTLE-09).
    cleared_by: frozenset[UnitClass] = NOBODY
    #: Pieces in the box, whoever uses them (CARD-DIGIN-2).
    supply: int | None = None
    #: Names of the hook files in `rules/hooks/` that carry what no column says.
    traits: tuple[str, ...] = ()


ROWS: Final = (
    ObstacleRow(
        "bunker",
        closed_to=FOOT_ONLY,
        cover=Cover(infantry=1, armor=2, owner_only=True),
        blocks_sight=True,
        ignores_flag_of=ALL,
        owner_only=True,
        owned=True,
        pins=frozenset(("artillery",)),
    ),
    ObstacleRow("bridge", bridge=True),
    ObstacleRow("bridge-section", bridge=True, along_axis=True),
    ObstacleRow("hedgehog", closed_to=FOOT_ONLY, ignores_flag_of=ALL),
    ObstacleRow(
        "sandbags",
        cover=Cover(infantry=1, armor=1),
        ignores_flag_of=ALL,
        goes_with_unit=True,
        supply=12,
    ),
    ObstacleRow(
        "sea-wall",
        cover=Cover(infantry=1, armor=1, owner_only=True),
        ignores_flag_of=ALL,
        owner_only=True,
        owned=True,
    ),
    ObstacleRow(
        "wire",
        stops=ALL,
        penalty={"infantry": 1},
        crushed_by=ARMOR,
        crushed_by_battle_of=ARMOR,
        cleared_by=INFANTRY,
    ),
)

OBSTACLES: Final[Mapping[ObstacleId, ObstacleRow]] = {row.id: row for row in ROWS}
