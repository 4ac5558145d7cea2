"""Games: one row each, and what their battles were set up from."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, RowMapping, Select, Update, bindparam, func, insert, or_, select, update

from bot.errors import Unreadable
from bot.facts.kinds import Ending, Status
from bot.facts.memo import Memo
from bot.facts.public import Facts
from bot.facts.setup import Setup
from bot.facts.sheet import Sheet
from bot.store import upsert
from bot.store.connecting.batch import Batch, Direct
from bot.store.connecting.db import Connection
from bot.store.tables import battles, games, seats
from bot.store.text import battletext, facts
from engine.types import Side

_LOG = logging.getLogger(__name__)


class GameRow(NamedTuple):
    """One game as it is stored; made without a number, it is a new one."""

    id: int
    server: int | None
    scenario: str
    battle: str
    setup: Setup
    seed: str
    seed_hash: str
    created_by: int
    created_at: float
    status: Status = "open"
    revision: int = 0
    version: int = 1
    #: The column is called "face".
    facts: Facts = Facts()
    memo: Memo = Memo()
    winner: Side | None = None
    ending: Ending | None = None
    due: float | None = None
    match: int | None = None
    leg: int = 1
    started_at: float | None = None
    ended_at: float | None = None


#: Counted by the store itself.
_COUNTED = ("id", "version")
_COLUMNS = {"facts": "face"}
#: Of a game that is not stored yet: equal to nothing.
_UNKNOWN: Final = (object(),) * len(GameRow._fields)


def _row(columns: RowMapping) -> GameRow:
    values = dict(columns)
    values["setup"] = facts.setup(values["setup"])
    values["facts"] = facts.facts(values.pop("face"))
    values["memo"] = facts.memo(values["memo"])
    return GameRow(**values)


def _stored(row: GameRow, before: GameRow | None = None) -> dict[str, object]:
    """The columns of a game, or those that have changed."""
    columns: dict[str, object] = {}
    for name, value, was in zip(row._fields, row, _UNKNOWN if before is None else before, strict=True):
        if value == was or name in _COUNTED:
            continue
        held = facts.dumps(value) if isinstance(value, (Setup, Facts, Memo)) else value
        columns[_COLUMNS.get(name, name)] = held
    return columns


_GET = select(games).where(games.c.id == bindparam("game"))
_VERSION = select(games.c.version).where(games.c.id == bindparam("game"))
_BATTLE = select(battles.c.mapping).where(battles.c.id == bindparam("battle"))


async def get(conn: Connection, game: int) -> GameRow | None:
    """One game."""
    row = (await conn.execute(_GET, {"game": game})).mappings().first()
    return None if row is None else _row(row)


async def version(conn: Connection, game: int) -> int | None:
    """The version of a game, to see whether what is known of it still holds."""
    row = (await conn.execute(_VERSION, {"game": game})).first()
    return None if row is None else int(row[0])


async def add(conn: Connection, row: GameRow) -> int:
    """Store a new game and return its number."""
    values = {**_stored(row), "version": row.version}
    made = await conn.execute(insert(games).returning(games.c.id), values)
    return int(made.scalar_one())


async def claim(conn: Batch | Direct, before: GameRow, after: GameRow) -> None:
    """Change a game if nobody else has since it was read. Raises Missed if somebody was faster, at the latest at
    the commit."""
    stored = _stored(after, before)
    given = {f"new_{name}": value for name, value in stored.items()}
    parameters = {"the_game": before.id, "known": before.version, **given}
    await conn.one(_change(tuple(stored)), parameters)


async def count_up(conn: Connection, game: int, known: int) -> bool:
    """The next version of a game with nothing of its row changed, unless somebody was faster."""
    done = await conn.execute(_change(()), {"the_game": game, "known": known})
    return bool(done.rowcount == 1)


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
    status: Sequence[Status] = (),
    limit: int | None = 25,
) -> list[GameRow]:
    """Games, those whose clock runs out first at the top; without those of a newer version. `limit` None: all."""
    query = select(games).where(*_meant(person, server, status))
    query = query.order_by(games.c.due.is_(None), games.c.due, games.c.id.desc()).limit(limit)
    rows = []
    for columns in (await conn.execute(query)).mappings():
        try:
            rows.append(_row(columns))
        except Unreadable as error:
            _LOG.error("game %s is on no list: %s", columns["id"], error)
    return rows


async def how_many(
    conn: Connection, *, person: int | None, server: int | None, status: Sequence[Status]
) -> int:
    """How many games there are of which `find` shows the first."""
    query = select(func.count()).select_from(games).where(*_meant(person, server, status))
    return int((await conn.execute(query)).scalar_one())


def _meant(person: int | None, server: int | None, status: Sequence[Status]) -> list[ColumnElement[bool]]:
    wanted: list[ColumnElement[bool]] = []
    if person is not None:
        wanted.append(games.c.id.in_(_seated(person)))
    if server is not None:
        wanted.append(games.c.server == server)
    if status:
        wanted.append(games.c.status.in_(status))
    return wanted


async def numbers(conn: Connection, status: Sequence[Status], person: int | None = None) -> list[int]:
    """The numbers of games, whoever can read them; of one person those he has a seat in, or is asked to take one."""
    query = select(games.c.id).where(games.c.status.in_(status)).order_by(games.c.id)
    if person is not None:
        query = query.where(games.c.id.in_(_seated(person)))
    return [game for (game,) in await conn.execute(query)]


async def of_computers(conn: Connection, server: int, besides: int) -> bool:
    """Whether computers play among themselves in another battle under way on a server."""
    person = select(seats.c.game).where(
        seats.c.game == games.c.id, or_(seats.c.person.is_(None), seats.c.person >= 0)
    )
    query = select(games.c.id).where(
        games.c.server == server, games.c.status == "running", games.c.id != besides, ~person.exists()
    )
    return (await conn.execute(query.limit(1))).first() is not None


def _seated(person: int) -> Select[tuple[int]]:
    return select(seats.c.game).where(seats.c.person == person)


async def servers(conn: Connection) -> list[int]:
    """The servers with games that are open or running."""
    query = select(games.c.server).where(games.c.server.is_not(None), games.c.status.in_(("open", "running")))
    return [int(server) for (server,) in await conn.execute(query.distinct())]


async def of_server(conn: Connection, server: int) -> list[int]:
    """The numbers of the games of a server that are open or running."""
    query = select(games.c.id).where(games.c.server == server, games.c.status.in_(("open", "running")))
    return [game for (game,) in await conn.execute(query)]


async def of_match(conn: Connection, match: int) -> list[GameRow]:
    """The games of a match, the first leg first."""
    query = select(games).where(games.c.match == match).order_by(games.c.leg)
    return [_row(columns) for columns in (await conn.execute(query)).mappings()]


async def legs(conn: Connection, matches: Sequence[int], server: int) -> dict[int, tuple[int, ...]]:
    """The numbers of the games of some matches, by match; only of those that are played on a server."""
    query = select(games.c.match, games.c.id).where(games.c.match.in_(matches), games.c.server == server)
    found: dict[int, tuple[int, ...]] = {}
    for match, game in (await conn.execute(query.order_by(games.c.leg))).all():
        found[int(match)] = (*found.get(int(match), ()), int(game))
    return found


async def count(conn: Connection) -> dict[str, int]:
    """How many games there are, by status."""
    query = select(games.c.status, func.count()).group_by(games.c.status)
    return {status: int(number) for status, number in await conn.execute(query)}


async def add_battle(conn: Connection, battle: str, text: str) -> None:
    """Store what a battle is set up from, unless it is there."""
    if (await conn.execute(_BATTLE, {"battle": battle})).first() is None:
        # Another process may have found that it is missing, too.
        await upsert.keep(conn, battles, {"id": battle, "mapping": text})


async def battle_sheet(conn: Connection, battle: str) -> Sheet:
    """What a battle is set up from."""
    return battletext.read((await conn.execute(_BATTLE, {"battle": battle})).scalar_one())


async def of_person(conn: Connection, person: int) -> list[int]:
    """The numbers of all games a person ever had a seat in."""
    query = select(seats.c.game).where(seats.c.person == person).distinct()
    return [game for (game,) in await conn.execute(query)]


async def opened_since(conn: Connection, person: int, since: float) -> list[float]:
    """When somebody has opened tables since then, the earliest first."""
    query = select(games.c.created_at).where(
        games.c.created_by == person, games.c.created_at > since, games.c.leg == 1
    )
    return sorted([at for (at,) in await conn.execute(query)])


async def sat_at(conn: Connection, person: int, server: int | None) -> set[int]:
    """The games of a server, open or running, that a person has sat down at; being asked to is not enough."""
    query = (
        select(seats.c.game)
        .join(games, games.c.id == seats.c.game)
        .where(seats.c.person == person, seats.c.invited.is_(False), games.c.status.in_(("open", "running")))
        .where(games.c.server.is_(None) if server is None else games.c.server == server)
        .distinct()
    )
    return {game for (game,) in await conn.execute(query)}


async def touch(conn: Connection, numbers: Sequence[int]) -> None:
    """What anybody has in memory of these games no longer holds."""
    await conn.execute(update(games).where(games.c.id.in_(numbers)).values(version=games.c.version + 1))
