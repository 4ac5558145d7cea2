"""A server that no longer answers, though nothing says that it is gone; and one whose connections are all taken."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from contextvars import Context

import pytest
from sqlalchemy.exc import StatementError
from sqlalchemy.exc import TimeoutError as NoneFree

from bot.facts.prefs import Person, Prefs
from bot.store import Away, Crowded, Cut, Database, leases, people
from bot.store.connecting import server
from tests.bot.kit.wire import Wire, wire_to
from tests.bot.store import postgres, prepared

pytestmark = pytest.mark.skipif(postgres.missing() is not None, reason=str(postgres.missing()))
#: Seconds for which a silent server is waited for here.
SOON = 0.3


@pytest.fixture
async def far(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Wire, Database, Database]]:
    """A wire, a store behind it, and the same one as it is seen by others."""
    for patience in ("AWAY", "SILENT", "CROWDED", "FAREWELL"):
        monkeypatch.setattr(server, patience, SOON)
    address = await prepared.database()
    async with wire_to(address) as (wire, beyond):
        behind, before = Database(beyond), Database(address)
        await behind.open()
        await before.open()
        yield wire, behind, before
        wire.go_on()
        await behind.close()
        await before.close()


async def test_nobody_waits_for_one_that_is_silent(far: tuple[Wire, Database, Database]) -> None:
    """Reading, writing and closing end soon; when it is heard again, what comes next is stored once."""
    wire, store, _ = far
    wire.fall_silent()
    began = time.monotonic()
    with pytest.raises(Cut):
        async with store.read() as conn:
            await people.get(conn, 1)
    with pytest.raises(Cut):
        async with store.write() as conn:
            await people.put(conn, 1, Person(Prefs("de")))
    assert time.monotonic() - began < 20 * SOON
    wire.go_on()
    async with store.write() as conn:
        await people.put(conn, 1, Person(Prefs("nl")))
    async with store.read() as conn:
        assert await people.get(conn, 1) == Person(Prefs("nl"))


async def test_a_silent_process_keeps_nobody_waiting(far: tuple[Wire, Database, Database]) -> None:
    """What it had begun to change is given up by the server, and whoever waits for that row goes on."""
    wire, behind, before = far
    taken: list[bool] = []

    async def begun_and_silent() -> None:
        async with behind.write() as conn:
            assert await leases.take(conn, "clocks", "silent", 60.0)
            wire.fall_silent()
            taken.append(await asyncio.create_task(_takes(before), context=Context()))
            await leases.renew(conn, "silent", 60.0)

    async with asyncio.timeout(20):
        with pytest.raises(Away):
            await begun_and_silent()
    assert taken == [True]


async def _takes(store: Database) -> bool:
    while True:
        try:
            async with store.write() as conn:
                return await leases.take(conn, "clocks", "other", 60.0)
        except Cut:
            # Its own patience is as short here as the silent one's.
            continue


async def test_one_that_is_slow_is_waited_for(far: tuple[Wire, Database, Database]) -> None:
    wire, store, _ = far
    wire.late = SOON / 3
    async with store.write() as conn:
        await people.put(conn, 1, Person(Prefs("de")))
    async with store.read() as conn:
        assert await people.get(conn, 1) == Person(Prefs("de"))


async def test_none_is_free_for_one_that_was_cut_off(far: tuple[Wire, Database, Database]) -> None:
    """SQLAlchemy asks for another connection in the middle of his statement, and says so in words of its own."""
    _, _, store = far

    async def reads() -> None:
        async with store.read():
            raise StatementError("none is free", None, None, NoneFree())

    with pytest.raises(Crowded):
        await reads()


async def test_all_connections_are_taken(
    far: tuple[Wire, Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes is told so soon, and nothing of it is stored; who comes when one is free goes on."""
    _, _, store = far
    # On a busy machine it takes longer to connect than to be told that nothing is free.
    monkeypatch.setattr(server, "SILENT", 20.0)
    async with AsyncExitStack() as held:
        for _ in range(server.POOL + server.OVERFLOW):
            await held.enter_async_context(_held(store))
        for opening in (store.read, store.write, store.batch):
            with pytest.raises(Crowded):
                async with opening():
                    pytest.fail("there was one more")
    async with store.read() as conn:
        assert await people.get(conn, 1) == Person()


@asynccontextmanager
async def _held(store: Database) -> AsyncIterator[None]:
    """A connection in somebody else's hands."""
    taken, free = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        async with store.read():
            taken.set()
            await free.wait()

    task = asyncio.create_task(hold(), context=Context())
    async with asyncio.timeout(20):
        await taken.wait()
    yield
    free.set()
    await task
