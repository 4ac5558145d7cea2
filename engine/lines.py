"""Lines of notation as people write them: several units in one `order`, steps that close themselves.

A convenience of whoever reads lines (golden cases, `/play orders`); the engine, the log and records know single
actions only. A line is played all or not at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.actions import END, Action, Attack, Clear, MoveUnit, OrderUnit, Use, hex_named, parse
from engine.dice import Dice
from engine.errors import IllegalAction
from engine.frames import Battles, MoveUnits, OrderUnits
from engine.play import Result, apply, why_not
from engine.state import GameState

#: Chance for one action in one state.
DiceFor = Callable[[GameState, Action], Dice]


class Played(NamedTuple):
    """One action of a line, and what came of it."""

    action: Action
    result: Result


def read(line: str, state: GameState) -> list[Action]:
    """The single actions a line names, without the steps it closes. Raises NotationError."""
    on = state.battle.board
    words = line.split()
    if len(words) > 2 and words[0].lower() == "order":
        return [OrderUnit(hex_named(word, on)) for word in words[1:]]
    if len(words) > 3 and words[0].lower() == "use":
        ability = state.battle.hooks.abilities.get(words[1].lower())
        if ability is not None and ability.each:
            return [Use(words[1].lower(), (on.names[hex_named(word, on)],)) for word in words[2:]]
    return [parse(line, on)]


def play_line(state: GameState, line: str, dice_for: DiceFor) -> list[Played]:
    """Play a line, closing the steps before it. Raises NotationError or IllegalAction; then nothing was done."""
    done: list[Played] = []
    for action in read(line, state):
        while why_not(state, action) is not None and closes_first(state, action):
            done.append(Played(END, apply(state, END, dice_for(state, END))))
            state = done[-1].result.state
        refusal = why_not(state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        done.append(Played(action, apply(state, action, dice_for(state, action))))
        state = done[-1].result.state
    return done


def closes_first(state: GameState, action: Action) -> bool:
    """Whether the open step must be closed before this action can mean anything."""
    top = state.pending[-1]
    match action:
        case MoveUnit():
            return isinstance(top, OrderUnits) or (isinstance(top, Battles) and _moves_follow(state))
        case Attack() | Clear():
            return isinstance(top, (OrderUnits, MoveUnits)) and _battles_follow(state)
        case Use(word):
            ability = state.battle.hooks.abilities.get(word)
            late = ability is not None and ability.step == "battle"
            return late and isinstance(top, (OrderUnits, MoveUnits)) and _battles_follow(state)
        case _:
            return False


def _moves_follow(state: GameState) -> bool:
    return any(isinstance(frame, MoveUnits) for frame in state.pending[:-1])


def _battles_follow(state: GameState) -> bool:
    return any(isinstance(frame, Battles) for frame in state.pending)
