"""The Italian Royal Army: long retreats, steadfast guns, and a high command that loses its hold (EQ-IT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.events import CardDiscarded
from engine.rules.hookpoints import Hook, SpecialRule
from engine.rules.nations import nation_of
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.frames import Strike
    from engine.state import Draft, GameState, Unit
    from engine.types import HexId, Side, Table

_ITALY: Final = "italy"
#: EQ-IT-2: hexes for each flag.
_RETREAT: Final = 3
#: EQ-IT-1: cards the hand never falls below.
_FLOOR: Final = 3


def _retreat(state: GameState, unit: Unit, h: HexId) -> int | None:
    return _RETREAT if nation_of(state, unit) == _ITALY else None


def _ignorable(state: GameState, unit: Unit, h: HexId, strike: Strike) -> int:
    """EQ-IT-3: beyond what its hex lets it ignore (XAMB-24)."""
    return int(UNITS[unit.kind].orders_as == "artillery" and nation_of(state, unit) == _ITALY)


def royal_army(params: Table) -> Hook:
    """No parameters."""
    return Hook("italian-royal-army", retreat=_retreat, ignorable=_ignorable)


def _on_eliminated(draft: Draft, unit: Unit, h: HexId, by: Side, worth: int, dice: Dice) -> int:
    """XAMB-23: Italian units only; the cards in hand count, not those in play."""
    hand = list(draft.hands[unit.side])
    if nation_of(draft, unit) == _ITALY and len(hand) > _FLOOR:
        card = hand.pop(dice.pick(len(hand)))
        draft.bar_undo()
        draft.hands[unit.side] = tuple(hand)
        draft.discard = (*draft.discard, card)
        draft.say(CardDiscarded, unit.side, card)
    return worth


def high_command(params: Table) -> Hook:
    """No parameters: for the side of the Italian units."""
    return Hook("italian-high-command", on_eliminated=_on_eliminated)


RULES: Final = (
    SpecialRule("italian-royal-army", royal_army),
    SpecialRule("italian-high-command", high_command),
)
