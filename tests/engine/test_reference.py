"""The engine against the slow, literal reference on random boards full of everything."""

from __future__ import annotations

import os
from random import Random

import pytest

from engine import GameState, legal_actions
from engine.actions import Attack, MoveUnit, Retreat
from engine.frames import MoveUnits, RetreatUnit
from engine.hexes import board
from engine.steps import STEPS
from engine.types import Side
from tests.boards import Game, position, proves
from tests.engine.reference import World, ends, retreats, targets

ON = board("standard")
NAME = dict(zip(ON.xy, ON.names, strict=True))
AT = {name: xy for xy, name in NAME.items()}
TERRAIN = ["forest", "town", "hedgerow", "hill", "hill", "river", "beach", "ocean"]
OBSTACLES = ["sandbag", "wire", "hedgehog", "bunker[A]", "bunker[X]"]
KINDS = ["inf", "inf", "sf", "fr", "arm", "arm", "elite", "art"]
SEEDS = range(int(os.environ.get("FIELDPOST_BOARDS", "20")))


def world(seed: int) -> World:
    """A random crowded board."""
    draw, found = Random(seed), World()
    share = draw.choice([0.25, 0.45, 0.65])
    for xy in ON.xy:
        if draw.random() < share:
            found.terrain[xy] = draw.choice(TERRAIN)
        if found.terrain.get(xy) == "river":
            if draw.random() < 0.5:
                found.obstacles[xy] = {"bridge"}
        elif found.terrain.get(xy) != "ocean" and draw.random() < 0.2:
            found.obstacles[xy] = {draw.choice(OBSTACLES)}
            if draw.random() < 0.2:
                found.obstacles[xy].add("sandbag")
    for xy in draw.sample(ON.xy, 26):
        if found.ground(xy) != "river":
            kind = draw.choice(KINDS)
            if kind != "art" and not found.passable(xy, kind):
                kind = "inf"
            found.units[xy] = (draw.choice("AX"), kind)
    return found


def state_of(found: World, side: Side) -> GameState:
    """The same board in the engine."""
    words = [f"{terrain}@{x},{y}" for (x, y), terrain in found.terrain.items()]
    words += [f"{one}@{x},{y}" for (x, y), many in found.obstacles.items() for one in sorted(many)]
    words += [f"{one}:{kind}@{x},{y}" for (x, y), (one, kind) in found.units.items()]
    return position(" ".join(words), hand=("assault-left", "assault-center", "assault-right"), play=side)


@proves("MOVE-01 MOVE-02 MOVE-05 MOVE-08 MOVE-09 MOVE-10 MOVE-10b MOVE-11 MOVE-14 MOVE-15")
@pytest.mark.parametrize("seed", SEEDS)
def test_moves(seed: int) -> None:
    """Every unit of one section can go exactly where the reference says."""
    found, game = _assault(seed)
    if not isinstance(game.state.pending[-1], MoveUnits):
        return
    reached: dict[str, set[str]] = {}
    for action in legal_actions(game.state):
        if isinstance(action, MoveUnit):
            reached.setdefault(ON.names[action.way[0]], set()).add(ON.names[action.way[-1]])
    for unit in _ordered(game.state):
        assert reached.get(unit, set()) == {NAME[h] for h in ends(found, AT[unit])}, unit


@proves("BATTLE-04 BATTLE-05 BATTLE-06 LOS-02 LOS-03 LOS-05 LOS-06 LOS-07 LOS-08 DICE-01 DICE-05 DICE-06")
@pytest.mark.parametrize("seed", SEEDS)
def test_targets(seed: int) -> None:
    """Without moving, every unit may attack exactly whom the reference says, with as many dice."""
    found, game = _assault(seed)
    units = _ordered(game.state)
    if isinstance(game.state.pending[-1], MoveUnits):
        game.do("end")
    legal = [action for action in legal_actions(game.state) if isinstance(action, Attack)]
    open_ = {unit: {ON.names[a.target] for a in legal if ON.names[a.unit] == unit} for unit in units}
    for unit in units:
        wanted = {NAME[h]: number for h, number in targets(found, AT[unit]).items()}
        assert open_[unit] == set(wanted), unit
        for target, number in wanted.items():
            one = Game(game.state)
            one.do(f"attack {unit}x{target}")
            assert one.said("AttackDeclared")[0].dice == number, (unit, target)


@proves("FLAG-02 FLAG-03 FLAG-04 FLAG-05 FLAG-06 FLAG-07 AMB-05 AMB-31")
@pytest.mark.parametrize("seed", SEEDS)
def test_retreats(seed: int) -> None:
    """From one to three flags, every unit may go back exactly the ways of the reference."""
    found = world(seed)
    state = state_of(found, "allies")
    step = STEPS[RetreatUnit]
    for h, unit in state.units.items():
        here = ON.xy[h]
        for flags in (1, 2, 3):
            shield = min(flags, int(_shield(found, here, unit.side)))
            frame = RetreatUnit(unit.side, unit.id, h, flags, shield, "axis")
            ways = {action.way for action in step.options(state, frame) if isinstance(action, Retreat)}
            went = {tuple(ON.xy[one] for one in way) for way in ways}
            assert went == retreats(found, here, flags), (NAME[here], flags)


def _shield(found: World, here: tuple[int, int], side: Side) -> bool:
    owner = "bunker[A]" if side == "allies" else "bunker[X]"
    return bool(found.obstacles.get(here, set()) & {"sandbag", "hedgehog", owner})


def _assault(seed: int) -> tuple[World, Game]:
    """One side orders everybody of one section."""
    found, draw = world(seed), Random(-seed)
    game = Game(state_of(found, draw.choice(["allies", "axis"])))
    game.do(f"play assault-{draw.choice(['left', 'center', 'right'])}")
    while [line for line in game.legal if line.startswith("order")]:
        game.do(next(line for line in game.legal if line.startswith("order")))
    return found, game


def _ordered(state: GameState) -> list[str]:
    return [ON.names[h] for h, unit in state.units.items() if unit.id in state.deeds]
