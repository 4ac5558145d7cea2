"""Where the combat cards are: two secret hands, a draw pile and a discard pile of their own (WW-CC-1, WW-CC-6).

They lie in what the state remembers (`engine.memory`).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from engine.errors import ScenarioError
from engine.events import CombatCardPlayed, CombatCardsDrawn, PileShuffled
from engine.memory import COMBAT_DECK as PILE
from engine.memory import COMBAT_DISCARD as USED
from engine.memory import COMBAT_GENERALS as GENERALS
from engine.memory import COMBAT_HANDS as HANDS
from engine.rules.cards.combat import COMBAT, DECK
from engine.types import SECTIONS, SIDES

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from engine.battle import Battle
    from engine.dice import Dice
    from engine.state import Draft, GameState
    from engine.types import CardId, HexId, Section, Side

#: WW-CC-1: cards a side begins with; in Overlord one for each general.
_DEALT: Final = 2


def in_force(battle: Battle) -> bool:
    """Whether a battle is played with combat cards."""
    return deal in battle.hooks.setup


def hand(state: GameState, side: Side) -> tuple[CardId, ...]:
    """The combat cards of a side."""
    return HANDS[side].of(state)


def holders(state: GameState, side: Side) -> tuple[Section | None, ...]:
    """The general each card of a hand belongs to (WW-CC-9).

    None: it is no general's own, because there are none, or in a save from before they had cards of their own.
    """
    known = GENERALS[side].of(state)
    return (*[None] * (len(hand(state, side)) - len(known)), *known)


def held(state: GameState, side: Side, among: Collection[Section]) -> tuple[CardId, ...]:
    """The cards that these generals may play."""
    cards = zip(hand(state, side), holders(state, side), strict=True)
    return tuple([card for card, general in cards if general is None or general in among])


def deck(state: GameState) -> tuple[CardId, ...]:
    """The draw pile, top card first."""
    return PILE.of(state)


def discard(state: GameState) -> tuple[CardId, ...]:
    """The used cards, which lie open."""
    return USED.of(state)


def given(
    hands: Mapping[str, Sequence[CardId]], pile: Sequence[CardId] | None, used: Sequence[CardId], dice: Dice
) -> dict[str, object]:
    """What a state remembers if some of the cards are named; two cards each and the rest are shuffled."""
    named = Counter(card for cards in (*hands.values(), pile or (), used) for card in cards)
    unknown = sorted(set(named) - set(COMBAT))
    if unknown:
        raise ScenarioError([f"unknown combat card {card!r}" for card in unknown])
    rest = dice.shuffle(list((Counter(DECK) - named).elements()))
    piles: dict[str, object] = {}
    for side in SIDES:
        if side in hands:
            piles[HANDS[side].word] = tuple(hands[side])
        else:
            piles[HANDS[side].word], rest = rest[:_DEALT], rest[_DEALT:]
    return {**piles, PILE.word: rest if pile is None else tuple(pile), USED.word: tuple(used)}


def deal(draft: Draft, dice: Dice) -> None:
    """WW-CC-1, unless the cards lie there already."""
    if PILE.known(draft):
        return
    cards = dice.shuffle(DECK)
    generals = SECTIONS if draft.battle.overlord else ()
    number = len(generals) or _DEALT
    for side in SIDES:
        HANDS[side].keep(draft, cards[:number])
        cards = cards[number:]
        if generals:
            GENERALS[side].keep(draft, generals)
    PILE.keep(draft, cards)
    USED.keep(draft, ())


def draw(draft: Draft, side: Side, dice: Dice, general: Section | None = None) -> None:
    """WW-CC-5, WW-CC-6: the top card, from the shuffled discards if the pile is empty."""
    if not deck(draft):
        shuffle(draft, dice)
    if deck(draft):
        card, *rest = deck(draft)
        PILE.keep(draft, tuple(rest))
        if general is not None:
            GENERALS[side].keep(draft, (*holders(draft, side), general))
        HANDS[side].keep(draft, (*hand(draft, side), card))
        draft.say(CombatCardsDrawn, side, (card,), general)


def shuffle(draft: Draft, dice: Dice) -> None:
    """The used cards and the pile become one pile."""
    cards = sorted((*deck(draft), *discard(draft)))
    if cards:
        PILE.keep(draft, dice.shuffle(cards))
        USED.keep(draft, ())
        draft.say(PileShuffled, len(cards))


def spend(
    draft: Draft,
    side: Side,
    card: CardId,
    at: HexId | None,
    among: Collection[Section],
    *,
    stubborn: bool = False,
) -> None:
    """A card of one of these generals is played and lies open."""
    left, generals = list(hand(draft, side)), list(holders(draft, side))
    place = next(n for n, one in enumerate(generals) if left[n] == card and (one is None or one in among))
    del left[place]
    general = generals.pop(place)
    HANDS[side].keep(draft, tuple(left))
    if GENERALS[side].known(draft):
        GENERALS[side].keep(draft, tuple(generals))
    USED.keep(draft, (*discard(draft), card))
    draft.bar_undo()
    draft.say(CombatCardPlayed, side, card, at, stubborn, general)


def could_hold(state: GameState, side: Side, cards: frozenset[CardId], among: Collection[Section]) -> bool:
    """Whether, as far as everybody knows, a side, or of its generals one of these, could hold one of these cards."""
    if not held(state, side, among):
        return False
    used = discard(state)
    return any(used.count(card) < COMBAT[card].copies for card in cards)
