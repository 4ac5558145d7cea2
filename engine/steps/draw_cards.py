"""Phase 5: the cards played are discarded and replaced (TURN-05, TURN-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Keep
from engine.errors import Refusal, refuse
from engine.events import CardDiscarded, CardKept, CardsDrawn, PileShuffled
from engine.frames import DrawCards, KeepOne, ReplaceReaction
from engine.rules.cards.table import CARDS
from engine.rules.objectives import win
from engine.rules.overlord import draws
from engine.state import Turn
from engine.steps.step import Step, no_choice, nothing, refuse_all, waits

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.state import Draft, GameState
    from engine.types import CardId, Side

#: Each card as it is kept.
_KEEPS: Final = {card: Keep(card) for card in CARDS}


def _settle(draft: Draft, frame: DrawCards, dice: Dice) -> bool:
    side = frame.side
    hooks, turn = draft.battle.hooks, draft.turn
    for asks in hooks.before_draw:
        if asks(draft, side, dice):
            return True
    draft.pending.pop()
    draft.undo_floor = draft.ply + 1
    for owner, card in turn.reactions:
        _discard(draft, owner, card)
        _take(draft, owner, draw(draft, 1, dice))
    row = CARDS[turn.effect or "nothing"]
    drawn, kept = row.draws, 1
    if draft.battle.overlord:
        drawn = kept = draws(draft, side)
    for card in turn.in_play:
        _discard(draft, side, card)
    # The reactions and what lay open are gone.
    draft.turn = Turn(turn.number, turn.side, turn.card, turn.effect, turn.section)
    reshuffles = row.reshuffles
    for hook in hooks.reshuffle:
        reshuffles = hook(draft, side, reshuffles)
    if reshuffles and draft.winner is None:
        _shuffle(draft, (*draft.deck, *draft.discard), dice)
    for more in hooks.draws:
        drawn, kept = more(draft, side, drawn, kept)
    cards = draw(draft, drawn, dice)
    # Where the pile has ended the battle nothing is left to choose: what was drawn is in the hand.
    if drawn > kept and cards and draft.winner is None:
        draft.say(CardsDrawn, side, cards)
        draft.pending.append(KeepOne(side, cards, kept))
    else:
        _take(draft, side, cards)
    return True


def _replace(draft: Draft, frame: ReplaceReaction, dice: Dice) -> bool:
    draft.pending.pop()
    draft.bar_undo()
    draft.turn = draft.turn._replace(reactions=())
    _discard(draft, frame.side, frame.card)
    _take(draft, frame.side, draw(draft, 1, dice))
    return True


REPLACE: Final[Step[ReplaceReaction, object]] = Step(nothing, refuse_all, no_choice, _replace)


def _discard(draft: Draft, side: Side, card: CardId) -> None:
    draft.discard += (card,)
    draft.say(CardDiscarded, side, card)


def _take(draft: Draft, side: Side, cards: tuple[CardId, ...]) -> None:
    if cards:
        draft.hands[side] += cards
        draft.say(CardsDrawn, side, cards)


def _shuffle(draft: Draft, cards: tuple[CardId, ...], dice: Dice) -> None:
    # Sorted first, so that what was public about the order of the discards is gone whatever the shuffle does.
    draft.deck, draft.discard = dice.shuffle(sorted(cards)), ()
    draft.say(PileShuffled, len(cards))
    for hook in draft.battle.hooks.on_shuffle:
        hook(draft)


def draw(draft: Draft, number: int, dice: Dice) -> tuple[CardId, ...]:
    """Draw what is there; an empty pile is made anew from the discards (AMB-24)."""
    if len(draft.deck) >= number:
        drawn, draft.deck = draft.deck[:number], draft.deck[number:]
        return drawn
    cards: list[CardId] = []
    while len(cards) < number:
        if not draft.deck:
            if _deck_decides(draft) or not draft.discard:
                break
            _shuffle(draft, draft.discard, dice)
        cards.append(draft.deck[0])
        draft.deck = draft.deck[1:]
    return tuple(cards)


def _deck_decides(draft: Draft) -> bool:
    """Whether a scenario ends the battle instead of shuffling anew (HOOK-06)."""
    for hook in draft.battle.hooks.deck_empty:
        winner = hook(draft)
        if winner is not None:
            win(draft, winner, "deck")
            return True
    return False


DRAW: Final[Step[DrawCards, object]] = Step(nothing, refuse_all, no_choice, _settle)


def _options(state: GameState, frame: KeepOne) -> tuple[Action, ...]:
    return tuple([_KEEPS[card] for card in sorted(set(frame.cards))])


def _refusal(state: GameState, frame: KeepOne, action: Action) -> Refusal | None:
    if not isinstance(action, Keep):
        return refuse("keep-a-card-first")
    return None if action.card in frame.cards else refuse("card-not-drawn", card=action.card)


def _keep(draft: Draft, frame: KeepOne, action: Keep, dice: Dice) -> None:
    draft.pending.pop()
    rest = list(frame.cards)
    rest.remove(action.card)
    draft.hands[frame.owner] = (*draft.hands[frame.owner], action.card)
    if frame.number > 1 and len(rest) > 1:
        draft.pending.append(KeepOne(frame.owner, tuple(rest), frame.number - 1))
        return
    if frame.number > 1:
        draft.hands[frame.owner] += tuple(rest)
        return
    for card in rest:
        draft.discard += (card,)
        draft.say(CardKept, frame.owner, action.card, card)
    draft.bar_undo()


KEEP: Final[Step[KeepOne, Keep]] = Step(_options, _refusal, _keep, waits)
