"""Two processes set something at the same moment: both words hold."""

from __future__ import annotations

import asyncio

from bot.facts.place import PANEL, Place
from bot.facts.prefs import Person, Prefs, ServerPrefs
from bot.store import Database, open_store, people, places

COUNT = 12


async def _append(store: Database, sign: str) -> None:
    async with store.write() as conn:
        said = await people.get_to_change(conn, 1)
        # Between reading and writing others come to the same row.
        await asyncio.sleep(0.01)
        await people.put(conn, 1, Person(Prefs(language=(said.prefs.language or "") + sign)))


async def test_settings_of_a_person(ready: str) -> None:
    one, other = await open_store(ready), await open_store(ready)
    await asyncio.gather(*(_append(one if n % 2 else other, "x") for n in range(COUNT)))
    async with one.read() as conn:
        assert await people.get(conn, 1) == Person(Prefs("x" * COUNT))
    await one.close()
    await other.close()


async def test_settings_of_a_server(ready: str) -> None:
    one, other = await open_store(ready), await open_store(ready)

    async def count(store: Database) -> None:
        async with store.write() as conn:
            said = await people.get_server_to_change(conn, 1)
            await asyncio.sleep(0.01)
            await people.put_server(conn, 1, ServerPrefs(home=(said.home or 0) + 1))

    await asyncio.gather(*(count(one if n % 2 else other) for n in range(COUNT)))
    async with one.read() as conn:
        assert await people.get_server(conn, 1) == ServerPrefs(home=COUNT)
    await one.close()
    await other.close()


async def test_one_sets_and_the_other_sets_back(ready: str) -> None:
    """Whoever waits for a row that is gone by then begins anew; nothing leaves no row."""
    one, other = await open_store(ready), await open_store(ready)

    async def back(store: Database) -> None:
        async with store.write() as conn:
            await people.get_to_change(conn, 1)
            await asyncio.sleep(0.01)
            await people.put(conn, 1, Person())

    await asyncio.gather(*(back(one) if n % 2 else _append(other, "x") for n in range(COUNT)))
    await back(one)
    await asyncio.gather(_append(one, "x"), _append(other, "x"))
    async with one.read() as conn:
        assert await people.get(conn, 1) == Person(Prefs("xx"))
    await one.close()
    await other.close()


async def test_places_are_put_by_two_at_once(ready: str) -> None:
    """Neither stumbles over the other's row."""
    one, other = await open_store(ready), await open_store(ready)

    async def put(store: Database, message: int) -> None:
        async with store.write() as conn:
            await places.put(conn, Place(1, PANEL, 10, message))

    await asyncio.gather(*(put(one if n % 2 else other, n) for n in range(COUNT)))
    async with one.read() as conn:
        (found,) = await places.of_game(conn, 1)
    assert found.message in range(COUNT)
    await one.close()
    await other.close()
