"""What happens because nobody did anything: reminders, doctrines, lapsed invitations, time that ran out."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from bot.errors import UserError, told
from bot.facts.clock import TurnClock
from bot.facts.clocknews import Overdue, PauseOver, Reminded, StillPlaying, Waits
from bot.facts.computers import humans
from bot.facts.kinds import TimerKind
from bot.facts.news import Aftermath, MatchOver, TeamLate, TeamReminded
from bot.facts.pace import STILL_SECONDS
from bot.game.acting import changing, settling
from bot.game.acting.carry_out import settle
from bot.game.acting.playing import check_open
from bot.game.campaigns import Campaigns
from bot.game.clock import ticking
from bot.game.computers import deputies
from bot.game.cups.running import Running
from bot.game.lobby.sequels import Sequels
from bot.game.lobby.tables import expire
from bot.game.reactions import standing
from bot.game.reactions.standing import Draw
from bot.game.reading.gamecards import card_of
from bot.game.reading.matches import look_of
from bot.game.side import absence, teams
from bot.game.table.desk import Desk, Making
from bot.game.table.live import Change, Live
from bot.game.values import GameCard, Outcome, Request
from bot.store import games, retried, timers
from bot.store.timers import TimerRow
from engine import Side, to_act
from engine.types import OTHER

_Doing = Callable[[Change, TimerRow], None]

_AT_A_TIME = 100
#: A timer that failed is tried again after this.
_AGAIN_SECONDS = 60.0
#: What was set so many seconds from now was set by a clock that ran fast, and not by another machine's.
_CLOCKS_DIFFER = 60.0
#: Who was at the table so recently needs no reminder.
_RECENT_SECONDS = 3 * 3600.0


class _NothingToDo(Exception):
    """The timer belongs to an earlier moment."""


class Timekeeper:
    """All games' clocks."""

    def __init__(self, desk: Desk, sequels: Sequels, cups: Running, campaigns: Campaigns, draw: Draw) -> None:
        self._desk = desk
        self._sequels = sequels
        self._cups = cups
        self._campaigns = campaigns
        self._draw = draw
        #: What changes one game only.
        self._doing: dict[TimerKind, _Doing] = {
            "invitation": self._expire,
            "late": self._remind,
            "over": self._overdue,
            "team-half": self._team,
            "team-late": self._team,
            "abandoned": self._abandon,
            "pause-over": self._run_on,
            "still": self._still,
            "unfinished": self._unfinished,
            "answer": self._answer,
            "aftermath": self._aftermath,
        }

    async def tick(self, now: float | None = None) -> int:
        """Do everything that is due; returns how much it was. A fault in one game does not stop the others."""
        moment = self._desk.now() if now is None else now
        did = await self._given_back(moment)
        did += await self._cups.tick(moment)
        failed: set[tuple[int, str]] = set()
        while True:
            async with self._desk.store.read() as conn:
                rows = await timers.due(conn, moment, _AT_A_TIME + len(failed))
            rows = [row for row in rows if (row.game, row.kind) not in failed]
            if not rows:
                return did
            for row in rows:
                try:
                    await self._fire(row)
                    did += 1
                except _NothingToDo:
                    await self._drop(row)
                except Exception as error:
                    told(error, game=row.game, timer=row.kind)
                    failed.add((row.game, row.kind))
                    await self._again(row, moment)

    async def next_due(self) -> float | None:
        """When the next thing is due."""
        async with self._desk.store.read() as conn:
            return await timers.next_due(conn)

    async def _given_back(self, moment: float) -> int:
        """Time that was up by a clock that ran fast is not up; returns in how many games."""
        async with self._desk.store.read() as conn:
            rows = await timers.from_ahead(conn, moment + _CLOCKS_DIFFER, _AT_A_TIME)
        for row in rows:
            try:
                await self._desk.change(row.game, self._checked(row, self._not_over))
            except _NothingToDo:
                await self._drop(row)
            except Exception as error:  # the other games' clocks go on
                told(error, game=row.game, timer=row.kind)
        return len(rows)

    def _not_over(self, change: Change, _row: TimerRow) -> None:
        clock = change.live.clock
        settling.set_clock(change, clock._replace(overdue=_is_up(clock, change.now)))

    @retried
    async def _drop(self, row: TimerRow) -> None:
        """Take a timer away that no game knows any more."""
        async with self._desk.store.write() as conn:
            await timers.drop(conn, row)

    @retried
    async def _again(self, row: TimerRow, moment: float) -> None:
        async with self._desk.store.write() as conn:
            await timers.put_off(conn, row, moment + _AGAIN_SECONDS)
        self._desk.forget(row.game)

    async def _fire(self, row: TimerRow) -> None:
        match row.kind:
            case "second-leg":
                await self._sequels.second_leg(row.game)
                await self._desk.change(row.game, self._without(row))
            case "match":
                await self._match(row)
            case "cup":
                await self._cups.of_game(await self._desk.load(row.game))
                await self._desk.change(row.game, self._without(row))
            case "campaign":
                await self._campaign(row)
            case "reserves":
                await self._campaigns.send_unsaid(row.game)
                await self._desk.change(row.game, self._without(row))
            case _:
                doing = self._doing.get(row.kind)
                if doing is None:
                    raise _NothingToDo
                await self._desk.change(row.game, self._checked(row, doing))

    def _checked(self, row: TimerRow, doing: _Doing) -> Making:
        """The change of a timer, if the game still has it."""

        async def making(live: Live) -> Change:
            if row not in live.timers:
                raise _NothingToDo
            change = Change(live, self._desk.now())
            change.timers = tuple(one for one in live.timers if one != row)
            doing(change, row)
            return change

        return making

    def _without(self, row: TimerRow) -> Making:
        return self._checked(row, lambda _change, _row: None)

    def _expire(self, change: Change, row: TimerRow) -> None:
        if change.live.row.status == "open":
            expire(change)

    def _remind(self, change: Change, row: TimerRow) -> None:
        """Whoever has been here just now knows of it, a computer needs no reminder, and no sleeper's phone rings."""
        assert row.side is not None
        seen, due = change.memo.seen, change.live.clock.due
        persons = [
            one
            for one in humans(change.facts.awaited)
            if change.now - seen.get(one, -math.inf) >= _RECENT_SECONDS and not absence.asleep(change, one)
        ]
        if due is not None and persons:
            change.say(Reminded(row.side, due, tuple(persons)))

    def _team(self, change: Change, row: TimerRow) -> None:
        """Half of a team's time is over, or all of it: those who are still awaited are told, and their commander."""
        clock, persons = change.live.clock, humans(change.facts.awaited)
        if clock.team is None:
            raise _NothingToDo
        if row.kind == "team-half":
            if not persons:
                raise _NothingToDo
            change.say(TeamReminded(clock.side, persons, clock.team.due))
            return
        change.facts = change.facts._replace(clock=clock._replace(team=clock.team._replace(late=True)))
        if deputies.part_up(change):
            return
        change.say(TeamLate(clock.side, persons, clock.due))

    def _overdue(self, change: Change, row: TimerRow) -> None:
        clock = change.live.clock
        regard = absence.regard(change, clock)
        due = ticking.timed(clock, regard).due
        ruled = clock.banks.get(clock.side, 0.0) <= clock.spent
        if due is not None and due > change.now and not ruled:
            # Whoever it waits for has sat down since it was worked out, or has told when he sleeps.
            settling.set_clock(change, clock)
            return
        if deputies.time_up(change):
            return
        clock = clock._replace(overdue=True)
        change.facts = change.facts._replace(clock=clock)
        settling.set_timers(change, clock, regard)
        change.row = change.row._replace(due=None)
        change.say(Overdue(change.live.clock.side))

    def _aftermath(self, change: Change, row: TimerRow) -> None:
        change.say(Aftermath())

    def _abandon(self, change: Change, row: TimerRow) -> None:
        settling.called_off(change, 0, why="abandoned")

    def _run_on(self, change: Change, row: TimerRow) -> None:
        """What both sides agreed on is over."""
        settling.run_on(change)
        change.say(PauseOver())

    def _still(self, change: Change, row: TimerRow) -> None:
        """Nobody has played for long where nobody must: both sides are asked."""
        clock = change.live.clock._replace(still=change.now)
        settling.set_clock(change, clock)
        change.say(StillPlaying(change.now + STILL_SECONDS))

    def _unfinished(self, change: Change, row: TimerRow) -> None:
        settling.called_off(change, 0, why="unfinished")

    def _answer(self, change: Change, row: TimerRow) -> None:
        state = change.live.board
        side = to_act(state)
        if side is None or side != row.side:
            raise _NothingToDo
        standing.expired(change)
        settle(change, side, standing.answer(change, self._draw), self._draw, actor="clock")

    async def _match(self, row: TimerRow) -> None:
        """When both games of a match are over, say how it ended: once, with the game that ended last. Of two ends at
        once either may be stored last, so it is said by whichever timer finds both."""
        live = await self._desk.load(row.game)
        async with self._desk.store.read() as conn:
            legs = await games.of_match(conn, live.row.match or row.game)
            match = (await look_of(conn, live.row)).card
        if match.over:
            last = max(legs, key=lambda leg: (leg.ended_at or 0.0, leg.id))
            said = MatchOver(match.id, match.winner, tuple(match.medals.items()))
            with suppress(_NothingToDo):
                await self._desk.change(last.id, partial(self._say_once, said))
        await self._desk.change(row.game, self._without(row))

    async def _say_once(self, said: MatchOver, live: Live) -> Change:
        if live.row.memo.match_told:
            raise _NothingToDo
        change = Change(live, self._desk.now())
        change.memo = change.memo._replace(match_told=True)
        change.say(said)
        return change

    async def _campaign(self, row: TimerRow) -> None:
        """What a battle means for its campaign; whoever is asked for reserves has so long to say where they go."""
        await self._campaigns.take_over(row.game)
        until = await self._campaigns.asked_until(row.game)

        def doing(change: Change, _row: TimerRow) -> None:
            if until is not None:
                asked = TimerRow(row.game, "reserves", None, until, change.now)
                change.timers = (*(change.timers or ()), asked)

        await self._desk.change(row.game, self._checked(row, doing))

    async def claim(self, request: Request) -> Outcome:
        """Take the game that the other side has let run out."""

        async def making(live: Live) -> Change:
            side = self._waiting_side(live, request)
            change = Change(live, self._desk.now())
            change.step("end", side, "person", request.person, live.board, notation="time")
            settling.over(change, side, "time")
            return change

        return await changing.outcome(self._desk, request, making)

    async def wait(self, request: Request) -> GameCard:
        """Give the other side its time for a turn once more."""

        async def making(live: Live) -> Change:
            self._waiting_side(live, request)
            change = Change(live, self._desk.now())
            clock = ticking.renewed(live.clock, change.now, live.row.setup.pace)
            settling.set_clock(change, clock)
            change.say(Waits(clock.side, clock.due))
            return change

        done = await changing.make(self._desk, request, making)
        return card_of(done.live.row, done.live.seats)

    def _waiting_side(self, live: Live, request: Request) -> Side:
        """The side that may claim. Raises UserError."""
        side = check_open(live, request, turn=False)
        clock = live.clock
        late = clock.side
        # A clock that ran fast for a while may have said so too early: what counts is the time it is now.
        if live.row.facts.paused is not None:
            raise UserError("paused")
        if not clock.overdue or not _is_up(clock, self._desk.now()):
            raise UserError("not-overdue", due=clock.deadline)
        if (
            side == late
            and request.side is None
            and OTHER[late] in teams.sides_of(live.seats, request.person)
        ):
            # One person on both sides speaks for the one that has been kept waiting.
            side = OTHER[late]
        if side == late:
            raise UserError("not-overdue", due=None)
        return side


def _is_up(clock: TurnClock, now: float) -> bool:
    """Whether the time of a turn is over."""
    return clock.due is not None and now >= clock.due
