"""What others read of an action follows from what they see happen: no card kept or taken in secret is named.

In every position, and in its twins with other hidden cards, actions that leave the same view and the same redacted
events behind must be told in the same words.
"""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import pytest

import scenarios
from engine import (
    GameState,
    SeededDice,
    Viewer,
    apply,
    legal_actions,
    project,
    redact,
    redact_line,
    text,
    to_act,
)
from engine.actions import _EXAMPLES, _FIXED
from engine.frames import KeepOne, TakeDiscard
from engine.types import OTHER, SIDES
from tests.boards import position, proves
from tests.engine.hidden import mined, positions, twin

#: Positions of each battle; those in which cards are kept or taken are always among them.
POSITIONS = 4
CARS = "A:command-car@B5 A:inf@E5 X:inf@E6 X:inf@M9"


def _told(state: GameState, viewer: Viewer) -> tuple[dict[str, set[str]], set[str]]:
    """For each thing that can be seen to happen next, what is said of it; and the words of the actions.

    What one hand can do in two ways that look alike (a Counter-Attack that copies a Recon played as Barrage) tells
    nothing of what is hidden, whichever of them is named.
    """
    side = to_act(state)
    assert side is not None
    found: dict[str, set[str]] = defaultdict(set)
    verbs = set()
    for action in legal_actions(state):
        line = text(action, state.battle.board)
        result = apply(state, action, SeededDice("told"))
        seen = [redact(event, viewer) for event in result.events]
        found[repr((seen, project(result.state, viewer)))].add(redact_line(line, side, viewer))
        verbs.add(line.split()[0])
    return {what: said for what, said in found.items() if len(said) == 1}, verbs


def _agree(state: GameState, rng: Random) -> set[str]:
    side = to_act(state)
    assert side is not None
    words: set[str] = set()
    watchers: tuple[Viewer, ...] = (OTHER[side], "spectator")
    for viewer in watchers:
        told, verbs = _told(state, viewer)
        for _ in range(2):
            for what, said in _told(twin(state, OTHER[side], rng, mines=None), viewer)[0].items():
                told.setdefault(what, set()).update(said)
        assert [said for said in told.values() if len(said) > 1] == []
        words |= verbs
    return words


def _end(line: str, *, discard: Any = ("ambush", "barrage", "dig-in")) -> GameState:
    """The end of a turn in which a Recon has ordered a command car."""
    state = position(
        CARS,
        hand=("recon-left", "probe-center"),
        foe=("attack-center", "probe-left"),
        deck=("assault-left", "assault-center", "assault-right", "attack-left"),
        discard=discard,
    )
    for one in line.split("; "):
        action = next(found for found in legal_actions(state) if text(found, state.battle.board) == one)
        state = apply(state, action, SeededDice(one)).state
    return state


@proves("CC-4")
def test_a_card_taken_in_secret_is_not_named() -> None:
    state = _end("play recon-left; order B5; move B5-B6")
    assert isinstance(state.pending[-1], TakeDiscard)
    assert "use" in _agree(state, Random(1))


def test_a_card_kept_is_not_named() -> None:
    state = _end("play recon-left; order B5; move B5-B6; pass")
    assert isinstance(state.pending[-1], KeepOne)
    assert "keep" in _agree(state, Random(1))


@pytest.mark.parametrize("name", scenarios.ids())
def test_every_action_is_told_as_it_is_seen(name: str) -> None:
    rng = Random(f"{name} told")
    verbs: set[str] = set()
    for state in positions(mined(name, rng), rng, POSITIONS):
        if len(legal_actions(state)) < 60:
            verbs |= _agree(state, rng)
    assert verbs
    _VERBS.update(verbs)


def test_the_walks_met_most_words() -> None:
    """Guard: what was compared is more than orders and moves."""
    assert {"play", "order", "move", "attack"} <= _VERBS <= {*_EXAMPLES, *_FIXED}


_VERBS: set[str] = set()


@pytest.mark.parametrize("line", ["keep ambush", "use command-car ambush", "play ambush", "pass", "order E4"])
def test_who_did_it_reads_it_all(line: str) -> None:
    for side in SIDES:
        assert redact_line(line, side, side) == redact_line(line, side, "referee") == line
        secret = line.startswith(("keep", "use"))
        assert ("ambush" in redact_line(line, side, OTHER[side])) == ("ambush" in line and not secret)
