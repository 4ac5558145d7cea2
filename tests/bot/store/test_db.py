"""The door to the database: migrations, transactions, two writers, readers beside them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextvars import Context
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import BigInteger, bindparam, func, insert, literal, select
from sqlalchemy.exc import StatementError

from bot.facts.prefs import Person, Prefs
from bot.store import Database, StoreError, Taken, interactions, open_store, people, tables
from bot.store.interactions import InteractionRow
from bot.store.migrating import config, newest
from bot.store.migrating import steps as all_steps
from bot.store.tables import metadata

#: The tables of the second step.
AT_FIRST = {
    "audit", "battles", "drafts", "games", "imported", "interactions", "log", "notes", "outbox", "people", "places",
    "policies", "seats", "servers", "snapshots", "timers",
}  # fmt: skip
DE, FR = Person(Prefs("de")), Person(Prefs("fr"))


async def test_the_migrations_make_the_tables_as_they_are_written(store: Database) -> None:
    def differences(conn: Any) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(conn), metadata))

    async with store.write() as conn:
        assert await conn.run_sync(differences) == []
    assert store.migration == newest()


def test_steps_are_as_their_files_are_named() -> None:
    """One line of them: the bot reads their names, and Alembic what stands in them."""
    found = [one.revision for one in ScriptDirectory.from_config(config()).walk_revisions()]
    assert list(reversed(found)) == list(all_steps())


async def test_a_second_start_finds_everything_and_migrates_nothing(url: str) -> None:
    first = await open_store(url)
    async with first.write() as conn:
        await people.put(conn, 7, Person(Prefs(theme="colour-blind")))
    await first.close()
    second = await open_store(url)
    async with second.read() as conn:
        assert await people.get(conn, 7) == Person(Prefs(theme="colour-blind"))
    await second.close()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"theme": "contrast", "tell": "dm"}, Prefs(theme="high-contrast", tell="dm")),
        ({"theme": "dark"}, Prefs()),
        ({"theme": "light"}, Prefs()),
        ({"theme": "colour-blind"}, Prefs(theme="colour-blind")),
        ({"language": "de"}, Prefs("de")),
    ],
)
async def test_themes_of_the_first_days_are_named_anew(
    url: str, before: dict[str, str], after: Prefs
) -> None:
    first = await open_store(url)
    async with first.write() as conn:
        await conn.execute(insert(tables.people), {"person": 7, "data": json.dumps({"prefs": before})})
        await conn.exec_driver_sql("UPDATE alembic_version SET version_num = '0002'")
        # As it was then, what came later is not there.
        for later in {*metadata.tables} - AT_FIRST:
            await conn.exec_driver_sql(f"DROP TABLE {later}")
        await conn.exec_driver_sql("ALTER TABLE drafts DROP COLUMN plans")
        for later in ("timers_by_kind", "outbox_by_ready"):
            await conn.exec_driver_sql(f"DROP INDEX {later}")
    await first.close()
    second = await open_store(url)
    async with second.read() as conn:
        assert await people.get(conn, 7) == Person(after)
    await second.close()


async def test_two_processes_that_start_together_migrate_once(url: str) -> None:
    stores = await asyncio.gather(open_store(url), open_store(url), open_store(url))
    assert {one.migration for one in stores} == {newest()}
    for one in stores:
        await one.close()


async def test_a_store_of_a_newer_bot_is_refused_in_one_line(url: str) -> None:
    store = await open_store(url)
    async with store.write() as conn:
        await conn.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await store.close()
    with pytest.raises(StoreError, match="newer version"):
        await open_store(url)


async def test_a_store_that_cannot_be_opened_says_so_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        await open_store(f"sqlite+aiosqlite:///{tmp_path}/no/such/folder/games.db")
    with pytest.raises(StoreError, match="cannot be opened"):
        await open_store("postgresql+asyncpg://nobody@127.0.0.1:1/none")


async def test_memory_is_no_store() -> None:
    with pytest.raises(StoreError, match="needs a file"):
        await open_store("sqlite+aiosqlite://")


async def test_sqlite_keeps_what_is_committed_through_a_power_cut(tmp_path: Path) -> None:
    """WAL with synchronous=FULL, and numbers that are never used again."""
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    async with store.write() as conn:
        assert (await conn.exec_driver_sql("PRAGMA journal_mode")).scalar_one() == "wal"
        assert (await conn.exec_driver_sql("PRAGMA synchronous")).scalar_one() == 2
    await store.close()


async def test_an_error_rolls_everything_back(store: Database) -> None:
    async def failing() -> None:
        async with store.write() as conn:
            await people.put(conn, 1, DE)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await failing()
    async with store.read() as conn:
        assert await people.get(conn, 1) == Person()


async def test_a_transaction_without_a_statement_leaves_the_next_one_alone(store: Database) -> None:
    async with store.write():
        pass
    with pytest.raises(RuntimeError):
        async with store.write():
            raise RuntimeError
    async with store.write() as conn:
        await people.put(conn, 1, DE)
    async with store.read() as conn:
        assert await people.get(conn, 1) == DE


async def test_tasks_never_share_a_transaction(store: Database) -> None:
    """Of two tasks that write at the same time, one fails: nothing of it may be found, all of the other must."""

    async def good(number: int) -> None:
        async with store.write() as conn:
            await people.put(conn, number, DE)
            await asyncio.sleep(0)
            await people.put(conn, number + 1000, DE)

    async def bad(number: int) -> None:
        async with store.write() as conn:
            await people.put(conn, number, FR)
            await asyncio.sleep(0)
            raise RuntimeError

    tasks = [good(n) if n % 2 else bad(n) for n in range(1, 21)]
    await asyncio.gather(*tasks, return_exceptions=True)
    async with store.read() as conn:
        for n in range(1, 21):
            assert (await people.get(conn, n) == DE) == bool(n % 2)
            assert (await people.get(conn, n + 1000) == DE) == bool(n % 2)


async def test_two_stores_write_one_after_the_other(url: str) -> None:
    """Two processes: the second waits for the first instead of failing."""
    one, other = await open_store(url), await open_store(url)

    def more(known: Person) -> Person:
        return Person(Prefs(language=f"{known.prefs.language or ''}x"))

    async def count_up(store: Database) -> None:
        for _ in range(10):
            async with store.write() as conn:
                if store.sqlite:
                    await people.put(conn, 1, more(await people.get(conn, 1)))
                else:
                    await conn.exec_driver_sql("SELECT pg_advisory_xact_lock(1)")
                    await people.put(conn, 1, more(await people.get(conn, 1)))

    await asyncio.gather(count_up(one), count_up(other))
    async with one.read() as conn:
        assert await people.get(conn, 1) == Person(Prefs("x" * 20))
    await one.close()
    await other.close()


async def test_a_reader_sees_what_was_committed_and_nothing_else(store: Database) -> None:
    async def seen() -> Person:
        async with store.read() as conn:
            return await people.get(conn, 1)

    async with store.write() as writing:
        await people.put(writing, 1, DE)
        # Somebody else reads: a task that owes nothing to the one that writes.
        assert await asyncio.create_task(seen(), context=Context()) == Person()
    async with store.read() as conn:
        assert await people.get(conn, 1) == DE


async def test_a_select_finds_the_same_whenever_it_is_asked(store: Database) -> None:
    """The first time SQLAlchemy asks it, later the file itself is asked."""
    table = tables.people
    more = table.c.person > bindparam("than", type_=BigInteger)
    select_all = select(table, more.label("more"), literal(7).label("seven")).order_by(table.c.person)
    select_count = select(func.count()).where(table.c.person.in_(bindparam("these", expanding=True)))
    async with store.write() as conn:
        await people.put(conn, 1, DE)
        await people.put(conn, 2, FR)
    async with store.read() as conn:
        for _ in range(4):
            rows = (await conn.execute(select_all, {"than": 1})).mappings().all()
            assert [(row["person"], row["more"], row["seven"]) for row in rows] == [
                (1, False, 7),
                (2, True, 7),
            ]
            assert [*rows[0]] == ["person", "data", "more", "seven"]
            assert (await conn.execute(select_all, {"than": 0})).first() == (1, rows[0]["data"], True, 7)
            assert (await conn.execute(select_count, {"these": [1, 2, 3]})).scalar_one() == 2
            assert (await conn.execute(select_count, {"these": []})).scalar_one() == 0
    async with store.read() as conn:
        with pytest.raises(StatementError):
            await conn.execute(select_all, {})


async def test_a_crowd_of_readers_waits_for_a_connection(store: Database) -> None:
    """More than a file has connections, each with one for as long as he wants."""
    go_on, reading = asyncio.Event(), list[int]()

    async def read(number: int) -> Person:
        async with store.read() as conn:
            reading.append(number)
            await go_on.wait()
            return await people.get(conn, 1)

    readers = [asyncio.create_task(read(number)) for number in range(6)]
    async with asyncio.timeout(5):
        while len(reading) < 4:
            await asyncio.sleep(0)
        async with store.write() as conn:
            await people.put(conn, 1, DE)
        go_on.set()
        # A connection that was taken before shows what has been stored since.
        assert await asyncio.gather(*readers) == [DE] * 6


async def test_whoever_stops_waiting_breaks_no_connection(store: Database) -> None:
    """Cancelled at any moment of a read; those who come after him read on."""

    async def read() -> Person:
        async with store.read() as conn:
            return await people.get(conn, 1)

    for steps in range(20):
        task = asyncio.create_task(read())
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    async with store.write() as conn:
        await people.put(conn, 1, DE)
    async with asyncio.timeout(5):
        assert await asyncio.gather(*[read() for _ in range(8)]) == [DE] * 8


@pytest.mark.parametrize("inner", ["read", "write", "batch"])
@pytest.mark.parametrize("outer", ["read", "write", "batch"])
async def test_nobody_holds_a_connection_and_asks_for_another(
    store: Database, outer: str, inner: str
) -> None:
    """Four who do would wait for each other: refused at once, also to a task that the holder waits for."""

    given_back = asyncio.Event()

    async def enter() -> None:
        async with getattr(store, inner)():
            await asyncio.sleep(0)

    async def enter_later() -> None:
        await given_back.wait()
        await enter()

    async with asyncio.timeout(5):
        async with getattr(store, outer)():
            with pytest.raises(RuntimeError, match="holds one"):
                await enter()
            with pytest.raises(RuntimeError, match="holds one"):
                await asyncio.create_task(enter())
            later = asyncio.create_task(enter_later())
        given_back.set()
        await later
        await enter()


async def test_who_failed_with_a_connection_may_ask_again(store: Database) -> None:
    for name in ("read", "write", "batch"):
        with pytest.raises(ZeroDivisionError):
            async with getattr(store, name)():
                raise ZeroDivisionError
    async with store.read() as conn:
        assert await people.get(conn, 1) == Person()


async def test_a_key_that_is_there_is_taken(store: Database) -> None:
    row = InteractionRow(1, 1, 1, 1, 1, 0.0)
    async with store.write() as conn:
        await interactions.add(conn, row)

    async def again() -> None:
        async with store.write() as conn:
            await people.put(conn, 1, DE)
            await interactions.add(conn, row)

    with pytest.raises(Taken):
        await again()
    async with store.read() as conn:
        assert await people.get(conn, 1) == Person()
        assert await interactions.get(conn, 1) == row


async def test_a_cancelled_task_gives_the_lock_back(store: Database) -> None:
    entered = asyncio.Event()

    async def stuck() -> None:
        async with store.write() as conn:
            await people.put(conn, 1, DE)
            entered.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(stuck())
    await entered.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with store.write() as conn:
        assert await people.get(conn, 1) == Person()
        await people.put(conn, 2, DE)


async def test_only_the_store_knows_sql() -> None:
    """Nothing outside bot/store imports SQLAlchemy, Alembic or a driver."""
    root = Path(__file__).parents[3] / "bot"
    words = ("sqlalchemy", "alembic", "aiosqlite", "asyncpg", "sqlite3")
    guilty = [
        path
        for path in root.rglob("*.py")
        if "store" not in path.parts
        and any(f"import {word}" in path.read_text() or f"from {word}" in path.read_text() for word in words)
    ]
    assert guilty == []


def test_sqlite_is_new_enough() -> None:
    """RETURNING came with 3.35."""
    assert sqlite3.sqlite_version_info >= (3, 35)
