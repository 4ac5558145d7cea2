"""Roads: how far a unit may follow one (WW-ROAD-1, ST-2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.rules.hookpoints import Hook
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from engine.rules.stepping import Mover
    from engine.state import Deed, GameState, Unit


def _mover(state: GameState, unit: Unit, deed: Deed, moving: Mover) -> Mover:
    row = UNITS[unit.kind]
    longest = moving.reach + row.road
    if row.road_limit is not None:
        # XAMB-28: whatever the card adds.
        longest = max(moving.reach, min(longest, row.road_limit))
    return replace(moving, road=longest)


HOOK: Final = Hook("road", mover=_mover)
