"""Marsh: who may not battle on entering it may not battle after leaving it either (TER-MARSH)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.errors import Refusal, refuse
from engine.rules.hookpoints import Hook
from engine.rules.stepping import as_ground_for
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from engine.state import Deed, GameState, Unit
    from engine.types import HexId


def _why_not_battle(state: GameState, unit: Unit, h: HexId, deed: Deed) -> Refusal | None:
    row = UNITS[unit.kind]
    start = as_ground_for(state.ground.spots[deed.start], row.at_home)
    if not deed.moved or deed.battles or not start.row.clings:
        return None
    if row.moves_as not in start.bars:
        return None
    return refuse("left-no-battle-terrain", terrain=start.terrain, hex=state.battle.board.names[deed.start])


HOOK: Final = Hook("soft-ground", why_not_battle=_why_not_battle)
