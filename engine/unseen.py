"""Which events only one side may see, and what the others see of them."""

from __future__ import annotations

from engine.events import (
    CardDiscarded,
    CardKept,
    CardsDrawn,
    CardsDrawnUnseen,
    ChipLaid,
    ChipLaidUnseen,
    CombatCardsDrawn,
    CombatCardsDrawnUnseen,
    Event,
    MarkerTurned,
)
from engine.types import Side


def secret_of(event: Event) -> Side | None:
    """The only side that may see the whole event; None: everybody may."""
    match event:
        case CardsDrawn(side) | CombatCardsDrawn(side) | CardKept(side) | ChipLaid(side):
            return side
        case _:
            return None


def redacted(event: Event) -> Event | None:
    """What those see from whom the event is secret."""
    match event:
        case CardsDrawn(side, cards):
            return CardsDrawnUnseen(side, len(cards))
        case CombatCardsDrawn(side, cards, general):
            return CombatCardsDrawnUnseen(side, len(cards), general)
        case ChipLaid(side):
            return ChipLaidUnseen(side)
        case CardKept(side, _, discarded):
            return CardDiscarded(side, discarded)
        case _:
            return event


def unveils(event: Event) -> bool:
    """Whether it tells what was hidden from the side that acts itself: a mine's strength, what lies in a pile."""
    return isinstance(event, (MarkerTurned, CardsDrawn, CombatCardsDrawn))
