"""What a row of the unit table says: one column a question the rules ask of a unit."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from engine.types import Face, KindId, Table, UnitClass

NOTHING: Final[frozenset[str]] = frozenset()


@dataclass(frozen=True, slots=True, eq=False)
class UnitRow:
    """What one kind of unit can do. A row is itself and nobody else, so that memories can be kept by it."""

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
    #: Wheels or half-tracks (GEN-2): no unit on foot, and cliffs are no way for it.
    vehicle: bool = False
    #: A second class whose barriers and forced stops bind it (ST-4).
    bound_as: UnitClass | None = None
    #: Ground and obstacles that are open country to it, moving and battling (EQ-HF-BO-1, EQ-HF-FA-1).
    at_home: frozenset[str] = NOTHING
    #: Hexes more for a move along a road, and the longest such move whatever the card adds (WW-ROAD-1, ST-2).
    road: int = 1
    road_limit: int | None = None
    #: May remove what lies on its hex instead of battling (ST-4).
    clears: bool = True
    #: Removes a minefield it enters without a roll (EQ-HF-MP-1).
    ploughs: bool = False
    #: Never battles after a move, whatever the card says (XCARD-4).
    moves_or_battles: bool = False
    #: Its own hex takes no dice from it (GEN-5).
    ignores_penalty: bool = False
    #: Its hex protects it from no dice (EQ-NEB-4).
    unsheltered: bool = False
    #: Its targets ignore no flag (GEN-8).
    flags_bind: bool = False
    #: Whom its stars hit: classes, or "vehicle" (GEN-3).
    stars: frozenset[str] = NOTHING
    #: The stars of every attacker that is no infantry hit it (TD-4).
    star_prone: bool = False
    #: The faces that hit it, where they are not those of its class (EQ-SN-6).
    hit_by: frozenset[Face] | None = None
    #: Dice that would hit it are rolled again, and only a grenade then counts (GEN-9).
    confirmed: bool = False
    #: Its figures go to a pool of the enemy, where three are a medal (VP-POOL).
    pooled: bool = False
    #: A car of a train (CM-TRN-1).
    car: bool = False
    #: Cross-hair markers it owns (EQ-BG-2).
    cross_hairs: int = 0
    #: Cards add dice to its attacks.
    takes_bonus: bool = True
    #: Classes it can never attack (EQ-SN-3).
    spares: frozenset[str] = NOTHING
    #: What differs while it has not moved this turn.
    still: Table = field(default_factory=dict)
    #: Names of the hook files in `rules/hooks/` that carry what no column says.
    traits: tuple[str, ...] = ()


#: The columns in which a class differs from the defaults of a row.
_INFANTRY: Final[Table] = {"figures": 4, "move": 2, "battle_after": 1, "dice": (3, 2, 1)}
_ARMOR: Final[Table] = {"figures": 3, "move": 3, "battle_after": 3, "dice": (3, 3, 3), "overruns": True}
_ARTILLERY: Final[Table] = {
    "figures": 2,
    "move": 1,
    "battle_after": 0,
    "dice": (3, 3, 2, 2, 1, 1),
    "needs_sight": False,
    "ignores_cover": True,
    "takes_ground": False,
}

# `more` are columns by their names, each of its own type: `UnitRow` has them, and what it does not have it refuses
# when the tables are read.


def infantry(kind: KindId, **more: Any) -> UnitRow:
    """A row that is infantry but for what is named."""
    return UnitRow(kind, "infantry", "infantry", "infantry", **{**_INFANTRY, **more})


def armor(kind: KindId, **more: Any) -> UnitRow:
    """A row that is armor but for what is named."""
    return UnitRow(kind, "armor", "armor", "armor", **{**_ARMOR, **more})


def artillery(kind: KindId, **more: Any) -> UnitRow:
    """A row that is artillery but for what is named."""
    return UnitRow(kind, "artillery", "artillery", "artillery", **{**_ARTILLERY, **more})
