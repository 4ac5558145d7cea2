"""When people sleep and when they are away, and what their running games make of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.errors import UserError, told
from bot.facts.clocknews import Away, CameHome
from bot.facts.computers import humans
from bot.facts.news import News
from bot.facts.rhythm import (
    DAYS_A_DAY,
    FIRST_DAYS,
    FURTHEST,
    LAST_HOUR,
    LONGEST_QUIET,
    MOST_DAYS,
    Holiday,
    Rhythm,
)
from bot.game.acting import settling
from bot.game.clock import zones
from bot.game.side import teams
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.people import daily
from bot.store import games, log, people, retried

_DAY = 86_400.0
#: What was said a moment ago is now.
_MOMENT = 60.0
#: What is over for so long counts in no clock any more.
_KEPT = 400 * _DAY


class OwnTime(NamedTuple):
    """Somebody's rhythm, and for how many days he may be away yet."""

    rhythm: Rhythm
    days: int
    #: He is told once a day what waits for him.
    digest: bool = False


class Rhythms:
    """Sleep and absence of persons."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def get(self, person: int) -> OwnTime:
        """As it is now."""
        async with self._desk.store.read() as conn:
            said = await people.get(conn, person)
            days = _allowed(said.rhythm, await log.days_played(conn, person))
            return OwnTime(said.rhythm, days, said.prefs.digest)

    async def live_in(self, person: int, zone: str) -> OwnTime:
        """A zone, by its name in the list. Raises UserError."""
        name = zones.named(zone)
        if name is None:
            raise UserError("no-such-zone", text=zone[:40])
        return await self._set(person, lambda rhythm: rhythm._replace(zone=name))

    async def sleep(self, person: int, begins: int | None, ends: int | None) -> OwnTime:
        """The hours in which no deadline falls; the same twice: none. Raises UserError."""

        def changed(rhythm: Rhythm) -> Rhythm:
            if rhythm.zone is None:
                raise UserError("zone-first")
            new = rhythm._replace(
                begins=rhythm.begins if begins is None else begins, ends=rhythm.ends if ends is None else ends
            )
            if not (0 <= new.begins <= 23 and 0 <= new.ends <= 23) or new.hours > LONGEST_QUIET:
                raise UserError("too-quiet", most=LONGEST_QUIET)
            return new

        return await self._set(person, changed)

    async def read_at(self, person: int, hour: int) -> OwnTime:
        """The hour of his digest. Raises UserError."""
        if not 0 <= hour <= 23:
            raise UserError("no-such-setting", name="digest", value=str(hour))
        return await self._set(person, lambda rhythm: rhythm._replace(digest=hour))

    async def leave(self, person: int, days: int, since: float | None = None) -> OwnTime:
        """Be away for some days, from now on or from a moment to come. Raises UserError."""
        now = self._desk.now()
        since = now if since is None or now - _MOMENT <= since <= now else since
        if since < now:
            raise UserError("in-the-past")
        if since > now + FURTHEST:
            raise UserError("too-far-ahead")
        await self._check_last_hour(person, since)
        async with self._desk.store.read() as conn:
            played = await log.days_played(conn, person)
        new = Holiday(since, since + days * _DAY)

        def changed(rhythm: Rhythm) -> Rhythm:
            most = _allowed(rhythm, played)
            if not 0 < days <= most:
                raise UserError("too-long-away", days=most)
            if any(one.since < new.until and new.since < one.until for one in rhythm.holidays):
                raise UserError("away-already")
            return _kept(rhythm._replace(holidays=tuple(sorted((*rhythm.holidays, new)))), now)

        return await self._set(person, changed, Away(person, new.since, new.until))

    async def come_home(self, person: int) -> OwnTime:
        """Be there again, and take back what was still to come: the days are there again, too. Raises UserError."""
        now = self._desk.now()

        def changed(rhythm: Rhythm) -> Rhythm:
            kept = tuple(
                [one._replace(until=min(one.until, now)) for one in rhythm.holidays if one.since < now]
            )
            if kept == rhythm.holidays:
                raise UserError("not-away")
            return rhythm._replace(holidays=kept)

        return await self._set(person, changed, CameHome(person))

    async def _check_last_hour(self, person: int, since: float) -> None:
        """Nobody goes away from under a clock that has nearly run out. Raises UserError."""
        async with self._desk.store.read() as conn:
            numbers = await games.numbers(conn, ("running",), person)
        for game in numbers:
            live = await self._desk.load(game)
            facts, clock = live.row.facts, live.row.facts.clock
            if clock is None or clock.due is None or clock.overdue or facts.paused is not None:
                continue
            mine = clock.side in teams.sides_of(live.seats, person)
            if mine and clock.ask is None and since < clock.due < self._desk.now() + LAST_HOUR:
                raise UserError("last-hour", game=game)

    async def _set(
        self, person: int, changed: Callable[[Rhythm], Rhythm], news: News | None = None
    ) -> OwnTime:
        """Store it, then let the clocks of his games know. One that fails does so when it rings next."""
        numbers = await self._stored(person, changed)
        for game in numbers:
            self._desk.forget(game)
        for game in numbers:
            try:
                await self._desk.change(
                    game, lambda live: _anew(Change(live, self._desk.now()), person, news)
                )
            except Exception as error:
                told(error, game=game, person=person)
        self._desk.wake.set()
        return await self.get(person)

    @retried
    async def _stored(self, person: int, changed: Callable[[Rhythm], Rhythm]) -> list[int]:
        async with self._desk.store.write() as conn:
            said = await people.get_to_change(conn, person)
            new = said._replace(rhythm=changed(said.rhythm))
            await people.put(conn, person, new)
            if (said.rhythm.zone, said.rhythm.digest) != (new.rhythm.zone, new.rhythm.digest):
                await daily.follow(conn, person, new, self._desk.now())
            numbers = await games.numbers(conn, ("running",), person)
            await games.touch(conn, numbers)
        return numbers


async def _anew(change: Change, person: int, news: News | None) -> Change:
    """The deadlines of a game as they are now; those who wait are told."""
    live: Live = change.live
    if live.row.status == "running" and change.facts.clock is not None:
        settling.set_clock(change, change.facts.clock)
        everybody = {row.person for row in live.seats if row.person is not None and not row.invited}
        if news is not None and any(one != person for one in humans(tuple(everybody))):
            change.say(news)
    return change


def _allowed(rhythm: Rhythm, played: int) -> int:
    """For how many whole days somebody may be away yet."""
    taken = rhythm.taken + sum(one.until - one.since for one in rhythm.holidays)
    return max(0, min(MOST_DAYS, int(FIRST_DAYS + played // DAYS_A_DAY - taken / _DAY)))


def _kept(rhythm: Rhythm, now: float) -> Rhythm:
    """What is over for long is kept as a sum."""
    old = [one for one in rhythm.holidays if one.until < now - _KEPT]
    taken = rhythm.taken + sum(one.until - one.since for one in old)
    return rhythm._replace(holidays=tuple([one for one in rhythm.holidays if one not in old]), taken=taken)
