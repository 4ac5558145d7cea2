"""The herald: says what has been stored. Commit first, announce after; at least once, and never twice over."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands, tasks
from discord.http import Route

from bot.announcer import (  # noqa: F401 - they sign up to be said
    aftermath_notices,
    campaign_notices,
    clock_notices,
    digests,
    lost_notices,
    moderators_notices,
    notices,
    queue_notices,
    side_notices,
)
from bot.announcer.cups import CupPanels
from bot.announcer.delivery import Delivery, say_alone
from bot.announcer.film_notices import show_film
from bot.announcer.lost_notices import given_up
from bot.announcer.outages import Outages
from bot.announcer.processes import OtherProcesses
from bot.announcer.server_events import ServerEvents
from bot.discord import mail
from bot.discord.aside import Aside, failed
from bot.errors import Unreadable, UserError
from bot.flows.matching import match_up
from bot.game.background.films import Films
from bot.game.table.locks import Locks
from bot.newest import Newest
from bot.store import Away

if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence

    from bot.discord.client import Fieldpost
    from bot.facts.announcement import Announcement
    from bot.screens.screen import Screen

_LOG = logging.getLogger(__name__)
#: Seconds between looks at the outbox for what others stored, and at the clocks.
_ROUND: Final = 5
#: Matches of which it is known what their panels show.
_MATCHES: Final = 400
#: Seconds after which what is still being said is held again: the lease is a few times as long.
_HOLD: Final = 1
#: Seconds in which what is being said may still be finished when the process is to end.
_LAST_WORDS: Final = 8


class Herald(commands.Cog):
    """Delivers announcements at once after every press, and looks by itself now and then.

    Each game is told by a task of its own, so none waits for another's channel.
    """

    def __init__(self, client: Fieldpost) -> None:
        self.client: Final = client
        self.outages: Final = Outages()
        #: Who writes the panel of a match, and what the newest ones show.
        self.matches: Final = Locks()
        self.matches_shown: Final[Newest[int, Screen]] = Newest(_MATCHES)
        self.cups: Final = CupPanels(client)
        self._busy = self._again = False
        #: It takes up nothing: the end is near, or others do all of this.
        self._closed = not client.part.works
        self._work: Final = Aside("herald")
        #: What nobody waits for, not even the end: it is done again.
        self._thought: Final = Aside("thought")
        self.films: Final = Films(client.backend.desk, partial(show_film, client))
        #: What is being said right now, by game.
        self._saying: dict[int, tuple[int, ...]] = {}

    async def cog_load(self) -> None:
        if self.client.part.works:
            self.rounds.start()
            self.chores.start()
            self.holding.start()

    async def cog_unload(self) -> None:
        await self.finish(_LAST_WORDS)

    async def finish(self, seconds: float) -> None:
        """Finish what is being said, take up nothing more."""
        self.rounds.cancel()
        self.chores.cancel()
        self._closed = True
        thought = {*self._thought.running}
        for task in thought:
            task.cancel()
        if self._work.running or thought:
            _, late = await asyncio.wait(self._work.running | thought, timeout=seconds)
            for task in late:
                # Whoever comes next takes up what is no longer held.
                task.cancel()
        self.holding.cancel()

    async def drain(self) -> None:
        """Finish what is being said."""
        while running := self._work.running | self._thought.running:
            await asyncio.gather(*running, return_exceptions=True)

    def nudge(self) -> None:
        """Somebody has been answered: say what that has stored, if it has stored anything."""
        if self.client.backend.announce.wake.is_set():
            self.kick()

    def kick(self) -> None:
        """Something may have been stored, perhaps by another process: say it now."""
        self.client.backend.announce.wake.clear()
        if self._closed:
            return
        if self.client.backend.computers.called:
            self._thought.do(self._think())
        self._hand_on()

    def look(self) -> None:
        """Another process may have left anything behind: what is to be said, and tables that wait for a computer."""
        self.kick()
        if not self._closed:
            self._thought.do(self._think())

    def _hand_on(self) -> None:
        """There may be room for more to be said."""
        if self._busy:
            self._again = True
        elif not self._closed:
            self._busy = True
            self._work.do(self._hand_out())

    @tasks.loop(seconds=_HOLD)
    async def holding(self) -> None:
        """What takes long is still ours; a process that is killed no longer says so, and another one takes over."""
        try:
            await self.client.backend.announce.hold(*[one for ids in self._saying.values() for one in ids])
        except Exception as error:  # held again in a second
            failed(_LOG, "what is being said could not be held", error)
        if self.holding.current_loop <= _ROUND:
            # What a process that was killed had taken becomes free in these seconds.
            self.look()

    @holding.before_loop
    async def _connected(self) -> None:
        await self.client.wait_until_ready()

    @tasks.loop(seconds=_ROUND)
    async def rounds(self) -> None:
        """Every few seconds."""
        await self.round()

    def take_over(self) -> None:
        """Another process is gone: what it kept is kept at once, not only with the next round."""
        if not self._closed:
            self._work.do(self.round())

    async def round(self) -> None:
        """Clocks, and announcements that other processes or crashes left behind."""
        if self.client.backend.true_time.asks():
            self._work.do(self._ask_time())
        try:
            await self._clocks()
        except Exception as error:  # a loop that dies would silence every battle
            failed(_LOG, "a round of the herald failed", error)
        self.look()
        self._thought.do(self._ponder(self.client.backend.reviews.tick()))
        self._thought.do(self._ponder(self.client.backend.verdicts.tick()))
        self._thought.do(self._ponder(self.films.tick()))
        self._work.do(self._match_up())

    async def _clocks(self) -> None:
        """What comes due, in one of several processes."""
        backend = self.client.backend
        if not await backend.fellows.leads("clocks"):
            return
        await backend.timekeeper.tick()
        await self.client.old_places.close_due()
        try:
            await backend.digests.tick()
        except Exception as error:  # the next round tries again
            failed(_LOG, "nobody's digest could be looked for", error)

    @tasks.loop(hours=1)
    async def chores(self) -> None:
        """The daily backup and what is thrown away: looked at every hour, for hosts restart."""
        try:
            await self.client.backend.fellows.sweep()
            async with self.client.backend.desk.alone("chores") as mine:
                if mine:
                    await self.client.backend.keeping.chores()
        except Exception as error:  # tried again in an hour
            failed(_LOG, "the chores failed", error)

    @rounds.before_loop
    async def _ready(self) -> None:
        await self.client.wait_until_ready()
        try:
            await self.client.backend.lobby.start_full()
        except Exception as error:  # they can still be begun by hand
            failed(_LOG, "full tables could not be started", error)

    async def _ask_time(self) -> None:
        """The machine's clock has jumped: let Discord say what time it is, as any answer of its does."""
        try:
            await self.client.http.request(Route("GET", "/users/@me"))
        except mail.FAILURES as error:
            _LOG.info("Discord does not say what time it is: %s", error)

    async def _think(self) -> None:
        """Let the computers think whose turn it is; what they have done is said when it is stored."""
        computers = self.client.backend.computers
        try:
            began = await computers.tick()
            while began or computers.thinking:
                await computers.rest()
                self.kick()
                began = await computers.tick()
        except Exception as error:  # the next round tries again
            failed(_LOG, "the computers could not be woken", error)

    async def _ponder(self, pondering: Awaitable[bool]) -> None:
        """Where a battle turned that is over, its film, who would win one: made while nobody waits for it."""
        try:
            done = await pondering
        except Exception as error:  # the next round tries again
            failed(_LOG, "no battle could be thought about", error)
            return
        if done:
            self.kick()

    async def _match_up(self) -> None:
        """Those who wait in the queue."""
        try:
            opened = await match_up(self.client)
        except Exception as error:  # the next round tries again
            failed(_LOG, "nobody in the queue could be matched", error)
            return
        if opened:
            self.kick()

    async def _hand_out(self) -> None:
        """Give every game that has something to tell a task, as long as there is room."""
        announce = self.client.backend.announce
        try:
            while True:
                self._again = False
                room = self.outages.room(self.client.now()) - len(self._saying)
                taken = await announce.take(games=room, busy=[*self._saying]) if room > 0 else ()
                groups: dict[int | None, list[Announcement]] = {}
                for one in taken:
                    groups.setdefault(one.game, []).append(one)
                for one in groups.pop(None, ()):
                    self._saying[-one.id] = (one.id,)
                    self._work.do(self._unless_away(self._mail(one)))
                for game, group in groups.items():
                    assert game is not None
                    self._saying[game] = tuple(one.id for one in group)
                    self._work.do(self._unless_away(self._say(game, group)))
                if not taken and not self._again:
                    return
        except Exception as error:  # the next kick or round tries again
            failed(_LOG, "the outbox could not be emptied", error)
        finally:
            self._busy = False

    async def _unless_away(self, saying: Awaitable[None]) -> None:
        """What cannot be noted as said, or as put off, is soon nobody's: whoever can ask the store takes it up."""
        try:
            await saying
        except Away as error:
            failed(_LOG, "something is told again", error)

    async def _mail(self, one: Announcement) -> None:
        """What belongs to no game: nothing else waits for it."""
        announce = self.client.backend.announce
        try:
            await say_alone(self.client, one)
            await announce.done(one.id)
        except Away:
            raise
        except Exception as error:  # nobody else waits for it
            self._saying[-one.id] = ()
            wait = mail.asked_to_wait(error)
            if mail.is_trouble(error) and wait is None:
                wait = announce.patience(one)
            if announce.too_old(one):
                await announce.done(one.id)
                return
            seconds = await announce.failed(one, wait)
            _LOG.info("announcement %s is told again in %.0f s: %s", one.id, seconds, error)
        finally:
            del self._saying[-one.id]
            self._hand_on()

    async def _say(self, game: int, group: Sequence[Announcement]) -> None:
        announce = self.client.backend.announce
        try:
            delivery = await Delivery.of(self.client, game)
            owed = await delivery.deliver(group)
            # No longer held, or the next second would hold what is put off.
            self._saying[game] = ()
            self.outages.answered()
            await announce.done(*[one.id for one in group if one not in owed])
            for one in owed:
                await self._refused(one, alone=True)
        except Away:
            raise
        except Exception as error:  # a fault of ours must not stop the other games
            self._saying[game] = ()
            await self._failed(game, group, error)
        finally:
            del self._saying[game]
            self._hand_on()

    async def _failed(self, game: int, group: Sequence[Announcement], error: Exception) -> None:
        """What could not be said waits, in order: trouble as long as it lasts, a refusal for a day."""
        announce = self.client.backend.announce
        if mail.is_trouble(error):
            wait = mail.asked_to_wait(error)
            if wait is None:
                wait = announce.patience(group[0])
                self.outages.trouble(game, self.client.now())
            await announce.failed(group[0], wait)
            _LOG.info("game %s is told again in %.0f s: %s", game, wait, error)
            return
        known = isinstance(error, discord.HTTPException | UserError | Unreadable)
        _LOG.error("game %s could not be told: %s", game, error, exc_info=None if known else error)
        await self._refused(group[0])

    async def _refused(self, one: Announcement, *, alone: bool = False) -> None:
        announce = self.client.backend.announce
        if announce.too_old(one):
            _LOG.error("announcement %s (%s) of game %s is given up", one.id, one.kind, one.game)
            await announce.done(one.id)
            await self._given_up(one)
            return
        seconds = await announce.failed(one, alone=alone)
        _LOG.info("game %s is told again in %.0f s", one.game, seconds)

    async def _given_up(self, one: Announcement) -> None:
        """Players read elsewhere that they have missed something, moderators that it happened."""
        assert one.game is not None
        try:
            await self.client.backend.moves.undelivered(one.game, one.kind)
            delivery = await Delivery.of(self.client, one.game)
            await given_up(delivery, one)
        except Exception:  # the battle itself goes on all the same
            _LOG.exception("that something is given up in game %s could not be told", one.game)


async def setup(client: Fieldpost) -> None:
    """What a new client takes of this room."""
    herald = Herald(client)
    client.herald = herald
    await client.add_cog(herald)
    await client.add_cog(OtherProcesses(client))
    await client.add_cog(ServerEvents(client))
