"""Who wants to be forgotten leaves the tables at which nobody waits for him."""

from __future__ import annotations

from functools import partial

from bot.errors import UserError
from bot.facts.computers import is_computer
from bot.game.acting import settling
from bot.game.computers import deputies
from bot.game.cups.organizing import Organizing
from bot.game.lobby.tables import Lobby
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.game.values import Request
from bot.store import games


class Farewell:
    """Leaving for good."""

    def __init__(self, desk: Desk, lobby: Lobby, cups: Organizing) -> None:
        self._desk = desk
        self._lobby = lobby
        self._cups = cups

    async def leave(self, person: int) -> None:
        """Leave cups and what has not begun, end what he plays alone or what has been left lying; the rest stays."""
        await self._cups.farewell(person)
        async with self._desk.store.read() as conn:
            playing = await games.numbers(conn, ("open", "running"), person)
        for game in playing:
            try:
                await self._leave(game, person)
            except UserError as error:
                # Somebody else was faster: it has begun, or is over.
                if error.key not in ("not-open", "already-over", "not-your-game"):
                    raise

    async def _leave(self, game: int, person: int) -> None:
        live = await self._desk.load(game)
        if live.row.status == "running" and not _lies_there(live, person):
            if any(one.person == person and one.turn is None for one in live.row.memo.deputies):
                await self._desk.change(game, partial(self._leaving_seat, person))
            return
        if live.row.status == "open":
            invited = any(row.person == person and row.invited for row in live.seats)
            leaving = self._lobby.decline if invited else self._lobby.leave
            await leaving(Request(person, game))
        else:
            await self._desk.change(game, self._calling_off)

    async def _leaving_seat(self, person: int, live: Live) -> Change:
        """The computer that plays in his seat anyway keeps it."""
        change = Change(live, self._desk.now())
        deputies.keeps_seat(change, person)
        return change

    async def _calling_off(self, live: Live) -> Change:
        change = Change(live, self._desk.now())
        if live.row.status == "running":
            settling.called_off(change, 0, why="left")
        return change


def _lies_there(live: Live, person: int) -> bool:
    """Whether nobody else would miss the battle: he plays alone, or its time has run out and nobody went on."""
    others = [row.person for row in live.seats if row.person not in (None, 0, person)]
    clock = live.row.facts.clock
    return all(is_computer(one) for one in others) or (clock is not None and clock.overdue)
