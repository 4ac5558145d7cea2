"""What a moderator rules in a battle under way: its clock, its end, a step back. With a reason, told and noted."""

from __future__ import annotations

from typing import Final, Literal, get_args

from bot.errors import UserError
from bot.facts.audit import LONGEST_REASON, Audited
from bot.facts.kinds import Ruling
from bot.facts.news import Ruled
from bot.game.acting import settling
from bot.game.clock import ticking
from bot.game.reading.gamecards import card_of
from bot.game.side import teams
from bot.game.table.desk import Desk, Making
from bot.game.table.live import Change, Live
from bot.game.values import GameCard, Request
from engine import Side

RULINGS: Final[tuple[Ruling, ...]] = get_args(Ruling)
_WON: Final[dict[Ruling, Side | None]] = {"allies": "allies", "axis": "axis", "draw": None}


class Rulings:
    """Rulings in one game each."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def extend(
        self, game: int, by: int, seconds: float, reason: str = "", *, interaction: int | None = None
    ) -> GameCard:
        """Give whoever must decide more time."""

        async def making(live: Live) -> Change:
            change = self._of(live, Audited("extend", reason, seconds=seconds), by)
            pace = live.row.setup.pace
            if pace is None and live.clock.deadline is None:
                raise UserError("no-clock", game=game)
            clock = ticking.extended(settling.counted(change), seconds, pace)
            settling.set_clock(change, clock)
            change.say(Ruled("extend", by, reason))
            return change

        return await self._done(game, making, by, interaction)

    async def pause(
        self, game: int, by: int, reason: str = "", *, interaction: int | None = None
    ) -> GameCard:
        """Let the clock stand still, or run on: nobody's time goes by, whatever is played meanwhile."""

        async def making(live: Live) -> Change:
            facts = live.row.facts
            what: Literal["pause", "resume"] = "pause" if facts.paused is None else "resume"
            change = self._of(live, Audited(what, reason), by)
            if facts.paused is None:
                settling.pause(change, None)
            else:
                settling.run_on(change)
            change.say(Ruled(what, by, reason))
            return change

        return await self._done(game, making, by, interaction)

    async def force(
        self, game: int, by: int, verdict: Ruling, reason: str = "", *, interaction: int | None = None
    ) -> GameCard:
        """Bring a battle on that stands still: time is up now, or it ends as the moderator says."""

        async def making(live: Live) -> Change:
            change = self._of(live, Audited("force", reason, verdict=verdict), by)
            change.say(Ruled("force", by, reason, verdict))
            if verdict == "time":
                if change.facts.paused is not None:
                    settling.run_on(change)
                # The timekeeper does at once what it does when time is up by itself.
                settling.set_clock(change, ticking.run_out(settling.counted(change), change.now), heed=False)
                return change
            assert live.state is not None
            winner = _WON[verdict]
            change.step("end", winner, "admin", by, live.state, notation="ruled")
            settling.over(change, winner, "ruled")
            return change

        return await self._done(game, making, by, interaction)

    async def end_alone(self, request: Request) -> GameCard:
        """Whoever is left of two ends the battle: the other has left the server."""

        async def making(live: Live) -> Change:
            if not teams.sides_of(live.seats, request.person):
                raise UserError("not-your-game", game=live.row.id)
            if live.row.status != "running":
                raise UserError("not-running", game=live.row.id)
            change = Change(live, self._desk.now())
            settling.called_off(change, request.person, why="left")
            return change

        done = await self._desk.change(
            request.game, making, interaction=request.interaction, person=request.person
        )
        return card_of(done.live.row, done.live.seats)

    def _of(self, live: Live, done: Audited, by: int) -> Change:
        if live.row.status != "running":
            raise UserError("not-running", game=live.row.id)
        change = Change(live, self._desk.now())
        change.audit(done._replace(reason=done.reason[:LONGEST_REASON]), by)
        return change

    async def _done(self, game: int, making: Making, by: int, interaction: int | None) -> GameCard:
        """Done once, however many processes hear the same command."""
        done = await self._desk.change(game, making, interaction=interaction, person=by)
        return card_of(done.live.row, done.live.seats)
