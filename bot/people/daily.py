"""Whose digest comes when: it follows from what he has set."""

from __future__ import annotations

from bot.facts.prefs import Person
from bot.game.clock.daily import next_digest
from bot.store import Connection, digests


async def follow(conn: Connection, person: int, said: Person, now: float) -> None:
    """Somebody has changed how or when he wants to be told."""
    row = await digests.get(conn, person)
    due = next_digest(said.rhythm, now, row.last) if said.prefs.digest else None
    if due != row.due:
        await digests.put(conn, row._replace(due=due))
