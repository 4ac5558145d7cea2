"""Who draws next of those whose pictures may come late: whoever asked last.

Where more is asked for than can be drawn, some have their pictures soon and the others once it is calm; in the order
in which they asked all of them would come too late. What nobody wants any more is not drawn.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

#: Whether a picture is wanted still, now that it could be drawn.
Wanted: TypeAlias = Callable[[], bool]


class NotWantedError(Exception):
    """Nobody wants a picture any more, or too many came later."""


class Turns:
    """So many at a time; of those who wait the first is sent away where there are too many."""

    def __init__(self, at_once: int, most: int) -> None:
        self._free = at_once
        self._most: Final = most
        self._waiting: Final[list[tuple[Wanted, asyncio.Future[bool]]]] = []

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def full(self) -> bool:
        """Whether one more would send another away."""
        if len(self._waiting) < self._most:
            return False
        # What nobody wants any more makes room.
        for wanted, called in self._waiting:
            if not wanted():
                self._answer(called, go=False)
        self._waiting[:] = [one for one in self._waiting if not one[1].done()]
        return len(self._waiting) >= self._most

    @asynccontextmanager
    async def turn(self, wanted: Wanted) -> AsyncIterator[None]:
        """Wait for it. Raises NotWantedError."""
        if self._free:
            self._free -= 1
        elif not await self._waited(wanted):
            raise NotWantedError
        try:
            yield
        finally:
            self._free += 1
            self._call()

    async def _waited(self, wanted: Wanted) -> bool:
        called: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, called))
        if len(self._waiting) > self._most:
            self._answer(self._waiting.pop(0)[1], go=False)
        try:
            return await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled() and called.result():
                self._free += 1
                self._call()
            raise

    def _call(self) -> None:
        while self._free and self._waiting:
            wanted, called = self._waiting.pop()
            if self._answer(called, go=wanted()):
                self._free -= 1

    def _answer(self, called: asyncio.Future[bool], *, go: bool) -> bool:
        """Whether somebody goes."""
        if called.done():
            return False
        called.set_result(go)
        return go
