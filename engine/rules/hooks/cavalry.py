"""Cavalry on the ground of infantry, for tables that play it so (XAMB-08); its row is armor on the ground."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.rules.hookpoints import Hook
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from engine.rules.stepping import Mover
    from engine.rules.unit_rows import UnitRow
    from engine.state import Deed, GameState, Unit

_NAME: Final = "cavalry"
_ON_FOOT: Final = {
    kind: replace(row, moves_as="infantry") for kind, row in UNITS.items() if _NAME in row.traits
}


def _on_foot(state: GameState, unit: Unit) -> bool:
    return unit.kind in _ON_FOOT and state.battle.options.cavalry_terrain_class == "infantry"


def _mover(state: GameState, unit: Unit, deed: Deed, moving: Mover) -> Mover:
    return replace(moving, moves_as="infantry") if _on_foot(state, unit) else moving


def _battles_as(state: GameState, unit: Unit, row: UnitRow) -> UnitRow:
    return _ON_FOOT[unit.kind] if _on_foot(state, unit) else row


HOOK: Final = Hook(_NAME, mover=_mover, battles_as=_battles_as)
