"""Ladders and standings: worked out from the results and kept in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.errors import UserError
from bot.facts.ratings import LadderRow, Rated, Rating
from bot.facts.results import BattleResult
from bot.game.table.desk import Desk
from bot.people.rating import Book
from bot.store import Connection, people, results
from bot.store.results import Mark
from engine.types import Side

#: Results taken in before others have their turn: some ten milliseconds.
_AT_ONCE: Final = 200
#: Before the first of them.
_NOTHING: Final = Mark(0, (0.0, 0), 0)


class SidesOf(NamedTuple):
    """What is known of a battle: its results, those that count first of all, and how it leans among equals now."""

    battle: str
    results: tuple[BattleResult, ...]
    #: The share of the Allies between two who play alike.
    chance: float


class Ladder:
    """All ratings, brought up to date whenever somebody asks."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._book = Book()
        self._mark = _NOTHING
        self._busy = asyncio.Lock()

    async def book(self) -> Book:
        """All that the results say now. What is new is taken in; if something came in late, or somebody has been
        forgotten, all is worked out anew: so it is always what all of them say in their order."""
        # Nobody waits for his turn with a connection in his hands.
        async with self._busy, self._desk.store.read() as conn:
            mark = await results.mark(conn)
            if mark != self._mark and not await self._follow(conn, mark):
                self._book, self._mark = Book(), _NOTHING
                await self._follow(conn, mark)
            return self._book

    async def _follow(self, conn: Connection, mark: Mark) -> bool:
        """Take in what is new, some at a time; False: what has been taken in is no longer what it was."""
        if self._mark.number and self._mark.forgotten != mark.forgotten:
            return False
        while True:
            new = await results.since(conn, self._mark.newest, _AT_ONCE)
            for result in new:
                self._book.take(result)
            if new:
                newest = (new[-1].at, new[-1].game)
                self._mark = Mark(self._mark.number + len(new), newest, mark.forgotten)
            if len(new) < _AT_ONCE:
                return self._mark.number >= mark.number

    async def standing(self, person: int) -> Rated:
        """Where somebody stands, among all."""
        book = await self.book()
        ranked = book.ranked()
        rank = ranked.index(person) + 1 if person in book.persons else 0
        return _standing(book, person)._replace(rank=rank, among=len(ranked))

    async def rungs(self, server: int | None, person: int, *, everywhere: bool) -> tuple[LadderRow, ...]:
        """The ladder of a server, or of all of them, as somebody may see it: named are those who have fought on his
        server, and himself; nobody who wants to be named on none. Raises UserError where the server keeps none."""
        book = await self.book()
        async with self._desk.store.read() as conn:
            if server is not None and (await people.get_server(conn, server)).ladder != "on":
                raise UserError("no-ladder")
            home = set() if server is None else {*await results.at_home(conn, server)}
            named = home | {person} if everywhere else home
            named -= await people.off_ladders(conn, named)
        ranked = book.ranked()
        shown = ranked if everywhere else [one for one in ranked if one in named]
        return tuple(
            [
                LadderRow(rank, one if one in named else None, _standing(book, one))
                for rank, one in enumerate(shown, 1)
            ]
        )

    async def of_scenario(self, battle: str, server: int | None) -> SidesOf:
        """What has come of a battle, on a server or everywhere."""
        async with self._desk.store.read() as conn:
            found = await results.of_scenario(conn, battle, server)
        return SidesOf(battle, tuple(found), (await self.book()).chance(battle))

    async def result(self, game: int) -> BattleResult | None:
        """How a battle came out, once it has been decided."""
        async with self._desk.store.read() as conn:
            return await results.of_game(conn, game)

    async def note_luck(self, game: int, luck: Mapping[Side, float]) -> None:
        """What the dice of a battle were worth."""
        async with self._desk.store.write() as conn:
            await results.note_luck(conn, game, luck)


def _standing(book: Book, person: int) -> Rated:
    won, drawn, lost = book.record.get(person, (0, 0, 0))
    course = tuple(book.course.get(person, ()))
    return Rated(book.persons.get(person, Rating()), won, drawn, lost, course)
