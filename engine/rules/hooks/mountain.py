"""Mountains: artillery up there reaches a hex farther (CM-MTN-4)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.rules.hookpoints import Hook
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from engine.rules.unit_rows import UnitRow
    from engine.state import GameState, Unit

_PLAIN: Final = UNITS["artillery"].dice
_FROM_ABOVE: Final = (*_PLAIN, 1)
#: Guns with a table of their own keep it (EQ-BG-7).
_RAISED: Final = {
    row.id: replace(row, dice=_FROM_ABOVE)
    for row in UNITS.values()
    if row.orders_as == "artillery" and row.dice == _PLAIN
}


def _battles_as(state: GameState, unit: Unit, row: UnitRow) -> UnitRow:
    if unit.kind not in _RAISED:
        return row
    h = state.where(unit.id)
    return _RAISED[unit.kind] if h is not None and state.ground.spots[h].row.mountain else row


HOOK: Final = Hook("mountain", battles_as=_battles_as)
