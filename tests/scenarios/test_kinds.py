"""The ids of this package are those of the engine: nobody may support more or less than can be played."""

from __future__ import annotations

import pytest

import scenarios
from engine.rules.hooks import RULES
from engine.rules.objectives import OBJECTIVES
from engine.rules.obstacles import OBSTACLES
from engine.rules.terrain import TERRAIN
from engine.rules.units import UNITS
from engine.setup import prepare
from scenarios import kinds
from tests.scenarios.test_battles import BOOKLET


def test_what_is_supported_is_what_the_engine_plays() -> None:
    """Ground, pieces, units, medals and special rules."""
    assert {kind for kind, row in kinds.TERRAIN.items() if row.supported} == set(TERRAIN)
    assert {kind for kind, row in kinds.OBSTACLES.items() if row.supported} == set(OBSTACLES)
    assert {kind for kind, row in kinds.UNITS.items() if row.supported} == set(UNITS)
    assert {kind for kind, supported in kinds.MEDALS.items() if supported} == set(OBJECTIVES)
    assert {name for name, row in kinds.RULES.items() if row.supported} == set(RULES)
    assert {kind: row.figures for kind, row in kinds.UNITS.items() if row.supported} == {
        kind: row.figures for kind, row in UNITS.items()
    }


def test_what_only_infantry_may_enter_is_so_for_every_piece() -> None:
    """A field bunker and dragon's teeth bar armor as bunker, hedgehog and road block do (WW-FB-1, OBS-TEETH)."""
    barred = {kind for kind, row in kinds.OBSTACLES.items() if row.infantry_only}
    assert barred == {"bunker", "hedgehog", "road-block", "field-bunker", "dragons-teeth"}


@pytest.mark.parametrize("name", BOOKLET)
def test_the_engine_sets_up_every_battle(name: str) -> None:
    """The other side of the contract takes every shipped mapping."""
    assert prepare(scenarios.load(name))


def test_the_engine_sets_up_the_example(example: str) -> None:
    """What somebody types from the README can be played."""
    assert prepare(scenarios.loads(example))
