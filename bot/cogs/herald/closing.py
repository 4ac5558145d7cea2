"""Removes the places of battles long over: channels are scarce, 50 in a category and 500 on a server."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

if TYPE_CHECKING:
    from bot.app import Fieldpost

_LOG = logging.getLogger(__name__)
_REASON: Final = "Fieldpost battle over"
_MOST_REMEMBERED: Final = 1_000


class Closing:
    """Deletes a side's place when its time has come."""

    def __init__(self, client: Fieldpost) -> None:
        self.client: Final = client
        #: Deleted just now; Discord's word of it may still be on its way.
        self.removed: Final[set[int]] = set()

    async def close_due(self) -> None:
        """Everything whose two weeks are over."""
        places = self.client.backend.places
        for place in await places.ending():
            await self.remove(place.channel)
            await places.drop(place.game, place.kind)

    async def remove(self, channel: int) -> None:
        """Delete a channel or thread of ours; one that is gone already is as good."""
        found = await self.client.channel(channel)
        if not isinstance(found, (discord.TextChannel, discord.Thread)):
            return
        if len(self.removed) > _MOST_REMEMBERED:
            self.removed.clear()
        self.removed.add(channel)
        try:
            await found.delete(reason=_REASON) if isinstance(
                found, discord.TextChannel
            ) else await found.delete()
        except discord.Forbidden:
            # Without the right to remove it, it is at least not asked for again every round.
            self.removed.discard(channel)
            _LOG.warning("no right to remove channel %s", channel)
        except discord.NotFound:
            return
