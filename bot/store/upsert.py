"""One statement that writes a row, be it there or not: two who do so at once do not stumble over each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import BindParameter, ColumnElement, Insert, Table, bindparam
from sqlalchemy.dialects import sqlite

from bot.store.connecting.batch import Writer
from bot.store.connecting.db import Connection

#: A statement as the database writes it that has this name.
Either: TypeAlias = Callable[[str], Insert]


def writer(dialect: str) -> Any:
    """Inserts as a database writes them, who all understand the same words; SQLAlchemy has them once for each."""
    if dialect == "postgresql":
        # Imported here: a tenth of a start, and most stores are a file.
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415

        return postgresql.insert
    return sqlite.insert


async def put(conn: Writer | Connection, table: Table, values: dict[str, object]) -> None:
    """This is the row of that key now."""
    await conn.execute(_putting(table, tuple(values), conn.dialect.name), values)


@cache
def _putting(table: Table, columns: tuple[str, ...], dialect: str) -> Insert:
    """The statement that writes these columns, built once."""
    keys = table.primary_key
    new = writer(dialect)(table)
    made: Insert = new.on_conflict_do_update(
        keys, set_={name: new.excluded[name] for name in columns if name not in keys.columns}
    )
    return made


async def keep(conn: Connection, table: Table, values: Mapping[str, object]) -> None:
    """This is the row of that key, unless there is one."""
    await conn.execute(writer(conn.dialect.name)(table).on_conflict_do_nothing(), values)


def merging(
    table: Table, column: str, merged: Callable[[ColumnElement[object]], ColumnElement[object]]
) -> Either:
    """A statement for batches, built once: a new row, or that column of the one there, merged with what comes."""

    @cache
    def of(dialect: str) -> Insert:
        values: dict[str, BindParameter[object]] = {one.name: bindparam(one.name) for one in table.columns}
        new = writer(dialect)(table).values(values)
        made: Insert = new.on_conflict_do_update(
            table.primary_key, set_={column: merged(new.excluded[column])}
        )
        return made

    return of


async def merge(conn: Writer, statement: Either, rows: Sequence[Mapping[str, object]]) -> None:
    """Do it with all of these rows, in the transaction of whoever writes."""
    if rows:
        await conn.execute(statement(conn.dialect.name), rows)
