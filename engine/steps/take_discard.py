"""A choice before the cards are drawn at the end of a turn: what an ability offers, or to draw as usual (CC-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import PASS, Pass, Use
from engine.errors import Refusal, refuse
from engine.frames import TakeDiscard
from engine.steps import abilities
from engine.steps.step import Step, waits

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.state import Draft, GameState


def _options(state: GameState, frame: TakeDiscard) -> tuple[Action, ...]:
    return (PASS, *abilities.options(state, frame))


def _refusal(state: GameState, frame: TakeDiscard, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Use(word) if word in state.battle.hooks.offered[TakeDiscard]:
            return abilities.refusal(state, frame, action)
        case _:
            return refuse("take-a-card-or-pass")


def _choose(draft: Draft, frame: TakeDiscard, action: Action, dice: Dice) -> None:
    draft.pending.pop()
    draft.bar_undo()
    if isinstance(action, Use):
        abilities.perform(draft, frame, action, dice)


STEP: Final[Step[TakeDiscard, Action]] = Step(_options, _refusal, _choose, waits)
