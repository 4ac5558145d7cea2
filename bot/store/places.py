"""Where a game lives in Discord: channels, threads and messages, by the words the bot has for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import RowMapping, Select, bindparam, delete, func, or_, select, update

from bot.facts.place import Noted, Place, PlaceKind
from bot.store import upsert
from bot.store.connecting.batch import Writer
from bot.store.connecting.db import Connection
from bot.store.tables import games, places
from bot.store.text import coding
from bot.store.text.coding import Fields, Form
from bot.store.text.placetext import kind_of, text_of


def _noted_2(data: Fields) -> Fields:
    """Before 2 the words of all kinds of places lay side by side."""
    own = ("said", "drawn")
    readers: Fields = {name: data[name] for name in ("people", "coming") if name in data}
    told: Fields = {name: data[name] for name in ("earlier", "turn", "by") if name in data}
    if "told" in data:
        told["last"] = data["told"]
    return {**{name: data[name] for name in own if name in data}, "readers": readers, "told": told}


_NOTHING: Final[Mapping[str, object]] = {}
_NOTED: Final = Form(Noted, (_noted_2,))


def _place(row: RowMapping, kind: PlaceKind) -> Place:
    noted = coding.loads(_NOTED, Noted, row["data"])
    return Place(
        row["game"], kind, row["channel"], row["message"], row["revision"], row["server"], noted,
        row["at"], row["until"],
    )  # fmt: skip


async def _known(conn: Connection, query: Select[Any], given: Mapping[str, object] = _NOTHING) -> list[Place]:
    """The places that a query finds, without those of which only another release knows."""
    rows = [(row, kind_of(row["kind"])) for row in (await conn.execute(query, given)).mappings()]
    return [_place(row, kind) for row, kind in rows if kind is not None]


_HERE: Final = places.c.game == bindparam("of_game")
_ONE: Final = select(places).where(_HERE, places.c.kind == bindparam("of_kind"))
_OF_GAME: Final = select(places).where(_HERE).order_by(places.c.kind)
_DROP: Final = delete(places).where(_HERE, places.c.kind == bindparam("of_kind"))
_NEWEST_IN: Final = select(func.max(places.c.game)).where(places.c.channel == bindparam("in_channel"))
_ENDING: Final = select(places).where(places.c.until <= bindparam("before")).order_by(places.c.until)


async def put(conn: Writer, place: Place) -> None:
    """This is the place of that kind now."""
    await upsert.put(
        conn,
        places,
        {
            "game": place.game, "kind": text_of(place.kind), "server": place.server, "channel": place.channel,
            "message": place.message, "revision": place.revision, "data": coding.dumps(_NOTED, place.noted),
            "at": place.at, "until": place.until,
        },
    )  # fmt: skip


async def of_game(conn: Connection, game: int) -> list[Place]:
    """All places of a game."""
    return await _known(conn, _OF_GAME, {"of_game": game})


async def get(conn: Connection, game: int, kind: PlaceKind) -> Place | None:
    """One place of a game."""
    row = (await conn.execute(_ONE, {"of_game": game, "of_kind": text_of(kind)})).mappings().first()
    return None if row is None else _place(row, kind)


async def channels_of(conn: Connection, games: Sequence[int], kind: PlaceKind) -> dict[int, int]:
    """The channels of one kind, by game."""
    query = select(places.c.game, places.c.channel).where(
        places.c.game.in_(games), places.c.kind == text_of(kind)
    )
    return {int(game): int(channel) for game, channel in await conn.execute(query)}


async def game_of(conn: Connection, channel: int) -> int | None:
    """The newest game that has a place in a channel."""
    game = (await conn.execute(_NEWEST_IN, {"in_channel": channel})).scalar_one()
    return None if game is None else int(game)


async def open_in(conn: Connection, channel: int) -> int | None:
    """The newest open table that has a place in a channel."""
    query = (
        select(func.max(places.c.game))
        .join(games, games.c.id == places.c.game)
        .where(places.c.channel == channel, games.c.status == "open")
    )
    game = (await conn.execute(query)).scalar_one()
    return None if game is None else int(game)


async def drop(conn: Connection, game: int, kind: PlaceKind) -> bool:
    """Forget a place; whether it was still known."""
    return bool((await conn.execute(_DROP, {"of_game": game, "of_kind": text_of(kind)})).rowcount)


async def in_channel(conn: Connection, channel: int) -> list[Place]:
    """The places that are a channel or thread themselves, lost ones included."""
    query = select(places).where(
        places.c.channel == channel,
        or_(*[places.c.kind.like(one) for one in ("thread", "side:%", "lost:%")]),
    )
    return await _known(conn, query)


async def close_at(conn: Connection, game: int, until: float) -> None:
    """Remove the side channels of a game then."""
    await conn.execute(
        update(places).where(places.c.game == game, places.c.kind.like("side:%")).values(until=until)
    )


async def ending(conn: Connection, before: float) -> list[Place]:
    """Places whose time is over."""
    return await _known(conn, _ENDING, {"before": before})


async def count(conn: Connection, server: int) -> int:
    """How many places a server holds."""
    query = select(func.count()).select_from(places).where(places.c.server == server)
    return int((await conn.execute(query)).scalar_one())


async def of_server(conn: Connection, server: int) -> list[Place]:
    """The threads and sides' places of all battles of a server."""
    query = select(places).where(
        places.c.server == server, or_(places.c.kind == "thread", places.c.kind.like("side:%"))
    )
    return await _known(conn, query)


async def side_places(conn: Connection, server: int) -> list[int]:
    """The channels and threads of the sides of all battles of a server."""
    query = select(places.c.channel).where(places.c.server == server, places.c.kind.like("side:%"))
    return [channel for (channel,) in await conn.execute(query)]


async def like(conn: Connection, kinds: Sequence[str]) -> list[Place]:
    """The places of all games whose kind is like one of these patterns."""
    query = select(places).where(or_(*(places.c.kind.like(one) for one in kinds)))
    return await _known(conn, query)
