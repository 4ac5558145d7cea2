"""Ground of Winter Wars, and what else the expansions' maps lie on."""

from __future__ import annotations

from typing import Final

from engine.rules.ground_rows import ALL, ARMOR, ARTILLERY, FOOT_ONLY, INFANTRY, Cover, TerrainRow
from engine.types import UnitClass

_WALLS: Final = Cover(infantry=1, armor=2)
_OUT_OF_WALLS: Final[dict[UnitClass, int]] = {"armor": 2}

ROWS: Final = (
    # WW-CAS-1.
    TerrainRow(
        "castle",
        stops=ALL,
        bars_battle=ALL,
        cover=_WALLS,
        penalty=_OUT_OF_WALLS,
        blocks_sight=True,
        building=True,
    ),
    # WW-CHU-1: a town, and a flag.
    TerrainRow(
        "church",
        stops=ALL,
        bars_battle=ALL,
        cover=_WALLS,
        penalty=_OUT_OF_WALLS,
        blocks_sight=True,
        building=True,
        ignores_flag_of=ALL,
    ),
    # WW-FRZ-1: dice on entering, even in passing.
    TerrainRow("frozen-river", ice=True, acts_in_passing=True, traits=("ice",)),
    # WW-RAIL-1.
    TerrainRow("railroad", stops=FOOT_ONLY, lets_advance=True, track=True),
    # WW-ROAD-1, WW-ROAD-2: a crossing stops only who leaves the road.
    TerrainRow("road", road=True, traits=("road",)),
    TerrainRow("road-railroad", road=True, stops=FOOT_ONLY, lets_advance=True, track=True, traits=("road",)),
    TerrainRow(
        "road-hill", road=True, traits=("road",), cover=Cover(infantry=1, armor=1, uphill=True), hill=True
    ),
    # TER-MARSH to TER-ROAD-HILL: they come with maps of other boxes.
    TerrainRow(
        "marsh",
        closed_to=ARTILLERY,
        stops=ALL,
        bars_battle=ARMOR,
        leave_cap=1,
        clings=True,
        traits=("soft-ground",),
    ),
    TerrainRow("ford", stops=ALL, penalty={"infantry": 1, "armor": 1, "artillery": 1}, takes_sandbags=False),
    TerrainRow(
        "trenches",
        closed_to=ARTILLERY,
        stops=ALL,
        silences=ARMOR,
        cover=Cover(infantry=1, armor=1),
        ignores_flag_of=INFANTRY,
    ),
    # The woods and the houses protect at least as well as the hill.
    TerrainRow(
        "hill-forest", stops=ALL, bars_battle=ALL, cover=_WALLS, blocks_sight=True, woods=True, hill=True
    ),
    TerrainRow(
        "hill-town",
        stops=ALL,
        bars_battle=ALL,
        cover=_WALLS,
        penalty=_OUT_OF_WALLS,
        blocks_sight=True,
        building=True,
        hill=True,
    ),
    TerrainRow(
        "city-ruins",
        closed_to=FOOT_ONLY,
        stops=ALL,
        bars_battle=ALL,
        cover=_WALLS,
        blocks_sight=True,
        building=True,
        ignores_flag_of=ALL,
    ),
    TerrainRow("ravine", closed_to=FOOT_ONLY, ignores_flag_of=ALL),
)
