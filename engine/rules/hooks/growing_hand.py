"""A hand that grows: after some of its first turns a side draws one card more and keeps it (HOOK-01, SETUP-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.rules.hookpoints import Hook, SpecialRule

if TYPE_CHECKING:
    from engine.state import GameState
    from engine.types import Side, Table


def hook(params: Table) -> Hook:
    """Parameters: the side, and the numbers of its own turns after which it draws one more."""
    grows: Side = params["side"]
    turns = frozenset(params["turns"])

    def draws(state: GameState, side: Side, drawn: int, kept: int) -> tuple[int, int]:
        if side != grows or own_turn(state) not in turns:
            return drawn, kept
        return drawn + 1, kept + 1

    return Hook("growing-hand", draws=draws)


def own_turn(state: GameState) -> int:
    """The number of the current turn among those of its own side."""
    return (state.turn.number + 1) // 2


RULES: Final = (SpecialRule("growing-hand", hook, {"side": "side", "turns": "counts"}),)
