"""A copy of the store while it is in use, and the proof that the copy can be used."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

from bot.store.db import Database, StoreError
from bot.store.tables import metadata


async def write(store: Database, target: Path) -> None:
    """Copy the store into a new file; it appears under its name only when it is whole."""
    half = target.with_suffix(".part")
    half.unlink(missing_ok=True)
    await store.outside("VACUUM INTO ?", str(half))
    await asyncio.to_thread(_settle, half, target)


def _settle(half: Path, target: Path) -> None:
    with half.open("rb+") as file:
        os.fsync(file.fileno())
    half.replace(target)


async def check(target: Path) -> int:
    """Open a copy as if to restore it; returns its number of games. Raises StoreError."""
    return await asyncio.to_thread(_check, target)


def _check(target: Path) -> int:
    conn = sqlite3.connect(f"file:{target}?mode=ro", uri=True)
    try:
        verdict = conn.execute("PRAGMA integrity_check").fetchone()[0]
        if verdict != "ok":
            raise StoreError(f"the backup {target.name} is damaged: {verdict}")
        there = {name for (name,) in conn.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        missing = set(metadata.tables) - there
        if missing:
            raise StoreError(f"the backup {target.name} lacks {', '.join(sorted(missing))}")
        return int(conn.execute("SELECT count(*) FROM games").fetchone()[0])
    except sqlite3.DatabaseError as error:
        raise StoreError(f"the backup {target.name} cannot be read: {error}") from error
    finally:
        conn.close()
