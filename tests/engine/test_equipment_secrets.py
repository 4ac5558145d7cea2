"""The card that a command car takes from the open discards is a secret (CC-4): nobody can tell which one it was."""

from __future__ import annotations

import pytest

from engine import GameState, SeededDice, Viewer, apply, parse, project, redact, to_act
from engine.frames import React
from tests.boards import position, proves

OTHERS: tuple[Viewer, ...] = ("axis", "spectator")
BOARD = "A:command-car@B5 A:inf@E5 X:inf@E6 X:inf@M9"


def played(lines: str) -> tuple[GameState, list[object]]:
    """The state after some lines of both sides, and what the Axis was told on the way."""
    state = position(
        BOARD,
        hand=("recon-left", "probe-center"),
        foe=("attack-center", "probe-left"),
        deck=("assault-left", "assault-center", "assault-right", "attack-left"),
        discard=("ambush", "barrage", "dig-in"),
    )
    told: list[object] = []
    for line in lines.split("; "):
        result = apply(state, parse(line, state.battle.board), SeededDice(line))
        told += [redact(event, "axis") for event in result.events]
        state = result.state
    return state, told


TAKING = "play recon-left; order B5; move B5-B6; use command-car {}"


@proves("CC-4")
@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("card", ["barrage", "dig-in"])
def test_the_pile_shows_the_others_what_lay_there(viewer: Viewer, card: str) -> None:
    first, told_first = played(TAKING.format("ambush"))
    second, told_second = played(TAKING.format(card))
    assert project(first, viewer) == project(second, viewer)
    assert told_first == told_second
    assert sorted(project(first, viewer).discard) == ["ambush", "barrage", "dig-in", "recon-left"]
    assert sorted(project(first, "allies").discard) == ["barrage", "dig-in", "recon-left"]


@proves("CC-4")
def test_a_card_played_is_no_secret_any_more() -> None:
    taken = "; play probe-left; end; play {}; end"
    state, _ = played(TAKING.format("dig-in") + taken.format("dig-in"))
    assert to_act(state) == "axis"
    assert sorted(project(state, "axis").discard).count("dig-in") == 1


@proves("CC-4 CARD-AMBUSH-1")
@pytest.mark.parametrize("card", ["ambush", "barrage"])
def test_the_window_for_an_ambush_opens_whatever_was_taken(card: str) -> None:
    """The only Ambush lay openly in the pile: now it may be in the hand, and nobody may learn whether it is."""
    state, _ = played(TAKING.format(card) + "; play attack-center; order E6; end; attack E6xE5")
    assert isinstance(state.pending[-1], React)


@proves("CC-4")
def test_a_shuffled_pile_keeps_no_secret() -> None:
    state, _ = played(TAKING.format("dig-in"))
    draft = state.draft()
    draft.deck = ()
    state = draft.freeze()
    for line in ("play probe-left", "end"):
        state = apply(state, parse(line, state.battle.board), SeededDice("x")).state
    assert project(state, "axis").discard == project(state, "allies").discard
