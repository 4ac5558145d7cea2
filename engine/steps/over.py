"""The battle has been decided: nothing can be done any more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.errors import Refusal, refuse
from engine.steps.step import Step, no_choice, nothing, waits

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.frames import Over
    from engine.state import GameState


def _refusal(state: GameState, frame: Over, action: Action) -> Refusal | None:
    return refuse("battle-over", winner=state.winner or "")


STEP: Final[Step[Over, object]] = Step(nothing, _refusal, no_choice, waits)
