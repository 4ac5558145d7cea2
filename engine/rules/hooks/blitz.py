"""Blitz: slow Allied armor, Axis aircraft that a Recon calls; slow armor by side or by unit (CM-BLZ)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.rules.hookpoints import Hook, SpecialRule
from engine.rules.hooks.recon_instead import air_by_recon
from engine.rules.units import UNITS
from engine.types import ALLIES, AXIS

if TYPE_CHECKING:
    from collections.abc import Container

    from engine.rules.stepping import Mover
    from engine.state import Deed, GameState, Unit
    from engine.types import Side, Table

_SLOW: Final = "slow"
#: CM-BLZ-6: hexes off the road; on it a hex more.
_OFF_ROAD: Final = 2
_ON_ROAD: Final = 3


def _slowed(unit: Unit, moving: Mover) -> Mover:
    """CM-BLZ-1: half-tracks and Tigers are armor, vehicles that are infantry to orders are not."""
    if UNITS[unit.kind].orders_as != "armor":
        return moving
    return replace(
        moving,
        reach=min(moving.reach, _OFF_ROAD),
        battle_after=min(moving.battle_after, _OFF_ROAD),
        road=min(moving.road, _ON_ROAD),
    )


def _limit(name: str, sides: Container[Side], more: Hook | None = None) -> Hook:
    def mover(state: GameState, unit: Unit, deed: Deed, moving: Mover) -> Mover:
        return _slowed(unit, moving) if unit.side in sides else moving

    return Hook(name, mover=mover, abilities=more.abilities if more is not None else {})


def blitz(params: Table) -> Hook:
    """No parameters: Allied armor and Axis aircraft."""
    return _limit("blitz", (ALLIES,), air_by_recon("blitz", AXIS))


def partial(params: Table) -> Hook:
    """Parameters: the sides whose armor is slow."""
    return _limit("partial-blitz", tuple(params["sides"]))


def _mover(state: GameState, unit: Unit, deed: Deed, moving: Mover) -> Mover:
    return _slowed(unit, moving) if _SLOW in unit.tags else moving


HOOK: Final = Hook(_SLOW, mover=_mover)
RULES: Final = (SpecialRule("blitz", blitz), SpecialRule("partial-blitz", partial, {"sides": "sides"}))
