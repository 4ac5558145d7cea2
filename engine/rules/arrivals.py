"""Who has come in the middle of a battle, and waits for his turn (CM-DRP-4, CM-TRN-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.memory import LANDED
from engine.state import Deed

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.state import Draft, Unit
    from engine.types import HexId, Side


def rests(draft: Draft, h: HexId, unit: Unit, until: int) -> None:
    """A unit that has just come gets no order up to a turn, and none in this one."""
    LANDED.keep(draft, (*LANDED.of(draft), (unit.id, until)))
    if draft.turn.side == unit.side:
        draft.deeds[unit.id] = Deed.idle(h)


def turn_begins(draft: Draft, side: Side, dice: Dice) -> None:
    """Who still rests gets no order this turn either."""
    idle = dict(LANDED.of(draft))
    for h, unit in draft.units.items():
        if unit.side == side and idle.get(unit.id, 0) >= draft.turn.number:
            draft.deeds[unit.id] = Deed.idle(h)
