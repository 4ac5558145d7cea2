"""Where the combat cards are: two secret hands, a draw pile and a discard pile of their own (WW-CC-1, WW-CC-6).

They lie in what the state remembers of its hooks, as plain lists that are always replaced, never changed.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from engine.errors import ScenarioError
from engine.events import CombatCardPlayed, CombatCardsDrawn, PileShuffled
from engine.rules.cards.combat import COMBAT, DECK
from engine.types import SIDES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.dice import Dice
    from engine.state import Draft, GameState
    from engine.types import CardId, HexId, Side

RULE: Final = "combat-cards"
_HANDS: Final = {side: f"combat-hand-{side}" for side in SIDES}
_DECK: Final = "combat-deck"
_DISCARD: Final = "combat-discard"
#: WW-CC-1: cards a side begins with; one for each general.
_DEALT: Final = 2
_DEALT_TO_GENERALS: Final = 3


def in_force(state: GameState) -> bool:
    """Whether this battle is played with combat cards."""
    return RULE in state.battle.rules


def hand(state: GameState, side: Side) -> tuple[CardId, ...]:
    """The combat cards of a side."""
    return tuple(state.memory.get(_HANDS[side], ()))


def deck(state: GameState) -> tuple[CardId, ...]:
    """The draw pile, top card first."""
    return tuple(state.memory.get(_DECK, ()))


def discard(state: GameState) -> tuple[CardId, ...]:
    """The used cards, which lie open."""
    return tuple(state.memory.get(_DISCARD, ()))


def given(
    hands: Mapping[str, Sequence[CardId]],
    pile: Sequence[CardId] | None,
    used: Sequence[CardId],
    dice: Dice,
) -> dict[str, Any]:
    """What a state remembers if some of the cards are named; two cards each and the rest are shuffled."""
    named = Counter(card for cards in (*hands.values(), pile or (), used) for card in cards)
    unknown = sorted(set(named) - set(COMBAT))
    if unknown:
        raise ScenarioError([f"unknown combat card {card!r}" for card in unknown])
    rest = list(dice.shuffle(list((Counter(DECK) - named).elements())))
    found: dict[str, Any] = {}
    for side in SIDES:
        if side in hands:
            found[_HANDS[side]] = list(hands[side])
        else:
            found[_HANDS[side]], rest = rest[:_DEALT], rest[_DEALT:]
    return {**found, _DECK: rest if pile is None else list(pile), _DISCARD: list(used)}


def deal(draft: Draft, dice: Dice) -> None:
    """WW-CC-1, unless the cards lie there already."""
    if _DECK in draft.memory:
        return
    cards = list(dice.shuffle(DECK))
    number = _DEALT_TO_GENERALS if draft.battle.overlord else _DEALT
    for side in SIDES:
        draft.memory[_HANDS[side]], cards = cards[:number], cards[number:]
    draft.memory[_DECK], draft.memory[_DISCARD] = cards, []


def draw(draft: Draft, side: Side, dice: Dice) -> None:
    """WW-CC-5, WW-CC-6: the top card, from the shuffled discards if the pile is empty."""
    if not draft.memory[_DECK]:
        shuffle(draft, dice)
    if draft.memory[_DECK]:
        card, *rest = draft.memory[_DECK]
        draft.memory[_DECK] = rest
        draft.memory[_HANDS[side]] = [*draft.memory[_HANDS[side]], card]
        draft.say(CombatCardsDrawn(side, (card,)))


def shuffle(draft: Draft, dice: Dice) -> None:
    """The used cards and the pile become one pile."""
    cards = sorted((*draft.memory[_DECK], *draft.memory[_DISCARD]))
    if cards:
        draft.memory[_DECK], draft.memory[_DISCARD] = list(dice.shuffle(cards)), []
        draft.say(PileShuffled(len(cards)))


def spend(draft: Draft, side: Side, card: CardId, at: HexId | None, *, stubborn: bool = False) -> None:
    """A card is played and lies open."""
    left = list(draft.memory[_HANDS[side]])
    left.remove(card)
    draft.memory[_HANDS[side]] = left
    draft.memory[_DISCARD] = [*draft.memory[_DISCARD], card]
    draft.bar_undo()
    draft.say(CombatCardPlayed(side, card, at, stubborn))


def could_hold(state: GameState, side: Side, cards: frozenset[CardId]) -> bool:
    """Whether, as far as everybody knows, a side could hold one of these cards."""
    if not hand(state, side):
        return False
    used = discard(state)
    return any(used.count(card) < COMBAT[card].copies for card in cards)
