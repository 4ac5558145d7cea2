"""SQLite without a thread of its own: nearly every trip to it is shorter than the way to a thread and back.

Whoever waits for the file lets the others go on, as with a thread, and what he asked for is done even if he waits no
longer; but which of them is next no longer depends on the machine. `test_db`, `test_batch` and all that starts a
process keep the thread.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Generator, Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final

from bot.store.connecting.onehop import OneHopConnection, opened

#: So many statements run one after the other while nobody else has anything to do.
_MOST_AHEAD: Final = 16


class Here(OneHopConnection):
    """A connection in the thread of those who use it."""

    #: How long it waits for whoever else writes into the file.
    patience = 0.0
    #: Statements since others could go on.
    _ahead = 0

    def __await__(self) -> Generator[Any, None, Here]:
        return self._connect().__await__()

    async def _connect(self) -> Here:
        if self._connection is None:
            self._connection = self._connector()
        return self

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if not self._running or self._connection is None:
            raise ValueError("Connection closed")
        until = None
        while True:
            try:
                found = fn(*args, **kwargs)
            except sqlite3.OperationalError as error:
                until = until or time.monotonic() + self.patience
                # Only BEGIN can find it locked: nothing has been done yet. Who holds it needs this thread to go on.
                if "locked" not in str(error) or time.monotonic() > until:
                    raise
                await asyncio.sleep(0.005)
            else:
                # A round of the loop in which nobody could go on costs as much as a small statement; every so often
                # there is one all the same, for whoever waits for the outside.
                self._ahead += 1
                if asyncio.get_running_loop()._ready or self._ahead > _MOST_AHEAD:  # type: ignore[attr-defined]
                    self._ahead = 0
                    await asyncio.sleep(0)
                return found

    def stop(self) -> None:
        self._running = False
        if self._connection is not None:
            self._connection.close()
            self._connection = None


async def connect(path: str | Path, pragmas: Iterable[str], busy_seconds: float) -> Here:
    """An open connection to a file."""
    made = Here(partial(opened, path, (*pragmas, "busy_timeout = 0"), busy_seconds), iter_chunk_size=64)
    made.patience = busy_seconds
    return await made


__all__ = ["connect"]
