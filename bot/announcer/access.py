"""Who may read a side's place: exactly the people of that side, at once when they change; at the end nobody writes.

Changing the overwrites of a channel that is there needs Discord's "Manage roles" (Edit Channel Permissions, Modify
Channel); making a channel with overwrites needs "Manage channels" only (Create Guild Channel). So without the first
right a new channel takes the old one's place. In a private thread people are added and removed one by one.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.discord import mail
from bot.facts.place import PlaceKind, Readers, side_place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.announcer.grounds import Grounds
    from bot.facts.place import Place
    from engine import Side

_LOG = logging.getLogger(__name__)
_REASON: Final = "Fieldpost: the people of a side changed"
_OVER: Final = "Fieldpost battle over"


class Access:
    """The readers of the sides' places of one game."""

    def __init__(self, grounds: Grounds) -> None:
        self.grounds: Final = grounds
        self.client: Final = grounds.client

    async def match(self, side: Side) -> None:
        """Let in who has come, shut out who has gone. A place that is not there yet is made with the right readers."""
        place = await self.grounds.place(side_place(side))
        if place is None:
            return
        people = self.grounds.card.people(side)
        if sorted(place.noted.readers.people) == sorted(people) and not place.noted.readers.coming:
            return
        channel = await self.client.channel(place.channel)
        if isinstance(channel, discord.Thread):
            await self.grounds.wake(channel)
            await self.match_thread(channel, place, people)
            return
        if not isinstance(channel, discord.TextChannel) or not await self._overwrite(channel, side):
            await self.renew(side)
            return
        await self._note(place, people)

    async def _note(self, place: Place, people: Sequence[int], *, coming: Sequence[int] = ()) -> Place:
        noted = place.noted._replace(readers=Readers(tuple(people), tuple(coming)))
        return await self.grounds.note(place.kind, place.channel, place.message, place.revision, noted)

    async def match_thread(self, thread: discord.Thread, place: Place, people: Sequence[int]) -> bool:
        """The same for a thread; who was on his way in or out when the bot was killed may be in it or not. False: it is
        not read by exactly these people, and nothing is to be said there."""
        before, coming = place.noted.readers
        new = [person for person in people if person not in before]
        gone = [person for person in dict.fromkeys((*before, *coming)) if person not in people]
        if not {*new, *gone} <= {*coming}:
            place = await self._note(place, before, coming=[*coming, *new, *gone])
        try:
            for person in gone:
                await _shut_out(thread, person)
        except discord.HTTPException as error:
            if mail.is_trouble(error):
                raise
            _LOG.info("thread %s is given up, for nobody can be shut out: %s", thread.id, error)
            if not await self.grounds.losses.gone_or_locked(place.kind, error):
                await self._renew(place)
            return False
        try:
            for person in new:
                await self.grounds.let_in(thread, person)
        except discord.HTTPException as error:
            if error.status != 403 and not await self.grounds.losses.gone_or_locked(place.kind, error):
                raise
            _LOG.info("no right to add people to thread %s: %s", thread.id, error)
            return False
        await self._note(place, people)
        return True

    async def _overwrite(self, channel: discord.TextChannel, side: Side, *, closed: bool = False) -> bool:
        """Set all of a channel's readers in one call; False without the right to."""
        if not channel.permissions_for(channel.guild.me).manage_roles:
            return False
        readers = self.grounds.only_for(channel.guild, side, closed=closed)
        try:
            await channel.edit(overwrites=readers, reason=_OVER if closed else _REASON)
        except discord.Forbidden:
            return False
        except discord.NotFound:
            # Deleted by hand: whoever asks next makes a new one.
            return False
        return True

    async def renew(self, side: Side) -> None:
        """A new place for other readers; the old one goes, and with it what was said there."""
        place = await self.grounds.place(side_place(side))
        if place is not None:
            await self._renew(place)

    async def _renew(self, place: Place) -> None:
        for kind in (place.kind, PlaceKind("plan", place.kind.side)):
            await self.client.backend.places.drop(self.grounds.card.id, kind)
        await self.client.old_places.remove(place.channel)

    async def close(self, side: Side) -> bool:
        """Nobody writes here any more; False without the right to see to that."""
        place = await self.grounds.place(side_place(side))
        channel = await self.client.channel(place.channel) if place is not None else None
        if isinstance(channel, discord.TextChannel):
            return await self._overwrite(channel, side, closed=True)
        if isinstance(channel, discord.Thread):
            try:
                await channel.edit(locked=True, archived=True)
            except discord.HTTPException as error:
                if error.code in mail.GONE or error.status == 403:
                    _LOG.info("thread %s could not be closed: %s", channel.id, error)
                    return False
                raise
            return True
        return False


async def _shut_out(thread: discord.Thread, person: int) -> None:
    """He reads no more; who is not in it reads nothing already."""
    try:
        await thread.remove_user(discord.Object(person))
    except discord.NotFound as error:
        if error.code in mail.GONE:
            raise
