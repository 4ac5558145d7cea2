"""Units that leave the board count by the figure, the trucks of Noville first of all (XAMB-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.rules.hookpoints import Hook, SpecialRule

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.state import Draft, Unit
    from engine.types import HexId


def _on_exit(draft: Draft, unit: Unit, h: HexId, worth: int) -> int:
    return worth * unit.figures


def hook(params: Mapping[str, Any]) -> Hook:
    """No parameters."""
    return Hook("medals-per-exit-figure", on_exit=_on_exit)


RULES: Final = (SpecialRule("medals-per-exit-figure", hook),)
