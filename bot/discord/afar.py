"""Discord without a connection to it: what a gateway would have told is asked for, and believed for a moment.

A worker only sends, and whoever holds some connections of several hears of some servers; a server's channels, roles
and threads come in four answers, in the shape in which a connection would have brought them, so everything that reads
them reads the same.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, cast

import discord

from bot.game.table.locks import Locks
from bot.newest import Newest

if TYPE_CHECKING:
    from discord.types.guild import Guild as GuildTold

    from bot.discord.client import AnyChannel, Fieldpost

#: Seconds for which a server is believed to be as it was, and a channel: a lock or an archive counts at once.
_SERVER_FOR: Final = 60.0
_CHANNEL_FOR: Final = 3.0
_MOST_SERVERS: Final = 300
_MOST_CHANNELS: Final = 1_000


class Afar:
    """What is known of servers and channels by asking."""

    def __init__(self, client: Fieldpost) -> None:
        self._client: Final = client
        self._servers: Final[Newest[int, tuple[float, discord.Guild | None]]] = Newest(_MOST_SERVERS)
        self._channels: Final[Newest[int, tuple[float, AnyChannel]]] = Newest(_MOST_CHANNELS)
        #: Many games of one server need not ask for it at once.
        self._asking: Final = Locks()

    async def server(self, number: int) -> discord.Guild | None:
        """A server with its channels, roles, threads and ourselves; None: it has sent us away."""
        async with self._asking.of(number):
            known = self._servers.get(number)
            if known is not None and time.monotonic() - known[0] < _SERVER_FOR:
                return known[1]
            try:
                found: discord.Guild | None = await self._ask_for(number)
            except (discord.NotFound, discord.Forbidden):
                found = None
            self._servers.keep(number, (time.monotonic(), found))
            return found

    async def _ask_for(self, number: int) -> discord.Guild:
        http = self._client.http
        assert self._client.user is not None
        guild, channels, member, active = await asyncio.gather(
            http.get_guild(number, with_counts=False),
            http.get_all_guild_channels(number),
            http.get_member(number, self._client.user.id),
            http.get_active_threads(number),
        )
        told = {**guild, "channels": channels, "members": [member], "threads": active["threads"]}
        # As the library itself makes one; it offers no other way.
        return discord.Guild(data=cast("GuildTold", told), state=self._client._connection)  # noqa: SLF001

    async def channel(self, number: int, *, server: bool, anew: bool = False) -> AnyChannel:
        """A channel or thread as it is, with its server if that is asked for: who may do what hangs on its roles;
        `anew` whatever was believed of it.

        Raises NotFound, Forbidden.
        """
        known = self._channels.get(number)
        if known is not None and not anew and time.monotonic() - known[0] < _CHANNEL_FOR:
            found = known[1]
        else:
            found = await self._client.fetch_channel(number)
            self._channels.keep(number, (time.monotonic(), found))
        if server and isinstance(found, discord.abc.GuildChannel | discord.Thread):
            found.guild = await self._client.server(found.guild.id) or found.guild
        return found
