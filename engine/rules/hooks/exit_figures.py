"""Units that leave the board count by the figure (XAMB-45), or infantry double (CM-MED-1).

The ruling of XAMB-45 speaks of trucks; whether infantry is then worth 4 medals is for the table to say.
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


def _infantry_double(draft: Draft, unit: Unit, h: HexId, worth: int) -> int:
    return 2 * worth if UNITS[unit.kind].orders_as == "infantry" else worth


def double(params: Table) -> Hook:
    """No parameters."""
    return Hook("infantry-exit-double", on_exit=_infantry_double)


RULES: Final = (SpecialRule("medals-per-exit-figure", hook), SpecialRule("infantry-exit-double", double))
