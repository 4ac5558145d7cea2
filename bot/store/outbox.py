"""What is stored but not yet said. A row goes when it has been said; those of a game are said in their order."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Float,
    Row,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from bot.facts.announcement import HOLDS_UP, Announcement
from bot.facts.news import News
from bot.store.connecting import bell
from bot.store.connecting.batch import Writer
from bot.store.connecting.db import Connection
from bot.store.tables import outbox
from bot.store.text import news

#: Nobody asks for the numbers of the new rows, so the statement need not bring them back.
_ADD = insert(outbox).inline()
_earlier = outbox.alias("earlier")
#: Nothing is put off for longer than this, so what is ready later than that was put off by a clock that ran fast.
LONGEST: Final = 3600.0


def _waits(ready: ColumnElement[float], now: ColumnElement[float]) -> ColumnElement[bool]:
    """Whether a row is put off, or is being said."""
    return and_(ready > now, ready <= now + LONGEST)


_now: Final = bindparam("now", type_=Float)
#: The same as of `_waits`, asked of the first and the last alone: of all that is put off none is looked at.
_ANY: Final = select(
    or_(
        select(func.min(outbox.c.ready)).scalar_subquery() <= _now,
        select(func.max(outbox.c.ready)).scalar_subquery() > _now + LONGEST,
    )
)
#: Ready, and nothing of the same game that is older still waits for its retry or is being said right now.
_READY = (
    select(outbox)
    .where(
        ~_waits(outbox.c.ready, _now),
        or_(outbox.c.game.is_(None), outbox.c.game.not_in(bindparam("busy", expanding=True))),
        ~select(_earlier.c.id)
        .where(
            _earlier.c.game == outbox.c.game,
            _earlier.c.id < outbox.c.id,
            _waits(_earlier.c.ready, _now),
            _earlier.c.attempts <= HOLDS_UP,
        )
        .exists(),
    )
    .order_by(outbox.c.id)
    .limit(bindparam("most"))
)
_THESE: Final = outbox.c.id.in_(bindparam("numbers", expanding=True))
_LEASE: Final = update(outbox).where(_THESE).values(ready=bindparam("until"), attempts=outbox.c.attempts + 1)
_HOLD: Final = update(outbox).where(_THESE).values(ready=bindparam("until"))
_DONE: Final = delete(outbox).where(_THESE)


_LOCKED = (
    select(outbox.c.id)
    .where(outbox.c.id.in_(bindparam("heads", expanding=True)), ~_waits(outbox.c.ready, _now))
    .with_for_update(skip_locked=True)
)


async def add(
    conn: Writer,
    game: int | None,
    revision: int,
    said: Sequence[News],
    at: float,
) -> None:
    """Note what is to be said."""
    await bell.ring(conn, game)
    await conn.execute(
        _ADD,
        [
            {
                "game": game, "kind": news.word_of(one), "revision": revision, "attempts": 0, "ready": 0.0, "at": at,
                "data": news.written(one),
            }
            for one in said
        ],
    )  # fmt: skip


async def any_ready(conn: Connection, now: float) -> bool:
    """Whether it is worth taking."""
    return bool((await conn.execute(_ANY, {"now": now})).scalar())


async def take(
    conn: Connection, now: float, until: float, most: int, *, games: int = 50, busy: Collection[int] = ()
) -> list[Announcement]:
    """What may be said now of so many games, none of them busy; leased to the caller until then."""
    rows = (await conn.execute(_READY, {"now": now, "most": most, "busy": list(busy)})).all()
    chosen = list(dict.fromkeys(one.game for one in rows))[:games]
    rows = [one for one in rows if one.game in chosen]
    if conn.dialect.name == "postgresql":
        rows = await _ours(conn, rows, now)
    if rows:
        await conn.execute(_LEASE, {"numbers": [one.id for one in rows], "until": until})
    return [
        Announcement(
            one.id, one.game, one.kind, one.revision, news.read(one.kind, one.data), one.attempts + 1, one.at
        )
        for one in rows
    ]


# Any: what a row has only the statement knows, which SQLAlchemy reads at run time.
async def _ours(conn: Connection, rows: Sequence[Row[Any]], now: float) -> list[Row[Any]]:
    """What of these no other process takes at this moment, or has taken since they were looked for.

    Whoever takes anything of a game takes its first row: to have that one is to have all of them.
    """
    first: dict[int, int] = {}
    for one in rows:
        first.setdefault(_group(one), one.id)
    locked = (await conn.execute(_LOCKED, {"now": now, "heads": [*first.values()]})).scalars()
    ours = {*locked}
    return [one for one in rows if first[_group(one)] in ours]


def _group(row: Row[Any]) -> int:
    """What is said in order: all of a game; of what belongs to none each alone."""
    return -row.id if row.game is None else int(row.game)


async def hold(conn: Connection, numbers: Sequence[int], until: float) -> None:
    """They are still being said."""
    await conn.execute(_HOLD, {"numbers": list(numbers), "until": until})


async def done(conn: Connection, numbers: Sequence[int]) -> None:
    """They have been said."""
    await conn.execute(_DONE, {"numbers": list(numbers)})


async def later(
    conn: Connection, number: int, game: int | None, ready: float, *, alone: bool = False, counts: bool = True
) -> None:
    """It could not be said; it and what follows it in its game, or it alone, may be taken again then.

    What was nobody's fault does not count as an attempt.
    """
    rows = outbox.c.id == number
    if game is not None and not alone:
        rows = and_(outbox.c.game == game, outbox.c.id >= number)
    tried = outbox.c.attempts
    values = {"ready": ready, **({} if counts else {"attempts": case((tried > 0, tried - 1), else_=0)})}
    await conn.execute(update(outbox).where(rows).values(values))


async def waiting(conn: Connection) -> tuple[int, float | None]:
    """How many rows wait, and since when the oldest does."""
    number, oldest = (
        await conn.execute(select(func.count(), func.min(outbox.c.at)).select_from(outbox))
    ).one()
    return int(number), None if oldest is None else float(oldest)
