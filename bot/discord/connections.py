"""The connections to Discord: as many as it asks for, each with its own part of the servers."""

from __future__ import annotations

import asyncio
import logging
import math
from typing import TYPE_CHECKING, Final

import discord

from bot.discord import mail

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost

_LOG = logging.getLogger(__name__)
#: Seconds between tries to reach Discord.
_FIRST_TRY: Final = 2.0
_LAST_TRY: Final = 60.0


async def online(client: Fieldpost, token: str) -> None:
    """Log in and stay connected, or at work where there is no connection; Discord may be away when the bot starts.

    Raises LoginFailure.
    """
    wait, known = _FIRST_TRY, False
    while not client.is_closed():
        try:
            if not known:
                await client.login(token)
                known = True
            await client.connect() if client.part.hears else await client.work()
            return
        except (*mail.FAILURES, discord.GatewayNotFound) as error:
            _LOG.warning("Discord cannot be reached, again in %.0f s: %s", wait, error)
            if not known:
                # Every login begins a session of its own, and discord.py would take the old one's connections.
                await client.http.close()
                client.http.connector = discord.utils.MISSING
        await asyncio.sleep(wait)
        wait = min(2 * wait, _LAST_TRY)


def standing(client: Fieldpost) -> tuple[int, int]:
    """How many connections stand, and how many there are to be; none before all servers are known.

    The client calls itself ready for ever after that, whatever breaks.
    """
    if not client.part.hears:
        return int(client.is_ready()), 1
    there = 0 if not client.is_ready() else sum(not one.is_closed() for one in client.shards.values())
    return there, max(1, client.shard_count or 1)


def lag(client: discord.AutoShardedClient, server: discord.Guild) -> int:
    """Milliseconds to Discord and back on the connection of a server; 0 until it has been measured."""
    seconds = dict(client.latencies).get(server.shard_id, 0.0)
    return round(seconds * 1000) if math.isfinite(seconds) else 0
