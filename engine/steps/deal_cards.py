"""Overlord: one to three cards a turn, handed to generals, carried out one after the other (OVL-04, OVL-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import END, PASS, End, Pass, PlayCard, Use
from engine.errors import Refusal, refuse
from engine.events import CardDealt, CardPlayed
from engine.frames import (
    ChooseSectionFor,
    ChooseTargets,
    ChooseWounded,
    DealCards,
    Dealt,
    DrawCards,
    EndTurn,
    Frame,
    NextCard,
    OrderUnits,
    RollForOrders,
    Slot,
)
from engine.rules.cards.table import CARDS, CardRow
from engine.rules.overlord import (
    DICE,
    DONE,
    KEPT,
    MOST_CARDS,
    copied,
    is_chiefs,
    plays_as,
    seat,
    slots_of,
    stands_alone,
)
from engine.state import Played
from engine.steps import abilities
from engine.steps.play_card import FRAME_OF, last_resort, take_from_hand, targets_of
from engine.steps.step import Step, no_choice, nothing, refuse_all
from engine.types import SECTIONS, Section

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.state import Draft, GameState
    from engine.types import CardId, Side


def _options(state: GameState, frame: DealCards) -> tuple[Action, ...]:
    actions: list[Action] = [END] if frame.dealt else []
    for card in sorted(set(state.hands[frame.owner])):
        for general in (None, *sorted(SECTIONS)):
            if why_not_deal(state, frame, card, general) is None:
                actions.append(PlayCard(card, general))
    actions += abilities.options(state, frame)
    return tuple(actions) if actions else (PASS,)


def why_not_deal(state: GameState, frame: DealCards, card: CardId, general: Section | None) -> Refusal | None:
    """Why a card cannot be handed to this general; None: the Commander-in-Chief plays it himself."""
    if card not in state.hands[frame.owner]:
        return refuse("card-not-in-hand", card=card)
    if CARDS[card].reaction is not None:
        return refuse("card-is-a-reaction", card=card)
    acting = plays_as(state, frame.owner, card)
    if len(frame.dealt) >= MOST_CARDS or any(stands_alone(one.card) for one in frame.dealt):
        return refuse("no-more-cards", number=len(frame.dealt))
    if stands_alone(acting) and frame.dealt:
        return refuse("card-stands-alone", card=card)
    if len(state.hands[frame.owner]) <= KEPT:
        return refuse("keep-a-card-in-hand", number=KEPT)
    if general is None:
        copies = CARDS[card].copies_enemy and copied(state, frame.owner, card, None) != "nothing"
        return None if is_chiefs(acting) or copies else refuse("needs-a-general", card=card)
    if is_chiefs(acting):
        return refuse("chiefs-card", card=card)
    if any(one.general == general for one in frame.dealt):
        return refuse("general-has-a-card", section=general)
    return None


def _refusal(state: GameState, frame: DealCards, action: Action) -> Refusal | None:
    match action:
        case PlayCard(card, general):
            return why_not_deal(state, frame, card, general)
        case Use():
            return abilities.refusal(state, frame, action)
        case End():
            return None if frame.dealt else refuse("must-play-a-card")
        case Pass():
            return None if _options(state, frame) == (PASS,) else refuse("must-play-a-card")
        case _:
            return refuse("play-a-card-first")


def _choose(draft: Draft, frame: DealCards, action: Action, dice: Dice) -> None:
    match action:
        case PlayCard(card, general):
            deal(draft, frame, Dealt(card, general))
        case Use():
            abilities.perform(draft, frame, action, dice)
        case _:
            _carry_out(draft, frame)


def deal(draft: Draft, frame: DealCards, dealt: Dealt) -> None:
    """Hand out one card."""
    take_from_hand(draft, frame.owner, dealt.card)
    draft.turn = draft.turn._replace(in_play=(*draft.turn.in_play, dealt.card))
    draft.pending[-1] = DealCards(frame.owner, (*frame.dealt, dealt))
    draft.say(CardDealt, frame.owner, dealt.card, dealt.general)


def _settle(draft: Draft, frame: DealCards, dice: Dice) -> bool:
    """Closes when no further card can be handed out."""
    actions = _options(draft, frame)
    if frame.dealt and actions == (END,):
        _carry_out(draft, frame)
        return True
    draft.legal = actions
    return False


def _carry_out(draft: Draft, frame: DealCards) -> None:
    side = frame.owner
    draft.pending.pop()
    draft.pending += (EndTurn(None, side), DrawCards(None, side))
    # OVL-05: the Commander-in-Chief's own cards come before those of his generals.
    cards = sorted(frame.dealt, key=lambda one: one.general is not None)
    for one in reversed(cards):
        alone = stands_alone(one.instead or copied(draft, side, one.card, one.general))
        generals: tuple[Section | None, ...] = SECTIONS if alone else (one.general,)
        for general in reversed(generals):
            draft.pending.append(NextCard(None, side, one._replace(general=general)))


DEAL: Final[Step[DealCards, Action]] = Step(_options, _refusal, _choose, _settle)


def _next(draft: Draft, frame: NextCard, dice: Dice) -> bool:
    """The next card is carried out; whoever acted under another one is done."""
    draft.pending.pop()
    side, (card, general, instead) = frame.side, frame.dealt
    for number, deed in draft.deeds.items():
        draft.deeds[number] = deed._replace(mode=DONE, round=99, spent=True)
    effect = copied(draft, side, card, general)
    chief = general is None or stands_alone(effect)
    if effect != "nothing":
        draft.played[seat(side, None if chief else general)] = Played(effect, None, instead)
    row = last_resort(draft, side, CARDS[instead or effect], general)
    draft.turn = draft.turn._replace(card=card, effect=row.id, section=general)
    draft.say(CardPlayed, side, card, row.id, general)
    if general is not None:
        for hook in draft.battle.hooks.general_begins:
            hook(draft, side, general)
    draft.pending.extend(_frames(draft, frame, row))
    return True


def orders_of_general(state: GameState, side: Side) -> OrderUnits | None:
    """The order step of the card in play, as it opened; None: it orders nobody, or what its dice say."""
    effect, general = state.turn.effect, state.turn.section
    steps = CARDS[effect].steps if effect is not None else ()
    if effect is None or "order" not in steps or "roll-for-orders" in steps:
        return None
    return OrderUnits(side, *_slots(state, side, CARDS[effect], general))


def _slots(
    state: GameState, side: Side, row: CardRow, general: Section | None
) -> tuple[tuple[Slot, ...], tuple[Slot, ...]]:
    """The orders of a card for one general, and those he may give instead, with what special rules change."""
    slots, either = slots_of(row, general) if general is not None else (row.slots, ())
    for hook in state.battle.hooks.slots:
        slots, either = hook(state, side, slots), hook(state, side, either) if either else ()
    return slots, either


def _frames(draft: Draft, frame: NextCard, row: CardRow) -> list[Frame]:
    """The frames of a card for one general, the first one on top."""
    side, general = frame.side, frame.dealt.general
    slots, either = _slots(draft, side, row, general)
    if frame.rolled is not None:
        slots = frame.rolled
    frames: list[Frame] = []
    for name in reversed(row.steps):
        one = FRAME_OF[name](side, slots)
        match one:
            case ChooseSectionFor():
                continue
            case OrderUnits():
                frames.append(OrderUnits(side, slots, either))
            case ChooseWounded():
                frames.append(ChooseWounded(side, DICE, general))
            case RollForOrders():
                if frame.rolled is None:
                    frames += _rolls(draft, side, general)
            case ChooseTargets() if frame.dealt.instead is not None:
                frames.append(targets_of(row, side, CARDS[frame.dealt.card].section))
            case _:
                frames.append(one)
    return frames


def _rolls(draft: Draft, side: Side, general: Section | None) -> list[Frame]:
    """Every general rolls when the card is played, before anybody acts: this one, and those it is still to come to."""
    waiting = [
        one.dealt.general
        for one in draft.pending
        if isinstance(one, NextCard) and one.rolled is None and one.dealt.card == draft.turn.card
    ]
    return [RollForOrders(side, DICE, one) for one in (*waiting, general)]


NEXT: Final[Step[NextCard, object]] = Step(nothing, refuse_all, no_choice, _next)
