"""Where games are kept. Only this package knows SQL; the service calls its functions with a connection.

store = await open_store("sqlite+aiosqlite:///fieldpost.db")
async with store.write() as conn:
    await games.claim(conn, ...)
"""

from __future__ import annotations

from bot.store.connecting.batch import Writer
from bot.store.connecting.db import Connection, Database, StoreError, Taken
from bot.store.connecting.onehop import Missed
from bot.store.connecting.server import Away, Crowded, Cut, retried
from bot.store.migrating import migrate

__all__ = [
    "Away",
    "Connection",
    "Crowded",
    "Cut",
    "Database",
    "Missed",
    "StoreError",
    "Taken",
    "Writer",
    "open_store",
    "retried",
]


async def open_store(url: str) -> Database:
    """The store at an address, brought to the newest form. Raises StoreError in one plain line."""
    database = Database(url)
    await database.open()
    try:
        await migrate(database)
    except BaseException:
        await database.close()
        raise
    return database
