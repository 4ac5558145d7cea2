"""Battles played on between Veterans in imagined worlds: who would win, and nothing hidden told by it."""

from __future__ import annotations

from random import Random

import pytest

import scenarios
from engine import GameState, SeededDice, Side, apply, codec, project, text, to_act
from engine.knowledge import Knowledge, imagined, seen_by
from engine.play import legal_actions
from engine.players import LEVELS
from engine.players.playouts import winner
from engine.setup import new_game
from engine.thinking import WinTally, decide, played_on
from engine.types import OTHER, SIDES


def after(name: str, turns: int, seed: str = "x") -> GameState:
    """A battle between Veterans after so many turns."""
    state = new_game(scenarios.load(name), SeededDice(seed))
    while (side := to_act(state)) is not None and state.turn.number <= turns:
        action = decide(state, side, "veteran", seed)
        line = text(action, state.battle.board)
        state = apply(state, action, SeededDice(seed, state.ply, line)).state
    return state


def test_the_same_seed_judges_alike_in_whatever_portions() -> None:
    """Begun anew after a crash it comes to the same, and the game itself is not touched."""
    state = after("pegasus-bridge", 4)
    before = codec.dumps(state)
    whole = played_on(state, "seed", 0, 12)
    parts = played_on(state, "seed", 0, 5).plus(played_on(state, "seed", 5, 7))
    assert whole == parts
    assert whole.games == 12
    assert codec.dumps(state) == before
    assert played_on(state, "seed", 12, 12) != whole


def test_half_of_the_worlds_are_of_each_side() -> None:
    """What a side holds itself is as it is; what the other one holds is dealt anew."""
    state = after("pegasus-bridge", 4)
    for side in SIDES:
        hands = [seen_by(state, side, f"s{number}").state.hands for number in range(8)]
        assert {one[side] for one in hands} == {state.hands[side]}
        assert len({tuple(sorted(one[OTHER[side]])) for one in hands}) > 1


@pytest.mark.parametrize("side", SIDES)
def test_what_is_hidden_decides_nothing(side: Side) -> None:
    """Two games that look the same from a side go on alike in the worlds it can imagine."""
    state = after("pegasus-bridge", 4)
    twin = imagined(state, side, Random(7)).freeze()
    assert twin.hands[OTHER[side]] != state.hands[OTHER[side]]
    assert project(twin, side) == project(state, side)
    for number in range(4):
        found = [winner(seen_by(one, side, f"s{number}")) for one in (state, twin)]
        assert found[0] == found[1]
        assert found[0] is not None


def test_who_is_far_ahead_wins() -> None:
    """Whoever lacks one medal of four wins nearly always against a side that has none."""
    state = after("pegasus-bridge", 6)
    tally = played_on(state, "seed", 0, 20)
    ahead = max(SIDES, key=state.medals)
    assert state.medals(ahead) > state.medals(OTHER[ahead])
    assert tally.share(ahead) > 0.6
    assert tally.allies + tally.axis == 20


def test_shares_of_nothing() -> None:
    assert WinTally().share("allies") == 0.0
    assert WinTally(3, 1, 4).share("allies") == 0.75
    assert WinTally(3, 1, 5).share("axis") == 0.2


def test_any_moment_can_be_played_on() -> None:
    """In the middle of a turn, while the other side is asked, before a card is kept: from both views."""
    state, seen = new_game(scenarios.load("arracourt"), SeededDice("any")), set()
    while (side := to_act(state)) is not None and state.turn.number < 8:
        kind = type(state.pending[-1])
        if kind not in seen:
            seen.add(kind)
            assert played_on(state, "seed", 0, 2).games == 2
        action = LEVELS["recruit"](Knowledge(state, side), f"any|{state.ply}")
        assert action in legal_actions(state)
        state = apply(state, action, SeededDice("any", state.ply, text(action, state.battle.board))).state
    assert len(seen) > 4
