"""Units that leave the board count by the figure, the trucks of Noville first of all (XAMB-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.rules.hookpoints import Hook, SpecialRule

if TYPE_CHECKING:
    from engine.state import Draft, Unit
    from engine.types import HexId, Table


def _on_exit(draft: Draft, unit: Unit, h: HexId, worth: int) -> int:
    return worth * unit.figures


def hook(params: Table) -> Hook:
    """No parameters."""
    return Hook("medals-per-exit-figure", on_exit=_on_exit)


RULES: Final = (SpecialRule("medals-per-exit-figure", hook),)
