"""Smoke on a hex: a die less into it and out of it, and its two enemy turns (EQ-SMK-1, EQ-SMK-3).

That it stops moves and blocks every fire stands in the marker table (EQ-SMK-2, EQ-SMK-4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.rules.changes import remove_marker, turn_marker
from engine.rules.hookpoints import Hook

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.rules.hookpoints import Modifier
    from engine.state import Draft, GameState, Unit
    from engine.types import HexId, Side

SMOKE: Final = "smoke"


def _dice(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> list[Modifier]:
    """XAMB-10: one for each end, on top of terrain, whatever else the attacker ignores."""
    spots = state.ground.spots
    return [(SMOKE, -1) for end in (at, h) if any(one.kind == SMOKE for one in spots[end].markers)]


def _turn_end(draft: Draft, side: Side, dice: Dice) -> None:
    for h, spot in enumerate(draft.ground.spots):
        for marker in spot.markers:
            if marker.kind != SMOKE or marker.side == side:
                continue
            if marker.value > 1:
                turn_marker(draft, h, marker, marker._replace(value=marker.value - 1))
            else:
                remove_marker(draft, h, marker)


HOOK: Final = Hook(SMOKE, dice=_dice, turn_end=_turn_end)
