"""What players do with the clocks themselves: say that they still play, or let a battle be that stands still."""

from __future__ import annotations

from bot.errors import UserError
from bot.facts.clocknews import PlaysOn
from bot.facts.pace import STILL_SECONDS
from bot.game.acting import changing, settling
from bot.game.acting.playing import check_open
from bot.game.clock import ticking
from bot.game.reading.gamecards import card_of
from bot.game.side import teams
from bot.game.table.desk import Desk, Making
from bot.game.table.live import Change, Live
from bot.game.values import GameCard, Request


class Clockwork:
    """The clocks in the hands of those who play."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def play_on(self, request: Request) -> GameCard:
        """Somebody of either side still plays: the question is put away for as long again."""

        async def making(live: Live) -> Change:
            check_open(live, request, turn=False)
            if live.clock.still is None:
                raise UserError("ask-gone")
            change = Change(live, self._desk.now())
            settling.set_clock(change, ticking.counted(live.clock, change.now)._replace(still=None))
            change.say(PlaysOn(request.person))
            return change

        return await self._made(request, making)

    async def let_be(self, request: Request) -> GameCard:
        """Whoever has waited long enough in a game without a clock ends it: a draw that counts for nothing."""

        async def making(live: Live) -> Change:
            side = check_open(live, request, turn=False)
            teams.check_commander(live, side, request.person)
            clock, change = live.clock, Change(live, self._desk.now())
            if live.row.setup.pace is not None:
                raise UserError("has-a-clock")
            seen = live.row.memo.habit_of(clock.side).last
            free = max(clock.since, seen or 0.0) + STILL_SECONDS
            if change.now < free:
                raise UserError("too-soon", when=str(int(free)))
            if side == clock.side and not live.row.setup.practice:
                raise UserError("yours-to-move")
            settling.called_off(change, request.person, why="unfinished")
            return change

        return await self._made(request, making)

    async def _made(self, request: Request, making: Making) -> GameCard:
        live = (await changing.make(self._desk, request, making)).live
        return card_of(live.row, live.seats)
