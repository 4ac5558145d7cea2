"""Persons and servers, and what they have set: nothing is known of them that they have not said themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import ColumnElement, Table, bindparam, delete, select

from bot.facts.computers import is_computer
from bot.facts.prefs import Person, ServerPrefs
from bot.facts.rhythm import Rhythm
from bot.store import upsert
from bot.store.connecting.db import Connection
from bot.store.tables import people, servers
from bot.store.text import coding
from bot.store.text.coding import Form

_PERSON = Form(Person)
_SERVER = Form(ServerPrefs)
_OF_PERSON = select(people.c.data).where(people.c.person == bindparam("person"))
_OF_SERVER = select(servers.c.data).where(servers.c.server == bindparam("server"))
_OF_PERSONS = select(people.c.person, people.c.data).where(
    people.c.person.in_(bindparam("persons", expanding=True))
)


async def get(conn: Connection, person: int) -> Person:
    """What a person has set."""
    row = (await conn.execute(_OF_PERSON, {"person": person})).first()
    return Person() if row is None else coding.loads(_PERSON, Person, row[0])


async def rhythms(conn: Connection, persons: Iterable[int | None]) -> dict[int, Rhythm]:
    """When these sleep and are away, of those who have said so."""
    wanted = [one for one in persons if one is not None and not is_computer(one)]
    rows = await conn.execute(_OF_PERSONS, {"persons": wanted})
    said = {int(person): coding.loads(_PERSON, Person, data).rhythm for person, data in rows}
    return {person: one for person, one in said.items() if one != Rhythm()}


async def off_ladders(conn: Connection, persons: Iterable[int]) -> set[int]:
    """Who of these wants to stand on no ladder."""
    rows = await conn.execute(
        select(people.c.person, people.c.data).where(people.c.person.in_(list(persons)))
    )
    said = {int(person): coding.loads(_PERSON, Person, data) for person, data in rows}
    return {person for person, one in said.items() if one.prefs.ladder == "off"}


async def get_to_change(conn: Connection, person: int) -> Person:
    """The same, and nobody else changes it before the end of the transaction."""
    empty = {"person": person, "data": coding.dumps(_PERSON, Person())}
    return coding.loads(_PERSON, Person, await _locked(conn, people, people.c.person == person, empty))


async def put(conn: Connection, person: int, said: Person) -> None:
    """This is what a person has set now; nothing leaves no row."""
    if said == Person():
        await conn.execute(delete(people).where(people.c.person == person))
        return
    await upsert.put(conn, people, {"person": person, "data": coding.dumps(_PERSON, said)})


async def get_server(conn: Connection, server: int) -> ServerPrefs:
    """What a server has set."""
    row = (await conn.execute(_OF_SERVER, {"server": server})).first()
    return ServerPrefs() if row is None else coding.loads(_SERVER, ServerPrefs, row[0])


async def get_server_to_change(conn: Connection, server: int) -> ServerPrefs:
    """The same, and nobody else changes it before the end of the transaction."""
    empty = {"server": server, "data": coding.dumps(_SERVER, ServerPrefs())}
    return coding.loads(_SERVER, ServerPrefs, await _locked(conn, servers, servers.c.server == server, empty))


async def put_server(conn: Connection, server: int, prefs: ServerPrefs) -> None:
    """This is what a server has set now."""
    if prefs == ServerPrefs():
        await conn.execute(delete(servers).where(servers.c.server == server))
        return
    await upsert.put(conn, servers, {"server": server, "data": coding.dumps(_SERVER, prefs)})


async def _locked(
    conn: Connection, table: Table, which: ColumnElement[bool], empty: Mapping[str, object]
) -> str:
    """The words of a row that is ours until the transaction ends. SQLite has one writer at a time, and no locks."""
    while True:
        # What is not there cannot be locked.
        await upsert.keep(conn, table, empty)
        row = (await conn.execute(select(table.c.data).where(which).with_for_update())).first()
        if row is not None:
            return str(row[0])
        # Somebody who held it has just set it back to nothing.
