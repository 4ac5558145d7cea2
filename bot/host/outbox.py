"""What is stored but not yet said: handed out in order, once to one teller, until it has been said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from bot.facts.announcement import Announcement
from bot.game.table.desk import Desk
from bot.store import outbox, retried

#: So long what a teller has taken is his unless he says that he is still at it; then it is anybody's. Short, for
#: whoever takes over from a teller that was killed waits for it.
_LEASE_SECONDS = 4.0
_FIRST_RETRY, _LAST_RETRY = 2.0, 900.0
#: Trouble passes: nobody waits longer than this to look again.
_LAST_LOOK = 60.0
#: What has been refused for so long is given up: the game has gone on without it.
_TOO_OLD = 24 * 3600.0


class Announce:
    """The outbox."""

    def __init__(self, desk: Desk, clock: Callable[[], float]) -> None:
        self._desk = desk
        #: The clock by which something is somebody's: one that all processes on the store have in common. Discord may
        #: know better what time it is, but each of them hears that at a time of its own.
        self._clock = clock

    @property
    def wake(self) -> asyncio.Event:
        """Set when something new is stored; the teller clears it before it takes."""
        return self._desk.wake

    @retried
    async def take(
        self, limit: int = 50, *, games: int = 50, busy: Collection[int] = ()
    ) -> tuple[Announcement, ...]:
        """What may be said now, of so many games that are not busy. Said within 4 seconds, or held."""
        now = self._clock()
        async with self._desk.store.read() as conn:
            if not await outbox.any_ready(conn, now):
                return ()
        async with self._desk.store.write() as conn:
            rows = await outbox.take(conn, now, now + _LEASE_SECONDS, limit, games=games, busy=busy)
        return tuple(rows)

    @retried
    async def hold(self, *numbers: int) -> None:
        """They are still being said: nobody else may."""
        if numbers:
            async with self._desk.store.write() as conn:
                await outbox.hold(conn, numbers, self._clock() + _LEASE_SECONDS)

    @retried
    async def done(self, *numbers: int) -> None:
        """They have been said, or have become pointless."""
        if numbers:
            async with self._desk.store.write() as conn:
                await outbox.done(conn, numbers)

    @retried
    async def failed(
        self, said: Announcement, retry_after: float | None = None, *, alone: bool = False
    ) -> float:
        """It could not be said: it and what follows it in its game come again later. Returns the seconds till then.

        With the seconds given it is put off and not refused: that counts for nothing.
        """
        wait = retry_after
        if wait is None:
            wait = min(_LAST_RETRY, _FIRST_RETRY * 2 ** min(max(said.attempts - 1, 0), 12))
        wait = min(wait, outbox.LONGEST)
        ready = self._clock() + wait
        async with self._desk.store.write() as conn:
            counts = retry_after is None
            await outbox.later(conn, said.id, said.game, ready, alone=alone, counts=counts)
        return wait

    def patience(self, said: Announcement) -> float:
        """Seconds to wait while there is trouble: as long again as it has taken so far."""
        return min(_LAST_LOOK, max(_FIRST_RETRY, self._desk.now() - said.at))

    def too_old(self, said: Announcement) -> bool:
        """Whether there is no point in trying what is refused any longer."""
        return self._desk.now() - said.at >= _TOO_OLD

    async def waiting(self) -> tuple[int, float | None]:
        """How much waits, and since when the oldest does."""
        async with self._desk.store.read() as conn:
            return await outbox.waiting(conn)
