"""Air Power without an air force: one die for each unit, or no aircraft at all (EQ-AIR-1, Longvilly)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.rules.cards.table import CARDS
from engine.rules.hookpoints import Hook, SpecialRule

if TYPE_CHECKING:
    from engine.state import GameState
    from engine.types import CardId, Side, Table


def _is_air(card: CardId) -> bool:
    strike = CARDS[card].strike
    return strike is not None and strike.air


def one_die(params: Table) -> Hook:
    """No parameters: both sides."""

    def strike_dice(state: GameState, side: Side, card: CardId, number: int) -> int:
        return min(number, 1) if _is_air(card) else number

    return Hook("air-power-one-die", strike_dice=strike_dice)


def as_artillery_bombard(params: Table) -> Hook:
    """No parameters: whoever plays Air Power plays Artillery Bombard."""

    def acts_as(state: GameState, side: Side, card: CardId) -> CardId:
        return "artillery-bombard" if _is_air(card) else card

    return Hook("air-power-as-artillery-bombard", acts_as=acts_as)


RULES: Final = (
    SpecialRule("air-power-one-die", one_die),
    SpecialRule("air-power-as-artillery-bombard", as_artillery_bombard),
)
