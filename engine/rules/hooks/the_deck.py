"""Scenarios in which the deck is a clock (HOOK-06, Vassieux)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.rules.hookpoints import Hook, SpecialRule

if TYPE_CHECKING:
    from engine.state import GameState
    from engine.types import Side, Table


def no_reshuffle(params: Table) -> Hook:
    """Their Finest Hour does not shuffle the piles together."""
    return Hook("no-reshuffle", reshuffle=lambda state, side, reshuffles: False)


def exhausted(params: Table) -> Hook:
    """A side wins when a card must be drawn and the draw pile is empty."""
    winner: Side = params["side"]

    def deck_empty(state: GameState) -> Side | None:
        return winner

    return Hook("deck-exhausted-wins", deck_empty=deck_empty)


RULES: Final = (
    SpecialRule("no-reshuffle", no_reshuffle),
    SpecialRule("deck-exhausted-wins", exhausted, {"side": "side"}),
)
