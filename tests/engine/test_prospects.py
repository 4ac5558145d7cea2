"""What units could do: as the rules say it, and nothing of what is hidden."""

from __future__ import annotations

import os
from random import Random

import pytest

import scenarios
from engine import SIDES, SeededDice, legal_actions, new_game
from engine.actions import Attack, MoveUnit
from engine.prospects import Prospects, Shot
from tests.engine.hidden import mined, positions, twin

#: Positions of each battle here; FIELDPOST_POSITIONS=40 for a thousand of all.
POSITIONS = int(os.environ.get("FIELDPOST_POSITIONS", "1"))


def asked(prospects: Prospects, names: list[str]) -> tuple[object, ...]:
    """Everything that can be asked of these hexes."""
    return (
        prospects.shots,
        [prospects.goals(name) for name in names],
        [prospects.attackers(name, side) for name in names for side in SIDES],
    )


@pytest.mark.parametrize("name", scenarios.ids())
def test_nothing_hidden_goes_into_it(name: str) -> None:
    """A side, and a spectator, are told the same of a position and of its twins: mines, hands and all."""
    rng = Random(name)
    for state in positions(mined(name, rng), rng, POSITIONS):
        hexes = [state.battle.board.names[h] for h in rng.sample(sorted(state.units), 3)]
        for side in SIDES:
            other = twin(state, side, rng, mines=None)
            assert asked(Prospects(state, side), hexes) == asked(Prospects(other, side), hexes)
            assert asked(Prospects(state, "spectator"), hexes) == asked(Prospects(other, "spectator"), hexes)


@pytest.mark.parametrize("name", ["pegasus-bridge", "hellfire-pass", "saverne-gap"])
def test_as_the_rules_list_it(name: str) -> None:
    """Where the rules list moves and attacks of ordered units, prospects tell the same."""
    rng, seen = Random(f"{name} listed"), 0
    for state in positions(new_game(scenarios.load(name), SeededDice(name)), rng, 40):
        board, side = state.battle.board, state.turn.side
        legal = legal_actions(state)
        prospects = Prospects(state, side)
        attacks = {(one.unit, one.target) for one in legal if isinstance(one, Attack)}
        shots = {(board.by_name[one.origin], board.by_name[one.target]) for one in prospects.shots}
        fresh = {
            unit.at
            for unit in state.deeds.values()
            if unit.mode == "order" and not (unit.moved or unit.battles)
        }
        if state.turn.effect and not state.battle.hooks.battles_as:
            assert {pair for pair in attacks if pair[0] in fresh} <= shots
        moves = [one for one in legal if isinstance(one, MoveUnit) and one.way[0] in fresh]
        for h in {one.way[0] for one in moves}:
            wanted = {(board.names[one.way[-1]], one.leaves) for one in moves if one.way[0] == h}
            assert {(one.at, one.leaves) for one in prospects.goals(board.names[h])} == wanted
            seen += 1
    assert seen


def test_an_empty_hex_is_asked_of_as_if_infantry_stood_there() -> None:
    """C4 of Pegasus Bridge reaches E5 with two dice; nobody else has to stand there."""
    state = new_game(scenarios.load("pegasus-bridge"), SeededDice("empty"))
    shots, approaches = Prospects(state, "allies").attackers("E5", "axis")
    assert Shot("C4", "E5", 2) in shots
    assert not {one.origin for one in shots} & {one.start for one in approaches}
    assert not Prospects(state, "allies").goals("E5")
