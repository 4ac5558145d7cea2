"""What the bot notes for itself, by its own names."""

from __future__ import annotations

from sqlalchemy import bindparam, select

from bot.store import upsert
from bot.store.connecting.db import Connection
from bot.store.tables import own

_GET = select(own.c.value).where(own.c.name == bindparam("name"))


async def get(conn: Connection, name: str) -> str | None:
    """What is noted under a name."""
    found = (await conn.execute(_GET, {"name": name})).first()
    return None if found is None else str(found[0])


async def put(conn: Connection, name: str, value: str) -> None:
    """This is noted under a name now."""
    await upsert.put(conn, own, {"name": name, "value": value})
