"""What is stored but not yet said: handed out in order, once to one teller, until it has been said."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.facts.news import News, Unread
from bot.game.table.desk import Desk
from bot.store import outbox

#: So long a teller has for what it has taken; then somebody else may say it.
_LEASE_SECONDS = 60.0
_FIRST_RETRY, _LAST_RETRY = 2.0, 900.0


@dataclass(frozen=True, slots=True)
class Announcement:
    """One thing to say."""

    id: int
    game: int | None
    kind: str
    #: The revision of the game when it was written.
    revision: int
    said: News | Unread
    #: How often it has been tried, this time included.
    attempts: int
    at: float

    @property
    def nonce(self) -> str:
        """For Discord: the same message sent twice appears once."""
        return f"m44-{self.id}"


class Announce:
    """The outbox."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def wake(self) -> asyncio.Event:
        """Set when something new is stored; the teller clears it before it takes."""
        return self._desk.wake

    async def take(self, limit: int = 50) -> tuple[Announcement, ...]:
        """What may be said now. After a failure, leave the rest of that game for the next time."""
        now = self._desk.now()
        async with self._desk.store.read() as conn:
            if not await outbox.any_ready(conn, now):
                return ()
        async with self._desk.store.write() as conn:
            rows = await outbox.take(conn, now, now + _LEASE_SECONDS, limit)
        return tuple(
            Announcement(row.id, row.game, row.kind, row.revision, row.said, row.attempts, row.at)
            for row in rows
        )

    async def done(self, *numbers: int) -> None:
        """They have been said, or have become pointless."""
        if numbers:
            async with self._desk.store.write() as conn:
                await outbox.done(conn, numbers)

    async def failed(self, said: Announcement, retry_after: float | None = None) -> float:
        """It could not be said: it and what follows it in its game come again later. Returns the seconds till then."""
        wait = retry_after
        if wait is None:
            wait = min(_LAST_RETRY, _FIRST_RETRY * 2 ** min(said.attempts - 1, 12))
        async with self._desk.store.write() as conn:
            await outbox.later(conn, said.id, said.game, self._desk.now() + wait)
        return wait

    async def waiting(self) -> tuple[int, float | None]:
        """How much waits, and since when the oldest does."""
        async with self._desk.store.read() as conn:
            return await outbox.waiting(conn)
