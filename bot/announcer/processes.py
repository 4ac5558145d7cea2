"""What the other processes on the same PostgreSQL do: heard by the bell, so that nobody waits for a slow round."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from discord.ext import commands, tasks

from bot.discord.aside import Aside, failed
from bot.errors import UserError
from bot.host.fellows import RENEWED
from bot.store.connecting import bell

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost

_LOG = logging.getLogger(__name__)
#: Seconds in which rings become one look at what there is to do.
_TOGETHER: Final = 0.05
#: Seconds for a farewell to the others.
_FAREWELL: Final = 1.0


class OtherProcesses(commands.Cog):
    """Says that this process is there, and hears the others."""

    def __init__(self, client: Fieldpost) -> None:
        self.client: Final = client
        self._rung: Final = asyncio.Event()
        self._listening: list[asyncio.Task[None]] = []
        self._telling: Final = Aside("beside")

    async def cog_load(self) -> None:
        backend = self.client.backend
        if not backend.fellows.several:
            return
        self.renewing.start()
        for work in (bell.listen(backend.store, self._heard, self._rung.set), self._look()):
            self._listening.append(asyncio.create_task(work, name="bell"))

    async def cog_unload(self) -> None:
        self.renewing.cancel()
        for one in self._listening:
            one.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        try:
            async with asyncio.timeout(_FAREWELL):
                await self.client.backend.fellows.leave()
        except Exception as error:  # others take it in a few seconds all the same
            _LOG.warning("what this process held could not be given back: %s", error)

    @tasks.loop(seconds=RENEWED)
    async def renewing(self) -> None:
        """This process is still there."""
        try:
            gone = await self.client.backend.fellows.renew()
        except Exception as error:  # tried again in two seconds; what ran out meanwhile is somebody else's
            failed(_LOG, "that this process is there could not be said", error)
            return
        if gone and self.client.is_ready():
            self.client.herald.take_over()

    def _heard(self, ring: bell.Ring) -> None:
        """A process, perhaps this one, has stored something of a game, or of none."""
        game = ring.game
        if not ring.quiet:
            self._rung.set()
        if game:
            if not ring.own:
                self.client.backend.desk.doubt(game)
            self.client.backend.computers.heard(game)
            if self.client.followers.waits(game):
                self._telling.do(self._follow(game))

    async def _follow(self, game: int) -> None:
        """Whoever waits here for a computer of another process sees what it did."""
        try:
            self.client.followers.tell(await self.client.backend.games.card(game))
        except UserError as error:
            _LOG.info("game %s is gone: %s", game, error)

    async def _look(self) -> None:
        """Look once for all rings of a moment."""
        await self.client.wait_until_ready()
        while True:
            await self._rung.wait()
            await asyncio.sleep(_TOGETHER)
            self._rung.clear()
            self.client.herald.look()
