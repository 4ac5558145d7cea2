"""Where games live: threads, channels and messages by the bot's own words for them. Ids only; Discord is not here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.store import Database, places
from bot.store.places import PlaceRow

#: The side channels of a finished game are removed after this (issue 5).
KEEP_SECONDS = 14 * 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Place:
    """One place of a game: "thread", "side:allies", "panel", "board", "dm:<person>" and whatever else is needed."""

    game: int
    kind: str
    channel: int
    message: int | None = None
    #: What of the game it shows.
    revision: int = 0
    server: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    #: When it was written; a message older than an hour is better posted anew than edited.
    at: float = 0.0
    #: When it is to be removed.
    until: float | None = None


def _place(row: PlaceRow) -> Place:
    return Place(
        row.game, row.kind, row.channel, row.message, row.revision, row.server, row.data, row.at, row.until
    )


class Places:
    """All places of all games."""

    def __init__(self, store: Database, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def put(self, place: Place) -> None:
        """This is the place of that kind now; without a time of its own it is as of now."""
        row = PlaceRow(
            game=place.game, kind=place.kind, server=place.server, channel=place.channel,
            message=place.message, revision=place.revision, data=place.data, at=place.at or self._now(),
            until=place.until,
        )  # fmt: skip
        async with self._store.write() as conn:
            await places.put(conn, row)

    async def of(self, game: int) -> tuple[Place, ...]:
        """All places of a game."""
        async with self._store.read() as conn:
            return tuple(_place(row) for row in await places.of_game(conn, game))

    async def get(self, game: int, kind: str) -> Place | None:
        """One place of a game."""
        return next((place for place in await self.of(game) if place.kind == kind), None)

    async def drop(self, game: int, kind: str) -> None:
        """It is gone."""
        async with self._store.write() as conn:
            await places.drop(conn, game, kind)

    async def lost(self, channel: int) -> int:
        """A channel was deleted: everything in it is gone. Returns how many places that were."""
        async with self._store.write() as conn:
            return await places.drop_channel(conn, channel)

    async def game_of(self, channel: int) -> int | None:
        """The newest game that is played in a channel."""
        async with self._store.read() as conn:
            return await places.game_of(conn, channel)

    async def games_of(self, channel: int) -> tuple[int, ...]:
        """All games with a place in a channel: a DM shows several."""
        async with self._store.read() as conn:
            return tuple(await places.games_of(conn, channel))

    async def close(self, game: int, after: float = KEEP_SECONDS) -> float:
        """The game is over: its side channels are to be removed later. Returns when."""
        until = self._now() + after
        async with self._store.write() as conn:
            await places.close_at(conn, game, until)
        return until

    async def ending(self) -> tuple[Place, ...]:
        """Places whose time is over."""
        async with self._store.read() as conn:
            return tuple(_place(row) for row in await places.ending(conn, self._now()))

    async def count(self, server: int) -> dict[str, int]:
        """How many places of each kind a server holds: it has room for 500 channels."""
        async with self._store.read() as conn:
            return await places.count(conn, server)
