"""Scenarios that servers brought in, as the text they were given."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, select

from bot.store.connecting.db import Connection
from bot.store.tables import imported


class ImportedRow(NamedTuple):
    """One scenario of a server; server 0 holds those of games played by DM."""

    server: int
    id: str
    text: str
    by: int
    at: float


async def of_server(conn: Connection, server: int) -> list[ImportedRow]:
    """All scenarios of a server."""
    query = select(imported).where(imported.c.server == server).order_by(imported.c.id)
    return [ImportedRow(**one) for one in (await conn.execute(query)).mappings()]


async def get(conn: Connection, server: int, name: str) -> ImportedRow | None:
    """One scenario."""
    query = select(imported).where(imported.c.server == server, imported.c.id == name)
    columns = (await conn.execute(query)).mappings().first()
    return None if columns is None else ImportedRow(**columns)


async def add(conn: Connection, row: ImportedRow) -> None:
    """Keep a scenario. The store raises Taken if the server has one of that id."""
    await conn.execute(
        insert(imported), {"server": row.server, "id": row.id, "text": row.text, "by": row.by, "at": row.at}
    )


async def drop(conn: Connection, server: int, name: str) -> bool:
    """Remove a scenario; games that play it keep what they were set up from."""
    done = await conn.execute(delete(imported).where(imported.c.server == server, imported.c.id == name))
    return bool(done.rowcount)
