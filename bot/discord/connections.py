"""The connections to Discord: as many as it asks for, each with its own part of the servers."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import discord


def standing(client: discord.AutoShardedClient) -> tuple[int, int]:
    """How many connections stand, and how many there are to be; none before all servers are known.

    The client calls itself ready for ever after that, whatever breaks.
    """
    there = 0 if not client.is_ready() else sum(not one.is_closed() for one in client.shards.values())
    return there, max(1, client.shard_count or 1)


def lag(client: discord.AutoShardedClient, server: discord.Guild) -> int:
    """Milliseconds to Discord and back on the connection of a server; 0 until it has been measured."""
    seconds = dict(client.latencies).get(server.shard_id, 0.0)
    return round(seconds * 1000) if math.isfinite(seconds) else 0
