"""What players do with the clocks themselves: give time, let them run on, say that they still play."""

from __future__ import annotations

from bot.errors import UserError
from bot.facts.clocknews import PauseOver, PlaysOn, TimeGiven
from bot.facts.computers import is_computer
from bot.facts.pace import LEAST_GIFT, LONGEST_GIFT, MOST_ABOVE_CAP, STILL_SECONDS
from bot.game.acting import changing, settling
from bot.game.acting.playing import check_commanding, check_open
from bot.game.clock import ticking
from bot.game.reading.gamecards import card_of
from bot.game.side import teams
from bot.game.table.desk import Desk, Making
from bot.game.table.live import Change, Live
from bot.game.values import GameCard, Request
from engine.types import OTHER


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
            settling.set_clock(change, settling.counted(change)._replace(still=None))
            change.say(PlaysOn(request.person))
            return change

        return await self._made(request, making)

    async def let_be(self, request: Request) -> GameCard:
        """Whoever has waited long enough in a game without a clock ends it: a draw that counts for nothing."""

        async def making(live: Live) -> Change:
            side = check_commanding(live, request)
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

    async def give(self, request: Request, seconds: int) -> GameCard:
        """Time for the other side: what was given cannot be taken back. Raises UserError."""

        async def making(live: Live) -> Change:
            mine = check_commanding(live, request)
            side, pace = OTHER[mine], live.row.setup.pace
            if pace is None:
                raise UserError("no-clock")
            if all(is_computer(one) for one in teams.persons(live.seats, side)):
                raise UserError("computer-needs-no-time")
            if not LEAST_GIFT <= seconds <= LONGEST_GIFT:
                raise UserError("no-such-time")
            change = Change(live, self._desk.now())
            clock = ticking.given(settling.counted(change), side, seconds, pace)
            if ticking.banks_of(clock, pace)[side] > pace.cap + MOST_ABOVE_CAP:
                raise UserError("bank-full")
            settling.set_clock(change, clock)
            change.say(TimeGiven(request.person, side, seconds))
            return change

        return await self._made(request, making)

    async def run_on(self, request: Request) -> GameCard:
        """Either side ends a pause that both agreed on. Raises UserError."""

        async def making(live: Live) -> Change:
            check_commanding(live, request)
            facts, change = live.row.facts, Change(live, self._desk.now())
            if facts.paused is None:
                raise UserError("not-paused")
            if facts.pause_ends is None:
                raise UserError("paused")
            settling.run_on(change)
            change.say(PauseOver(request.person))
            return change

        return await self._made(request, making)

    async def _made(self, request: Request, making: Making) -> GameCard:
        live = (await changing.make(self._desk, request, making)).live
        return card_of(live.row, live.seats)
