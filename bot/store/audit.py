"""What moderators did, and what players did to a game besides playing it."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import insert, select

from bot.facts.audit import Audited
from bot.store.connecting.batch import Writer
from bot.store.connecting.db import Connection
from bot.store.tables import audit
from bot.store.text import audittext


class AuditRow(NamedTuple):
    """One line."""

    id: int
    server: int | None
    game: int | None
    person: int | None
    done: Audited
    at: float


_ADD = insert(audit).inline()


async def add(
    conn: Writer,
    *,
    server: int | None,
    game: int | None,
    person: int | None,
    done: Audited,
    at: float,
) -> None:
    """Write a line."""
    await conn.execute(
        _ADD,
        {
            "server": server,
            "game": game,
            "person": person,
            "what": done.what,
            "data": audittext.written(done),
            "at": at,
        },
    )


async def find(
    conn: Connection, *, server: int | None, person: int | None, game: int | None, limit: int
) -> list[AuditRow]:
    """The newest lines first."""
    query = select(audit).order_by(audit.c.id.desc()).limit(limit)
    for column, value in ((audit.c.server, server), (audit.c.person, person), (audit.c.game, game)):
        if value is not None:
            query = query.where(column == value)
    found = [(one, audittext.read(one.what, one.data)) for one in await conn.execute(query)]
    return [
        AuditRow(one.id, one.server, one.game, one.person, done, one.at)
        for one, done in found
        if done is not None
    ]
