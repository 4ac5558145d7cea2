"""Flame-thrower tanks: next to them nothing takes more than a die (CM-FLM-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.rules.combat import protection, row_of
from engine.rules.hookpoints import Hook
from engine.rules.hooks.cave import cave_shelter
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.rules.hookpoints import Modifier
    from engine.state import GameState, Unit
    from engine.types import HexId

_NAME: Final = "flames"
_MOST: Final = 1


def _dice(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Iterable[Modifier]:
    row = row_of(state, unit)
    if _NAME not in UNITS[unit.kind].traits or not state.battle.board.ring[h] >> at & 1 or row.ignores_cover:
        return ()
    if any(hook(state, unit, h, target, at) for hook in state.battle.hooks.ignores_cover):
        return ()
    ground = state.ground
    same_range = bool(ground.spots[at].row.mountain and ground.range_of(at) >> h & 1)
    taken = protection(ground.spots[h], ground.spots[at], row.moves_as, target.side, same_range=same_range)[1]
    taken = max(taken, cave_shelter(state, target, at))
    return [(_NAME, taken - _MOST)] if taken > _MOST else ()


HOOK: Final = Hook(_NAME, dice=_dice)
