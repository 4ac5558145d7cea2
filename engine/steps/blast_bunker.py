"""A petard against an empty bunker: any star brings it down, nothing else does anything (EQ-HF-PE-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.events import DiceRolled
from engine.frames import BlastBunker
from engine.rules.combat import dice_of, empty_target
from engine.steps.step import Step, no_choice, nothing, refuse_all

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.state import Draft


def _settle(draft: Draft, frame: BlastBunker, dice: Dice) -> bool:
    draft.pending.pop()
    strike = frame.strike
    assert strike.origin is not None
    unit = draft.units[strike.origin]
    made_of = dice_of(draft, unit, strike.origin, empty_target(unit), strike.at)
    faces = dice.roll(max(0, sum(number for _, number in made_of)))
    draft.bar_undo()
    draft.say(DiceRolled, strike, faces, 0, 0, tuple(made_of))
    for hook in draft.battle.hooks.after_hits:
        hook(draft, strike, faces, 0)
    return True


STEP: Final[Step[BlastBunker, object]] = Step(nothing, refuse_all, no_choice, _settle)
