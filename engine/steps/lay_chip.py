"""A card is put under the commissar's chip before the first turn: what an ability offers (CM-COM-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.steps import abilities
from engine.steps.step import Step, waits

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import LayChip
    from engine.state import Draft, GameState


def _options(state: GameState, frame: LayChip) -> tuple[Action, ...]:
    return tuple(abilities.options(state, frame))


def _refusal(state: GameState, frame: LayChip, action: Action) -> Refusal | None:
    if isinstance(action, Use):
        return abilities.refusal(state, frame, action)
    return refuse("name-a-card-for-the-chip")


def _choose(draft: Draft, frame: LayChip, action: Use, dice: Dice) -> None:
    abilities.perform(draft, frame, action, dice)


STEP: Final[Step[LayChip, Use]] = Step(_options, _refusal, _choose, waits)
