"""Putting a backup in the place of the store, so that what lies there now cannot mix with it.

SQLite keeps what was written last in a file `-wal` beside the store and reads it whenever it lies there. Whoever only
copies a backup over the store gets the old journal on the new file: the wrong games, silently.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Final

from bot.store.connecting.db import StoreError
from bot.store.whole import backup

_JOURNALS: Final = ("-wal", "-shm", "-journal")
#: The byte of a file's head that says whether a journal `-wal` belongs to it, and what it is then.
_FORMAT_AT: Final = 18
_WITH_WAL: Final = 2


def restore(source: Path, target: Path) -> Path | None:
    """Put a backup in the place of a store that nobody has open. Returns where the store from before is kept.

    Raises StoreError; the store is then as it was.
    """
    if not source.is_file():
        raise StoreError(f"there is no file {source}")
    if target.exists() and source.resolve() == target.resolve():
        raise StoreError(f"{source} is the store itself: name the backup")
    if not target.parent.is_dir():
        raise StoreError(f"there is no folder {target.parent}")
    made = _copy(source, target)
    try:
        backup.check_file(made, anyhow=True)
        kept = _set_aside(target)
        made.replace(target)
        _sync(target.parent)
    finally:
        for file in (made, *_beside(made)):
            file.unlink(missing_ok=True)
    return kept


def _copy(source: Path, target: Path) -> Path:
    """The whole backup in one new file beside the store."""
    made = target.with_name(f"{target.name}.restoring")
    for file in (made, *_beside(made)):
        file.unlink(missing_ok=True)
    try:
        shutil.copyfile(source, made)
        with source.open("rb") as opened:
            head = opened.read(_FORMAT_AT + 1)
        # A copy of a store in use has its journal with it; beside one of our own backups it is another store's.
        wal = source.with_name(f"{source.name}-wal")
        if head[_FORMAT_AT:] == bytes([_WITH_WAL]) and wal.exists():
            shutil.copyfile(wal, made.with_name(f"{made.name}-wal"))
        conn = sqlite3.connect(made, isolation_level=None)
        try:
            # All of it into the one file.
            conn.execute("PRAGMA journal_mode = DELETE")
        finally:
            conn.close()
        with made.open("rb+") as whole:
            os.fsync(whole.fileno())
    except (OSError, sqlite3.DatabaseError) as error:
        for file in (made, *_beside(made)):
            file.unlink(missing_ok=True)
        raise StoreError(f"{source.name} cannot be restored: {error}") from error
    return made


def _set_aside(target: Path) -> Path | None:
    """Keep the store from before under another name, and leave nothing beside the new one."""
    if not target.exists():
        for file in _beside(target):
            file.unlink(missing_ok=True)
        return None
    kept = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    conn = sqlite3.connect(target, timeout=0.5, isolation_level=None)
    try:
        # Nobody but who has it for himself may leave the journal.
        conn.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise StoreError(f"{target} is in use: stop the bot first") from error
    except sqlite3.DatabaseError:
        # It is damaged, which may be why somebody is here: it is kept as it lies there.
        pass
    finally:
        conn.close()
    for file in (target, *_beside(target)):
        if file.exists():
            file.replace(file.with_name(file.name.replace(target.name, kept.name, 1)))
    return kept


def _beside(target: Path) -> list[Path]:
    return [target.with_name(target.name + one) for one in _JOURNALS]


def _sync(folder: Path) -> None:
    """The new name survives a power cut, too."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
