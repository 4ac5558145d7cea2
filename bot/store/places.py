"""Where a game lives in Discord: channels, threads and messages, by the words the bot has for them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import RowMapping, delete, func, insert, select, update

from bot.store.db import Connection
from bot.store.tables import places


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """One place of a game."""

    game: int
    kind: str
    server: int | None
    channel: int
    message: int | None
    revision: int
    data: Mapping[str, Any]
    at: float
    until: float | None


def _row(found: RowMapping) -> PlaceRow:
    values: dict[str, Any] = dict(found)
    values["data"] = json.loads(values["data"])
    return PlaceRow(**values)


async def put(conn: Connection, row: PlaceRow) -> None:
    """This is the place of that kind now."""
    await conn.execute(delete(places).where(places.c.game == row.game, places.c.kind == row.kind))
    await conn.execute(
        insert(places),
        {
            "game": row.game, "kind": row.kind, "server": row.server, "channel": row.channel,
            "message": row.message, "revision": row.revision, "data": json.dumps(dict(row.data)), "at": row.at,
            "until": row.until,
        },
    )  # fmt: skip


async def of_game(conn: Connection, game: int) -> list[PlaceRow]:
    """All places of a game."""
    query = select(places).where(places.c.game == game).order_by(places.c.kind)
    return [_row(one) for one in (await conn.execute(query)).mappings()]


async def game_of(conn: Connection, channel: int) -> int | None:
    """The newest game that has a place in a channel."""
    query = select(func.max(places.c.game)).where(places.c.channel == channel)
    found = (await conn.execute(query)).scalar_one()
    return None if found is None else int(found)


async def games_of(conn: Connection, channel: int) -> list[int]:
    """All games that have a place in a channel."""
    query = select(places.c.game).where(places.c.channel == channel).distinct().order_by(places.c.game)
    return [game for (game,) in await conn.execute(query)]


async def drop(conn: Connection, game: int, kind: str) -> None:
    """Forget a place."""
    await conn.execute(delete(places).where(places.c.game == game, places.c.kind == kind))


async def drop_channel(conn: Connection, channel: int) -> int:
    """Forget everything in a channel that is gone."""
    return int((await conn.execute(delete(places).where(places.c.channel == channel))).rowcount)


async def close_at(conn: Connection, game: int, until: float) -> None:
    """Remove the side channels of a game then."""
    await conn.execute(
        update(places).where(places.c.game == game, places.c.kind.like("side:%")).values(until=until)
    )


async def ending(conn: Connection, before: float) -> list[PlaceRow]:
    """Places whose time is over."""
    query = select(places).where(places.c.until <= before).order_by(places.c.until)
    return [_row(one) for one in (await conn.execute(query)).mappings()]


async def count(conn: Connection, server: int) -> dict[str, int]:
    """How many places of each kind a server holds."""
    query = select(places.c.kind, func.count()).where(places.c.server == server).group_by(places.c.kind)
    return {kind: int(number) for kind, number in await conn.execute(query)}


async def drop_kind(conn: Connection, kind: str) -> None:
    """Forget the places of one kind in all games."""
    await conn.execute(delete(places).where(places.c.kind == kind))
