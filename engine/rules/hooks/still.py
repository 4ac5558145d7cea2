"""Units that battle better as long as they have not moved this turn: late weapons, tank destroyers (SWA, TD-3)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.rules.hookpoints import Hook
from engine.rules.units import STILL

if TYPE_CHECKING:
    from engine.rules.unit_rows import UnitRow
    from engine.state import GameState, Unit

#: XAMB-03: the same, but the own hex takes its dice.
_BOUND: Final = {kind: replace(row, ignores_penalty=False) for kind, row in STILL.items()}


def _battles_as(state: GameState, unit: Unit, row: UnitRow) -> UnitRow:
    deed = state.deeds.get(unit.id)
    if deed is not None and deed.moved:
        return row
    rows = _BOUND if state.battle.options.td_own_hex_penalty else STILL
    return rows.get(unit.kind, row)


HOOK: Final = Hook("still", battles_as=_battles_as)
