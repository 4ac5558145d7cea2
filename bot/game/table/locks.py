"""One lock for each game: what concerns one table happens one after the other, in the order it came."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """Locks that are forgotten when nobody holds or awaits them."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, game: int) -> asyncio.Lock:
        """The lock of a game; keep the reference while using it."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock
