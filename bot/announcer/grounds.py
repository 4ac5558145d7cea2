"""Where a battle lives on a server: one public thread, a private place a side; made once, found again, closed.

A side's place is a real text channel in a category of the bot's; where the server wants it so, or rights or
limits leave nothing else, a private thread. Everything made is noted at once, so a restart makes nothing twice.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, cast

import discord

from bot.announcer.access import Access
from bot.announcer.homes import REASON, home_of, private_thread, public_thread
from bot.announcer.losses import Losses
from bot.announcer.orphans import is_unused, own_channels, own_threads
from bot.discord import mail
from bot.errors import UserError
from bot.facts.computers import humans, is_computer
from bot.facts.place import THREAD, Noted, Place, PlaceKind, Readers, own_place, side_place
from bot.game.values import Request
from bot.i18n import words_of
from bot.screens import battles
from bot.screens.deciding import name_of
from bot.screens.screen import cut

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost
    from bot.discord.rights import Home
    from bot.game.values import GameCard
    from bot.i18n import Words
    from engine import Side

_LOG = logging.getLogger(__name__)
#: Discord's limits: channels in a category, channels of a server.
_PER_CATEGORY: Final = 50
_PER_SERVER: Final = 500
#: What a side, and the bot itself, may do in the side's channel.
_THEIRS: Final = ("view_channel", "send_messages", "read_message_history", "attach_files")
_MINE: Final = (*_THEIRS, "manage_channels", "pin_messages")
_NOTHING: Final = Noted()


class Grounds:
    """Finds or makes the places of one game."""

    def __init__(self, client: Fieldpost, card: GameCard) -> None:
        self.client: Final = client
        self.card: Final = card
        self.words: Final = words_of(card.language, aloud=card.plain)
        self.losses: Final = Losses(self)

    async def side_words(self, side: Side) -> Words:
        """What a side's own place is told in: the language that all its people share, else the battle's; to be heard if
        all of them hear, or the battle is."""
        prefs = [await self.client.prefs(one) for one in humans(self.card.people(side))]
        shared = {one.spoken for one in prefs}
        (language,) = shared if len(shared) == 1 else (None,)
        heard = self.card.plain or (bool(prefs) and all(one.aloud for one in prefs))
        return words_of(language or self.card.language, aloud=heard)

    async def place(self, kind: PlaceKind) -> Place | None:
        return await self.client.backend.places.get(self.card.id, kind)

    async def note(
        self,
        kind: PlaceKind,
        channel: int,
        message: int | None = None,
        revision: int = 0,
        noted: Noted = _NOTHING,
    ) -> Place:
        """Remember a place as soon as it is there."""
        place = Place(self.card.id, kind, channel, message, revision, self.card.server, noted)
        await self.client.backend.places.put(place)
        return place

    async def home(self) -> Home | None:
        """The channel under which threads are made."""
        return await home_of(self)

    async def thread(self) -> discord.abc.Messageable | None:
        """The public place, awake; made if there never was one. None: it is lost, or there is no room for one."""
        place = await self.place(THREAD)
        if place is None and await self.losses.lost(THREAD):
            return None
        place = place or await self.place(THREAD)
        if place is not None:
            channel = await self.losses.found(place)
            if channel is not None:
                await self.wake(channel)
            return channel
        home = await self.home()
        if home is None:
            return None
        try:
            made = await public_thread(self, home, cut(name_of(self.words, self.card), 90))
        except discord.HTTPException as error:
            if not mail.is_unmade(error):
                raise
            _LOG.warning("game %s: no thread below %s: %s", self.card.id, home, error)
            return None
        await self.note(THREAD, made.id)
        return made

    async def wake(self, channel: object) -> None:
        """An archived thread is reopened before it is used; a message would wake it, too. One that a moderator has
        locked as well is for him to open, though whoever made it could."""
        if isinstance(channel, discord.Thread) and channel.archived and not channel.locked:
            try:
                await channel.edit(archived=False)
            except discord.HTTPException as error:
                if mail.is_trouble(error):
                    raise
                _LOG.info("thread %s is not woken: %s", channel.id, error)

    async def put_to_sleep(self) -> None:
        """Nothing more comes in the thread: it leaves the list of those that are open. It may fail."""
        place = await self.place(THREAD)
        channel = await self.client.channel(place.channel) if place is not None else None
        if isinstance(channel, discord.Thread):
            try:
                await channel.edit(archived=True)
            except mail.FAILURES as error:
                _LOG.info("thread %s stays open: %s", channel.id, error)

    async def side(self, side: Side) -> discord.abc.Messageable | None:
        """The private place of a side; made if it is not there yet. None: nothing can be made here, or need be:
        who plays both sides has no side to talk to, and reads his hands by private message and under [Hand].
        """
        place = await self.place(side_place(side))
        if place is None and await self.losses.lost(side_place(side)):
            return None
        place = place or await self.place(side_place(side))
        if place is not None:
            channel = await self.losses.found(place)
            if channel is None:
                return None
            await self.wake(channel)
            return await self._entered(channel, place, side)
        if self.card.server is None or self.card.alone or not self.card.people(side):
            return None
        guild = await self.client.server(self.card.server)
        if guild is None:
            return None
        await self.sweep(side)
        made = await self._side_channel(guild, side) or await self._side_thread(side)
        if made is None:
            return None
        # A channel is made with its people. A thread is noted empty, and who comes is noted before he does: so a kill
        # leaves no thread that somebody reads and nobody knows of.
        people = self.card.people(side)
        readers = Readers(coming=people) if isinstance(made, discord.Thread) else Readers(people)
        return await self._entered(
            made, await self.note(side_place(side), made.id, noted=Noted(readers=readers)), side
        )

    async def had_side(self, side: Side) -> bool:
        """Whether a side has a place of its own, or had one that is lost."""
        kind = side_place(side)
        return await self.place(kind) is not None or await self.place(kind._replace(lost=True)) is not None

    async def _entered(self, channel: object, place: Place, side: Side) -> discord.abc.Messageable | None:
        """A place with its people in it, and nobody else; None without the right to see to that."""
        if isinstance(channel, discord.Thread) and place.noted.readers.coming:
            if await Access(self).match_thread(channel, place, self.card.people(side)):
                return channel
            # It may have been given up, for another in its place.
            return None if await self.had_side(side) else await self.side(side)
        return cast("discord.abc.Messageable", channel)

    async def sweep(self, side: Side, *, used: bool = False) -> None:
        """Remove what a kill has left of places of a side; those that are `used` only when a moderator asks for it."""
        guild = await self.client.server(self.card.server)
        home = await self.home()
        channels: list[discord.TextChannel | discord.Thread] = []
        if guild is not None:
            channels += await own_channels(
                self.client, guild, self._side_name(side), self._side_topic(), self.card
            )
        if home is not None:
            channels += await own_threads(self.client, home, self._side_title(side), self.card)
        noted = await self.place(side_place(side)) if channels else None
        for one in channels:
            if (noted is None or one.id != noted.channel) and (used or await is_unused(self.client, one)):
                await self.client.old_places.remove(one.id)

    def _side_topic(self) -> str:
        return self.words("side-topic", title=name_of(self.words, self.card))

    def _side_title(self, side: Side) -> str:
        """How a side's thread is called; of a long title so much that the side can still be read."""
        return f"🔒 {cut(name_of(self.words, self.card), 70)} · {self.words(f'side-{side}')}"

    def _side_name(self, side: Side) -> str:
        name = battles.title_of(self.words, self.card.scenario, self.card.titles).lower()
        whole = f"{self.card.id}-{self.words(f'side-{side}').lower()}-{name}"
        plain = "".join(one if one.isalnum() else "-" for one in whole)
        return cut("-".join(filter(None, plain.split("-"))), 90)

    async def _side_channel(self, guild: discord.Guild, side: Side) -> discord.TextChannel | None:
        prefs = await self.client.backend.servers.get(guild.id)
        if prefs.places != "channels" or len(guild.channels) >= _PER_SERVER:
            return None
        if await self._channels_of_ours(guild) >= prefs.most_channels:
            return None
        try:
            category = await self._category(guild)
            if category is None:
                return None
            # A channel made inside a private category would inherit it, but not in every world: said outright.
            return await guild.create_text_channel(
                self._side_name(side),
                category=category,
                topic=self._side_topic(),
                overwrites=self.only_for(guild, side),
                reason=REASON,
            )
        except discord.HTTPException as error:
            if not mail.is_unmade(error):
                raise
            _LOG.info("no side channel in server %s: a thread instead (%s)", guild.id, error)
            return None

    async def _channels_of_ours(self, guild: discord.Guild) -> int:
        """How many channels the battles of a server have, those that are over included until they are removed."""
        numbers = await self.client.backend.places.side_places(guild.id)
        return sum(guild.get_channel(one) is not None for one in numbers)

    def only_for(
        self, guild: discord.Guild, side: Side, *, closed: bool = False
    ) -> dict[discord.Role | discord.Member | discord.Object, discord.PermissionOverwrite]:
        """Nobody looks in but the side and the bot; when the battle is over nobody but the bot writes."""
        had = guild.me.guild_permissions
        # Discord lets nobody give what he has not got himself.
        mine = discord.PermissionOverwrite(**{name: True for name in _MINE if getattr(had, name)})
        allowed = discord.PermissionOverwrite(**{name: True for name in _THEIRS if getattr(had, name)})
        if closed:
            allowed.update(send_messages=False, attach_files=None)
        readers: dict[discord.Role | discord.Member | discord.Object, discord.PermissionOverwrite] = {
            guild.default_role: discord.PermissionOverwrite(view_channel=False),
            guild.me: mine,
        }
        for person in self.card.people(side):
            readers[discord.Object(person, type=discord.Member)] = allowed
        return readers

    async def _category(self, guild: discord.Guild) -> discord.CategoryChannel | None:
        """The bot's category with room in it; a further one when it is full."""
        servers = self.client.backend.servers
        prefs = await servers.get(guild.id)
        first = guild.get_channel(prefs.category) if prefs.category is not None else None
        name = first.name if isinstance(first, discord.CategoryChannel) else self.words("category-name")
        rooms = [one for one in guild.categories if one.id == prefs.category or one.name.startswith(name)]
        for room in rooms:
            if len(room.channels) < _PER_CATEGORY:
                return room
        if len(guild.channels) + 1 >= _PER_SERVER:
            return None
        made = await guild.create_category(name if not rooms else f"{name} {len(rooms) + 1}", reason=REASON)
        if prefs.category is None or first is None:
            await servers.set(guild.id, self.client.application_id or 0, category=made.id)
        return made

    async def perhaps_gone(self, person: int) -> None:
        """Somebody cannot be reached: if he has left the server, his seat is free, or offered where it is the last.

        Without the members intent nothing tells that he left but a refused call (10007).
        """
        guild = await self.client.server(self.card.server)
        sides = self.card.sides_of(person)
        if guild is None or not sides or self.card.status != "running" or is_computer(person):
            return
        kind = own_place("gone", person)
        try:
            await guild.fetch_member(person)
        except discord.NotFound as error:
            if error.code not in mail.NO_SUCH_MEMBER:
                # It is the server that is not to be found.
                _LOG.info("whether %s has left is not known: %s", person, error)
                return
            if self.card.team(sides[0]):
                await self._free(person, sides[0])
            elif not self.card.alone and await self.place(kind) is None:
                await self._vanished(kind, person, sides[0])
            self.client.herald.kick()
            return
        await self.client.backend.places.drop(self.card.id, kind)

    async def _vanished(self, kind: PlaceKind, person: int, side: Side) -> None:
        try:
            await self.client.backend.moves.vanished(self.card.id, person, side)
        except UserError as error:
            # Somebody has taken his seat, or it is over, since this was looked at.
            _LOG.info("that %s has left game %s is of no matter: %s", person, self.card.id, error)
        else:
            # Only once it is stored: noted before, an end in between would leave it untold for ever.
            await self.note(kind, 0)

    async def _free(self, person: int, side: Side) -> None:
        try:
            await self.client.backend.teams.leave(Request(person, self.card.id, side=side))
        except UserError as error:
            _LOG.info("the seat of %s in game %s stays his: %s", person, self.card.id, error)

    async def let_in(self, thread: discord.Thread, person: int) -> None:
        """Add somebody to a private thread; who has left the server has nothing to read."""
        try:
            await thread.add_user(discord.Object(person))
        except discord.HTTPException as error:
            if error.code not in mail.NO_SUCH_MEMBER:
                raise
            await self.perhaps_gone(person)

    async def _side_thread(self, side: Side) -> discord.Thread | None:
        home = await self.home()
        try:
            return await private_thread(home, self._side_title(side))
        except discord.HTTPException as error:
            if not mail.is_unmade(error):
                raise
            _LOG.info("no private thread below %s, no side place: %s", home, error)
            return None
