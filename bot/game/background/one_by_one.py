"""Battles that are thought about in their own time: one after the other, elsewhere, while nobody waits for it.

A timer says that a battle waits, so nothing is forgotten by a crash. What fails is tried again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bot.errors import told
from bot.game.table.desk import Desk
from bot.store import Connection, timers
from bot.store.timers import TimerRow

#: The timers of the battles that wait by a moment, so many at most, the longest waiting first.
Waiting: TypeAlias = Callable[[Connection, float, int], Awaitable[list[TimerRow]]]

#: Battles that are looked at for one that no other process thinks about.
_LOOKED_AT: Final = 8
#: What failed is tried again after this.
_AGAIN_SECONDS: Final = 300.0


class OneByOne:
    """What is to be done with each battle that has such a timer."""

    def __init__(self, desk: Desk, waiting: Waiting, do: Callable[[int], Awaitable[None]]) -> None:
        self._desk = desk
        self._waiting = waiting
        self._do = do
        self._busy = asyncio.Lock()

    async def tick(self) -> bool:
        """Do it with the next one; False: none waits, or somebody is at it."""
        if self._busy.locked():
            return False
        async with self._busy:
            async with self._desk.store.read() as conn:
                rows = await self._waiting(conn, self._desk.now(), _LOOKED_AT)
            for row in rows:
                async with self._desk.alone(f"{row.kind}:{row.game}") as mine:
                    if mine:
                        await self._one(row)
                        return True
            return False

    async def _one(self, row: TimerRow) -> None:
        try:
            await self._do(row.game)
        except Exception as error:
            told(error, game=row.game, timer=row.kind)
            async with self._desk.store.write() as conn:
                await timers.put_off(conn, row, self._desk.now() + _AGAIN_SECONDS)
            # In memory it is still due now, and the next change of the game would store that again.
            self._desk.forget(row.game)
