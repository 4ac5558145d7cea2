"""The terrain table: one row a kind of ground, one column a question the rules ask of it.

A new terrain is a new row. Where no column says it, a hook file in `rules/hooks/` does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.rules import terrain_community, terrain_winter
from engine.rules.ground_rows import ALL, FOOT_ONLY, INFANTRY, Cover, TerrainRow
from engine.types import TerrainId

__all__ = ["DEEP_FACES", "FACES", "ROWS", "TERRAIN", "Cover", "TerrainRow"]

_HILL: Final = Cover(infantry=1, armor=1, uphill=True)
_WOODS: Final = Cover(infantry=1, armor=2)

ROWS: Final = (
    TerrainRow("open"),
    TerrainRow("forest", stops=ALL, bars_battle=ALL, cover=_WOODS, blocks_sight=True, woods=True),
    TerrainRow(
        "hedgerow",
        stops=ALL,
        bars_battle=ALL,
        cap=1,
        leave_cap=1,
        from_beside=ALL,
        cover=_WOODS,
        blocks_sight=True,
    ),
    TerrainRow("hill", cover=_HILL, hill=True),
    TerrainRow(
        "town",
        stops=ALL,
        bars_battle=ALL,
        cover=Cover(infantry=1, armor=2),
        penalty={"armor": 2},
        blocks_sight=True,
        building=True,
    ),
    TerrainRow("river", closed_to=ALL, river=True, takes_sandbags=False),
    TerrainRow(
        "ocean", cap=1, bars_battle=ALL, silences=ALL, shore=True, no_retreat=True, takes_sandbags=False
    ),
    TerrainRow("beach", cap=2, shore=True),
    # Scenario ground of the base battles (HOOK-07).
    TerrainRow("steep-hill", cover=_HILL, hill=True, climb=2, climb_from_shore=2),
    TerrainRow(
        "cliff",
        cover=_HILL,
        hill=True,
        climb_from_shore=2,
        shore_closed_to=FOOT_ONLY,
        no_ground_from_shore=INFANTRY,
    ),
    TerrainRow("bluff", cover=_HILL, hill=True, climb_from_shore=2, shore_closed_to=FOOT_ONLY),
    TerrainRow("impassable-hill", closed_to=ALL, cover=_HILL, hill=True),
    TerrainRow("impassable-ridge", closed_to=ALL, cover=_HILL, hill=True, blocks_fire=True),
    TerrainRow("wide-river", closed_to=ALL, river=True, takes_sandbags=False, blocks_sight_of=INFANTRY),
)

TERRAIN: Final[Mapping[TerrainId, TerrainRow]] = {
    row.id: row for row in (*ROWS, *terrain_winter.ROWS, *terrain_community.ROWS)
}

#: BOARD-05: what is printed on the board, by row from the top.
FACES: Final[Mapping[str, tuple[tuple[range, TerrainId], ...]]] = {
    "country": (),
    "winter": (),
    "desert": (),
    "beach": ((range(4, 7), "beach"), (range(7, 9), "ocean")),
}
#: The same on the deep board.
DEEP_FACES: Final[Mapping[str, tuple[tuple[range, TerrainId], ...]]] = {
    **FACES,
    "beach": ((range(11, 14), "beach"), (range(14, 17), "ocean")),
}
