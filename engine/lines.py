"""Lines of notation as people write them: several units in one `order`, steps that close themselves.

A convenience of whoever reads lines (golden cases, `/play orders`); the engine, the log and records know single
actions only. A line is played all or not at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from engine.actions import END, Action, Attack, Clear, MoveUnit, OrderUnit, Use, hex_named, parse
from engine.dice import Dice
from engine.errors import IllegalAction, Refusal
from engine.frames import Battles, MoveUnits, OrderUnits
from engine.hindsight import LastAction, why_not_after
from engine.play import Result, apply, why_not
from engine.reasons import OPEN_STEP
from engine.state import GameState

#: Chance for one action in one state.
DiceFor = Callable[[GameState, Action], Dice]
#: Does one action and says what it leads to; it is given the one of the line behind it, too.
Doing = Callable[[GameState, Action, Action | None], GameState]
#: Why an action is not legal: `why_not`, or one that remembers what it has been asked.
Judge = Callable[[GameState, Action], Refusal | None]


class ActionDone(NamedTuple):
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


def walk(line: str, state: GameState, do: Doing, judge: Judge = why_not) -> GameState:
    """The single actions of a line one after the other, and before each an `end` for each step that it closes.

    The one walk over a line, of cases, of drafts that are tried and of games that are played. Raises NotationError, and
    what `do` raises.
    """
    actions = read(line, state)
    for action, following in zip_longest(actions, actions[1:]):
        while closes_first(state, action, judge):
            state = do(state, END, None)
        state = do(state, action, following)
    return state


def play_line(
    state: GameState, line: str, dice_for: DiceFor, last: LastAction | None = None
) -> list[ActionDone]:
    """Play a line, closing the steps before it. Raises NotationError or IllegalAction; then nothing was done.

    The action done last lets a reason be true that would else name the step or the turn it has closed.
    """
    done: list[ActionDone] = []

    def do(here: GameState, action: Action, _following: Action | None) -> GameState:
        nonlocal last
        refusal = why_not_after(here, action, last)
        if refusal is not None:
            raise IllegalAction(refusal)
        last, after = _do(here, action, dice_for, done)
        return after

    walk(line, state, do)
    return done


def _do(
    state: GameState, action: Action, dice_for: DiceFor, done: list[ActionDone]
) -> tuple[LastAction, GameState]:
    result = apply(state, action, dice_for(state, action))
    done.append(ActionDone(action, result))
    return LastAction(state, action, result.rolls), result.state


def last_of(state: GameState, played: Sequence[ActionDone]) -> LastAction:
    """The last action of a line that began in this state."""
    before = played[-2].result.state if len(played) > 1 else state
    return LastAction(before, played[-1].action, played[-1].result.rolls)


#: What is said of an action in a step before its own; of a combat card, too, that it is not for this one (WW-CC-2).
_TOO_EARLY: Final = OPEN_STEP | {"combat-card-not-now"}


def closes_first(state: GameState, action: Action, judge: Judge = why_not) -> bool:
    """Whether nothing is wrong with this action but that the open step must be closed before it."""
    if not _comes_later(state, action):
        return False
    refusal = judge(state, action)
    return refusal is not None and refusal.key in _TOO_EARLY


def _comes_later(state: GameState, action: Action) -> bool:
    """Whether an action may belong to a step that comes after the open one."""
    top = state.pending[-1]
    match action:
        case MoveUnit():
            return isinstance(top, OrderUnits) or (isinstance(top, Battles) and _moves_follow(state))
        case Attack() | Clear():
            return isinstance(top, (OrderUnits, MoveUnits)) and _battles_follow(state)
        case Use(word):
            ability = state.battle.hooks.abilities.get(word)
            step = ability.belongs_to(action) if ability is not None else "play"
            if step == "move":
                return isinstance(top, OrderUnits)
            if step is None:
                return bool(state.deeds) and isinstance(top, (OrderUnits, MoveUnits, Battles))
            return step == "battle" and isinstance(top, (OrderUnits, MoveUnits)) and _battles_follow(state)
        case _:
            return False


def _moves_follow(state: GameState) -> bool:
    return any(isinstance(frame, MoveUnits) for frame in state.pending[:-1])


def _battles_follow(state: GameState) -> bool:
    return any(isinstance(frame, Battles) for frame in state.pending)
