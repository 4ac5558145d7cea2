"""North African desert: armor that takes ground goes a hex farther before it overruns (CM-DES)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.frames import MoveUnits
from engine.rules.hookpoints import Hook, SpecialRule
from engine.rules.movement import mover_of
from engine.rules.stepping import must_stop
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from engine.rules.stepping import Mover
    from engine.state import Deed, Draft, GameState, Unit
    from engine.types import Table

#: How it is ordered while it goes on: its one hex is neither that of the card nor that of a road.
_ONWARD: Final = "onward"
_REACH: Final = 1
#: Whoever has not moved yet moves a second time, too: all of the first moves are over.
_SECOND: Final = 2


def _after_ground(draft: Draft, unit: Unit, advanced: bool) -> None:
    """CM-DES-1 to CM-DES-4: after its first ground this turn, where nothing there stops it or forbids the overrun."""
    deed = draft.deeds.get(unit.id)
    row = UNITS[unit.kind]
    if not advanced or deed is None or draft.winner is not None or row.orders_as != "armor":
        return
    # Mines may have taken it, or its overrun (WW-MINE-6).
    if not deed.more or deed.barred or not draft.unit_at(unit.id, deed.at):
        return
    if must_stop(draft.ground.spots[deed.at], mover_of(draft, unit, deed)):
        return
    draft.deeds[unit.id] = deed._replace(mode=_ONWARD)
    draft.pending.append(MoveUnits(unit.side, max(_SECOND, deed.round + 1), unit.id))


def _mover(state: GameState, unit: Unit, deed: Deed, moving: Mover) -> Mover:
    return replace(moving, reach=_REACH, road=0) if deed.mode == _ONWARD else moving


def hook(params: Table) -> Hook:
    """No parameters: both sides."""
    return Hook("desert", mover=_mover, after_ground=_after_ground)


RULES: Final = (SpecialRule("desert", hook),)
