"""One statement that writes a row, be it there or not: two who do so at once do not stumble over each other."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite

from bot.store.db import Connection


async def put(conn: Connection, table: Table, values: Mapping[str, object]) -> None:
    """This is the row of that key now."""
    keys = table.primary_key
    rest = [name for name in values if name not in keys.columns]
    # Both databases understand the same words; SQLAlchemy has them once for each.
    if conn.dialect.name == "postgresql":
        server = postgresql.insert(table)
        await conn.execute(
            server.on_conflict_do_update(keys, set_={name: server.excluded[name] for name in rest}), values
        )
        return
    file = sqlite.insert(table)
    await conn.execute(
        file.on_conflict_do_update(keys, set_={name: file.excluded[name] for name in rest}), values
    )


async def keep(conn: Connection, table: Table, values: Mapping[str, object]) -> None:
    """This is the row of that key, unless there is one."""
    made = postgresql.insert(table) if conn.dialect.name == "postgresql" else sqlite.insert(table)
    await conn.execute(made.on_conflict_do_nothing(), values)
