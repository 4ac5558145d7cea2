"""How the cards work in Overlord (OVL-05): what a card orders when it is handed to the general of a double section.

Rulings where the public facts stop: generals carry out their cards one after the other, in the order in which
they were dealt, after the Commander-in-Chief's own; three cards in all; the clause "no unit of that kind" looks
at the general's own section only; for Their Finest Hour every general rolls when the card is played, before anybody
acts, so that all of them can plan at the same time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.frames import Slot
from engine.rules.cards.table import CARDS
from engine.types import HALVES, MIRRORED, OTHER

if TYPE_CHECKING:
    from engine.rules.cards.table import CardRow
    from engine.state import GameState
    from engine.types import CardId, Section, Side

#: OVL-04: cards in one turn, and cards that stay in the hand.
MOST_CARDS: Final = 3
KEPT: Final = 1
#: OVL-05: dice of a general for Their Finest Hour and Medics & Mechanics.
DICE: Final = 4
#: How a unit is ordered that has acted under the card of a general before.
DONE: Final = "done"
#: OVL-06: cards drawn at the end of a turn, and with a Recon among the cards played.
DRAWN: Final = 2
DRAWN_AFTER_RECON: Final = 3


def is_chiefs(card: CardId) -> bool:
    """Whether the Commander-in-Chief plays this card himself."""
    row = CARDS[card]
    return row.strike is not None or stands_alone(card)


def stands_alone(card: CardId) -> bool:
    """Whether a card must be the only one of its turn: every general rolls for his own orders.

    A Counter-Attack that copies such a card may be dealt beside others: what counts is the card that is dealt.
    """
    return "roll-for-orders" in CARDS[card].steps


def slots_of(row: CardRow, general: Section) -> tuple[tuple[Slot, ...], tuple[Slot, ...]]:
    """The slots of a card in a double section, and those that may be used instead."""
    halves = HALVES[general]
    if len(row.slots) == len(MIRRORED):
        # Cards for all three sections act in both halves of one double section.
        return tuple([row.slots[0]._replace(section=half) for half in halves]), ()
    if row.kind == "section" or "choose-section" in row.steps:
        one, other = (tuple([slot._replace(section=half) for slot in row.slots[:1]]) for half in halves)
        return one, other
    return tuple([slot._replace(section=general) for slot in row.slots]), ()


def seat(side: Side, general: Section | None) -> str:
    """The key under which the last card of a general, or of the Commander-in-Chief, is remembered."""
    return f"{side}/{general}" if general is not None else side


def facing(side: Side, general: Section | None) -> str:
    """The seat across the board: my left faces his right."""
    return seat(OTHER[side], MIRRORED[general] if general is not None else None)


def plays_as(state: GameState, side: Side, card: CardId) -> CardId:
    """The card a scenario's rules make of a card: Air Power without aircraft is an Artillery Bombard for a general."""
    for hook in state.battle.hooks.acts_as:
        card = hook(state, side, card)
    return card


def copied(state: GameState, side: Side, card: CardId, general: Section | None) -> CardId:
    """The card that a dealt card acts as: Counter-Attack copies whoever faces its player."""
    card = plays_as(state, side, card)
    if not CARDS[card].copies_enemy:
        return card
    last = state.played.get(facing(side, general))
    return last.card if last is not None else "nothing"


def draws(state: GameState, side: Side) -> int:
    """Cards the Commander-in-Chief draws: never above the size of his hand (OVL-06)."""
    recon = any(CARDS[card].draws > 1 for card in state.turn.in_play)
    size: int = state.battle.scenario["hands"][side]
    return max(0, min(DRAWN_AFTER_RECON if recon else DRAWN, size - len(state.hands[side])))
