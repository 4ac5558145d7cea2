"""The marker table: what lies on a hex beside terrain and obstacles. What a marker does is a hook file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.rules.ground_rows import ALL, NOBODY
from engine.types import UnitClass


@dataclass(frozen=True, slots=True)
class MarkerRow:
    """One kind of marker."""

    id: str
    #: The key of its number in a scenario, and the numbers it may have.
    number: str
    least: int
    most: int
    #: Without a number one is drawn before the first turn.
    drawn: bool = False
    #: Lies face down until something turns it up.
    hidden: bool = False
    stops: frozenset[UnitClass] = NOBODY
    #: Blocks even those who need no line of sight.
    blocks_fire: bool = False
    #: Blocks the sight of those who need it.
    blocks_sight: bool = False
    #: Names of the hook files in `rules/hooks/` that carry what it does.
    traits: tuple[str, ...] = ()


def _mines(kind: str) -> MarkerRow:
    """WW-MINE-1, WW-MINE-2."""
    return MarkerRow(
        kind, number="value", least=0, most=9, drawn=True, hidden=True, stops=ALL, traits=("minefield",)
    )


ROWS: Final = (
    _mines("minefield"),
    # CM-TAG-3.
    _mines("decoy-minefield"),
    # CM-SMS-2.
    MarkerRow("smoke-screen", number="turns_left", least=1, most=30, blocks_sight=True),
    # EQ-SMK-1, EQ-SMK-2, EQ-SMK-4: the number is the enemy turns it still lasts.
    MarkerRow("smoke", number="turns_left", least=1, most=2, stops=ALL, blocks_fire=True, traits=("smoke",)),
)

MARKERS: Final[Mapping[str, MarkerRow]] = {row.id: row for row in ROWS}
#: The number of a marker that is still to be drawn.
UNDRAWN: Final = -1
