"""Where games live: threads, channels and messages by the bot's own words for them. Ids only; Discord is not here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.facts.place import ORIGIN, Place, PlaceKind
from bot.store import Database, places, retried

#: The side channels of a finished game are removed after this: time enough to read them once more.
KEEP_SECONDS = 14 * 24 * 3600.0


class Places:
    """All places of all games."""

    def __init__(self, store: Database, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    @retried
    async def put(self, place: Place) -> None:
        """This is the place of that kind now; without a time of its own it is as of now."""
        async with self._store.batch() as conn:
            await places.put(conn, place._replace(at=place.at or self._now()))

    async def of(self, game: int) -> tuple[Place, ...]:
        """All places of a game."""
        async with self._store.read() as conn:
            return tuple(await places.of_game(conn, game))

    async def get(self, game: int, kind: PlaceKind) -> Place | None:
        """One place of a game."""
        async with self._store.read() as conn:
            return await places.get(conn, game, kind)

    async def channels_of(self, games: Sequence[int], kind: PlaceKind) -> dict[int, int]:
        """Where some games have their place of a kind."""
        async with self._store.read() as conn:
            return await places.channels_of(conn, games, kind)

    @retried
    async def drop(self, game: int, kind: PlaceKind) -> bool:
        """It is gone; whether nobody had said so before."""
        async with self._store.write() as conn:
            return await places.drop(conn, game, kind)

    async def in_channel(self, channel: int) -> tuple[Place, ...]:
        """The places that are this very channel or thread, not messages in it."""
        async with self._store.read() as conn:
            return tuple(await places.in_channel(conn, channel))

    async def of_server(self, server: int) -> tuple[Place, ...]:
        """The threads and sides' places of all battles of a server."""
        async with self._store.read() as conn:
            return tuple(await places.of_server(conn, server))

    async def side_places(self, server: int) -> tuple[int, ...]:
        """The channels and threads of the sides of all battles of a server."""
        async with self._store.read() as conn:
            return tuple(await places.side_places(conn, server))

    async def game_of(self, channel: int, *, opened: bool = False) -> int | None:
        """The newest game that is played in a channel, before that the newest table that is open there if it is one to
        be `opened` that is meant; None if it was only made from there."""
        async with self._store.read() as conn:
            table = await places.open_in(conn, channel) if opened else None
            if table is not None:
                return table
            game = await places.game_of(conn, channel)
            rows = [] if game is None else await places.of_game(conn, game)
            made_here = any(row.kind == ORIGIN and row.channel == channel for row in rows)
            return None if made_here else game

    async def open_in(self, channel: int) -> int | None:
        """The newest open table with a place in a channel."""
        async with self._store.read() as conn:
            return await places.open_in(conn, channel)

    @retried
    async def close(self, game: int, after: float = KEEP_SECONDS) -> float:
        """The game is over: its side channels are to be removed later. Returns when."""
        until = self._now() + after
        async with self._store.write() as conn:
            await places.close_at(conn, game, until)
        return until

    async def ending(self) -> tuple[Place, ...]:
        """Places whose time is over."""
        async with self._store.read() as conn:
            return tuple(await places.ending(conn, self._now()))

    async def count(self, server: int) -> int:
        """How many places a server holds: it has room for 500 channels."""
        async with self._store.read() as conn:
            return await places.count(conn, server)
