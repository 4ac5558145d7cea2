"""Command cars: an order more in their section, and a card from the discards after a Recon: `use command-car CARD`
(CC-3, CC-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.events import CardsDrawn
from engine.frames import Slot, TakeDiscard
from engine.memory import Remembered
from engine.rules.cards.rows import EVERYBODY
from engine.rules.cards.table import CARDS
from engine.rules.hookpoints import Ability, Hook
from engine.rules.reactions import can_strike_back
from engine.rules.units import UNITS
from engine.types import OTHER, SIDES, CardId, Side

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame, Strike
    from engine.state import Draft, GameState

_NAME: Final = "command-car"
#: Whether the owner has been "asked" this turn, or has "taken" a card.
_ASKED: Final = Remembered("command-car", str, "")
#: What each side took and has not shown since.
TAKEN: Final = {side: Remembered(f"command-car-{side}", tuple[CardId, ...], ()) for side in SIDES}


def _slots(state: GameState, side: Side, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """One order more for each car, in one section that the card covers and the car stands in; none where the card
    orders everybody (XAMB-30)."""
    if CARDS[state.turn.effect or "nothing"].kind != "section":
        return slots
    sets = state.battle.section_sets[side]
    more = list(slots)
    for h, unit in sorted(state.units.items()):
        if unit.side != side or _NAME not in UNITS[unit.kind].traits:
            continue
        areas = [
            slot.section
            for slot in slots
            if slot.mode == "order"
            and slot.section is not None
            and slot.number < EVERYBODY
            and sets[slot.section] >> h & 1
        ]
        if areas:
            # On a line between sections the owner picks one: the order fits either.
            more.append(Slot(1, section="-or-".join(areas)))
    return tuple(more)


def _before_draw(draft: Draft, side: Side, dice: Dice) -> bool:
    """CC-4: the choice is open once, if a Recon card ordered a car and there is something to take.

    Ruled: not in Overlord. There nobody draws for a single card: the Commander-in-Chief draws for the turn (OVL-06),
    so no draw of the Recon's is there to be given up.
    """
    if _ASKED.known(draft) or draft.battle.overlord or not draft.discard:
        return False
    card = CARDS[draft.turn.effect or "nothing"]
    if card.draws < 2 or not any(_is_ordered_car(draft, number) for number in draft.deeds):
        return False
    _ASKED.keep(draft, "asked")
    draft.pending.append(TakeDiscard(side))
    return True


def _is_ordered_car(state: GameState, number: int) -> bool:
    h = state.where(number)
    return h is not None and _NAME in UNITS[state.units[h].kind].traits


def _draws(state: GameState, side: Side, drawn: int, kept: int) -> tuple[int, int]:
    return (0, 0) if _ASKED.of(state) == "taken" else (drawn, kept)


def _turn_end(draft: Draft, side: Side, dice: Dice) -> None:
    _ASKED.forget(draft)
    for owner in SIDES:
        if TAKEN[owner].known(draft):
            TAKEN[owner].keep(draft, hidden(draft, owner))


def hidden(state: GameState, side: Side) -> tuple[CardId, ...]:
    """CC-4: the cards a side took in secret, as long as it has not played them."""
    hand, turn = list(state.hands[side]), state.turn
    cards = []
    for card in TAKEN[side].of(state):
        if card in hand and not (turn.side == side and turn.card == card):
            hand.remove(card)
            cards.append(card)
    return tuple(cards)


def _redeal(draft: Draft, side: Side, dice: Dice) -> None:
    """The other side took some of the cards that seem to lie in the pile, as far as this side knows."""
    owner = OTHER[side]
    taken = hidden(draft, owner)
    if not taken:
        return
    hand, pile = list(draft.hands[owner]), sorted((*draft.discard, *taken))
    for card in taken:
        hand.remove(card)
    mixed = dice.shuffle(pile)
    TAKEN[owner].keep(draft, mixed[: len(taken)])
    draft.hands[owner] = (*hand, *mixed[: len(taken)])
    draft.discard = tuple(sorted(mixed[len(taken) :]))


def _may_react(state: GameState, strike: Strike) -> bool:
    """Whether the card taken could be a reaction: the others saw one in the pile, so the window opens in any case."""
    side = OTHER[strike.side]
    taken = hidden(state, side)
    pile = {*state.discard, *taken}
    return bool(taken) and not pile.isdisjoint(state.battle.reactions) and can_strike_back(state, strike)


def _on_shuffle(draft: Draft) -> None:
    """The pile is gone, and what lay there is no longer known to anybody."""
    for side in SIDES:
        TAKEN[side].forget(draft)


def _options(state: GameState, frame: Frame) -> list[Action]:
    return [Use(_NAME, (card,)) for card in sorted(set(state.discard))]


def _refusal(state: GameState, frame: Frame, action: Use) -> Refusal | None:
    if not isinstance(frame, TakeDiscard):
        return refuse("not-now", word=_NAME)
    if len(action.words) != 1:
        return refuse("take-a-card-or-pass")
    card = action.words[0]
    return None if card in state.discard else refuse("card-not-discarded", card=card)


def _perform(draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
    assert isinstance(frame, TakeDiscard)
    card, side = action.words[0], frame.owner
    pile = list(draft.discard)
    pile.remove(card)
    draft.discard = tuple(pile)
    draft.hands[side] = (*draft.hands[side], card)
    _ASKED.keep(draft, "taken")
    TAKEN[side].keep(draft, (*TAKEN[side].of(draft), card))
    draft.say(CardsDrawn, side, (card,))


HOOK: Final = Hook(
    _NAME,
    slots=_slots,
    before_draw=_before_draw,
    draws=_draws,
    turn_end=_turn_end,
    may_react=_may_react,
    hidden_discards=hidden,
    redeal=_redeal,
    on_shuffle=_on_shuffle,
    abilities={_NAME: Ability("draw", _options, _refusal, _perform, secret=True)},
)
