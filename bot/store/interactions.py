"""Interactions that were done, so that Discord may deliver one twice."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, delete, insert, select

from bot.store.connecting.batch import Writer
from bot.store.connecting.db import Connection
from bot.store.tables import interactions


class InteractionRow(NamedTuple):
    """One interaction, and the revisions it made."""

    id: int
    game: int
    person: int
    first: int
    last: int
    at: float


_ADD = insert(interactions)
_GET = select(interactions).where(interactions.c.id == bindparam("interaction"))
_MADE = select(interactions).where(
    interactions.c.game == bindparam("game"),
    interactions.c.first <= bindparam("revision"),
    interactions.c.last >= bindparam("revision"),
)


_FORGET = delete(interactions).where(interactions.c.at < bindparam("before"))


async def add(conn: Writer, row: InteractionRow) -> None:
    """Note an interaction. The store raises Taken if it was done before, at the latest at the commit."""
    await conn.execute(
        _ADD,
        {
            "id": row.id, "game": row.game, "person": row.person, "first": row.first, "last": row.last,
            "at": row.at,
        },
    )  # fmt: skip


async def get(conn: Connection, interaction: int) -> InteractionRow | None:
    """What an interaction did."""
    columns = (await conn.execute(_GET, {"interaction": interaction})).mappings().first()
    return None if columns is None else InteractionRow(**columns)


async def that_made(conn: Connection, game: int, revision: int) -> InteractionRow | None:
    """The one that led to a revision, as long as it is remembered."""
    made = await conn.execute(_MADE, {"game": game, "revision": revision})
    columns = made.mappings().first()
    return None if columns is None else InteractionRow(**columns)


async def forget(conn: Connection, before: float) -> int:
    """Drop what is too old to be delivered again."""
    return int((await conn.execute(_FORGET, {"before": before})).rowcount)
