"""Ground of imported battles: jungle, desert and the landmarks of boxes that none of ours brings."""

from __future__ import annotations

from typing import Final

from engine.rules.ground_rows import ALL, ARMOR, ARTILLERY, FOOT_ONLY, INFANTRY, Cover, TerrainRow
from engine.types import UnitClass

_WALLS: Final = Cover(infantry=1, armor=2)
_HILL: Final = Cover(infantry=1, armor=1, uphill=True)
_OUT_OF_WALLS: Final[dict[UnitClass, int]] = {"armor": 2}


def _town(
    kind: str,
    *,
    ignores_flag_of: frozenset[UnitClass] = frozenset(),
    closed_to: frozenset[UnitClass] = frozenset(),
    track: bool = False,
) -> TerrainRow:
    """TER-TOWN, by another name."""
    return TerrainRow(
        kind,
        closed_to=closed_to,
        stops=ALL,
        bars_battle=ALL,
        cover=_WALLS,
        penalty=_OUT_OF_WALLS,
        blocks_sight=True,
        building=True,
        track=track,
        ignores_flag_of=ignores_flag_of,
        stays_open_inside=bool(closed_to),
    )


def _forest(kind: str, *, closed_to: frozenset[UnitClass] = frozenset()) -> TerrainRow:
    """TER-FOREST, by another name."""
    return TerrainRow(
        kind,
        closed_to=closed_to,
        stops=ALL,
        bars_battle=ALL,
        cover=_WALLS,
        blocks_sight=True,
        woods=True,
        stays_open_inside=bool(closed_to),
    )


NATURE: Final = (
    # CM-JUN-1 to CM-JUN-4.
    TerrainRow(
        "jungle",
        stops=ALL,
        lets_advance=True,
        bars_battle=ALL,
        battles_from_beside=True,
        from_beside=ARMOR,
        cover=_WALLS,
        blocks_sight=True,
        woods=True,
    ),
    # CM-STR-1: no ford.
    TerrainRow("stream", stops=ALL, lets_advance=True, bridgeable=True, takes_sandbags=False),
    # CM-STR-3.
    TerrainRow(
        "stream-mouth", stops=ALL, lets_advance=True, bridgeable=True, takes_sandbags=False, mouth="river"
    ),
    # CM-LAK-1.
    TerrainRow("lake", closed_to=ALL, lake=True, takes_sandbags=False),
    # CM-RIC: as a marsh.
    TerrainRow(
        "rice-paddies",
        closed_to=ARTILLERY,
        stops=ALL,
        bars_battle=ARMOR,
        leave_cap=1,
        clings=True,
        traits=("soft-ground",),
    ),
    # CM-MTN-1 to CM-MTN-4.
    TerrainRow(
        "mountain",
        closed_to=FOOT_ONLY,
        pins=ARTILLERY,
        cover=Cover(infantry=2, armor=2, off_range=True),
        hill=True,
        mountain=True,
        traits=("mountain",),
    ),
    # CM-CAV-1: a hill to all but Japanese infantry.
    TerrainRow("cave", closed_to=FOOT_ONLY, cover=_HILL, hill=True, traits=("cave",)),
    # CM-HGR.
    TerrainRow("high-ground"),
)

DESERT: Final = (
    # CM-RDG-1, CM-RDG-2: every entry stops.
    TerrainRow("ridge", stops=ALL, cover=_HILL, hill=True),
    # CM-RDG-4.
    TerrainRow("escarpment", closed_to=ALL, blocks_sight=True),
    # CM-OAS.
    TerrainRow(
        "oasis",
        stops=ALL,
        cover=Cover(infantry=1, armor=1),
        blocks_sight=True,
        ignores_flag_of=ALL,
        traits=("recovery",),
    ),
    # CM-OAS-4.
    _forest("palm-trees"),
    # CM-WAD.
    TerrainRow("wadi", ends_only=True, cover=Cover(infantry=1, armor=1, outside=True), traits=("wadi",)),
    # CM-CST-1: the sea.
    TerrainRow(
        "coast",
        cap=1,
        bars_battle=ALL,
        silences=ALL,
        shore=True,
        no_retreat=True,
        takes_sandbags=False,
        ashore="sandy-coast",
    ),
    TerrainRow("sandy-coast", cap=2, shore=True),
)

WORKS: Final = (
    # CM-AIR: nothing without air rules.
    TerrainRow("airfield"),
    # CM-BLD-1 to CM-BLD-3.
    _town("factory"),
    _town("station", track=True),
    _town("lighthouse"),
    # CM-BLD-4.
    TerrainRow(
        "fortress", closed_to=FOOT_ONLY, cover=_WALLS, blocks_sight=True, building=True, ignores_flags_of=ALL
    ),
    # CM-BLD-5 to CM-BLD-7.
    TerrainRow("cemetery", ignores_flag_of=ALL),
    _town("camp", ignores_flag_of=ALL),
    TerrainRow("dam", closed_to=FOOT_ONLY, blocks_sight=True, ignores_flag_of=INFANTRY, building=True),
    # CM-HOS-1, CM-HQ.
    TerrainRow("hospital", blocks_sight=True, traits=("recovery",)),
    TerrainRow("headquarters", blocks_sight=True),
    # CM-IMP-1.
    _forest("impassable-forest", closed_to=ALL),
    _town("impassable-town", closed_to=ALL),
)

ROWS: Final = (*NATURE, *DESERT, *WORKS)
