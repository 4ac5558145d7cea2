"""The command car's choice at the end of a turn: `use command-car CARD`, or draw as usual (CC-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import PASS, Pass, Use
from engine.errors import Refusal, refuse
from engine.events import CardsDrawn
from engine.frames import TakeDiscard
from engine.rules.hooks.command_car import ASKED, TAKEN, WORD
from engine.steps.step import Step, waits

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.state import Draft, GameState


def _options(state: GameState, frame: TakeDiscard) -> tuple[Action, ...]:
    return (PASS, *[Use(WORD, (card,)) for card in sorted(set(state.discard))])


def _refusal(state: GameState, frame: TakeDiscard, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Use(word, (card,)) if word == WORD:
            return None if card in state.discard else refuse("card-not-discarded", card=card)
        case _:
            return refuse("take-a-card-or-pass")


def _choose(draft: Draft, frame: TakeDiscard, action: Action, dice: Dice) -> None:
    draft.pending.pop()
    draft.bar_undo()
    if not isinstance(action, Use):
        return
    card = action.words[0]
    pile = list(draft.discard)
    pile.remove(card)
    draft.discard = tuple(pile)
    draft.hands[frame.owner] = (*draft.hands[frame.owner], card)
    draft.memory[ASKED] = "taken"
    draft.memory[TAKEN[frame.owner]] = [*draft.memory.get(TAKEN[frame.owner], ()), card]
    draft.say(CardsDrawn(frame.owner, (card,)))


STEP: Final = Step(_options, _refusal, _choose, waits)
