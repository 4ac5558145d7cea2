"""The commissar's chip, for those who ask about it: what lies there, and what a use of it plays (CM-COM)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.frames import Play
from engine.memory import CHIPS

if TYPE_CHECKING:
    from engine.actions import Use
    from engine.state import GameState
    from engine.types import CardId, Side

#: The ability `use chip CARD`.
WORD: Final = "chip"


def under_chip(state: GameState, side: Side) -> CardId | None:
    """The card under the chip of a side."""
    return next(iter(CHIPS[side].of(state)), None)


def cards_held(state: GameState, side: Side) -> int:
    """The cards of a hand, and the one under the commissar's chip: together they are its size (CM-COM-1)."""
    return len(state.hands[side]) + len(CHIPS[side].of(state))


def laid_by(action: Use) -> CardId | None:
    """The card that a use puts under the chip; None: it is no such use."""
    return next(iter(action.words), None) if action.ability == WORD else None


def played_by(state: GameState, ability: str) -> CardId | None:
    """The card that a use of the chip plays; None: it only puts one there, or is no such use."""
    frame = state.pending[-1]
    return under_chip(state, frame.owner) if ability == WORD and isinstance(frame, Play) else None
