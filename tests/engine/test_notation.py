"""What a line names without a board is what it means on one, in every battle."""

from __future__ import annotations

import pytest

import scenarios
from engine import SeededDice, apply, legal_actions, new_game, parse, project, text, to_act
from engine.actions import (
    Action,
    Attack,
    Choose,
    ChooseSection,
    Clear,
    Keep,
    MoveUnit,
    OrderUnit,
    PlayCard,
    Retreat,
    Use,
)
from engine.notation import VERBS, ActionView, described
from engine.outlook import foreseen
from engine.state import GameState
from engine.whatif import NoDice
from tests.boards import position, proves
from tests.engine.walks import walk

BATTLES = scenarios.ids()


def _named(action: Action, state: GameState) -> ActionView:
    """An action by its fields, with the names of its hexes."""
    names = state.battle.board.names
    line = text(action, state.battle.board)
    match action:
        case PlayCard(card, general):
            return ActionView(line, "play", card=card, section=general)
        case Keep(card):
            return ActionView(line, "keep", card=card)
        case OrderUnit(unit) | Clear(unit):
            return ActionView(line, action.verb, (names[unit],))
        case MoveUnit(way, leaves):
            return ActionView(line, "move", tuple(names[h] for h in way), leaves=leaves)
        case Retreat(way):
            return ActionView(line, "retreat", tuple(names[h] for h in way))
        case Attack(unit, target):
            return ActionView(line, "attack", (names[unit], names[target]))
        case Choose(hexes):
            return ActionView(line, "choose", tuple(names[h] for h in hexes))
        case ChooseSection(section):
            return ActionView(line, "choose", section=section)
        case Use(ability, words):
            return ActionView(line, "use", words=(ability, *words))
    assert line in VERBS
    return ActionView(line, line)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", BATTLES)
def test_lines_name_what_they_mean(name: str) -> None:
    """Every legal action of a random battle, and the whole legal list of whoever decides."""
    for step in walk(name, "notation", 120):
        state = step.before
        actions, side = legal_actions(state), to_act(state)
        assert side is not None
        assert project(state, side).legal == tuple(_named(one, state) for one in actions)


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("order e4 F3", ActionView("order e4 F3", "order", ("E4", "F3"))),
        ("MOVE e4-e5-exit", ActionView("MOVE e4-e5-exit", "move", ("E4", "E5"), leaves=True)),
        ("attack X3xX4", ActionView("attack X3xX4", "attack", ("X3", "X4"))),
        ("attack x3xx4", ActionView("attack x3xx4", "attack", ("X3", "X4"))),
        ("attack", ActionView("attack", "attack", ("",))),
        ("charge!", ActionView("charge!", "")),
        ("", ActionView("", "")),
    ],
)
def test_lines_as_people_write_them(line: str, named: ActionView) -> None:
    assert described(line) == named


@proves("DICE-01 EQ-HF-PE-3")
def test_dice_say_what_they_are_made_of() -> None:
    """Each attack by range, ground and card; a petard is fired at what stands there, with no unit in it, too."""
    state = position("A:hobart-petard@E5 A:inf@A1;C5 X:inf@C6 forest@C6 bunker[X]@E6 X:inf@E7")
    for line in ("play direct-from-hq", "order C5", "order E5", "end", "end"):
        state = apply(state, parse(line, state.battle.board), NoDice()).state
    said = {one.notation: one for one in foreseen(state, project(state, "allies").legal)}
    assert said["attack C5xC6"].made_of == (("range", 3), ("forest", -1))
    assert said["attack C5xC6"].dice == 2
    assert {line: one.dice for line, one in said.items() if one.unit == "E5"} == {
        "attack E5xC6": 1,
        "attack E5xE6": 2,
        "attack E5xE7": 3,
    }


def test_nobody_else_is_told() -> None:
    state = new_game(scenarios.load("pegasus-bridge"), SeededDice("1"))
    assert project(state, "spectator").legal == ()
