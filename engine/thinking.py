"""What a computer player does in a game as far as it is for him alone: until chance speaks or another must act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import whatif
from engine.actions import text
from engine.knowledge import Knowledge
from engine.play import to_act
from engine.players import LEVELS

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.state import GameState
    from engine.types import Side


def decide(
    state: GameState, side: Side, level: str, seed: str, among: tuple[Action, ...] | None = None
) -> Action:
    """One decision, from what the side may know."""
    return LEVELS[level](Knowledge(state, side, among), f"{seed}|{state.ply}")


def until_chance(state: GameState, side: Side, level: str, seed: str) -> list[str]:
    """The actions of a side, one after the other, the last of them one that rolls, reveals or hands over."""
    lines: list[str] = []
    while to_act(state) == side:
        action = decide(state, side, level, seed)
        lines.append(text(action, state.battle.board))
        try:
            state, _, _ = whatif.unrolled(state, action)
        except whatif.ChanceSpeaks:
            break
        if state.undo_floor == state.ply:
            # Something was shown: what it is, is decided from when it has happened.
            break
    return lines
