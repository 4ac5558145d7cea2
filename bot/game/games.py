"""The table itself: everything about one game, from looking at it to handing out its record."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import UserError
from bot.facts.kinds import Status
from bot.facts.numbers import may_be
from bot.game.acting.playing import Playing
from bot.game.consent.asking import Consent
from bot.game.lobby.sequels import Sequels
from bot.game.lobby.tables import Lobby
from bot.game.reactions.standing import Draw
from bot.game.reading import records
from bot.game.reading.gamecards import card_of
from bot.game.reading.looks import look_of
from bot.game.reading.own import OwnBattles, own_battles
from bot.game.table.desk import Desk
from bot.game.table.live import Live
from bot.game.values import GameCard, LogLine, Look, MatchLook
from bot.game.visit import Visit, Watching
from bot.store import games, seats
from engine import Side

#: Battles that a list is made of.
_LISTED = 25


class Games(Playing, Consent):
    """Looking, acting, taking back, giving up."""

    def __init__(self, desk: Desk, draw: Draw, lobby: Lobby, sequels: Sequels) -> None:
        super().__init__(desk, draw)
        self._lobby = lobby
        self._sequels = sequels

    async def card(self, game: int) -> GameCard:
        """The public facts of a game. Raises UserError if there is none."""
        return await (await self.watch(game)).card_of_match()

    async def match(self, game: int) -> MatchLook | None:
        """How the match of a game stands, and its battles; None: it belongs to none, or has not begun."""
        return await (await self.watch(game)).match()

    async def watch(self, game: int) -> Watching:
        """A game as it is now, for everybody. Raises UserError if there is none."""
        return Watching(await self._now(game), self._desk)

    async def admit(self, game: int, person: int, server: int | None) -> Visit:
        """Who may ask of a game: anybody on its own server, in private (no server) those who sit in it; of a game that
        lives on none, they alone, wherever they are, and who has set it up: he may have his seat back.

        Raises UserError for all others, as for a number that no game has.
        """
        if not may_be(game):
            raise UserError("no-game", game=game)
        live = await self._desk.load(game)
        seated = any(row.person == person for row in live.seats)
        seated |= live.row.server is None and live.row.created_by == person
        if not (seated if None in (server, live.row.server) else server == live.row.server):
            raise UserError("no-game", game=game)
        return Visit(live, self._desk, person)

    async def visit(self, game: int, person: int) -> Visit:
        """A game as it is now, for somebody who has been admitted to it."""
        return Visit(await self._now(game), self._desk, person)

    async def _now(self, game: int) -> Live:
        """What a press has just stored, or been refused, is handed on to what is told of it."""
        live = self._desk.at_hand(game)
        return await self._desk.load(game) if live is None else live

    async def log(
        self,
        game: int,
        person: int | None = None,
        first: int = 0,
        last: int | None = None,
        side: Side | None = None,
    ) -> tuple[LogLine, ...]:
        """The log of a game as a person may read it, between two revisions."""
        return await records.log(self._desk.store, await self._desk.load(game), person, side, first, last)

    async def own(self, person: int, server: int | None) -> OwnBattles:
        """What somebody's battles have come to, for himself."""
        return await own_battles(self._desk.store, person, server)

    async def find(
        self,
        *,
        person: int | None = None,
        server: int | None = None,
        status: Sequence[Status] = ("open", "running"),
        limit: int | None = _LISTED,
    ) -> tuple[GameCard, ...]:
        """Games; those in which this person must decide first, then by what is left of the clock. `limit` None: all."""
        async with self._desk.store.read() as conn:
            rows = await games.find(conn, person=person, server=server, status=status, limit=limit)
            seated = await seats.of_games(conn, [row.id for row in rows])
        cards = [card_of(row, seated[row.id]) for row in rows]
        if person is not None:
            cards.sort(key=lambda card: person not in card.awaited)
        return tuple(cards)

    async def listed(
        self, *, person: int | None = None, server: int | None = None, status: Sequence[Status]
    ) -> tuple[tuple[GameCard, ...], int]:
        """The first of them, for a list, and how many there are."""
        cards = await self.find(person=person, server=server, status=status, limit=_LISTED)
        if len(cards) < _LISTED:
            return cards, len(cards)
        async with self._desk.store.read() as conn:
            return cards, await games.how_many(conn, person=person, server=server, status=status)

    async def look(self, game: int, person: int | None = None, side: Side | None = None) -> Look:
        """A game as a person sees it; without one, as everybody may."""
        return look_of(await self._desk.load(game), person, side)
