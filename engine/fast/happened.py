"""The events of every turn, with constructors that ask for nothing: playouts say them by the million.

They stand for `made(...)` with fields by place at every caller, and gain 1.3 % of the instructions of random play; that
each gives every field is held by `tests/test_house_engine.py`.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.frames import Strike
from engine.types import CardId, Cause, Face, HexId, Section, Side, UnitId, made


class CardPlayed(NamedTuple):
    """A command card was played; `effect` is the card it acts as."""

    side: Side
    card: CardId
    effect: CardId
    section: Section | None = None


def new_card_played(side: Side, card: CardId, effect: CardId, section: Section | None) -> CardPlayed:
    """A CardPlayed, quickly."""
    return made(CardPlayed, (side, card, effect, section))


class UnitOrdered(NamedTuple):
    side: Side
    unit: UnitId
    at: HexId
    mode: str


def new_unit_ordered(side: Side, unit: UnitId, at: HexId, mode: str) -> UnitOrdered:
    """A UnitOrdered, quickly."""
    return made(UnitOrdered, (side, unit, at, mode))


class UnitMoved(NamedTuple):
    """A unit came from the first hex of its way to the last."""

    side: Side
    unit: UnitId
    way: tuple[HexId, ...]
    cause: Cause


def new_unit_moved(side: Side, unit: UnitId, way: tuple[HexId, ...], cause: Cause) -> UnitMoved:
    """A UnitMoved, quickly."""
    return made(UnitMoved, (side, unit, way, cause))


class DiceRolled(NamedTuple):
    """Dice of one side against a unit, with what they were made of."""

    strike: Strike
    faces: tuple[Face, ...]
    hits: int
    flags: int
    #: (label, dice): 3 range, -1 woods, +1 card.
    made_of: tuple[tuple[str, int], ...]


def new_dice_rolled(
    strike: Strike, faces: tuple[Face, ...], hits: int, flags: int, made_of: tuple[tuple[str, int], ...]
) -> DiceRolled:
    """A DiceRolled, quickly."""
    return made(DiceRolled, (strike, faces, hits, flags, made_of))


class CardsDrawn(NamedTuple):
    """Secret: the cards. The others see how many."""

    side: Side
    cards: tuple[CardId, ...]


def new_cards_drawn(side: Side, cards: tuple[CardId, ...]) -> CardsDrawn:
    """A CardsDrawn, quickly."""
    return made(CardsDrawn, (side, cards))


class CardDiscarded(NamedTuple):
    side: Side
    card: CardId


def new_card_discarded(side: Side, card: CardId) -> CardDiscarded:
    """A CardDiscarded, quickly."""
    return made(CardDiscarded, (side, card))


class TurnBegan(NamedTuple):
    side: Side
    number: int


def new_turn_began(side: Side, number: int) -> TurnBegan:
    """A TurnBegan, quickly."""
    return made(TurnBegan, (side, number))
