"""What happens on a server without anybody asking us: threads and channels that are deleted, locked or fall asleep."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

from bot.announcer.grounds import Grounds
from bot.discord import mail
from bot.errors import UserError
from bot.i18n import words_of
from bot.screens.aloud import as_told
from bot.screens.listing import MOST_WRITTEN, no_orders, orders_written
from bot.screens.panel import greeting
from bot.screens.screen import Button, Screen
from bot.screens.typing import reads_as_orders
from bot.store import Away

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.discord.client import Fieldpost
    from bot.facts.place import Loss, Place

_LOG = logging.getLogger(__name__)
_GREETED_FOR: Final = 60.0
#: Whoever plays may try it once more; orders are taken each time.
_ANSWERED_FOR: Final = 10.0
_MOST_GREETED: Final = 5_000


class ServerEvents(commands.Cog):
    """Notices it at once; what happens while the bot is away shows when something is to be said there."""

    def __init__(self, client: Fieldpost) -> None:
        self.client: Final = client
        #: Until when whoever writes to us in private is not told again where to begin.
        self._greeted: Final[dict[int, float]] = {}

    async def _running(self, channel: int) -> AsyncIterator[tuple[Grounds, Place]]:
        """The battles under way that have a place there."""
        for place in await self.client.backend.places.in_channel(channel):
            card = await self.client.backend.games.card(place.game)
            if card.status == "running":
                yield Grounds(self.client, card), place

    async def _gone(self, channel: int, why: Loss) -> None:
        async for grounds, place in self._running(channel):
            if not place.kind.lost:
                await grounds.losses.lose(place.kind, why)
            elif why == "deleted" and place.noted.lost != "deleted":
                noted = place.noted._replace(lost="deleted")
                await grounds.note(place.kind, place.channel, place.message, place.revision, noted)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Three lines, where they may be said; nobody's phone rings."""
        words = words_of(str(guild.preferred_locale))
        channels = [guild.system_channel, *guild.text_channels]
        for channel in channels:
            if channel is None or not _may_speak(channel.permissions_for(guild.me)):
                continue
            try:
                first = Button(words("button-tutorial"), "tutorial", style="good", emoji="🎓")
                # Another process may hear the same, while one takes the other's place: Discord drops the second.
                said = Screen(words("greeting"), rows=((first,),))
                await mail.send(channel, said, nonce=str(guild.id))
            except mail.FAILURES as error:
                _LOG.info("server %s is not greeted: %s", guild.id, error)
            return

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Sent away: its battles end without a winner; players are told by private message, where one gets through."""
        await self._sent_away(guild.id)

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Somebody writes to us in private: he is told where to begin, once in a while, and orders are taken."""
        person = message.author.id
        if message.guild is not None or message.author.bot:
            return
        if self.client.now() < self._greeted.get(person, 0.0) and not reads_as_orders(message.content):
            return
        if len(self._greeted) > _MOST_GREETED:
            self._greeted.clear()
        try:
            screen = await self._said_back(person, message.content)
        except Away as error:
            _LOG.warning("the store cannot be asked: %s", error)
            screen = Screen(f"⚠️ {words_of(None)('error-store-trouble')}")
        try:
            await mail.send(message.channel, screen, nonce=str(message.id))
        except mail.FAILURES as error:
            _LOG.info("%s is not greeted: %s", person, error)

    async def _said_back(self, person: int, content: str) -> Screen:
        """Where to begin; to whoever plays, his orders with the way into his battle."""
        battles = await self.client.backend.games.find(person=person, status=("running",), limit=None)
        prefs = await self.client.prefs(person)
        self._greeted[person] = self.client.now() + (_ANSWERED_FOR if battles else _GREETED_FOR)
        words = words_of(prefs.spoken, aloud=prefs.aloud)
        if not battles or not content:
            return as_told(words, greeting(words))
        if not reads_as_orders(content):
            waiting = [card for card in battles if person in card.awaited]
            return as_told(words, no_orders(words, waiting))
        if len(content) > MOST_WRITTEN:
            return Screen(words("error-text-too-long", most=MOST_WRITTEN))
        return as_told(words, orders_written(words, battles, person, content))

    async def _sent_away(self, server: int) -> None:
        # First, or the ends of its battles would draw another round, or have them played again.
        await self.client.backend.organizing.sent_away(server)
        await self.client.backend.campaigns.sent_away(server)
        await self.client.backend.queue.sent_away(server)
        for game in await self.client.backend.admin.of_server(server):
            try:
                await self.client.backend.admin.cancel(game, 0, why="gone")
            except UserError as error:
                _LOG.info("game %s of a server that is gone: %s", game, error)
        self.client.herald.kick()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """What happened while the bot slept: threads were locked, servers sent it away; one that only has trouble is
        still on its list."""
        for thread in [one for guild in self.client.guilds for one in guild.threads]:
            if thread.locked and thread.owner_id == thread.guild.me.id:
                await self._gone(thread.id, "locked")
        backend = self.client.backend
        rooms = (backend.admin, backend.organizing, backend.campaigns, backend.queue)
        for server in dict.fromkeys([one for room in rooms for one in await room.servers()]):
            if not self.client.part.cares_for(server) or self.client.get_guild(server) is not None:
                continue
            try:
                await self.client.fetch_guild(server)
            except (discord.NotFound, discord.Forbidden):
                await self._sent_away(server)
            except mail.FAILURES as error:
                _LOG.info("whether server %s is still there is not known: %s", server, error)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Whoever may delete it has his say: it is not made anew by itself."""
        await self._gone(channel.id, "deleted")

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread."""
        await self._gone(payload.thread_id, "deleted")

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """One that sleeps is in nobody's list: that it is locked is heard here alone."""
        if payload.thread is None and payload.data["thread_metadata"].get("locked"):
            await self._gone(payload.thread_id, "locked")

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Locked: the battle goes on elsewhere. Asleep after a week without a word: woken as long as it is played."""
        if after.locked:
            if not before.locked:
                await self._gone(after.id, "locked")
        elif before.locked:
            async for grounds, place in self._running(after.id):
                await grounds.losses.lost(place.kind._replace(lost=False))
        elif after.archived and not before.archived and self._slept(after):
            async for grounds, _ in self._running(after.id):
                try:
                    await grounds.wake(after)
                except mail.FAILURES as error:
                    _LOG.info("thread %s sleeps on: %s", after.id, error)
                break

    def _slept(self, thread: discord.Thread) -> bool:
        """Whether it fell asleep by itself; one that somebody has closed before its time stays closed."""
        last = discord.utils.snowflake_time(thread.last_message_id or thread.id).timestamp()
        return self.client.now() - last >= thread.auto_archive_duration * 60


def _may_speak(had: discord.Permissions) -> bool:
    return had.view_channel and had.send_messages
