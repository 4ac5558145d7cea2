"""Units of Winter Wars; what it shares with the Equipment Pack stands there."""

from __future__ import annotations

from typing import Final

from engine.rules.unit_rows import infantry

ROWS: Final = (infantry("engineers", traits=("engineers",)),)
