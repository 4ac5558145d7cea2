"""Films of battles that are over: drawn one after the other, and added to the message that tells how it went.

A timer says that a film is still owed, so nothing is forgotten by a crash; drawn again it is the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bot.errors import told
from bot.game.background.one_by_one import OneByOne
from bot.game.reading.records import all_rows, record_of
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.game.values import GameCard
from bot.store import timers
from bot.store.timers import TimerRow
from engine.errors import EngineError
from engine.record import Played, Record, counted, replay

#: Draws the film of a game and shows it; the seconds after which it may be tried again, or None: nothing more is owed.
Show: TypeAlias = Callable[[int], Awaitable[float | None]]

#: With fewer turns there is nothing to see.
_SHORTEST: Final = 3
#: What could not be shown for so long nobody waits for any more.
_TOO_OLD: Final = 24 * 3600.0


def is_filmed(card: GameCard) -> bool:
    """Whether there is anything to see of a battle: it has been decided, and is told in pictures."""
    return card.status == "over" and card.turn >= _SHORTEST and not card.plain and card.lesson is None


class Films:
    """One film after the other."""

    def __init__(self, desk: Desk, show: Show) -> None:
        self._desk = desk
        self._show = show
        self._waiting = OneByOne(desk, timers.filming, self._film)

    async def tick(self) -> bool:
        """Show a film that is owed; False: there is none, or somebody is at it."""
        return await self._waiting.tick()

    async def owe(self, game: int) -> None:
        """The message stands: its film is to follow."""
        if (await self._desk.load(game)).board.turn.number >= _SHORTEST:
            await self._desk.change(game, self._now_due)

    async def _now_due(self, live: Live) -> Change:
        change = Change(live, self._desk.now())
        _due(change, change.now, change.now)
        return change

    async def played(self, game: int) -> list[Played]:
        """All that counts of a battle, played again in a thread; nothing: today's rules cannot."""
        live = await self._desk.load(game)
        rows = await all_rows(self._desk.store, live)
        try:
            return await asyncio.to_thread(_played, record_of(live, rows, live.board))
        except EngineError as error:
            told(error, game=game)
            return []

    async def _film(self, game: int) -> None:
        wait = await self._show(game)

        async def making(live: Live) -> Change:
            change = Change(live, self._desk.now())
            since = next((one.since for one in live.timers if one.kind == "film"), change.now)
            age = change.now - since
            if wait is None or age > _TOO_OLD:
                _due(change, None, since)
            else:
                # Waiting as long again as it has taken so far, it is not drawn too often for nothing.
                _due(change, change.now + max(wait, age), since)
            return change

        await self._desk.change(game, making)


def _due(change: Change, due: float | None, since: float) -> None:
    """When the film of this game is to be drawn; None: it is no longer owed."""
    others = tuple([one for one in change.live.timers if one.kind != "film"])
    mine = () if due is None else (TimerRow(change.live.row.id, "film", None, due, since),)
    change.timers = (*others, *mine)


def _played(record: Record) -> list[Played]:
    return counted(replay(record))
