"""What a kill leaves behind between making a place and noting it. Nothing is known by its name alone.

Anybody may make a thread of the name that comes next, and who manages channels a channel. Discord says who has made
a thread, so the public one is taken up again. A side's place never is, for who reads there nobody can say: a new one
is made, and what is left of the old one goes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost
    from bot.discord.rights import Home
    from bot.game.values import GameCard


async def own_threads(client: Fieldpost, home: Home, name: str, card: GameCard) -> list[discord.Thread]:
    """The threads of a name that the bot itself has made for a game."""
    me, threads = home.guild.me.id, await client.threads_below(home)
    return [one for one in threads if (one.name, one.owner_id) == (name, me) and _of(one, card)]


async def own_channels(
    client: Fieldpost, guild: discord.Guild, name: str, topic: str, card: GameCard
) -> list[discord.TextChannel]:
    """The channels that look in everything like one the bot has made for a game."""
    return [
        one
        for one in await client.text_channels_of(guild)
        if (one.name, one.topic) == (name, topic)
        and _of(one, card)
        and one.overwrites_for(guild.default_role).view_channel is False
        and one.overwrites_for(guild.me).view_channel
    ]


def _of(place: discord.abc.Snowflake, card: GameCard) -> bool:
    """Not older than the game: the battles of a store that was lost had the same numbers, and are left alone."""
    return discord.utils.snowflake_time(place.id).timestamp() >= card.created_at


async def is_unused(client: discord.Client, place: discord.abc.Snowflake) -> bool:
    """Whether nobody has written there, asked of Discord: the bot is not told of messages."""
    try:
        there = await client.fetch_channel(place.id)
    except (discord.NotFound, discord.Forbidden):
        return False
    return isinstance(there, (discord.TextChannel, discord.Thread)) and there.last_message_id is None
