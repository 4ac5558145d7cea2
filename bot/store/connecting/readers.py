"""The connections on which a file is read, each kept for good: checking one out of a pool costs more than a statement.

SQLite shows every statement its own moment, for nothing is begun on them; so nothing has to be ended, either.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.connecting.quick import Quick


class Readers:
    """So many connections at most, opened when they are first needed; whoever finds all of them busy waits."""

    def __init__(self, engine: AsyncEngine, most: int) -> None:
        self._engine: Final = engine
        self._room: Final = asyncio.Semaphore(most)
        self._idle: Final[list[AsyncConnection]] = []
        self._closed = False

    @asynccontextmanager
    async def one(self) -> AsyncIterator[AsyncConnection]:
        """A connection, for as long as it is needed."""
        async with self._room:
            conn = self._idle.pop() if self._idle else await Quick(self._engine)
            try:
                yield conn
            finally:
                # Somebody who stopped waiting in the middle of a statement has broken it.
                if conn.invalidated or self._closed:
                    await conn.close()
                else:
                    self._idle.append(conn)

    async def close(self) -> None:
        """Close those that nobody uses now, and the others when they are given back."""
        self._closed = True
        while self._idle:
            await self._idle.pop().close()
        await self._engine.dispose()
