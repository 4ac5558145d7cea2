"""Steps that close by themselves when nothing is left to do in them (order, move, battle)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from engine.events import StepClosed
from engine.steps import abilities
from engine.types import SIDES, Side

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.state import Draft

StepWord: TypeAlias = Literal["order", "move", "battle"]
_WORDS: Final[tuple[StepWord, ...]] = ("order", "move", "battle")
#: The same few events in every turn, made once.
_CLOSED: Final = {(side, step): StepClosed(side, step) for side in SIDES for step in _WORDS}


def close(draft: Draft, side: Side, step: StepWord) -> None:
    """The open step is over."""
    draft.pending.pop()
    draft.say(_CLOSED[side, step])


def waits_or_closes(draft: Draft, side: Side, step: StepWord, actions: tuple[Action, ...]) -> bool:
    """Keep the actions for its owner, or close the step; True: it was closed."""
    if len(actions) > 1 and (not draft.battle.hooks.abilities or abilities.keep_open(draft, actions)):
        draft.legal = actions
        return False
    close(draft, side, step)
    return True
