"""Shuts the sides' places once a battle is over, and removes them two weeks later.

Channels are scarce: 50 in a category and 500 on a server.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.announcer.delivery import Delivery
from bot.announcer.grounds import Grounds
from bot.announcer.sides import SidePanels
from bot.facts.place import PlaceKind

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost

_LOG = logging.getLogger(__name__)
_REASON: Final = "Fieldpost battle over"


class OldPlaces:
    """Shuts a side's place, and deletes it, when its time has come."""

    def __init__(self, client: Fieldpost) -> None:
        self.client: Final = client

    async def close_due(self) -> None:
        """Every place whose battle is over, and everything whose two weeks are."""
        places = self.client.backend.places
        for place in await places.ending():
            side = place.kind.side if place.kind.what == "side" else None
            if side is not None and await places.get(place.game, PlaceKind("closed", side)) is None:
                delivery = await Delivery.of(self.client, place.game)
                await SidePanels(delivery.grounds).close(side, await places.close(place.game))
                continue
            await self.remove(place.channel)
            await places.drop(place.game, place.kind)

    async def clean(self, server: int) -> tuple[int, int]:
        """What is left of a server's battles that are over goes now. Returns how many places and threads that were."""
        places, gone, asleep = self.client.backend.places, 0, 0
        for place in await places.of_server(server):
            card = await self.client.backend.games.card(place.game)
            if card.status in ("open", "running"):
                continue
            if place.kind.what == "side":
                await self.remove(place.channel)
                await places.drop(place.game, place.kind)
                gone += 1
                continue
            thread = self.client.get_channel(place.channel)
            if isinstance(thread, discord.Thread) and not thread.archived:
                await Grounds(self.client, card).put_to_sleep()
                asleep += 1
        return gone, asleep

    async def remove(self, channel: int) -> None:
        """Delete a channel or thread of ours; one that is gone already is as good."""
        there = await self.client.channel(channel)
        if not isinstance(there, (discord.TextChannel, discord.Thread)):
            return
        try:
            await there.delete(reason=_REASON) if isinstance(
                there, discord.TextChannel
            ) else await there.delete()
        except discord.Forbidden:
            # Without the right to remove it, it is at least not asked for again every round.
            _LOG.warning("no right to remove channel %s", channel)
        except discord.NotFound:
            return
