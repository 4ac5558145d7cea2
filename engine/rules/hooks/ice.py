"""Frozen rivers: two dice for every unit that comes onto the ice, and each star costs a figure (WW-FRZ-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.events import HazardRolled
from engine.rules.changes import lose_figures
from engine.rules.hookpoints import Hook
from engine.rules.movement import mover_of
from engine.types import OTHER

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.state import Draft, Unit
    from engine.types import Cause, HexId

_DICE: Final = 2


def _on_enter(draft: Draft, unit: Unit, h: HexId, cause: Cause, dice: Dice) -> None:
    here = draft.ground.spots[h]
    if not here.ice or not draft.unit_at(unit.id, h):
        return
    deed = draft.deeds.get(unit.id)
    if cause == "move" and deed is not None and mover_of(draft, unit, deed).unhindered:
        # XAMB-40: behind enemy lines nobody breaks in.
        return
    faces = dice.roll(_DICE)
    draft.bar_undo()
    stars = tuple([face for face in faces if face == "star"])
    draft.say(HazardRolled, unit.side, unit.id, h, here.terrain, faces, len(stars), stars)
    if stars:
        lose_figures(draft, h, len(stars), "ice", OTHER[unit.side], dice)


HOOK: Final = Hook("ice", on_enter=_on_enter)
