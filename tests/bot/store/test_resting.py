"""Connections to a server that are used again: asked whether they still stand only where nobody knows it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text
from sqlalchemy.dialects.postgresql.asyncpg import AsyncAdapt_asyncpg_connection as Pooled

from bot.facts.prefs import Person, Prefs
from bot.store import Database, people
from bot.store.connecting import server
from tests.bot.store import postgres, prepared

pytestmark = pytest.mark.skipif(postgres.missing() is not None, reason=str(postgres.missing()))
_END_ALL_OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


@pytest.fixture
async def store() -> AsyncIterator[Database]:
    """A store on a server."""
    made = Database(await prepared.database())
    await made.open()
    yield made
    await made.close()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Pooled]:
    """The connections that are asked whether they still stand."""
    found: list[Pooled] = []
    ping = Pooled.ping

    def heard(connection: Pooled) -> None:
        found.append(connection)
        ping(connection)

    monkeypatch.setattr(Pooled, "ping", heard)
    return found


async def _written(store: Database) -> None:
    async with store.write() as conn:
        await people.put(conn, 1, Person(Prefs("de")))


async def _read(store: Database) -> Person:
    async with store.read() as conn:
        return await people.get(conn, 1)


async def test_who_comes_at_once_asks_only_what_he_wants(store: Database, asked: list[Pooled]) -> None:
    """A press asks the store several times within a few milliseconds."""
    for _ in range(3):
        await _written(store)
        assert await _read(store) == Person(Prefs("de"))
    assert asked == []


async def test_who_comes_after_a_rest_asks_first(
    store: Database, asked: list[Pooled], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody on the way may have forgotten a connection that rests."""
    await _written(store)
    monkeypatch.setattr(server, "RESTED", 0.0)
    await _written(store)
    assert len(asked) == 1


@pytest.mark.parametrize("rested", [0.0, 60.0])
async def test_a_server_that_was_restarted_is_dialled_again(
    store: Database, monkeypatch: pytest.MonkeyPatch, rested: float
) -> None:
    """What writes finds a connection that stands, although all before it were ended: nothing needs to be said twice."""
    monkeypatch.setattr(server, "RESTED", rested)
    await asyncio.gather(*[_written(store) for _ in range(3)])
    async with store.read() as conn:
        await conn.execute(text(_END_ALL_OTHERS))
    # Until the news is here.
    await asyncio.sleep(0.1)
    for _ in range(4):
        await _written(store)
    assert await _read(store) == Person(Prefs("de"))
