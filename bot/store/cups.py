"""Cups: one row each, with all that has become of them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import RowMapping, insert, select, update

from bot.errors import Unreadable
from bot.facts.cup import CupSetup, CupStatus, Progress
from bot.store.connecting.db import Connection
from bot.store.tables import cups
from bot.store.text import coding
from bot.store.text.coding import Form

_LOG = logging.getLogger(__name__)
_SETUP: Final = Form(CupSetup)
_COURSE: Final = Form(Progress)


class CupRow(NamedTuple):
    """One cup as it is stored; made without a number, it is a new one."""

    id: int
    server: int
    setup: CupSetup
    created_by: int
    created_at: float
    #: Where its table stands.
    channel: int
    status: CupStatus = "open"
    course: Progress = Progress()
    #: When there is something to do for it; None: it waits for its battles, or nothing more comes.
    due: float | None = None
    ended_at: float | None = None
    interaction: int | None = None
    message: int | None = None
    #: The last announcement that was posted below it.
    said: int = 0
    #: The secret from which the seeds of its battles follow.
    seed: str = ""
    version: int = 1


def _row(columns: RowMapping) -> CupRow:
    values = dict(columns)
    values["setup"] = coding.loads(_SETUP, CupSetup, values["setup"])
    values["course"] = coding.loads(_COURSE, Progress, values["course"])
    return CupRow(**values)


async def get(conn: Connection, cup: int) -> CupRow | None:
    """One cup."""
    row = (await conn.execute(select(cups).where(cups.c.id == cup))).mappings().first()
    return None if row is None else _row(row)


async def opened_by(conn: Connection, interaction: int) -> CupRow | None:
    """The cup that a press has opened."""
    row = (await conn.execute(select(cups).where(cups.c.interaction == interaction))).mappings().first()
    return None if row is None else _row(row)


async def add(conn: Connection, row: CupRow) -> int:
    """Store a new cup and return its number. The store raises Taken if its press has opened one."""
    values = row._asdict()
    del values["id"]
    values |= {"setup": coding.dumps(_SETUP, row.setup), "course": coding.dumps(_COURSE, row.course)}
    return int((await conn.execute(insert(cups).returning(cups.c.id), values)).scalar_one())


async def change(conn: Connection, before: CupRow, after: CupRow) -> bool:
    """Change a cup, unless somebody else has since it was read."""
    done = await conn.execute(
        update(cups)
        .where(cups.c.id == before.id, cups.c.version == before.version)
        .values(
            status=after.status,
            course=coding.dumps(_COURSE, after.course),
            due=after.due,
            ended_at=after.ended_at,
            version=before.version + 1,
        )
    )
    return bool(done.rowcount == 1)


async def find(conn: Connection, server: int, status: Sequence[CupStatus], limit: int = 25) -> list[CupRow]:
    """The cups of a server, the newest first; without those of a newer version."""
    query = select(cups).where(cups.c.server == server, cups.c.status.in_(status))
    return _readable((await conn.execute(query.order_by(cups.c.id.desc()).limit(limit))).mappings().all())


async def going(conn: Connection) -> list[CupRow]:
    """All cups that are open or under way."""
    query = select(cups).where(cups.c.status.in_(("open", "running"))).order_by(cups.c.id)
    return _readable((await conn.execute(query)).mappings().all())


async def due(conn: Connection, now: float, most: int) -> list[int]:
    """The numbers of those for which there is something to do, the longest waiting first."""
    query = select(cups.c.id).where(cups.c.due <= now).order_by(cups.c.due).limit(most)
    return [cup for (cup,) in await conn.execute(query)]


async def put_off(conn: Connection, cup: int, until: float) -> None:
    """It could not be done; try again then."""
    await conn.execute(update(cups).where(cups.c.id == cup, cups.c.due.is_not(None)).values(due=until))


async def placed(conn: Connection, cup: int, channel: int, message: int | None) -> None:
    """Its table stands here now."""
    await conn.execute(update(cups).where(cups.c.id == cup).values(channel=channel, message=message))


async def said(conn: Connection, cup: int, number: int) -> None:
    """This announcement has been posted."""
    await conn.execute(update(cups).where(cups.c.id == cup, cups.c.said < number).values(said=number))


def _readable(found: Sequence[RowMapping]) -> list[CupRow]:
    rows = []
    for columns in found:
        try:
            rows.append(_row(columns))
        except Unreadable as error:
            _LOG.error("cup %s is on no list: %s", columns["id"], error)
    return rows
