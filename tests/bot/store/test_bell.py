"""The bell between processes on one PostgreSQL: who rang, about which game, and whether anybody has anything to do."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import open_store
from bot.store.connecting import bell
from bot.store.connecting.bell import Ring
from tests.bot.store import postgres


@pytest.mark.skipif(postgres.missing() is not None, reason=postgres.missing() or "")
async def test_a_process_knows_its_own_ring_and_who_has_nothing_to_do() -> None:
    url = await postgres.running().database()
    here, there = await open_store(url), await open_store(url)
    heard: asyncio.Queue[Ring] = asyncio.Queue()
    listens = asyncio.Event()
    listening = asyncio.create_task(bell.listen(here, heard.put_nowait, listens.set))
    await asyncio.wait_for(listens.wait(), 10)
    told = []
    for store, game, quiet in ((here, 7, True), (there, 8, True), (there, 9, False), (here, None, False)):
        async with store.batch() as conn:
            await bell.ring(conn, game, quiet=quiet)
        told.append(await asyncio.wait_for(heard.get(), 10))
    assert told == [Ring(7, True, True), Ring(8, False, True), Ring(9, False, False), Ring(0, True, False)]
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    await here.close()
    # Who listens for an end is told in the next round of the loop.
    await asyncio.sleep(0)
    assert not here.processes, "the server gives their numbers to others"
    await there.close()
