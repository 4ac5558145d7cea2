"""Steps that close by themselves when nothing is left to do in them (order, move, battle)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from engine.events import StepClosed
from engine.steps import abilities

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.state import Draft
    from engine.types import Side

StepWord: TypeAlias = Literal["order", "move", "battle"]


def close(draft: Draft, side: Side, step: StepWord) -> None:
    """The open step is over."""
    draft.pending.pop()
    draft.say(StepClosed, side, step)


def waits_or_closes(draft: Draft, side: Side, step: StepWord, actions: tuple[Action, ...]) -> bool:
    """Keep the actions for its owner, or close the step; True: it was closed."""
    if len(actions) > 1 and (not draft.battle.hooks.abilities or abilities.keep_open(draft, actions)):
        draft.legal = actions
        return False
    close(draft, side, step)
    return True
