"""One statement that writes a row, be it there or not: two who do so at once do not stumble over each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from sqlalchemy import BindParameter, ColumnElement, Insert, Table, bindparam
from sqlalchemy.dialects import postgresql, sqlite

from bot.store.batch import Writer
from bot.store.db import Connection

#: A statement as each database writes it, by the name of its dialect.
Either: TypeAlias = Mapping[str, Insert]


async def put(conn: Connection, table: Table, values: Mapping[str, object]) -> None:
    """This is the row of that key now."""
    await conn.execute(_putting(table, tuple(values))[conn.dialect.name], values)


@cache
def _putting(table: Table, columns: tuple[str, ...]) -> Either:
    """The statement that writes these columns, built once."""
    keys = table.primary_key
    rest = [name for name in columns if name not in keys.columns]
    # Both databases understand the same words; SQLAlchemy has them once for each.
    file, server = sqlite.insert(table), postgresql.insert(table)
    return {
        "sqlite": file.on_conflict_do_update(keys, set_={name: file.excluded[name] for name in rest}),
        "postgresql": server.on_conflict_do_update(keys, set_={name: server.excluded[name] for name in rest}),
    }


async def keep(conn: Connection, table: Table, values: Mapping[str, object]) -> None:
    """This is the row of that key, unless there is one."""
    made = postgresql.insert(table) if conn.dialect.name == "postgresql" else sqlite.insert(table)
    await conn.execute(made.on_conflict_do_nothing(), values)


def merging(
    table: Table, column: str, merged: Callable[[ColumnElement[object]], ColumnElement[object]]
) -> Either:
    """A statement for batches, built once: a new row, or that column of the one there, merged with what comes."""
    values: dict[str, BindParameter[object]] = {one.name: bindparam(one.name) for one in table.columns}
    keys = table.primary_key
    file, server = sqlite.insert(table).values(values), postgresql.insert(table).values(values)
    return {
        "sqlite": file.on_conflict_do_update(keys, set_={column: merged(file.excluded[column])}),
        "postgresql": server.on_conflict_do_update(keys, set_={column: merged(server.excluded[column])}),
    }


async def merge(conn: Writer, statement: Either, rows: Sequence[Mapping[str, object]]) -> None:
    """Do it with all of these rows, in the transaction of whoever writes."""
    if rows:
        await conn.execute(statement[conn.dialect.name], rows)
