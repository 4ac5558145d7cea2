"""The dice of an attack are rolled, if attacker and target still stand where they stood when it was declared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.events import BattleCancelled
from engine.frames import RollStrike
from engine.rules.combat import dice_of
from engine.rules.hits import resolve
from engine.steps.step import Step, no_choice, nothing, refuse_all

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.state import Draft


def _settle(draft: Draft, frame: RollStrike, dice: Dice) -> bool:
    draft.pending.pop()
    strike = frame.strike
    assert strike.unit is not None
    assert strike.origin is not None
    if not draft.unit_at(strike.unit, strike.origin):
        # CARD-AMBUSH-3 and 4: the attack is cancelled, and every other battle of this unit with it.
        gone = draft.where(strike.unit) is None
        draft.say(
            BattleCancelled(strike.side, strike.unit, "attacker-eliminated" if gone else "attacker-retreated")
        )
        deed = draft.deeds.get(strike.unit)
        if deed is not None:
            draft.deeds[strike.unit] = deed._replace(more=0)
        return True
    if not draft.unit_at(strike.target, strike.at):
        draft.say(BattleCancelled(strike.side, strike.unit, "target-gone"))
        return True
    unit, target = draft.units[strike.origin], draft.units[strike.at]
    made_of = [("battle-back", strike.dice)] if strike.dice else []
    resolve(draft, strike, made_of or dice_of(draft, unit, strike.origin, target, strike.at), dice)
    return True


STEP: Final = Step(nothing, refuse_all, no_choice, _settle)
