"""Games: one row each, and what their battles were set up from."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import RowMapping, Update, bindparam, func, insert, select, update

from bot.store import plain
from bot.store.batch import Batch, Direct
from bot.store.db import Connection
from bot.store.tables import battles, games, seats


class GameRow(NamedTuple):
    """One game as it is stored."""

    id: int
    server: int | None
    scenario: str
    battle: str
    status: str
    revision: int
    version: int
    setup: Mapping[str, Any]
    face: Mapping[str, Any]
    memo: Mapping[str, Any]
    seed: str
    seed_hash: str
    winner: str | None
    ending: str | None
    due: float | None
    match: int | None
    leg: int
    created_by: int
    created_at: float
    started_at: float | None
    ended_at: float | None


_JSON = ("setup", "face", "memo")


def _row(found: RowMapping) -> GameRow:
    values: dict[str, Any] = dict(found)
    for name in _JSON:
        values[name] = json.loads(values[name])
    return GameRow(**values)


def _stored(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: plain.dumps(value) if name in _JSON else value for name, value in values.items()}


_GET = select(games).where(games.c.id == bindparam("game"))
_VERSION = select(games.c.version).where(games.c.id == bindparam("game"))
_BATTLE = select(battles.c.mapping).where(battles.c.id == bindparam("battle"))


async def get(conn: Connection, game: int) -> GameRow | None:
    """One game."""
    found = (await conn.execute(_GET, {"game": game})).mappings().first()
    return None if found is None else _row(found)


async def version(conn: Connection, game: int) -> int | None:
    """The version of a game, to see whether what is known of it still holds."""
    found = (await conn.execute(_VERSION, {"game": game})).first()
    return None if found is None else int(found[0])


async def add(conn: Connection, values: Mapping[str, Any]) -> int:
    """Store a new game and return its number."""
    made = await conn.execute(insert(games).returning(games.c.id), _stored(values))
    return int(made.scalar_one())


async def change(conn: Connection, game: int, known: int, values: Mapping[str, Any]) -> bool:
    """Change a game if nobody else has since `known`, the version it was read at."""
    stored = _stored(values)
    given = {f"new_{name}": value for name, value in stored.items()}
    done = await conn.execute(_change(tuple(stored)), {"the_game": game, "known": known, **given})
    return bool(done.rowcount == 1)


async def claim(conn: Batch | Direct, game: int, known: int, values: Mapping[str, Any]) -> None:
    """As `change`. Raises Missed if somebody else was faster, at the latest at the commit."""
    stored = _stored(values)
    given = {f"new_{name}": value for name, value in stored.items()}
    await conn.one(_change(tuple(stored)), {"the_game": game, "known": known, **given})


@cache
def _change(names: tuple[str, ...]) -> Update:
    """The statement that changes these columns."""
    return (
        update(games)
        .where(games.c.id == bindparam("the_game"), games.c.version == bindparam("known"))
        .values({name: bindparam(f"new_{name}") for name in names} | {"version": games.c.version + 1})
    )


async def find(
    conn: Connection,
    *,
    person: int | None = None,
    server: int | None = None,
    status: Sequence[str] = (),
    limit: int = 25,
) -> list[GameRow]:
    """Games, those whose clock runs out first at the top."""
    query = select(games)
    if person is not None:
        query = query.where(games.c.id.in_(select(seats.c.game).where(seats.c.person == person)))
    if server is not None:
        query = query.where(games.c.server == server)
    if status:
        query = query.where(games.c.status.in_(status))
    query = query.order_by(games.c.due.is_(None), games.c.due, games.c.id.desc()).limit(limit)
    return [_row(found) for found in (await conn.execute(query)).mappings()]


async def of_match(conn: Connection, match: int) -> list[GameRow]:
    """The games of a match, the first leg first."""
    query = select(games).where(games.c.match == match).order_by(games.c.leg)
    return [_row(found) for found in (await conn.execute(query)).mappings()]


async def count(conn: Connection) -> dict[str, int]:
    """How many games there are, by status."""
    query = select(games.c.status, func.count()).group_by(games.c.status)
    return {status: int(number) for status, number in await conn.execute(query)}


async def add_battle(conn: Connection, battle: str, mapping: str) -> None:
    """Store what a battle is set up from, unless it is there."""
    if (await conn.execute(_BATTLE, {"battle": battle})).first() is None:
        await conn.execute(insert(battles), {"id": battle, "mapping": mapping})


async def battle_mapping(conn: Connection, battle: str) -> dict[str, Any]:
    """What a battle is set up from."""
    found = (await conn.execute(_BATTLE, {"battle": battle})).scalar_one()
    mapping: dict[str, Any] = json.loads(found)
    return mapping


async def of_person(conn: Connection, person: int) -> list[int]:
    """The numbers of all games a person ever had a seat in."""
    query = select(seats.c.game).where(seats.c.person == person).distinct()
    return [game for (game,) in await conn.execute(query)]


async def sat_at(conn: Connection, person: int) -> set[int]:
    """The numbers of the games, open or running, that a person has sat down at; being asked to is not enough."""
    query = (
        select(seats.c.game)
        .join(games, games.c.id == seats.c.game)
        .where(seats.c.person == person, seats.c.invited.is_(False), games.c.status.in_(("open", "running")))
        .distinct()
    )
    return {game for (game,) in await conn.execute(query)}


async def touch(conn: Connection, numbers: Sequence[int]) -> None:
    """What anybody has in memory of these games no longer holds."""
    await conn.execute(update(games).where(games.c.id.in_(numbers)).values(version=games.c.version + 1))
