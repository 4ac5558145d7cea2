"""Random walks through real battles, the same every time, for the tests that must hold in every state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import scenarios
from engine import Action, GameState, Result, SeededDice, apply, legal_actions, new_game, text

#: Battles that together use every rule, unit and piece of ground of the base game, and every board.
MIXED = (
    "pegasus-bridge", "sainte-mere-eglise", "sword-beach", "counterattack-on-mortain", "arnhem-bridge",
    "mont-mouchet", "omaha-beach-overlord",
)  # fmt: skip


class Step(NamedTuple):
    """One action of a walk."""

    before: GameState
    action: Action
    result: Result


def dice(state: GameState, action: Action, seed: str) -> SeededDice:
    """The dice of this action in this game."""
    return SeededDice(seed, state.ply, text(action, state.battle.board))


@cache
def start(name: str, seed: str) -> GameState:
    """The first state of a battle."""
    return new_game(scenarios.load(name), SeededDice(seed))


def walk(name: str, seed: str, actions: int) -> Iterator[Step]:
    """Legal actions chosen by the seed; a battle that ends early is not started again."""
    state, chooser = start(name, seed), SeededDice(f"{seed}|walk")
    for _ in range(actions):
        legal = legal_actions(state)
        if not legal:
            return
        action = legal[chooser.pick(len(legal))]
        result = apply(state, action, dice(state, action, seed))
        yield Step(state, action, result)
        state = result.state


@cache
def samples(name: str, seed: str, actions: int, every: int) -> tuple[GameState, ...]:
    """Every so many states of a walk, and all that ask something rare."""
    found = [start(name, seed)]
    for number, step in enumerate(walk(name, seed, actions)):
        frame = type(step.result.state.pending[-1]).__name__
        if frame == "React":
            found.append(step.before)
        if number % every == 0 or frame not in ("OrderUnits", "MoveUnits", "Battles"):
            found.append(step.result.state)
    return tuple(found)
