"""One process at a time on a file: two bots would both answer, and each press would be answered twice.

The operating system keeps the note and takes it back when the process ends, however it ends.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.connecting.db import StoreError


@contextmanager
def alone_on(path: Path) -> Iterator[None]:
    """Nobody else runs a bot on this file meanwhile. Raises StoreError if somebody does."""
    try:
        handle = os.open(path.with_name(f"{path.name}-running"), os.O_RDWR | os.O_CREAT, 0o644)
    except OSError:
        # No folder, or no permission: whoever opens the store says so.
        yield
        return
    try:
        if not _taken(handle):
            raise StoreError(
                f"another bot is running on {path}: end it first, or give this one a file of its own "
                "(DATABASE_URL). Several processes share a PostgreSQL, never a file."
            )
        yield
    finally:
        os.close(handle)


def _taken(handle: int) -> bool:
    """Whether the file is ours from now on, until it is closed."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - only there

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - not on Windows

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
