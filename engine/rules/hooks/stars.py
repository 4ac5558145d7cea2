"""Stars that hit, by the attacker's columns or the target's weakness (EQ-HAT-4, TD-2, TD-4, SWA, EQ-SN-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.rules.combat import row_of
from engine.rules.hookpoints import Hook
from engine.rules.units import UNITS
from engine.types import Face

if TYPE_CHECKING:
    from engine.frames import Strike
    from engine.state import GameState, Unit

_STAR: Final[frozenset[Face]] = frozenset(("star",))


def _hitting(state: GameState, strike: Strike, target: Unit, hitting: frozenset[Face]) -> frozenset[Face]:
    attacker = state.units.get(strike.origin) if strike.origin is not None else None
    if attacker is None:
        return hitting
    row, stars = UNITS[target.kind], row_of(state, attacker).stars
    hit = row.hit_as in stars or (row.vehicle and "vehicle" in stars)
    prone = row.star_prone and (UNITS[attacker.kind].orders_as != "infantry" or _rides(state, attacker))
    return hitting | _STAR if hit or prone else hitting


def _rides(state: GameState, unit: Unit) -> bool:
    """Cavalry, at a table that takes it for armor in this, too."""
    return "cavalry" in UNITS[unit.kind].traits and state.battle.options.cavalry_stars == "hit"


HOOK: Final = Hook("stars", hitting=_hitting)
"""Rows say whom their stars hit; a union with what the card and the target's class give (GEN-3)."""
