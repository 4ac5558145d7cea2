"""The unit table (section 3): a new unit is a new row, with a trait file in `rules/hooks/` if it is special."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.types import KindId, UnitClass


@dataclass(frozen=True, slots=True)
class UnitRow:
    """What one kind of unit can do."""

    id: KindId
    #: For orders, for hits and for terrain it counts as (UNIT-01).
    orders_as: UnitClass
    hit_as: UnitClass
    moves_as: UnitClass
    #: Full strength where the scenario says nothing (SETUP-02).
    figures: int
    move: int
    #: The longest move after which it may still battle (MOVE-04).
    battle_after: int
    #: Dice by distance, from 1.
    dice: tuple[int, ...]
    needs_sight: bool = True
    #: Ignores what protects its target (DICE-02).
    ignores_cover: bool = False
    takes_ground: bool = True
    overruns: bool = False
    #: Hexes it may retreat per flag; one is mandatory (FLAG-07).
    retreat: int = 1
    #: May battle although it entered ground that forbids it (UNIT-04).
    battles_on_entry: bool = False
    #: Medals the enemy gets for it (UNIT-05).
    worth: int = 1
    #: Medics & Mechanics can restore it.
    heals: bool = True
    #: Names of the hook files in `rules/hooks/` that carry what no column says.
    traits: tuple[str, ...] = ()


def _infantry(kind: KindId, **more: int | bool) -> UnitRow:
    found = {"figures": 4, "move": 2, "battle_after": 1, "dice": (3, 2, 1)} | more
    return UnitRow(kind, "infantry", "infantry", "infantry", **found)  # type: ignore[arg-type]


def _armor(kind: KindId, **more: int | bool) -> UnitRow:
    found = {"figures": 3, "move": 3, "battle_after": 3, "dice": (3, 3, 3), "overruns": True} | more
    return UnitRow(kind, "armor", "armor", "armor", **found)  # type: ignore[arg-type]


ROWS: Final = (
    _infantry("infantry"),
    _infantry("special-forces", battle_after=2),
    _infantry("french-resistance", figures=3, retreat=3, battles_on_entry=True),
    _armor("armor"),
    _armor("elite-armor", figures=4),
    UnitRow(
        "artillery",
        "artillery",
        "artillery",
        "artillery",
        figures=2,
        move=1,
        battle_after=0,
        dice=(3, 3, 2, 2, 1, 1),
        needs_sight=False,
        ignores_cover=True,
        takes_ground=False,
    ),
)

UNITS: Final[Mapping[KindId, UnitRow]] = {row.id: row for row in ROWS}
