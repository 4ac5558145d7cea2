"""Results of battles: a row for each that has been decided, and one for each of its seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy import RowMapping, Select, bindparam, func, insert, select, tuple_, update

from bot.facts.results import FORMER, BattleResult, Fought
from bot.store import upsert
from bot.store.connecting.batch import Writer
from bot.store.connecting.db import Connection
from bot.store.tables import fought, games, results
from engine.types import SIDES, Side


class Mark(NamedTuple):
    """What tells whether results have been added, or somebody forgotten, since they were read."""

    number: int
    #: When the newest was, and its game.
    newest: tuple[float, int]
    forgotten: int


_COLUMNS: Final = tuple(column.name for column in results.columns)
_ADD: Final = insert(results).values({name: bindparam(name) for name in _COLUMNS})
_SEATS: Final = tuple(column.name for column in fought.columns)
_ADD_SEAT: Final = insert(fought).values({name: bindparam(name) for name in _SEATS})


async def add(conn: Writer, result: BattleResult) -> None:
    """Keep a result, in the transaction that ends its game."""
    await conn.execute(_ADD, _row(result))
    if result.seats:
        await conn.execute(_ADD_SEAT, _seat_rows(result))


async def keep(conn: Connection, result: BattleResult) -> None:
    """The same of a game that ended before results were kept; nothing is written twice."""
    await upsert.keep(conn, results, _row(result))
    for row in _seat_rows(result):
        await upsert.keep(conn, fought, row)


def _row(result: BattleResult) -> dict[str, object]:
    given: dict[str, object] = result._asdict()
    medals, luck = result.medals, result.luck or {}
    given |= {side: medals.get(side, 0) for side in SIDES}
    given |= {f"{side}_luck": luck.get(side) for side in SIDES}
    return {name: given[name] for name in _COLUMNS}


def _seat_rows(result: BattleResult) -> list[dict[str, object]]:
    return [{"game": result.game, **seat._asdict()} for seat in result.seats]


async def missing(conn: Connection, most: int) -> list[int]:
    """Games that have been decided and of which no result is kept."""
    query = (
        select(games.c.id)
        .where(games.c.status == "over", games.c.id.not_in(select(results.c.game)))
        .order_by(games.c.id)
        .limit(most)
    )
    return [game for (game,) in await conn.execute(query)]


async def mark(conn: Connection) -> Mark:
    """How far the results have come."""
    (number,) = (await conn.execute(select(func.count()).select_from(results))).one()
    query = select(results.c.at, results.c.game).order_by(results.c.at.desc(), results.c.game.desc()).limit(1)
    row = (await conn.execute(query)).first()
    (least,) = (await conn.execute(select(func.min(fought.c.person)))).one()
    return Mark(number, (0.0, 0) if row is None else (row[0], row[1]), min(least or 0, FORMER))


async def since(conn: Connection, after: tuple[float, int], most: int) -> list[BattleResult]:
    """What came after a moment and a game, in the order in which battles ended."""
    query = select(results).where(tuple_(results.c.at, results.c.game) > after).limit(most)
    return await _read(conn, query)


async def of_scenario(conn: Connection, battle: str, server: int | None) -> list[BattleResult]:
    """Those of a battle, of one server or of all."""
    query = select(results).where(results.c.battle == battle)
    return await _read(conn, query if server is None else query.where(results.c.server == server))


async def of_person(conn: Connection, person: int) -> list[BattleResult]:
    """Those of the battles that somebody has fought."""
    mine = select(fought.c.game).where(fought.c.person == person)
    return await _read(conn, select(results).where(results.c.game.in_(mine)))


async def of_game(conn: Connection, game: int) -> BattleResult | None:
    """That of one game."""
    found = await _read(conn, select(results).where(results.c.game == game))
    return found[0] if found else None


async def at_home(conn: Connection, server: int) -> dict[int, int]:
    """Who has fought battles that count on a server, and how many."""
    query = (
        select(fought.c.person, func.count(fought.c.game.distinct()))
        .join(results, results.c.game == fought.c.game)
        .where(results.c.server == server, results.c.uncounted == "", fought.c.whole, fought.c.person > 0)
        .group_by(fought.c.person)
    )
    return {person: int(number) for person, number in await conn.execute(query)}


async def note_luck(conn: Connection, game: int, luck: Mapping[Side, float]) -> None:
    """What the dice of a battle were worth, once it has been worked out."""
    values = {f"{side}_luck": share for side, share in luck.items()}
    await conn.execute(update(results).where(results.c.game == game).values(values))


async def forget(conn: Connection, person: int) -> None:
    """Somebody nobody knows stands in his place: always the same one, or the numbers of others would change."""
    (least,) = (await conn.execute(select(func.min(fought.c.person)))).one()
    stranger = min(least or 0, FORMER) - 1
    await conn.execute(update(fought).where(fought.c.person == person).values(person=stranger))


async def _read(conn: Connection, query: Select[tuple[object, ...]]) -> list[BattleResult]:
    rows = (await conn.execute(query.order_by(results.c.at, results.c.game))).mappings().all()
    seats = await _seats(conn, [row["game"] for row in rows])
    return [_result(row, seats.get(row["game"], ())) for row in rows]


#: So many games are asked for at once: databases limit what a statement may hold.
_AT_ONCE: Final = 500
_OF: Final = (
    select(fought)
    .where(fought.c.game.in_(bindparam("games", expanding=True)))
    .order_by(fought.c.game, fought.c.side, fought.c.number)
)


async def _seats(conn: Connection, numbers: Sequence[int]) -> dict[int, tuple[Fought, ...]]:
    found: dict[int, list[Fought]] = {}
    for first in range(0, len(numbers), _AT_ONCE):
        for game, *seat in await conn.execute(_OF, {"games": numbers[first : first + _AT_ONCE]}):
            found.setdefault(game, []).append(Fought(*seat))
    return {game: tuple(seats) for game, seats in found.items()}


def _result(row: RowMapping, seats: Iterable[Fought]) -> BattleResult:
    luck = {side: row[f"{side}_luck"] for side in SIDES}
    plain = {name: row[name] for name in BattleResult._fields if name in row}
    known = None if None in luck.values() else luck
    return BattleResult(**plain, medals={side: row[side] for side in SIDES}, seats=tuple(seats), luck=known)
