"""Who does what only one process should do at a time: rows that run out unless their holder renews them.

The time is the database's, so it does not matter whose clock is wrong.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from sqlalchemy import ColumnElement, Float, Insert, bindparam, cast, delete, extract, func, select, update

from bot.store import upsert
from bot.store.connecting.db import Connection
from bot.store.tables import leases

_clock: Final = cast(extract("epoch", func.clock_timestamp()), Float)
_RENEW = (
    update(leases)
    .where(leases.c.holder == bindparam("whose"), leases.c.until >= _clock)
    .values(until=_clock + bindparam("seconds", type_=Float))
)
_GIVE = delete(leases).where(leases.c.name == bindparam("which"), leases.c.holder == bindparam("whose"))
_LEAVE = delete(leases).where(leases.c.holder == bindparam("whose"))
_OLD = delete(leases).where(leases.c.until < _clock - bindparam("seconds", type_=Float))


@cache
def _taking() -> Insert:
    """It is free, has run out, or is one's own; for a server, as only there are several processes."""
    given = upsert.writer("postgresql")(leases).values(
        name=bindparam("name"),
        holder=bindparam("holder"),
        until=_clock + bindparam("seconds", type_=Float),
        needs=bindparam("needs"),
    )
    made: Insert = given.on_conflict_do_update(
        leases.primary_key,
        set_={name: given.excluded[name] for name in ("holder", "until", "needs")},
        where=(leases.c.until < _clock) | (leases.c.holder == given.excluded.holder),
    )
    return made


async def take(conn: Connection, name: str, holder: str, seconds: float, needs: float = 0.0) -> bool:
    """Take it for so long, or keep it, and tell what is needed for it; whether it is his now."""
    given = {"name": name, "holder": holder, "seconds": seconds, "needs": needs}
    done = await conn.execute(_taking(), given)
    return bool(done.rowcount)


async def renew(conn: Connection, holder: str, seconds: float) -> int:
    """Keep all that has not run out; returns how many that are."""
    done = await conn.execute(_RENEW, {"whose": holder, "seconds": seconds})
    return int(done.rowcount)


async def give(conn: Connection, name: str, holder: str) -> None:
    """Give one back."""
    await conn.execute(_GIVE, {"which": name, "whose": holder})


async def leave(conn: Connection, holder: str) -> None:
    """Give all of them back."""
    await conn.execute(_LEAVE, {"whose": holder})


async def sweep(conn: Connection, seconds: float) -> None:
    """Forget what ran out so long ago."""
    await conn.execute(_OLD, {"seconds": seconds})


def _held(kind: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """Leases whose name begins so, as long as they are somebody's."""
    return leases.c.name.startswith(kind, autoescape=True), leases.c.until >= _clock


async def holders(conn: Connection, kind: str) -> dict[str, str]:
    """Who holds each lease whose name begins so."""
    rows = await conn.execute(select(leases.c.name, leases.c.holder).where(*_held(kind)))
    return {str(name): str(holder) for name, holder in rows}


async def needs(conn: Connection, kind: str) -> dict[str, float]:
    """What each holder of a lease whose name begins so has told that it needs."""
    rows = await conn.execute(select(leases.c.holder, leases.c.needs).where(*_held(kind)))
    return {str(holder): float(needs) for holder, needs in rows}


async def time(conn: Connection) -> float:
    """What time it is for the database."""
    return float((await conn.execute(select(_clock))).scalar_one())
