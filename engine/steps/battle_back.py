"""A unit that a close assault left standing may battle back at once, with one die (CM-BR)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import PASS, Attack, Pass
from engine.errors import Refusal, refuse
from engine.events import AttackDeclared
from engine.frames import BattleBack, RollStrike, Strike
from engine.steps.step import Step, waits

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.state import Draft, GameState

#: CM-BR-2: whatever the unit, the ground and the card say (CM-BR-4).
_DICE: Final = 1


def _options(state: GameState, frame: BattleBack) -> tuple[Action, ...]:
    return (Attack(frame.at, frame.to), PASS)


def _refusal(state: GameState, frame: BattleBack, action: Action) -> Refusal | None:
    if action in _options(state, frame):
        return None
    return refuse("battle-back-or-pass", hex=state.battle.board.names[frame.at])


def _choose(draft: Draft, frame: BattleBack, action: Attack | Pass, dice: Dice) -> None:
    draft.pending.pop()
    draft.bar_undo()
    if isinstance(action, Pass):
        return
    draft.say(AttackDeclared, frame.owner, frame.unit, frame.at, frame.target, frame.to, _DICE)
    draft.pending.append(RollStrike(None, strike_of(frame)))


def strike_of(frame: BattleBack) -> Strike:
    """The one die."""
    return Strike(frame.owner, frame.unit, frame.at, frame.target, frame.to, "back", dice=_DICE)


STEP: Final[Step[BattleBack, Attack | Pass]] = Step(_options, _refusal, _choose, waits)
