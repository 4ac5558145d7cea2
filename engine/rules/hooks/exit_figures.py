"""Units that leave the board count by the figure, the trucks of Noville first of all (XAMB-45).

The ruling speaks of trucks; whether infantry is then worth 4 medals is for the table to say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.rules.hookpoints import Hook, SpecialRule
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from engine.state import Draft, Unit
    from engine.types import HexId, Table


def _on_exit(draft: Draft, unit: Unit, h: HexId, worth: int) -> int:
    if draft.battle.options.exit_figures == "vehicles" and not UNITS[unit.kind].vehicle:
        return worth
    return worth * unit.figures


def hook(params: Table) -> Hook:
    """No parameters."""
    return Hook("medals-per-exit-figure", on_exit=_on_exit)


RULES: Final = (SpecialRule("medals-per-exit-figure", hook),)
