"""The nation of a unit: its own, or that of its side."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.state import GameState, Unit


def nation_of(state: GameState, unit: Unit) -> str:
    """The nation whose rules a unit follows."""
    if unit.nation:
        return unit.nation
    return str((state.battle.scenario.get("nations") or {}).get(unit.side, ""))
