"""The log of a game, append-only, and a snapshot for each of its revisions."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Integer, RowMapping, bindparam, cast, delete, func, insert, select

from bot.facts.kinds import Actor, StepKind
from bot.store.connecting.batch import Writer
from bot.store.connecting.db import Connection
from bot.store.tables import games, log, seats, snapshots
from bot.store.text import plain
from engine.dice import Roll
from engine.types import Side


class LogRow(NamedTuple):
    """One row of the log."""

    game: int
    revision: int
    parent: int
    kind: StepKind
    side: Side | None
    actor: Actor
    person: int | None
    notation: str | None
    #: What chance decided.
    rolls: tuple[Roll, ...]
    #: What happened, as text of `eventtext.py`.
    events: str
    ply: int
    turn: int
    at: float


#: Midnight here or there makes no odds: it is days that are counted.
_DAYS = (
    select(func.count(func.distinct(cast(log.c.at / 86_400.0, Integer))))
    .where(log.c.game.in_(select(seats.c.game).where(seats.c.person == bindparam("person"))))
    .where(log.c.person == bindparam("person"), log.c.kind == "action")
)
_ADD = insert(log)
_ADD_STATE = insert(snapshots)
_STATE = select(snapshots.c.state).where(
    snapshots.c.game == bindparam("game"), snapshots.c.revision == bindparam("revision")
)
_BETWEEN = (
    select(log)
    .where(log.c.game == bindparam("game"), log.c.revision.between(bindparam("first"), bindparam("last")))
    .order_by(log.c.revision)
)


#: Of games that ended before a moment all snapshots but the last.
_THIN = delete(snapshots).where(
    snapshots.c.game.in_(
        select(games.c.id).where(
            games.c.status.in_(("over", "cancelled")), games.c.ended_at < bindparam("before")
        )
    ),
    snapshots.c.revision != select(games.c.revision).where(games.c.id == snapshots.c.game).scalar_subquery(),
)


async def days_played(conn: Connection, person: int) -> int:
    """On how many days somebody has done something in a battle."""
    return int((await conn.execute(_DAYS, {"person": person})).scalar_one())


def _values(row: LogRow) -> dict[str, object]:
    return {
        "game": row.game, "revision": row.revision, "parent": row.parent, "kind": row.kind, "side": row.side,
        "actor": row.actor, "person": row.person, "notation": row.notation,
        "rolls": plain.dumps(row.rolls) if row.rolls else "[]", "events": row.events,
        "ply": row.ply, "turn": row.turn, "at": row.at,
    }  # fmt: skip


def _row(columns: RowMapping) -> LogRow:
    values = dict(columns)
    values["rolls"] = tuple(Roll(what, tuple(result)) for what, result in json.loads(values["rolls"]))
    return LogRow(**values)


async def add(conn: Writer, rows: Sequence[LogRow], states: Sequence[str]) -> None:
    """Append rows, each with the state after it."""
    await conn.execute(_ADD, [_values(row) for row in rows])
    await conn.execute(
        _ADD_STATE,
        [
            {"game": row.game, "revision": row.revision, "state": state}
            for row, state in zip(rows, states, strict=True)
        ],
    )


async def between(conn: Connection, game: int, first: int, last: int) -> list[LogRow]:
    """The rows of these revisions, both ends included."""
    rows = await conn.execute(_BETWEEN, {"game": game, "first": first, "last": last})
    return [_row(one) for one in rows.mappings()]


async def state(conn: Connection, game: int, revision: int) -> str | None:
    """The state after a revision, if it is still kept."""
    row = (await conn.execute(_STATE, {"game": game, "revision": revision})).first()
    return None if row is None else str(row[0])


async def kept(conn: Connection, game: int) -> list[int]:
    """The revisions whose snapshots are still kept."""
    query = select(snapshots.c.revision).where(snapshots.c.game == game).order_by(snapshots.c.revision)
    return [revision for (revision,) in await conn.execute(query)]


async def thin(conn: Connection, before: float) -> int:
    """Of games that ended before then, keep the last snapshot only. The log can bring back the others."""
    return int((await conn.execute(_THIN, {"before": before})).rowcount)


async def put_state(conn: Connection, game: int, revision: int, saved: str) -> None:
    """Write a snapshot anew."""
    await conn.execute(delete(snapshots).where(snapshots.c.game == game, snapshots.c.revision == revision))
    await conn.execute(_ADD_STATE, [{"game": game, "revision": revision, "state": saved}])


async def last_moment(conn: Connection) -> float | None:
    """When something was stored last, by the clock of whoever did it."""
    last = (await conn.execute(select(func.max(log.c.at)))).scalar_one()
    return None if last is None else float(last)
