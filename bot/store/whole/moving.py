"""A whole store carried over into another one: table by table, each batch with a note of how far it has come.

Whatever ends it in between, it goes on there; nothing is changed where it comes from. Only at the end, when every game
has been compared, the note goes, and until then no bot begins on the copy.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final

from sqlalchemy import Row, Table, delete, func, insert, select, text, tuple_
from sqlalchemy.sql.elements import ColumnElement

from bot.store import migrating
from bot.store import own as notes
from bot.store.connecting.db import Connection, Database, StoreError
from bot.store.tables import games, leases, metadata, own

#: Under this name the copy says how far it is, by table.
_NOTE: Final = "moving"
#: What each store says of itself.
_ITS_OWN: Final = (_NOTE, migrating.NOTE)
_BATCH: Final = 500
#: What belongs to running processes, and to no game.
_LEFT: Final = frozenset({leases.name})
TABLES: Final = tuple(one for one in metadata.sorted_tables if one.name not in _LEFT)
#: Those that number their rows themselves, all of them in a column `id`.
_NUMBERED: Final = tuple(one for one in TABLES if one.autoincrement_column is not None)
_SEQUENCE: Final = text("SELECT pg_get_serial_sequence(:table, 'id')")
_SET: Final = text("SELECT setval(pg_get_serial_sequence(:table, 'id'), :next, false)")

#: Rows with the place of a table behind it, for whoever wants to see it go on.
Told = Callable[[str, int], None]


async def unfinished(store: Database) -> bool:
    """Whether a store is a copy that has not been finished."""
    async with store.read() as conn:
        return await notes.get(conn, _NOTE) is not None


async def move(source: Database, target: Database, told: Told) -> int:
    """Carry everything over and compare it; returns how many games there are. Raises StoreError."""
    if {source.migration, target.migration} != {migrating.newest()}:
        raise StoreError("a newer bot has been at one of the two stores: move with that one")
    async with source.read() as conn:
        number = (await conn.execute(select(func.count()).select_from(games))).scalar_one()
    at = await _begun(target)
    for table in TABLES:
        await _table(source, target, table, at, told)
    await _compared(source, target)
    async with source.read() as conn:
        last = {table.name: await _last(conn, table) for table in _NUMBERED}
    async with target.write() as conn:
        for table in _NUMBERED:
            await _number_on(conn, table, last[table.name])
        await conn.execute(delete(own).where(own.c.name == _NOTE))
    return int(number)


async def _begun(target: Database) -> dict[str, list[object]]:
    """How far it has come before: by table the last key. Raises StoreError where something else is there."""
    async with target.write() as conn:
        said = await notes.get(conn, _NOTE)
        if said is not None:
            return dict(json.loads(said))
        for table in TABLES:
            rows = select(func.count()).select_from(table)
            if table is own:
                rows = rows.where(own.c.name.not_in(_ITS_OWN))
            if (await conn.execute(rows)).scalar_one():
                raise StoreError("there are games where you want to move to: name an empty database")
        await notes.put(conn, _NOTE, "{}")
    return {}


async def _table(
    source: Database, target: Database, table: Table, at: dict[str, list[object]], told: Told
) -> None:
    keys = [*table.primary_key.columns]
    done = 0
    while True:
        async with source.read() as conn:
            rows = await _after(conn, table, keys, at.get(table.name))
        if not rows:
            return
        at[table.name] = [getattr(rows[-1], one.name) for one in keys]
        async with target.write() as conn:
            await conn.execute(insert(table), [one._asdict() for one in rows])
            await notes.put(conn, _NOTE, json.dumps(at))
        done += len(rows)
        told(table.name, done)


# Any: what a column holds and a row has only the table knows, which SQLAlchemy reads at run time.
async def _after(
    conn: Connection, table: Table, keys: Sequence[ColumnElement[Any]], last: Sequence[object] | None
) -> Sequence[Row[Any]]:
    query = select(table).order_by(*keys).limit(_BATCH)
    if last is not None:
        query = query.where(tuple_(*keys) > tuple_(*last))
    if table is own:
        query = query.where(own.c.name.not_in(_ITS_OWN))
    return (await conn.execute(query)).all()


async def _last(conn: Connection, table: Table) -> int:
    """The last number that a table has given, though its row may be gone: places know what was said by such numbers."""
    if conn.dialect.name == "postgresql":
        sequence = (await conn.execute(_SEQUENCE, {"table": table.name})).scalar_one()
        query = text(f"SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM {sequence}")
        return int((await conn.execute(query)).scalar_one())
    said = await conn.execute(
        text("SELECT seq FROM sqlite_sequence WHERE name = :name"), {"name": table.name}
    )
    return int(said.scalar_one_or_none() or 0)


async def _number_on(conn: Connection, table: Table, last: int) -> None:
    """New rows are numbered after that one."""
    if conn.dialect.name == "postgresql":
        await conn.execute(_SET, {"table": table.name, "next": last + 1})
        return
    names = {"name": table.name, "last": last}
    await conn.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), names)
    await conn.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)"), names)


async def _compared(source: Database, target: Database) -> None:
    """Raises StoreError at the first game, or table without games, that is not the same here and there."""
    for table in TABLES:
        here, there = _sums(source, table), _sums(target, table)
        async for one in here:
            other = await anext(there, None)
            if one != other:
                raise StoreError(_unequal(table, one, other))
        if await anext(there, None) is not None:
            raise StoreError(f"{table.name}: there is more than there was")


def _unequal(table: Table, one: tuple[int, int], other: tuple[int, int] | None) -> str:
    where = f"game {one[0]}" if other is not None and one[0] == other[0] else "what is there"
    return f"{table.name}: {where} did not arrive as it was: empty the new database and move once more"


async def _sums(store: Database, table: Table) -> AsyncIterator[tuple[int, int]]:
    """A sum for each game, in order, of its rows in a table; one for a table that is of no games.

    Each database has an order of its own for words, so rows are added up in whatever order.
    """
    keys = [*table.primary_key.columns]
    of_games = keys[0].name == ("id" if table is games else "game")
    last: list[object] | None = None
    game = total = 0
    while True:
        async with store.read() as conn:
            rows = await _after(conn, table, keys, last)
        if not rows:
            break
        last = [getattr(rows[-1], one.name) for one in keys]
        for row in rows:
            if of_games and row[0] != game:
                yield game, total
                game, total = row[0], 0
            total += int.from_bytes(hashlib.sha256(repr(tuple(row)).encode()).digest())
    yield game, total
