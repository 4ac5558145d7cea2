"""A crowd after a start: many first looks at once at games that nobody has in memory."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.game.values import NewGame
from tests.bot.kit.crowd import at_once
from tests.bot.kit.world import World


async def _tables(world: World, count: int) -> list[int]:
    """Running battles of people who are not looking."""
    lobby = world.bot.backend.lobby
    made = []
    for person in range(1, count + 1):
        card = await lobby.new(NewGame("pegasus-bridge", person, world.guild.id, practice=True))
        made.append(card.id)
    return made


async def test_fifty_first_looks_after_a_start(world: World) -> None:
    """Nobody holds a connection to the store while he waits for another one: all fifty are answered."""
    thread = await world.battle()
    numbers = await _tables(world, 9)
    world.bot.herald.kick()
    await world.settle()
    await world.restart()
    assert world.bot.backend.desk.in_memory == 0
    notice = world.last(thread)
    presses = [partial(one.click, notice, label="Hand") for one in (world.ana, world.bo, world.cy)] * 8
    presses += [partial(world.cy.slash, world.lobby, "game status", game=str(one)) for one in numbers] * 2
    presses += [partial(world.cy.slash, world.lobby, "game board", game=str(one)) for one in numbers[:8]]
    async with asyncio.timeout(25):
        found = await at_once(world.env, *presses)
        await world.settle()
    assert len(found) == 50
    for one in found:
        assert one.response is not None
        assert "⚠️" not in one.response.words, one.response.words
    assert world.bot.backend.desk.in_memory == 10


async def test_the_end_comes_while_the_last_one_is_answered(world: World) -> None:
    """Who has been answered before the end waits for him holds nobody up."""

    async def answered() -> None:
        """Nothing is left to be said."""

    last = asyncio.create_task(answered())
    world.bot._answering[last] = None  # type: ignore[assignment]
    last.add_done_callback(world.bot._answering.pop)
    await asyncio.sleep(0)
    await world.bot._farewell()
    assert world.bot._answering == {}
