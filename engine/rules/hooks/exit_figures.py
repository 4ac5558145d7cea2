"""Trucks and half-tracks that leave the board count by the figure, as their losses do (XAMB-45, Noville to Foy)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.rules.hookpoints import Hook
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.state import Draft, Unit
    from engine.types import HexId


def _on_exit(draft: Draft, unit: Unit, h: HexId, worth: int) -> int:
    return worth * unit.figures if UNITS[unit.kind].pooled else worth


def hook(params: Mapping[str, Any]) -> Hook:
    """No parameters."""
    return Hook("medals-per-exit-figure", on_exit=_on_exit)
