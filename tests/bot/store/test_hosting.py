"""Addresses of databases as hosts hand them out, on a server that speaks TLS and on one that does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.environment import database_url
from bot.facts.prefs import Person, Prefs
from bot.store import Database, StoreError, open_store, people
from tests.bot.store import postgres

pytestmark = pytest.mark.skipif(postgres.no_tls() is not None, reason=str(postgres.no_tls()))


ANA = Person(Prefs("de"))


async def _address(query: str) -> str:
    """A new database as a host would name it, with what the host appends."""
    made = await postgres.running().database()
    return database_url(made.replace("postgresql+asyncpg", "postgres") + query)


async def _encrypted(store: Database) -> bool:
    """Whether what the store says to its server can be read on the way; and that it keeps what it is given."""
    async with store.write() as conn:
        await people.put(conn, 7, ANA)
        assert await people.get(conn, 7) == ANA
        found = await conn.exec_driver_sql("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
        return bool(found.scalar_one())


@pytest.mark.parametrize(
    ("query", "encrypted"),
    [
        ("", True),
        ("?sslmode=disable", False),
        ("?sslmode=allow", False),
        ("?sslmode=prefer", True),
        ("?sslmode=require&channel_binding=require", True),
        ("?ssl=true", True),
        ("?sslmode=verify-ca&sslrootcert={ca}", True),
        ("?sslmode=verify-full&sslrootcert={ca}&connect_timeout=10", True),
        ("?application_name=games&options=-c%20statement_timeout%3D9s", True),
    ],
)
async def test_every_mode_on_a_server_with_tls(query: str, encrypted: bool) -> None:
    async with postgres.running().encrypted() as ca:
        store = await open_store(await _address(query.format(ca=ca)))
        assert await _encrypted(store) is encrypted
        await store.close()


async def test_what_the_server_is_told_arrives() -> None:
    store = await open_store(await _address("?application_name=games&options=-c%20statement_timeout%3D9s"))
    async with store.read() as conn:
        assert (await conn.exec_driver_sql("SHOW application_name")).scalar_one() == "games"
        assert (await conn.exec_driver_sql("SHOW statement_timeout")).scalar_one() == "9s"
    await store.close()


@pytest.mark.parametrize("query", ["", "?sslmode=disable", "?sslmode=allow", "?sslmode=prefer"])
async def test_modes_that_do_without_tls(query: str) -> None:
    store = await open_store(await _address(query))
    assert not await _encrypted(store)
    await store.close()


@pytest.mark.parametrize(
    "query",
    ["?sslmode=require", "?sslmode=verify-ca&sslrootcert={ca}", "?sslmode=verify-full&sslrootcert={ca}"],
)
async def test_modes_that_insist_on_tls(query: str) -> None:
    async with postgres.running().encrypted() as ca:
        pass
    assert await _refused(await _address(query.format(ca=ca)))


@pytest.mark.parametrize(
    "query",
    [
        "?sslmode=verify-full&sslrootcert=system",
        "?sslmode=verify-ca&sslrootcert=/no/such/file",
        "?sslmode=verify-ca&sslrootcert={other}",
        "?options=-c%20no_such_setting%3D1",
    ],
)
async def test_what_is_refused_is_one_line(query: str, tmp_path: Path) -> None:
    """A certificate that nobody vouches for, a file that is not there or is none, what the server does not know."""
    other = tmp_path / "other.pem"
    other.write_text("no certificate")
    async with postgres.running().encrypted():
        assert await _refused(await _address(query.format(other=other)))


async def _refused(address: str) -> str:
    """Why, in one line."""
    with pytest.raises(StoreError, match=r"cannot be opened: \S") as caught:
        await open_store(address)
    (line,) = str(caught.value).splitlines()
    return line.partition("cannot be opened: ")[2]
