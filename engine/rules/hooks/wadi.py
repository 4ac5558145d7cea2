"""Wadis: who fires into one or out of it sees no farther than its edge (CM-WAD-2, CM-WAD-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.errors import Refusal, refuse
from engine.rules.combat import row_of
from engine.rules.hookpoints import Hook
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.rules.hookpoints import Modifier
    from engine.state import GameState, Unit
    from engine.types import HexId

_NAME: Final = "wadi"
#: CM-WAD-3: what it takes from artillery, which no other ground does.
_FROM_GUNS: Final = 1


def _inside(state: GameState, h: HexId) -> bool:
    return state.ground.spots[h].row.ends_only


def _why_not_target(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal | None:
    """CM-WAD-2: artillery fires where it likes."""
    if _inside(state, h) == _inside(state, at) or state.battle.board.ring[h] >> at & 1:
        return None
    if UNITS[unit.kind].orders_as == "artillery":
        return None
    return refuse("wadi-next-hex-only", hex=state.battle.board.names[at if _inside(state, at) else h])


def _dice(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Iterable[Modifier]:
    if state.battle.options.wadi_artillery == "free" or _inside(state, h) or not _inside(state, at):
        return ()
    return [(_NAME, -_FROM_GUNS)] if row_of(state, unit).orders_as == "artillery" else ()


HOOK: Final = Hook(_NAME, why_not_target=_why_not_target, dice=_dice)
