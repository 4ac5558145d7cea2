"""What is to happen at a certain time, if nothing else happens before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import bindparam, delete, func, insert, select, update

from bot.facts.kinds import TimerKind
from bot.store.connecting.batch import Writer
from bot.store.connecting.db import Connection
from bot.store.tables import timers
from engine.types import Side


class TimerRow(NamedTuple):
    """One thing that is due; a game has at most one of each kind."""

    game: int
    kind: TimerKind
    side: Side | None
    due: float
    since: float


#: The timekeeper rings for all else; computers think, look back and judge, and films are drawn, in their own time.
_RINGS = timers.c.kind.not_in(("computer", "review", "judge", "film"))
_DUE_NOW = select(timers).where(timers.c.due <= bindparam("now")).limit(bindparam("most"))
_DUE = _DUE_NOW.where(_RINGS).order_by(timers.c.due)
_THINKING = _DUE_NOW.where(timers.c.kind == "computer").order_by(timers.c.since)
_REVIEWING = _DUE_NOW.where(timers.c.kind == "review").order_by(timers.c.since)
_JUDGING = _DUE_NOW.where(timers.c.kind == "judge").order_by(timers.c.since)
_FILMING = _DUE_NOW.where(timers.c.kind == "film").order_by(timers.c.since)
_FROM_AHEAD = (
    select(timers)
    .where(timers.c.kind == "abandoned", timers.c.since > bindparam("now"))
    .limit(bindparam("most"))
)
_OF_GAME = select(timers).where(timers.c.game == bindparam("game")).order_by(timers.c.kind)
_CLEAR = delete(timers).where(timers.c.game == bindparam("game"))
_ADD = insert(timers)


async def of_game(conn: Connection, game: int) -> tuple[TimerRow, ...]:
    """All timers of a game."""
    return tuple(TimerRow(**one) for one in (await conn.execute(_OF_GAME, {"game": game})).mappings())


async def due(conn: Connection, now: float, most: int) -> list[TimerRow]:
    """What is due, the oldest first."""
    return [TimerRow(**one) for one in (await conn.execute(_DUE, {"now": now, "most": most})).mappings()]


async def from_ahead(conn: Connection, now: float, most: int) -> list[TimerRow]:
    """Games whose time ran out at a moment that is still to come."""
    rows = await conn.execute(_FROM_AHEAD, {"now": now, "most": most})
    return [TimerRow(**one) for one in rows.mappings()]


async def thinking(conn: Connection, now: float, most: int) -> list[TimerRow]:
    """The games that wait for a computer, the longest waiting first."""
    rows = await conn.execute(_THINKING, {"now": now, "most": most})
    return [TimerRow(**one) for one in rows.mappings()]


async def reviewing(conn: Connection, now: float, most: int) -> list[TimerRow]:
    """The battles that are over and wait to be looked back at."""
    rows = await conn.execute(_REVIEWING, {"now": now, "most": most})
    return [TimerRow(**one) for one in rows.mappings()]


async def judging(conn: Connection, now: float, most: int) -> list[TimerRow]:
    """The battles that wait to be judged."""
    rows = await conn.execute(_JUDGING, {"now": now, "most": most})
    return [TimerRow(**one) for one in rows.mappings()]


async def filming(conn: Connection, now: float, most: int) -> list[TimerRow]:
    """The battles whose film is owed."""
    rows = await conn.execute(_FILMING, {"now": now, "most": most})
    return [TimerRow(**one) for one in rows.mappings()]


async def next_due(conn: Connection) -> float | None:
    """When the next thing is due."""
    due = (await conn.execute(select(func.min(timers.c.due)).where(_RINGS))).scalar_one()
    return None if due is None else float(due)


async def replace(conn: Writer, game: int, rows: Sequence[TimerRow]) -> None:
    """These are the timers of a game now."""
    await conn.execute(_CLEAR, {"game": game})
    if rows:
        await conn.execute(
            _ADD,
            [
                {"game": game, "kind": row.kind, "side": row.side, "due": row.due, "since": row.since}
                for row in rows
            ],
        )


async def drop(conn: Connection, row: TimerRow) -> None:
    """Take one timer away."""
    await conn.execute(
        delete(timers).where(
            timers.c.game == row.game, timers.c.kind == row.kind, timers.c.since == row.since
        )
    )


async def put_off(conn: Connection, row: TimerRow, until: float) -> None:
    """It could not be done; try again then."""
    await conn.execute(
        update(timers).where(timers.c.game == row.game, timers.c.kind == row.kind).values(due=until)
    )
