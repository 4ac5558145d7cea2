"""What persons and servers have set for themselves: one row of JSON each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Column, Table, delete, insert, select

from bot.store.db import Connection
from bot.store.tables import people, servers


async def _get(conn: Connection, table: Table, key: Column[Any], number: int) -> dict[str, Any]:
    found = (await conn.execute(select(table.c.data).where(key == number))).first()
    return {} if found is None else dict(json.loads(found[0]))


async def _put(
    conn: Connection, table: Table, key: Column[Any], number: int, data: Mapping[str, Any]
) -> None:
    await conn.execute(delete(table).where(key == number))
    if data:
        await conn.execute(insert(table), {key.name: number, "data": json.dumps(dict(data))})


async def get(conn: Connection, person: int) -> dict[str, Any]:
    """What a person has set; empty if nothing."""
    return await _get(conn, people, people.c.person, person)


async def put(conn: Connection, person: int, data: Mapping[str, Any]) -> None:
    """This is what a person has set now; nothing leaves no row."""
    await _put(conn, people, people.c.person, person, data)


async def get_server(conn: Connection, server: int) -> dict[str, Any]:
    """What a server has set."""
    return await _get(conn, servers, servers.c.server, server)


async def put_server(conn: Connection, server: int, data: Mapping[str, Any]) -> None:
    """This is what a server has set now."""
    await _put(conn, servers, servers.c.server, server, data)
