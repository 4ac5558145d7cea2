"""Special actions `use WORD …` that hook files add to a step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import END, Use
from engine.errors import Refusal, refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame
    from engine.state import Draft, GameState
    from engine.types import HexId


def options(state: GameState, frame: Frame) -> list[Action]:
    """What abilities offer in this frame, sorted by notation."""
    uses: list[Action] = []
    hooks = state.battle.hooks
    for word in hooks.offered[type(frame)]:
        uses.extend(hooks.abilities[word].options(state, frame))
    return uses


def keep_open(state: GameState, actions: Sequence[Action]) -> bool:
    """Whether a step stays open for what is left to do in it; some abilities never hold a step."""
    known = state.battle.hooks.abilities
    return any(known[one.ability].holds if isinstance(one, Use) else one is not END for one in actions)


def refusal(state: GameState, frame: Frame, action: Use) -> Refusal | None:
    """Why an ability cannot be used here."""
    ability = state.battle.hooks.abilities.get(action.ability)
    if ability is None:
        return refuse("no-such-ability", word=action.ability)
    return ability.refusal(state, frame, action)


def one_hex(state: GameState, action: Use) -> HexId | Refusal:
    """The one hex that a use must name."""
    h = state.battle.board.by_name.get(action.words[0].upper()) if len(action.words) == 1 else None
    return refuse("name-one-hex", word=action.ability) if h is None else h


def perform(draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
    """Use an ability."""
    draft.battle.hooks.abilities[action.ability].perform(draft, frame, action, dice)
