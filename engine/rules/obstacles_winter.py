"""Obstacles and bridges of Winter Wars."""

from __future__ import annotations

from typing import Final

from engine.rules.ground_rows import ALL, FOOT_ONLY, Cover, ObstacleRow

ROWS: Final = (
    # WW-RB-1: from all sides, for whoever stands there.
    ObstacleRow(
        "road-block", closed_to=FOOT_ONLY, stops=ALL, cover=Cover(infantry=1, armor=1), ignores_flag_of=ALL
    ),
    # WW-FB-1: either side may use it.
    ObstacleRow(
        "field-bunker",
        closed_to=FOOT_ONLY,
        cover=Cover(infantry=1, armor=2),
        blocks_sight=True,
        ignores_flag_of=ALL,
        blasted=True,
    ),
    # WW-RRB-1, XAMB-38.
    ObstacleRow("railroad-bridge", bridge=True, stops=FOOT_ONLY, lets_advance=True),
    # WW-PON-1.
    ObstacleRow("pontoon-bridge", bridge=True),
    ObstacleRow("dragons-teeth", closed_to=FOOT_ONLY, stops=ALL),
)
