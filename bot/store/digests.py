"""When each person's digest comes next, and when he had the last one."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, or_, select, update

from bot.store import upsert
from bot.store.connecting.db import Connection
from bot.store.tables import digests


class DigestRow(NamedTuple):
    """One person's."""

    person: int
    #: None: he wants none (any more).
    due: float | None = None
    last: float | None = None


#: Due now, or later than anything can be.
_DUE = (
    select(digests)
    .where(or_(digests.c.due <= bindparam("now"), digests.c.due > bindparam("latest")))
    .order_by(digests.c.due)
    .limit(bindparam("most"))
)


async def get(conn: Connection, person: int) -> DigestRow:
    """One person's."""
    row = (await conn.execute(select(digests).where(digests.c.person == person))).first()
    return DigestRow(person) if row is None else DigestRow(*row)


async def put(conn: Connection, row: DigestRow) -> None:
    """This is how it stands with a person."""
    await upsert.put(conn, digests, row._asdict())


async def due(conn: Connection, now: float, latest: float, most: int) -> list[DigestRow]:
    """What is due now, or later than anything can be: that was set by a clock that ran fast."""
    rows = await conn.execute(_DUE, {"now": now, "latest": latest, "most": most})
    return [DigestRow(*row) for row in rows]


async def claim(conn: Connection, before: DigestRow, after: DigestRow) -> bool:
    """Go on from one to the next, unless somebody else has."""
    mine = update(digests).where(digests.c.person == before.person, digests.c.due == before.due)
    return bool((await conn.execute(mine.values(due=after.due, last=after.last))).rowcount == 1)
