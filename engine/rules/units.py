"""The unit table (UNIT): a new unit is a new row, with a trait file in `rules/hooks/` if it is special."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.rules import units_community, units_equipment, units_winter
from engine.rules.unit_rows import UnitRow, armor, artillery, infantry
from engine.types import KindId

ROWS: Final = (
    infantry("infantry"),
    infantry("special-forces", battle_after=2),
    infantry("french-resistance", figures=3, retreat=3, battles_on_entry=True),
    armor("armor"),
    armor("elite-armor", figures=4),
    artillery("artillery"),
)

UNITS: Final[Mapping[KindId, UnitRow]] = {
    row.id: row for row in (*ROWS, *units_equipment.ROWS, *units_winter.ROWS, *units_community.ROWS)
}

#: The rows of units that battle differently as long as they have not moved.
STILL: Final[Mapping[KindId, UnitRow]] = {
    row.id: replace(row, **row.still) for row in UNITS.values() if row.still
}
