"""The herald: says what has been stored. Commit first, announce after; at least once, and never twice over."""

from __future__ import annotations

import asyncio
import logging
from itertools import groupby
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands, tasks

from bot.announcer import notices, staff  # noqa: F401 - they sign up to be said
from bot.announcer.delivery import Delivery
from bot.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.discord.client import Fieldpost
    from bot.host.outbox import Announcement

_LOG = logging.getLogger(__name__)
#: Seconds between looks at the outbox for what others stored, and at the clocks.
_ROUND: Final = 5
#: After so many tries an announcement is given up: the game goes on, /admin repair posts the panel anew.
_MOST_TRIES: Final = 8


class Herald(commands.Cog):
    """Delivers announcements at once after every press, and looks by itself now and then."""

    def __init__(self, client: Fieldpost) -> None:
        self.client: Final = client
        self._busy = False
        self._again = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def cog_load(self) -> None:
        self.rounds.start()
        self.chores.start()

    async def cog_unload(self) -> None:
        self.rounds.cancel()
        self.chores.cancel()
        await self.drain()

    async def drain(self) -> None:
        """Finish what is being said."""
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def kick(self) -> None:
        """Something may have been stored: say it now."""
        if self._busy:
            self._again = True
            return
        self._busy = True
        task = asyncio.get_running_loop().create_task(self._empty_outbox(), name="herald")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @tasks.loop(seconds=_ROUND)
    async def rounds(self) -> None:
        """Every few seconds."""
        await self.round()

    async def round(self) -> None:
        """Clocks, and announcements that other processes or crashes left behind."""
        try:
            await self.client.backend.timekeeper.tick()
            await self.client.old_places.close_due()
        except Exception:  # a loop that dies would silence every battle
            _LOG.exception("a round of the herald failed")
        self.kick()

    @tasks.loop(hours=1)
    async def chores(self) -> None:
        """The daily backup and what is thrown away: looked at every hour, for hosts restart."""
        try:
            await self.client.backend.keeping.chores()
        except Exception:  # tried again in an hour
            _LOG.exception("the chores failed")

    @rounds.before_loop
    async def _ready(self) -> None:
        await self.client.wait_until_ready()

    async def _empty_outbox(self) -> None:
        try:
            while True:
                self._again = False
                taken = await self.client.backend.announce.take()
                for game, group in groupby(taken, key=lambda one: one.game):
                    await self._deliver(game, list(group))
                if not taken and not self._again:
                    return
        except Exception:  # the next kick or round tries again
            _LOG.exception("the outbox could not be emptied")
        finally:
            self._busy = False

    async def _deliver(self, game: int | None, group: Sequence[Announcement]) -> None:
        announce = self.client.backend.announce
        if game is None:
            await announce.done(*[one.id for one in group])
            return
        try:
            delivery = await Delivery.of(self.client, game)
            await delivery.deliver(group)
        except (discord.HTTPException, UserError, OSError) as error:
            await self._failed(group, error)
        except Exception as error:  # a fault of ours must not stop the other games
            _LOG.exception("announcing game %s failed", game)
            await self._failed(group, error)
        else:
            await announce.done(*[one.id for one in group])

    async def _failed(self, group: Sequence[Announcement], error: Exception) -> None:
        """What could not be said waits, in order; what has waited too often is given up."""
        announce = self.client.backend.announce
        hopeless = [one for one in group if one.attempts >= _MOST_TRIES]
        for one in hopeless:
            _LOG.error("announcement %s (%s) of game %s given up: %s", one.id, one.kind, one.game, error)
        await announce.done(*[one.id for one in hopeless])
        waiting = [one for one in group if one.attempts < _MOST_TRIES]
        if waiting:
            seconds = await announce.failed(waiting[0])
            _LOG.info("game %s is told again in %.0f s: %s", waiting[0].game, seconds, error)


async def setup(client: Fieldpost) -> None:
    """discord.py's door to an extension."""
    herald = Herald(client)
    client.herald = herald
    await client.add_cog(herald)
