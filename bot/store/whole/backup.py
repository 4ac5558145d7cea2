"""A copy of the store while it is in use, and the proof that the copy can be used."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import Final

from bot.store.connecting.db import Database, StoreError
from bot.store.tables import metadata

#: The bot's own note that somebody has been forgotten and the file has not been written anew since.
SWEEP: Final = "sweep"
_BUSY_SECONDS: Final = 30.0


async def write(store: Database, target: Path) -> None:
    """Copy the store into a new file; it appears under its name only when it is whole."""
    half = target.with_suffix(".part")
    half.unlink(missing_ok=True)
    if store.path is None:
        raise StoreError("this database keeps no file: back it up with its own tools (pg_dump)")
    await asyncio.to_thread(_write, store.path, half, target)


def _write(path: Path, half: Path, target: Path) -> None:
    # A connection of its own: it reads one moment of the file while the games go on.
    conn = sqlite3.connect(path, isolation_level=None)
    try:
        conn.execute("VACUUM INTO ?", (str(half),))
    except sqlite3.DatabaseError as error:
        raise StoreError(f"the backup cannot be written: {error}") from error
    finally:
        conn.close()
    with half.open("rb+") as file:
        os.fsync(file.fileno())
    half.replace(target)


async def check(target: Path) -> int:
    """Open a copy as if to restore it; returns its number of games. Raises StoreError."""
    return await asyncio.to_thread(check_file, target)


def check_file(target: Path, *, anyhow: bool = False) -> int:
    """The same at once; `anyhow` takes one of an older version, too, which the next start brings up to date."""
    conn = sqlite3.connect(f"file:{target}?mode=ro", uri=True)
    try:
        verdict = conn.execute("PRAGMA integrity_check").fetchone()[0]
        if verdict != "ok":
            raise StoreError(f"the backup {target.name} is damaged: {verdict}")
        there = {name for (name,) in conn.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        missing = ({"games", "log", "alembic_version"} if anyhow else set(metadata.tables)) - there
        if missing:
            raise StoreError(f"the backup {target.name} lacks {', '.join(sorted(missing))}")
        return int(conn.execute("SELECT count(*) FROM games").fetchone()[0])
    except sqlite3.DatabaseError as error:
        raise StoreError(f"the backup {target.name} cannot be read: {error}") from error
    finally:
        conn.close()


async def sweep(store: Database) -> None:
    """Write the file anew, so that nothing is left in it between the rows of what has been deleted.

    PostgreSQL does so by itself, with autovacuum.
    """
    if store.path is not None:
        await asyncio.to_thread(_sweep, store.path)


def _sweep(path: Path) -> None:
    conn = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)
    try:
        conn.execute("VACUUM")
        conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        conn.close()
