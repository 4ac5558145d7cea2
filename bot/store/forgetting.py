"""A person leaves every table. Which columns hold persons stands here once; a test walks all of them."""

from __future__ import annotations

import re
from typing import Final, get_args

from sqlalchemy import Column, Table, delete, or_, select, update

from bot.facts.place import Personal, own_place
from bot.facts.seat import NOBODY
from bot.store import results, tables
from bot.store.connecting.db import Connection
from bot.store.text.placetext import text_of

#: Rows that are about one person and go with him.
_ROWS: Final = (
    tables.people.c.person,
    tables.digests.c.person,
    tables.reliability.c.person,
    tables.drafts.c.person,
    tables.policies.c.person,
    tables.notes.c.person,
    tables.interactions.c.person,
    tables.queue.c.person,
)
#: Where a game, a log or a note of the server goes on without his name.
_NAMED: Final = (
    tables.games.c.created_by,
    tables.campaigns.c.created_by,
    tables.log.c.person,
    tables.seats.c.person,
    tables.drafts.c.editor,
    tables.imported.c.by,
    tables.audit.c.person,
    tables.cups.c.created_by,
)
#: Texts that may name a person by his number.
_TEXTS: Final = (
    tables.games.c.setup,
    tables.games.c.face,
    tables.games.c.memo,
    tables.log.c.events,
    tables.notes.c.text,
    tables.outbox.c.data,
    tables.places.c.data,
    tables.servers.c.data,
    # Whom others let not invite them.
    tables.people.c.data,
    tables.audit.c.data,
    tables.cups.c.setup,
    tables.cups.c.course,
)


def own_places(person: int) -> tuple[str, ...]:
    """What kinds his places have, as patterns: with a side behind his number, or without one."""
    words = [text_of(own_place(what, person)) for what in get_args(Personal)]
    return (*words, *[f"{word}:%" for word in words])


async def forget(conn: Connection, person: int) -> None:
    """Nobody stands in his place, in all tables."""
    for column in _ROWS:
        await conn.execute(delete(column.table).where(column == person))
    own = or_(*(tables.places.c.kind.like(one) for one in own_places(person)))
    await conn.execute(delete(tables.places).where(own))
    for column in _NAMED:
        await conn.execute(update(column.table).where(column == person).values({column: NOBODY}))
    await results.forget(conn, person)
    named = re.compile(rf"(?<![\d.]){person}(?![\d.])")
    for column in _TEXTS:
        await _unname(conn, column, str(person), named)


async def _unname(conn: Connection, column: Column[str], person: str, named: re.Pattern[str]) -> None:
    table = column.table
    assert isinstance(table, Table)
    keys = list(table.primary_key)
    found = await conn.execute(select(*keys, column).where(column.contains(person)))
    for *key, text in found.all():
        this = [one == value for one, value in zip(keys, key, strict=True)]
        await conn.execute(update(table).where(*this).values({column: named.sub(str(NOBODY), text)}))
