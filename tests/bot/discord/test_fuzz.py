"""A slice of the fuzz: nothing raises, nothing invalid is sent, nothing leaks; `tests.benchmarks fuzz` does 10,000."""

from __future__ import annotations

import logging

import pytest

from tests.bot.kit.fuzz import Fuzz
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


async def test_a_hundred_and_fifty(
    world: World, rules: ServerRules, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    await world.battle()
    fuzz = Fuzz(world, 1)
    await fuzz.run(150)
    await world.settle()
    traced = [f"{one.getMessage()} {one.exc_info[1]!r}" for one in caplog.records if one.exc_info]
    assert {person.user.dm_channel.id for person in (world.ana, world.bo)} <= {
        one[1] for one in fuzz.different
    }
    assert traced == []
    assert fuzz.crashes == []
    assert fuzz.leaks == []
    assert rules.problems == []
    # The battle is whole.
    assert (await world.bot.backend.admin.repair(1, world.ana.id)).sound
