"""Short cuts against the plain rules they stand for, on the positions of random battles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import scenarios
from engine import GameState, apply, legal_actions
from engine.dice import SeededDice
from engine.errors import Refusal
from engine.fast.reach import reach
from engine.frames import Battles, MoveUnits
from engine.hexes import members
from engine.play import play_on
from engine.rules import changes, movement
from engine.rules.combat import attack_on, targets, why_not_battle
from engine.rules.movement import find_way, moves_from
from engine.rules.orders import ordered
from engine.rules.route import Trace, Way, route
from engine.rules.ways import Ways
from engine.state import Deed, Unit
from engine.types import HexId
from engine.view import _hex, project
from tests.engine.walks import MIXED, walk

STEPS_TAKEN = 120
BATTLES = scenarios.ids()


def positions(battle: str, frame: type) -> Iterator[GameState]:
    """The positions of a random battle in which such a decision is open."""
    for step in walk(battle, "short-cuts", STEPS_TAKEN):
        state = step.result.state
        if isinstance(state.pending[-1], frame):
            yield state


def walked(state: GameState, unit: Unit, deed: Deed, way: tuple[HexId, ...]) -> Iterator[tuple[HexId, ...]]:
    """Every way that the rules of a single step allow, hex by hex."""
    for to in state.battle.board.neighbours[way[-1]]:
        if to not in way:
            longer = (*way, to)
            if not isinstance(movement._walk(state, unit, deed, longer), Refusal):
                yield longer
                yield from walked(state, unit, deed, longer)


@pytest.mark.parametrize("battle", BATTLES)
def test_moves(battle: str) -> None:
    """Sets of hexes reach what single steps reach, and two hexes mean a way that can be walked."""
    for state in positions(battle, MoveUnits):
        for h, unit, deed in ordered(state)[:2]:
            listed = [move for move in moves_from(state, unit, h, deed) if not move.leaves]
            ends = {way[-1] for way in walked(state, unit, deed, (h,))}
            assert {move.way[-1] for move in listed} == ends
            for move in listed[:3]:
                found = find_way(state, unit, deed, move)
                assert not isinstance(found, Refusal)
                walked_way = movement._walk(state, unit, deed, found.hexes)
                assert isinstance(walked_way, Way)
                assert (walked_way.hexes, walked_way.cost) == (found.hexes, found.cost)


@pytest.mark.parametrize("battle", BATTLES)
def test_ways(battle: str) -> None:
    """What two steps around each hex reach is what the search reaches, and a straight way is the one it traces."""
    for state in positions(battle, MoveUnits):
        ground, occupied = state.ground, state.occupied
        for h, unit, deed in ordered(state)[:2]:
            mover = movement.mover_of(state, unit, deed)
            ends = reach(ground, mover, h, occupied)
            if ends is None or movement._special(state, mover, h):
                continue
            near = occupied & ground.board.balls[mover.passes][h]
            assert Ways(ground, mover, h, near, 0).ends & ~occupied == ends
            for end in members(ends)[:4]:
                search = Trace(ground, mover, occupied, end, 0, 0)
                found = [search.run(h, cost) for cost in range(mover.reach + 1)]
                traced = next(way for way in found if way is not None)
                way = route(ground, mover, h, end, occupied)
                assert way is not None
                assert (way.cost, way.hexes) == (traced.cost, traced.hexes)


@pytest.mark.parametrize("battle", BATTLES)
def test_going(battle: str) -> None:
    """A unit that goes where nothing can happen comes there as if each step were looked at."""
    for state in positions(battle, MoveUnits):
        for h, unit, deed in ordered(state)[:1]:
            for move in moves_from(state, unit, h, deed)[:3]:
                way = find_way(state, unit, deed, move)
                assert not isinstance(way, Refusal)
                quick, slow = state.draft(), state.draft()
                quick.events, slow.events = [], []
                changes.go(quick, way.hexes, "move", SeededDice("going", state.ply))
                changes._go_step_by_step(slow, unit, way.hexes, "move", SeededDice("going", state.ply))
                assert (quick.facts(), quick.masks, quick.events) == (slow.facts(), slow.masks, slow.events)


@pytest.mark.parametrize("battle", BATTLES)
def test_unheard(battle: str) -> None:
    """What nobody listens to comes to the same."""
    for state in positions(battle, Battles):
        action, quiet = legal_actions(state)[0], state.draft()
        play_on(quiet, action, SeededDice("heard", state.ply))
        assert quiet.events is None
        assert quiet == apply(state, action, SeededDice("heard", state.ply)).state


@pytest.mark.parametrize("battle", BATTLES)
def test_targets(battle: str) -> None:
    """The list holds exactly the hexes that can be attacked when each is asked about by itself."""
    for state in positions(battle, Battles):
        for h, unit, deed in ordered(state):
            if why_not_battle(state, unit, h, deed) is None:
                asked = {at: attack_on(state, unit, h, at) for at in range(state.battle.board.size)}
                able = {at: dice for at, dice in asked.items() if not isinstance(dice, Refusal)}
                assert dict(targets(state, unit, h)) == able


@pytest.mark.parametrize("battle", MIXED)
def test_hexes_shown(battle: str) -> None:
    """What stands as it stood at first is shown as it was then: each hex is what lies on it now."""
    for step in walk(battle, "shown", STEPS_TAKEN):
        state = step.result.state
        ground, board = state.ground, state.battle.board
        assert project(state, "spectator").hexes == tuple(
            _hex(board, h, spot) for h, spot in enumerate(ground.spots)
        )
