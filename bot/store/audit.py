"""What moderators did, and what players did to a game besides playing it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import insert, select

from bot.facts.kinds import AuditKind
from bot.store.connecting.batch import Writer
from bot.store.connecting.db import Connection
from bot.store.tables import audit


class AuditRow(NamedTuple):
    """One line."""

    id: int
    server: int | None
    game: int | None
    person: int | None
    what: AuditKind
    data: Mapping[str, object]
    at: float


_ADD = insert(audit).inline()


async def add(
    conn: Writer,
    *,
    server: int | None,
    game: int | None,
    person: int | None,
    what: AuditKind,
    data: Mapping[str, object],
    at: float,
) -> None:
    """Write a line."""
    await conn.execute(
        _ADD,
        {
            "server": server,
            "game": game,
            "person": person,
            "what": what,
            "data": json.dumps(dict(data)),
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
    return [
        AuditRow(one.id, one.server, one.game, one.person, one.what, json.loads(one.data), one.at)
        for one in await conn.execute(query)
    ]
