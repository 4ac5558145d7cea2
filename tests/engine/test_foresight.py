"""Advice: from the view alone, the same for the same view, and better than what it is compared with."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from engine import thinking
from engine.actions import text
from engine.knowledge import Knowledge
from engine.play import legal_actions, to_act
from engine.players.foresight import beside_others, best_of, gained, outcomes
from engine.thinking import ADVICE, advise, beaten, decide, until_chance, weigh
from tests.boards import position
from tests.engine.hidden import mined, positions, twin

#: Positions of each battle in which a general thinks twice; FIELDPOST_POSITIONS=20 for a long night.
POSITIONS = int(os.environ.get("FIELDPOST_POSITIONS", "1"))


@pytest.mark.parametrize("name", ["pegasus-bridge", "stavelot", "le-hamel", "wiltz"])
def test_nothing_hidden_is_told(name: str) -> None:
    """Whatever is hidden may change: the advice is the same, to the last figure."""
    rng = Random(name)
    for state in positions(mined(name, rng), rng, POSITIONS):
        side = to_act(state)
        assert side is not None
        found = advise(state, side, 3, level="veteran")
        assert found == advise(twin(state, side, rng, mines=None), side, 3, level="veteran")
        assert found.lines[0] in [text(one, state.battle.board) for one in legal_actions(state)]


@pytest.mark.parametrize("name", ["pegasus-bridge", "arracourt", "le-hamel", "st-vith"])
def test_it_is_what_a_general_does(name: str) -> None:
    """The same decisions, by the same function, unless the worlds in which it is compared speak clearly against it."""
    rng = Random(name)
    for state in positions(mined(name, rng), rng, POSITIONS):
        side = to_act(state)
        assert side is not None
        found = advise(state, side, 2)
        own = decide(state, side, "general", ADVICE)
        beside = beside_others(Knowledge(state, side), own, f"beside|{state.ply}", 2)
        if beside.gain >= -2 * beside.error:
            assert found.lines[0] == text(own, state.battle.board)
            assert found.lines == tuple(until_chance(state, side, "general", ADVICE))
        assert found.instead != found.lines[0]


def test_what_is_better_is_told_with_its_error() -> None:
    """A card that orders somebody who can destroy a unit, beside one that orders nobody."""
    state = position(
        "A:inf@E5 X:inf1@E6 X:inf@A9 X:inf@M9", hand=["assault-center", "probe-left"], foe=["dig-in"]
    )
    found = advise(state, "allies")
    assert found.lines[0] == "play assault-center"
    assert found.lines[-1].startswith("attack ")
    assert found.lines[-1].endswith("xE6")
    assert found.instead == "play probe-left"
    assert found.gain > found.error > 0


def test_what_did_better_is_what_he_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever he first thought of: nobody reads that he would do one thing, and that another is better."""
    state = position(
        "A:inf@E5 X:inf1@E6 X:inf@A9 X:inf@M9", hand=["assault-center", "probe-left"], foe=["dig-in"]
    )
    real = thinking.until_chance

    def hasty(*asked: Any) -> list[str]:
        return real(*asked) if len(asked) > 4 else ["play probe-left"]

    monkeypatch.setattr(thinking, "until_chance", hasty)
    found = advise(state, "allies")
    assert found.lines[0] == "play assault-center"
    assert found.lines[-1].endswith("xE6")
    assert (found.instead, found.gain > 0) == ("play probe-left", True)


def test_a_plan_is_weighed_beside_what_he_would_do() -> None:
    """By what both end in; his own is agreed to, however its lines are written."""
    state = position(
        "A:inf@E5 X:inf1@E6 X:inf@A9 X:inf@M9", hand=["assault-center", "probe-left"], foe=["dig-in"]
    )
    found = weigh(state, "allies", ("play probe-left",))
    assert (found.lines[0], found.agreed) == ("play assault-center", False)
    assert found.gain > found.error > 0
    his = tuple([line for line in found.lines if line != "end"])
    again = weigh(state, "allies", his)
    assert (again.agreed, again.planned, again.gain) == (True, his, 0.0)
    hidden = twin(state, "allies", Random("plan"), mines=None)
    assert weigh(hidden, "allies", ("play probe-left",)) == found


def test_one_way_is_no_choice() -> None:
    state = position("A:inf@E5 X:inf@E9", hand=["probe-center"], foe=["dig-in"])
    found = advise(state, "allies")
    assert (found.instead, found.gain, found.error) == (None, 0.0, 0.0)


def test_each_is_tried_in_the_same_worlds() -> None:
    """An action beside itself is neither better nor worse; what lags is left alone."""
    state = position(
        "A:inf@E5 X:inf1@E6 X:inf@A9 X:inf@M9", hand=["assault-center", "probe-left"], foe=["dig-in"]
    )
    knowledge = Knowledge(state, "allies")
    found = outcomes(knowledge, knowledge.legal, "7", worlds=16)
    assert gained(*[found[knowledge.legal[0]]] * 2) == (0.0, 0.0)
    best = best_of(found)
    assert best.other is not None
    assert (len(found[best.best]), len(found[best.other])) in ((8, 8), (16, 16))
    # Of two, one that is out of the race ends it.
    assert (len(found[best.best]) == 8) == (best.gain > 3 * best.error)


def test_a_card_that_another_beats_by_much() -> None:
    """To leave a unit alone that is as good as destroyed; the better card itself is beaten by none."""
    spots = "A:inf@E5 A:inf@F5 A:arm@D5 X:inf1@E6 X:inf1@F6 X:inf1@D6 X:inf@A9 X:inf@M9"
    state = position(spots, hand=["assault-center", "probe-left"], foe=["dig-in"])
    found = beaten(state, "allies", "play probe-left")
    assert found is not None
    assert (found.played, found.better) == ("play probe-left", "play assault-center")
    assert found.gain >= 0.5
    assert found.gain >= 3 * found.error > 0
    assert beaten(state, "allies", "play probe-left") == found
    assert beaten(state, "allies", "play assault-center") is None


def test_where_nothing_hangs_on_it_nothing_is_said() -> None:
    state = position("A:inf@E2 A:inf@B2 X:inf@E9", hand=["probe-center", "probe-left"], foe=["dig-in"])
    for card in ("probe-center", "probe-left"):
        assert beaten(state, "allies", f"play {card}") is None
