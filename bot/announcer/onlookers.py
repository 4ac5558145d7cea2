"""Who of the other side could read a side's place: Discord shows every channel to administrators, and private threads
to those who manage threads. Where somebody could, nothing secret is said there.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.discord import mail
from bot.facts.computers import humans
from bot.facts.place import side_place
from engine.types import OTHER

if TYPE_CHECKING:
    from bot.announcer.grounds import Grounds
    from engine import Side

_LOG = logging.getLogger(__name__)


async def look_around(grounds: Grounds, side: Side) -> tuple[int, ...]:
    """Find them and note them; who cannot be asked about is taken for one who sees nothing more than he should."""
    place = await grounds.place(side_place(side))
    channel = await grounds.client.channel(place.channel) if place is not None else None
    if place is None or not isinstance(channel, discord.TextChannel | discord.Thread):
        return ()
    found = []
    for person in dict.fromkeys(humans(grounds.card.people(OTHER[side]))):
        if person in grounds.card.people(side):
            continue
        try:
            member = channel.guild.get_member(person) or await channel.guild.fetch_member(person)
        except mail.FAILURES as error:
            _LOG.info("what %s may read is not known: %s", person, error)
            continue
        if _reads(member, channel):
            found.append(person)
    if tuple(found) != place.noted.onlookers:
        noted = place.noted._replace(onlookers=tuple(found))
        await grounds.note(place.kind, place.channel, place.message, place.revision, noted)
    return tuple(found)


def _reads(member: discord.Member, channel: discord.TextChannel | discord.Thread) -> bool:
    had = channel.permissions_for(member)
    if isinstance(channel, discord.TextChannel):
        return had.view_channel
    return had.administrator or (had.view_channel and had.manage_threads)


async def onlookers(grounds: Grounds, side: Side) -> tuple[int, ...]:
    """Those who were found when the place was made, or when seats changed."""
    place = await grounds.place(side_place(side))
    return place.noted.onlookers if place is not None else ()
