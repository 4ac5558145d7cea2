"""A [Ready] from before the others were: that it has become the last one is said before it rolls for all."""

from __future__ import annotations

import pytest

from tests.bot.discord.player import buttons
from tests.bot.discord.questions import put
from tests.bot.discord.staffs import two_against_one
from tests.bot.discord.test_team_onward import log_of, ordered, ready, typed
from tests.bot.kit.world import World


@pytest.mark.parametrize("asked", [False, True])
async def test_an_old_ready_that_has_become_the_last_asks_once(world: World, asked: bool) -> None:
    """So does the question about ground that was opened before."""
    staffs = await two_against_one(world)
    await put(world, ordered())
    await typed(world, world.bo, "order B2; end; end; attack B2xB3; stay")
    attack = "attack F4xF5" + ("" if asked else "; stay")
    await typed(world, world.ana, f"order F4; end; end; {attack}")
    player = staffs.generals[world.ana.id]
    old = await player.open(world.side("allies"))
    if asked:
        old = await player.press(old, buttons(old, "ready")[0])
    await ready(world, staffs, world.bo)
    again = await player.press(old, buttons(old, "ready-sure" if asked else "ready")[0])
    assert "Yours is the last ✅" in again.words, again.words
    assert "attack F4xF5" not in await log_of(world)
    await player.press(again, buttons(again, "ready-sure")[0])
    await world.settle()
    assert "attack F4xF5" in await log_of(world)
