"""Infantry with a boat: it rows on rivers, hex by hex, and leaves the boat where it lands (CM-BOT)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.memory import Remembered
from engine.rules.changes import untag
from engine.rules.hookpoints import Hook
from engine.rules.terrain import TERRAIN
from engine.types import UnitId

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.dice import Dice
    from engine.rules.hookpoints import Modifier
    from engine.rules.stepping import Mover
    from engine.state import Deed, Draft, GameState, Unit
    from engine.types import Cause, HexId

_NAME: Final = "boat"
_RIVERS: Final = frozenset(row.id for row in TERRAIN.values() if row.river)
#: The unit that has just left the water.
_ROWED: Final = Remembered("rowed", UnitId, -1)


def _on_water(state: GameState, h: HexId) -> bool:
    here = state.ground.spots[h]
    return here.row.river and not here.bridged


def _mover(state: GameState, unit: Unit, deed: Deed, moving: Mover) -> Mover:
    return replace(moving, afloat=_RIVERS) if _NAME in unit.tags else moving


def _dice(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Iterable[Modifier]:
    return [(_NAME, -1)] if _NAME in unit.tags and _on_water(state, h) else ()


def _bars_retreat(state: GameState, unit: Unit, here: HexId, to: HexId) -> bool:
    """There is no way back on the water: each flag costs a figure."""
    return _NAME in unit.tags and _on_water(state, here)


def _on_leave(draft: Draft, unit: Unit, h: HexId, cause: Cause, dice: Dice) -> None:
    if _NAME in unit.tags and _on_water(draft, h):
        _ROWED.keep(draft, unit.id)


def _on_enter(draft: Draft, unit: Unit, h: HexId, cause: Cause, dice: Dice) -> None:
    rowed = _ROWED.of(draft) == unit.id
    _ROWED.forget(draft)
    if rowed and not _on_water(draft, h):
        untag(draft, h, _NAME)


HOOK: Final = Hook(
    _NAME, mover=_mover, dice=_dice, bars_retreat=_bars_retreat, on_leave=_on_leave, on_enter=_on_enter
)
