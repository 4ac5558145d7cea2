"""Dig In: the ordered units put down sandbags, in the order in which they were named (CARD-DIGIN-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.frames import DigIn
from engine.rules.changes import place_obstacle, supply_left
from engine.steps.step import Step, no_choice, nothing, refuse_all
from engine.values import Obstacle

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.state import Draft, GameState
    from engine.types import HexId, Side


def _settle(draft: Draft, frame: DigIn, dice: Dice) -> bool:
    draft.pending.pop()
    for number, deed in draft.deeds.items():
        if draft.unit_at(number, deed.at) and may_dig(draft, deed.at):
            dig(draft, frame.side, deed.at)
    return True


def may_dig(state: GameState, h: HexId) -> bool:
    """Whether sandbags may be put on a hex (AMB-16): never a second one, never in the water."""
    spot = state.ground.spots[h]
    if spot.has("sandbags") or not (spot.row.takes_sandbags or spot.bridged):
        return False
    return supply_left(state, "sandbags") > 0


def dig(draft: Draft, side: Side, h: HexId) -> None:
    """Sandbags before the unit on a hex, towards the enemy."""
    facing = "bottom" if side == draft.battle.top else "top"
    place_obstacle(draft, h, Obstacle("sandbags", facing=facing))


STEP: Final[Step[DigIn, object]] = Step(nothing, refuse_all, no_choice, _settle)
