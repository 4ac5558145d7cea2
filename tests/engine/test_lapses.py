"""Attacks that lapse: told where a battle costs a unit its target, or where the turn ends with it; not of moves."""

from __future__ import annotations

from engine import GameState, apply, legal_actions, parse
from engine.actions import MoveUnit
from engine.dice import ScriptedDice
from engine.events import TargetsLost
from engine.lapses import with_lapses
from engine.rules.combat import targets
from tests.boards import position


def moving(tokens: str, *units: str) -> GameState:
    """These units are ordered by Direct from HQ, and may move."""
    state = position(tokens, hand=("direct-from-hq",), play="allies")
    for line in ("play direct-from-hq", *[f"order {one}" for one in units]):
        state = apply(state, parse(line, state.battle.board), ScriptedDice(())).state
    return state


def lapsing(state: GameState) -> list[tuple[GameState, TargetsLost | None]]:
    """The moves that take another unit its last target, with what is told of them."""
    found = []
    for action in legal_actions(state):
        if not isinstance(action, MoveUnit):
            continue
        after, events, _ = apply(state, action, ScriptedDice(()))
        others = [h for h in state.units if h != action.way[0] and state.units[h].side == "allies"]
        if any(targets(state, state.units[h], h) and not targets(after, after.units[h], h) for h in others):
            told = [one for one in with_lapses(state, action, after, events) if isinstance(one, TargetsLost)]
            found.append((after, told[0] if told else None))
    return found


def test_who_stands_in_the_way_is_no_news() -> None:
    """It is seen on the board, and the draft may be changed: nothing has been lost in battle."""
    found = lapsing(moving("A:inf@E3 A:inf@F4 A:inf@I5 X:inf@H3 X:inf@I6", "E3", "F4", "I5"))
    assert found
    assert [told for after, told in found if after.turn.number == 1 and told is not None] == []


def test_a_turn_that_ends_with_a_move_is_explained() -> None:
    """The last unit that could attack sees nobody any more, and nobody else is left to act: that is told."""
    state = moving("A:inf@D3 A:inf@F5 X:inf@H3", "D3", "F5")
    state = apply(state, parse("move D3-E3", state.battle.board), ScriptedDice(())).state
    ended = [told for after, told in lapsing(state) if after.turn.number == 2]
    assert ended
    assert all(told is not None and told.over for told in ended)
