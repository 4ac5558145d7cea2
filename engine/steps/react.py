"""The side attacked may answer before the roll: Ambush."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import PASS, Pass, PlayCard, Use
from engine.errors import Refusal, refuse
from engine.events import ReactionPlayed
from engine.frames import React, ReplaceReaction, RollStrike, Strike
from engine.rules.cards.table import CARDS
from engine.rules.changes import crush
from engine.rules.reactions import can_strike_back, in_hand, may_react
from engine.steps import abilities
from engine.steps.step import Step

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.state import Draft, GameState


def _options(state: GameState, frame: React) -> tuple[Action, ...]:
    actions: list[Action] = [PASS]
    if not frame.ambushed and can_strike_back(state, frame.strike):
        actions += [PlayCard(card) for card in in_hand(state, frame.owner)]
    return (*actions, *abilities.options(state, frame))


def _refusal(state: GameState, frame: React, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case PlayCard(card):
            if card not in state.hands[frame.owner]:
                return refuse("card-not-in-hand", card=card)
            if frame.ambushed or CARDS[card].reaction is None or not can_strike_back(state, frame.strike):
                return refuse("no-reaction", card=card)
            return None
        case Use():
            return abilities.refusal(state, frame, action)
        case _:
            return refuse("react-or-pass")


def _choose(draft: Draft, frame: React, action: Action, dice: Dice) -> None:
    draft.bar_undo()
    if isinstance(action, Use):
        abilities.perform(draft, frame, action, dice)
        return
    draft.pending.pop()
    if not isinstance(action, PlayCard):
        return
    if draft.battle.hooks.answers_again:
        draft.pending.append(frame._replace(again=True, ambushed=True))
    side, strike = frame.owner, frame.strike
    assert strike.unit is not None
    assert strike.origin is not None
    hand = list(draft.hands[side])
    hand.remove(action.card)
    draft.hands[side] = tuple(hand)
    draft.turn = draft.turn._replace(reactions=(*draft.turn.reactions, (side, action.card)))
    draft.say(ReactionPlayed, side, action.card, strike.target, strike.at)
    # An ambush is a battle from the hex, so armor rolls its wire flat with it (AMB-07).
    crush(draft, draft.units[strike.at], strike.at, by_battle=True)
    answer = Strike(side, strike.target, strike.at, strike.unit, strike.origin, "ambush")
    draft.pending.append(RollStrike(None, answer))
    if draft.battle.overlord:
        draft.pending.append(ReplaceReaction(None, side, action.card))


def _settle(draft: Draft, frame: React, dice: Dice) -> bool:
    """Waits; after an answer only if the attack still goes on and another one is publicly possible."""
    if not frame.again:
        return False
    strike = frame.strike
    assert strike.unit is not None
    assert strike.origin is not None
    if draft.unit_at(strike.unit, strike.origin) and draft.unit_at(strike.target, strike.at):
        if any(hook(draft, strike) for hook in draft.battle.hooks.answers_again):
            return False
        if not frame.ambushed and may_react(draft, strike):
            return False
    draft.pending.pop()
    return True


STEP: Final[Step[React, Action]] = Step(_options, _refusal, _choose, _settle)
