"""Air drops in waves, by day, and who has landed (CM-DRP)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import GameState, IllegalAction, Options, SeededDice, apply, legal_actions, new_game, parse, text
from engine.events import DropLost, UnitArrived
from engine.memory import VISIBILITY
from tests.boards import proves

UNITS = [
    {"at": "A9", "side": "axis", "kind": "infantry"}, {"at": "M9", "side": "axis", "kind": "infantry"},
    {"at": "A1", "side": "allies", "kind": "infantry"},
]  # fmt: skip
DROP: dict[str, Any] = {
    "side": "allies", "center": ["G5"], "steps": 3, "waves": [4, 3], "kind": "special-forces",
    "nation": "united-states", "idle": 0,
}  # fmt: skip


def battle(rules: dict[str, Any], options: Options | None = None, **changes: Any) -> GameState:
    """A bare field with some rules."""
    mapping: dict[str, Any] = {
        "id": "drop", "board": "standard", "face": "country", "bottom": "allies", "first": "allies", "terrain": {},
        "obstacles": {}, "markers": {}, "medals": [], "units": UNITS, "hands": {"allies": 4, "axis": 4},
        "to_win": {"allies": 3, "axis": 3}, "rules": rules, **changes,
    }  # fmt: skip
    return new_game(mapping, SeededDice("drop"), options=options)


def do(state: GameState, line: str, seed: str = "seed") -> tuple[GameState, list[Any]]:
    result = apply(state, parse(line, state.battle.board), SeededDice(seed, state.ply, line))
    return result.state, list(result.events)


def landed(events: list[Any]) -> tuple[int, int]:
    """Who came down, and who was lost."""
    came = sum(isinstance(event, UnitArrived) for event in events)
    return came, sum(isinstance(event, DropLost) for event in events)


@proves("CM-DRP-1")
def test_two_waves_above_the_hex_that_is_named() -> None:
    state = battle({"air-drops": DROP})
    assert [text(one, state.battle.board) for one in legal_actions(state)] == ["roll"]
    state, first = do(state, "roll")
    assert sum(landed(first)) == 4
    state, second = do(state, "roll")
    assert sum(landed(second)) == 3
    assert state.turn.number == 1
    assert legal_actions(state)[0].verb == "play"
    assert len(state.units) == 3 + landed(first)[0] + landed(second)[0]


@proves("CM-DRP-1")
@pytest.mark.parametrize("rule", [{**DROP, "center": []}, DROP])
def test_where_it_is_advice_or_nothing_the_player_says(rule: dict[str, Any]) -> None:
    state = battle({"air-drops": rule}, Options(drop_center="advised"))
    state, events = do(state, "choose C7")
    assert sum(landed(events)) == 4
    assert len([one for one in legal_actions(state) if one.verb == "choose"]) >= 112


@proves("CM-DRP-1")
def test_a_drop_that_is_aimed_is_aimed() -> None:
    state = battle({"air-drops": DROP})
    with pytest.raises(IllegalAction, match="drop-is-aimed"):
        do(state, "choose C7")


@proves("CM-DRP-2")
def test_a_replay_lands_on_the_same_hexes() -> None:
    one, two = (do(battle({"air-drops": DROP}), "roll", "again") for _ in range(2))
    assert one[1] == two[1]
    assert one[0].facts() == two[0].facts()


@proves("CM-DRP-3")
def test_figures_that_land_together_are_lost_or_the_first_stands() -> None:
    """Without a step all come down on the hex they were aimed at."""
    rule = {**DROP, "steps": 1, "waves": [30]}
    _, every = do(battle({"air-drops": rule}), "roll")
    _, some = do(battle({"air-drops": rule}, Options(drop_collision="second")), "roll")
    assert landed(every) == (0, 30)
    assert landed(some)[0] in (6, 7)


@proves("CM-DRP-3")
def test_water_takes_them_without_a_medal() -> None:
    ground = {f"{letter}{row}": "lake" for row in (4, 5, 6) for letter in "EFGHI"}
    state, events = do(battle({"air-drops": {**DROP, "steps": 1, "waves": [4]}}, terrain=ground), "roll")
    assert landed(events) == (0, 4)
    assert state.medals("axis") == 0


@proves("CM-DRP-4")
def test_who_has_landed_waits_as_long_as_the_battle_says() -> None:
    state, events = do(battle({"air-drops": {**DROP, "waves": [4], "idle": 1}}), "roll")
    assert landed(events)[0]
    new = [h for h, unit in state.units.items() if unit.kind == "special-forces"]
    assert all(state.units[h].id in state.deeds for h in new)
    card = next(one for one in legal_actions(state) if one.verb == "play")
    state, _ = do(state, text(card, state.battle.board))
    assert all(one.unit not in new for one in legal_actions(state) if one.verb == "order")  # type: ignore[union-attr]


@proves("CM-DRP-5")
def test_a_second_drop_comes_with_the_light() -> None:
    """By day, once, and not before."""
    rules = {"night": {"start": 1}, "second-air-drop": {**DROP, "waves": [2], "by_day": 1}}
    state = battle(rules)
    drops = 0
    chooser = SeededDice("chooser")
    for _ in range(600):
        legal = legal_actions(state)
        if not legal:
            break
        if [text(one, state.battle.board) for one in legal] == ["roll"] and state.turn.card is None:
            drops += 1
            assert VISIBILITY.of(state) == 6
            state, _ = do(state, "roll")
            continue
        action = legal[chooser.pick(len(legal))]
        state = apply(state, action, SeededDice("day", state.ply, text(action, state.battle.board))).state
    assert drops <= 1


@proves("CM-DRP-5")
def test_without_a_condition_it_comes_with_the_second_turn() -> None:
    state = battle({"second-air-drop": {**DROP, "waves": [2], "by_day": 0}})
    chooser = SeededDice("second")
    while state.turn.number < 3:
        legal = legal_actions(state)
        action = legal[chooser.pick(len(legal))]
        state = apply(state, action, SeededDice("day", state.ply, text(action, state.battle.board))).state
    assert [text(one, state.battle.board) for one in legal_actions(state)] == ["roll"]
    state, events = do(state, "roll")
    new = [unit.id for unit in state.units.values() if unit.kind == "special-forces"]
    assert len(new) == landed(events)[0]
    assert all(number in state.deeds for number in new)
    assert legal_actions(state)[0].verb in ("play", "pass")


@proves("CM-DRP-6")
def test_a_side_that_loses_all_its_figures_loses() -> None:
    ground = {f"{letter}{row}": "lake" for row in (4, 5, 6) for letter in "EFGHI"}
    units = [unit for unit in UNITS if unit["side"] == "axis"]
    state = battle({"air-drops": {**DROP, "steps": 1, "waves": [4]}}, terrain=ground, units=units)
    state, _ = do(state, "roll")
    assert state.winner == "axis"
