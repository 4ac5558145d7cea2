"""Snipers: no target among armor, and no medal for leaving the board (EQ-SN-3, EQ-SN-5, EQ-SN-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.errors import Refusal, refuse
from engine.rules.hookpoints import Hook
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from engine.state import Draft, GameState, Unit
    from engine.types import HexId

_NAME: Final = "sniper"


def _why_not_target(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal | None:
    if UNITS[target.kind].hit_as in UNITS[unit.kind].spares:
        return refuse("never-attacks", kind=unit.kind, other=target.kind)
    return None


def _on_exit(draft: Draft, unit: Unit, h: HexId, worth: int) -> int:
    return 0 if _NAME in UNITS[unit.kind].traits else worth


HOOK: Final = Hook(_NAME, why_not_target=_why_not_target, on_exit=_on_exit)
