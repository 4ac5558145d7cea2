"""Whole battles between computer players, as records."""

from __future__ import annotations

import scenarios
from engine import SeededDice, apply, record, text, to_act
from engine.arena import CONTESTANTS
from engine.knowledge import Knowledge
from engine.record import Record


def fought(battle: str, seed: str = "1", player: str = "recruit", turns: int = 300) -> Record:
    """A battle played to its end by two of a kind, or until so many turns have begun."""
    state, noted = record.start(scenarios.load(battle), SeededDice(seed))
    decide = CONTESTANTS[player]
    while (side := to_act(state)) is not None and state.turn.number <= turns:
        action = decide(Knowledge(state, side), f"{seed}|{state.ply}")
        line = text(action, state.battle.board)
        result = apply(state, action, SeededDice(seed, state.ply, line))
        noted.note(state, line, result)
        state = result.state
    noted.close(state)
    return noted
