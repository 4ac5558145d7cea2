"""Dig In: the ordered units put down sandbags, in the order in which they were named (CARD-DIGIN-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.frames import DigIn
from engine.ground import Obstacle
from engine.rules.changes import place_obstacle, supply_left
from engine.steps.step import Step, no_choice, nothing, refuse_all

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.state import Draft


def _settle(draft: Draft, frame: DigIn, dice: Dice) -> bool:
    draft.pending.pop()
    for number in draft.deeds:
        h = draft.where(number)
        if h is None or not supply_left(draft, "sandbags"):
            continue
        spot = draft.ground.spots[h]
        bridged = any(top.bridge for top in spot.tops)
        # AMB-16: never a second sandbag, never in the water.
        if spot.has("sandbags") or not (spot.row.takes_sandbags or bridged):
            continue
        facing = "bottom" if frame.side == draft.battle.top else "top"
        place_obstacle(draft, h, Obstacle("sandbags", facing=facing))
    return True


STEP: Final = Step(nothing, refuse_all, no_choice, _settle)
