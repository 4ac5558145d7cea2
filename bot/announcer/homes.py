"""Where a battle's public place may be opened: below a text channel, as a post of a forum, below news."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

from bot.announcer.orphans import own_threads
from bot.discord.rights import Home, is_home
from bot.facts.place import ORIGIN

if TYPE_CHECKING:
    from bot.announcer.grounds import Grounds

#: A thread sleeps after a week without a word, the longest Discord allows (minutes).
SLEEPS_AFTER: Final = 10_080
REASON: Final = "Fieldpost battle"


async def home_of(grounds: Grounds) -> Home | None:
    """The channel under which threads are made: the server's choice, else where the game was asked for."""
    card, client = grounds.card, grounds.client
    if card.server is None:
        return None
    prefs = await client.backend.servers.get(card.server)
    origin = await grounds.place(ORIGIN)
    if origin is None and card.match is not None:
        # The second battle of a match was asked for with the first.
        origin = await client.backend.places.get(card.match.games[0], ORIGIN)
    for wanted in (prefs.home, origin.channel if origin else None):
        channel = await client.channel(wanted) if wanted is not None else None
        if isinstance(channel, discord.Thread):
            channel = channel.parent
        if is_home(channel):
            return channel
    return None


async def public_thread(grounds: Grounds, home: Home, name: str) -> discord.Thread:
    """The thread of a battle: one that a kill has left without a note, else a new one."""
    known = await own_threads(grounds.client, home, name, grounds.card)
    made = next((one for one in known if not one.is_private() and not one.locked), None)
    if made is not None:
        return made
    if isinstance(home, discord.ForumChannel):
        tags = [one for one in home.available_tags if not one.moderated][:1] if home.flags.require_tag else []
        post = await home.create_thread(
            name=name,
            content=grounds.words("forum-post", title=name),
            auto_archive_duration=SLEEPS_AFTER,
            applied_tags=tags,
            reason=REASON,
        )
        return post.thread
    kind = discord.ChannelType.news_thread if home.is_news() else discord.ChannelType.public_thread
    return await home.create_thread(name=name, type=kind, auto_archive_duration=SLEEPS_AFTER, reason=REASON)


async def private_thread(home: Home | None, name: str) -> discord.Thread | None:
    """A thread that only those see who are let in; forums and announcement channels have none."""
    if not isinstance(home, discord.TextChannel) or home.is_news():
        return None
    return await home.create_thread(
        name=name,
        type=discord.ChannelType.private_thread,
        invitable=False,
        auto_archive_duration=SLEEPS_AFTER,
        reason=REASON,
    )
