"""Where the fight is on a big board: readable, inside the board, and about what has just happened."""

from __future__ import annotations

import random

import pytest

import scenarios
from engine import SeededDice, apply, legal_actions, new_game, project, text, to_act
from engine.types import Side
from renderer import focus_of
from renderer import marks as m
from renderer.focus import CHAT_HEIGHT, CHAT_WIDTH, LEAST
from renderer.gallery import made_up_view, unit
from renderer.layout import Box, Layout, layout_of
from renderer.story import Step, hexes_of, marks_between

BIG = ("omaha-beach-overlord", "road-to-bastogne", "relief-of-bastogne")


def readable(box: Box, layout: Layout) -> bool:
    """Inside the board, and its hexes large enough in a chat."""
    whole = layout.board_box
    inside = (
        whole.left <= box.left < box.right <= whole.right
        and whole.top <= box.top < box.bottom <= whole.bottom
    )
    return inside and min(CHAT_WIDTH / box.width, CHAT_HEIGHT / box.height) * 100 >= LEAST - 0.01


def holds(box: Box, layout: Layout, name: str) -> bool:
    """Whether a hex is seen whole."""
    x, y = layout.center(name)
    return box.left <= x - 50 and x + 50 <= box.right and box.top <= y - 58 and y + 58 <= box.bottom


@pytest.mark.parametrize("bottom", ["allies", "axis"])
@pytest.mark.parametrize("battle", BIG)
def test_the_fight_is_found_in_every_turn(battle: str, bottom: Side) -> None:
    """Random games: whatever a turn did, the part is readable and shows some of it, battles first."""
    state, chance = new_game(scenarios.load(battle), SeededDice(battle)), random.Random(battle)
    found = 0
    marks: list[m.Mark] = []
    for _ in range(160):
        if to_act(state) is None:
            break
        before, action = project(state, "spectator"), chance.choice(legal_actions(state))
        line = text(action, state.battle.board)
        state = apply(state, action, SeededDice(battle, state.ply, line)).state
        after = project(state, "spectator")
        layout = layout_of(after, bottom)
        marks = marks if after.turn == before.turn else []
        marks += marks_between(before, Step(line, after))
        box = focus_of(after, marks, bottom)
        if box is None:
            continue
        found += 1
        assert readable(box, layout)
        fought = [mark for mark in marks if isinstance(mark, (m.Attack, m.Loss, m.Retreated))]
        assert not marks or any(holds(box, layout, name) for name in hexes_of(fought or marks))
    assert found


def test_without_marks_the_front_is_shown() -> None:
    """Where enemies face each other; nowhere if nobody is near anybody, and never on a board that is readable whole."""
    near = [unit("C4", "allies", "infantry"), unit("C5", "axis", "infantry"), unit("M17", "axis", "armor")]
    view = made_up_view(board="breakthrough", units=near)
    box = focus_of(view)
    assert box is not None
    assert all(holds(box, Layout("breakthrough"), name) for name in ("C4", "C5", "D4", "B5"))
    assert not holds(box, Layout("breakthrough"), "M17")
    assert focus_of(made_up_view(board="breakthrough", units=near[1:])) is None
    assert focus_of(made_up_view(units=near[:2])) is None


def test_far_apart_deeds_are_shown_where_most_happened() -> None:
    """Two fights at the ends of a long board do not fit: the part shows the larger one, then the later one."""
    view, layout = made_up_view(board="overlord"), Layout("overlord")
    left, right = m.Attack("B4", "B6", 2), m.Attack("Y4", "Y6", 2)
    box = focus_of(view, [left, m.Attack("C3", "C5", 1), right, m.Moved(("X2", "X3", "X4"))])
    assert box is not None
    assert holds(box, layout, "B4")
    assert not holds(box, layout, "Y4")
    box = focus_of(view, [left, right])
    assert box is not None
    assert holds(box, layout, "Y4")
