"""Who waits in the queue: each once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import RowMapping, delete, select

from bot.facts.wish import Wish
from bot.store import upsert
from bot.store.connecting.db import Connection
from bot.store.tables import queue
from bot.store.text import coding
from bot.store.text.coding import Form

_WISH: Final = Form(Wish)


class QueueRow(NamedTuple):
    """One person who waits."""

    person: int
    #: Where he has asked; None: in private.
    server: int | None
    channel: int | None
    wish: Wish
    at: float
    #: When a computer plays with him, if he wants that, and until when he waits.
    fills: float | None
    until: float
    #: The seed of his battle, unless it is that of whoever has waited longer, and what his press adds to it.
    seed: str = ""
    salt: str = ""


def _row(columns: RowMapping) -> QueueRow:
    values = dict(columns)
    wish = coding.loads(_WISH, Wish, str(values.pop("wish")))
    return QueueRow(wish=wish, **values)


async def waiting(conn: Connection) -> list[QueueRow]:
    """Everybody, the longest waiting first."""
    rows = await conn.execute(select(queue).order_by(queue.c.at, queue.c.person))
    return [_row(one) for one in rows.mappings()]


async def get(conn: Connection, person: int) -> QueueRow | None:
    """One person, if he waits."""
    columns = (await conn.execute(select(queue).where(queue.c.person == person))).mappings().first()
    return None if columns is None else _row(columns)


async def put(conn: Connection, row: QueueRow) -> None:
    """This is what a person waits for now."""
    await upsert.put(conn, queue, {**row._asdict(), "wish": coding.dumps(_WISH, row.wish)})


async def take(conn: Connection, people: Sequence[int]) -> bool:
    """They wait no more; whether all of them did."""
    gone = await conn.execute(delete(queue).where(queue.c.person.in_(people)))
    return bool(gone.rowcount == len(people))


async def given(conn: Connection, people: Sequence[int]) -> list[QueueRow]:
    """Those of them who wait."""
    rows = await conn.execute(select(queue).where(queue.c.person.in_(people)).order_by(queue.c.person))
    return [_row(one) for one in rows.mappings()]


async def of_server(conn: Connection, server: int) -> list[QueueRow]:
    """Those who have asked on a server."""
    rows = await conn.execute(select(queue).where(queue.c.server == server).order_by(queue.c.person))
    return [_row(one) for one in rows.mappings()]


async def servers(conn: Connection) -> list[int]:
    """The servers on which somebody has asked."""
    query = select(queue.c.server).where(queue.c.server.is_not(None)).distinct().order_by(queue.c.server)
    return [server for (server,) in await conn.execute(query)]


async def expire(conn: Connection, now: float) -> None:
    """Whoever has waited long enough waits no more."""
    await conn.execute(delete(queue).where(queue.c.until <= now))
