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
from engine.memory import COMBAT_HANDS as HANDS
from engine.rules.cards.combat import COMBAT, DECK
from engine.types import SIDES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.battle import Battle
    from engine.dice import Dice
    from engine.state import Draft, GameState
    from engine.types import CardId, HexId, Side

#: WW-CC-1: cards a side begins with; one for each general.
_DEALT: Final = 2
_DEALT_TO_GENERALS: Final = 3


def in_force(battle: Battle) -> bool:
    """Whether a battle is played with combat cards."""
    return deal in battle.hooks.setup


def hand(state: GameState, side: Side) -> tuple[CardId, ...]:
    """The combat cards of a side."""
    return HANDS[side].of(state)


def deck(state: GameState) -> tuple[CardId, ...]:
    """The draw pile, top card first."""
    return PILE.of(state)


def discard(state: GameState) -> tuple[CardId, ...]:
    """The used cards, which lie open."""
    return USED.of(state)


def given(
    hands: Mapping[str, Sequence[CardId]],
    pile: Sequence[CardId] | None,
    used: Sequence[CardId],
    dice: Dice,
) -> dict[str, object]:
    """What a state remembers if some of the cards are named; two cards each and the rest are shuffled."""
    named = Counter(card for cards in (*hands.values(), pile or (), used) for card in cards)
    unknown = sorted(set(named) - set(COMBAT))
    if unknown:
        raise ScenarioError([f"unknown combat card {card!r}" for card in unknown])
    rest = dice.shuffle(list((Counter(DECK) - named).elements()))
    found: dict[str, object] = {}
    for side in SIDES:
        if side in hands:
            found[HANDS[side].word] = tuple(hands[side])
        else:
            found[HANDS[side].word], rest = rest[:_DEALT], rest[_DEALT:]
    return {**found, PILE.word: rest if pile is None else tuple(pile), USED.word: tuple(used)}


def deal(draft: Draft, dice: Dice) -> None:
    """WW-CC-1, unless the cards lie there already."""
    if PILE.known(draft):
        return
    cards = dice.shuffle(DECK)
    number = _DEALT_TO_GENERALS if draft.battle.overlord else _DEALT
    for side in SIDES:
        HANDS[side].keep(draft, cards[:number])
        cards = cards[number:]
    PILE.keep(draft, cards)
    USED.keep(draft, ())


def draw(draft: Draft, side: Side, dice: Dice) -> None:
    """WW-CC-5, WW-CC-6: the top card, from the shuffled discards if the pile is empty."""
    if not deck(draft):
        shuffle(draft, dice)
    if deck(draft):
        card, *rest = deck(draft)
        PILE.keep(draft, tuple(rest))
        HANDS[side].keep(draft, (*hand(draft, side), card))
        draft.say(CombatCardsDrawn(side, (card,)))


def shuffle(draft: Draft, dice: Dice) -> None:
    """The used cards and the pile become one pile."""
    cards = sorted((*deck(draft), *discard(draft)))
    if cards:
        PILE.keep(draft, dice.shuffle(cards))
        USED.keep(draft, ())
        draft.say(PileShuffled(len(cards)))


def spend(draft: Draft, side: Side, card: CardId, at: HexId | None, *, stubborn: bool = False) -> None:
    """A card is played and lies open."""
    left = list(hand(draft, side))
    left.remove(card)
    HANDS[side].keep(draft, tuple(left))
    USED.keep(draft, (*discard(draft), card))
    draft.bar_undo()
    draft.say(CombatCardPlayed(side, card, at, stubborn))


def could_hold(state: GameState, side: Side, cards: frozenset[CardId]) -> bool:
    """Whether, as far as everybody knows, a side could hold one of these cards."""
    if not hand(state, side):
        return False
    used = discard(state)
    return any(used.count(card) < COMBAT[card].copies for card in cards)
