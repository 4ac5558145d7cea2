"""The obstacle table: what lies on top of the ground. Both apply, except that protections never add (TER-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.rules import obstacles_winter
from engine.rules.ground_rows import ALL, ARMOR, FOOT_ONLY, INFANTRY, Cover, ObstacleRow
from engine.types import ObstacleId

__all__ = ["OBSTACLES", "ROWS", "ObstacleRow"]

ROWS: Final = (
    ObstacleRow(
        "bunker",
        closed_to=FOOT_ONLY,
        cover=Cover(infantry=1, armor=2),
        blocks_sight=True,
        ignores_flag_of=ALL,
        owner_only=True,
        owned=True,
        pins=frozenset(("artillery",)),
        blasted=True,
    ),
    ObstacleRow("bridge", bridge=True),
    ObstacleRow("bridge-section", bridge=True, along_axis=True),
    ObstacleRow("hedgehog", closed_to=FOOT_ONLY, ignores_flag_of=ALL),
    ObstacleRow(
        "sandbags", cover=Cover(infantry=1, armor=1), ignores_flag_of=ALL, goes_with_unit=True, supply=12
    ),
    ObstacleRow(
        "sea-wall", cover=Cover(infantry=1, armor=1), ignores_flag_of=ALL, owner_only=True, owned=True
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

OBSTACLES: Final[Mapping[ObstacleId, ObstacleRow]] = {row.id: row for row in (*ROWS, *obstacles_winter.ROWS)}
