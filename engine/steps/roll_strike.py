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
    from engine.frames import Strike
    from engine.rules.hookpoints import Modifier
    from engine.state import Draft, GameState


def _settle(draft: Draft, frame: RollStrike, dice: Dice) -> bool:
    draft.pending.pop()
    strike = frame.strike
    assert strike.unit is not None
    assert strike.origin is not None
    if not draft.unit_at(strike.unit, strike.origin):
        # CARD-AMBUSH-3 and 4: the attack is cancelled, and every other battle of this unit with it.
        gone = draft.where(strike.unit) is None
        draft.say(
            BattleCancelled, strike.side, strike.unit, "attacker-eliminated" if gone else "attacker-retreated"
        )
        deed = draft.deeds.get(strike.unit)
        if deed is not None:
            draft.deeds[strike.unit] = deed._replace(more=0)
        return True
    if not draft.unit_at(strike.target, strike.at):
        draft.say(BattleCancelled, strike.side, strike.unit, "target-gone")
        return True
    resolve(draft, strike, made_of(draft, strike), dice)
    return True


def made_of(state: GameState, strike: Strike) -> list[Modifier]:
    """What the dice of a unit's strike are made of."""
    if strike.dice:
        return [("battle-back", strike.dice)]
    assert strike.origin is not None
    unit, target = state.units[strike.origin], state.units[strike.at]
    return dice_of(state, unit, strike.origin, target, strike.at)


STEP: Final[Step[RollStrike, object]] = Step(nothing, refuse_all, no_choice, _settle)
