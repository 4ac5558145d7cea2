"""A window for combat cards (WW-CC): pass, or play one; what the cards do stands in their hook files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import PASS, Pass, Use
from engine.errors import Refusal, refuse
from engine.steps import abilities
from engine.steps.step import Step, waits

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import PlayCombat
    from engine.state import Draft, GameState


def _options(state: GameState, frame: PlayCombat) -> tuple[Action, ...]:
    return (PASS, *abilities.options(state, frame))


def _refusal(state: GameState, frame: PlayCombat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Use():
            return abilities.refusal(state, frame, action)
        case _:
            return refuse("combat-card-or-pass")


def _choose(draft: Draft, frame: PlayCombat, action: Action, dice: Dice) -> None:
    draft.bar_undo()
    if isinstance(action, Use):
        abilities.perform(draft, frame, action, dice)
    else:
        draft.pending.pop()


STEP: Final[Step[PlayCombat, Action]] = Step(_options, _refusal, _choose, waits)
