"""Persons and servers, and what they have set: nothing is known of them that they have not said themselves."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from bot.facts.prefs import Person, ServerPrefs
from bot.store import coding
from bot.store.coding import Form
from bot.store.db import Connection
from bot.store.tables import people, servers

_PERSON = Form(Person)
_SERVER = Form(ServerPrefs)


async def get(conn: Connection, person: int) -> Person:
    """What a person has set."""
    row = (await conn.execute(select(people.c.data).where(people.c.person == person))).first()
    return Person() if row is None else coding.loads(_PERSON, Person, row[0])


async def put(conn: Connection, person: int, said: Person) -> None:
    """This is what a person has set now; nothing leaves no row."""
    await conn.execute(delete(people).where(people.c.person == person))
    if said != Person():
        values = {"person": person, "data": coding.dumps(_PERSON, said)}
        await conn.execute(insert(people), values)


async def get_server(conn: Connection, server: int) -> ServerPrefs:
    """What a server has set."""
    row = (await conn.execute(select(servers.c.data).where(servers.c.server == server))).first()
    return ServerPrefs() if row is None else coding.loads(_SERVER, ServerPrefs, row[0])


async def put_server(conn: Connection, server: int, prefs: ServerPrefs) -> None:
    """This is what a server has set now."""
    await conn.execute(delete(servers).where(servers.c.server == server))
    if prefs != ServerPrefs():
        values = {"server": server, "data": coding.dumps(_SERVER, prefs)}
        await conn.execute(insert(servers), values)
