"""The units of imported battles that none of the boxes at hand brings."""

from __future__ import annotations

from typing import Final

from engine.rules.unit_rows import armor, infantry

WEAPONS: Final = (
    # SWA-AT-E: as the other weapons of the early war it moves or battles, and a star hits what it was built for.
    infantry(
        "anti-tank-gun-early",
        takes_ground=False,
        battle_after=0,
        moves_or_battles=True,
        stars=frozenset(("armor", "vehicle")),
        traits=("stars",),
    ),
)

ARMOR: Final = (
    # CM-FLM-1.
    armor("flame-thrower-tank", traits=("flames",)),
)

ROWS: Final = (*WEAPONS, *ARMOR)
