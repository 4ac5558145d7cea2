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
from bot.discord import mail
from bot.facts.place import PlaceKind

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost
    from bot.facts.place import Place

_LOG = logging.getLogger(__name__)
_REASON: Final = "Fieldpost battle over"
#: Seconds after which what Discord had no strength for is tried again.
_AGAIN: Final = 60.0


class OldPlaces:
    """Shuts a side's place, and deletes it, when its time has come."""

    def __init__(self, client: Fieldpost) -> None:
        self.client: Final = client

    async def close_due(self) -> None:
        """Every place whose battle is over, and everything whose two weeks are; none of them waits for another."""
        places, later = self.client.backend.places, []
        for place in await places.ending():
            try:
                await self._close(place)
            except mail.FAILURES as error:
                _LOG.info("place %s of game %s is closed later: %s", place.kind, place.game, error)
                later.append(place)
        # At the end: closing one place of a battle says until when all of them stay.
        for place in later:
            await places.put(place._replace(until=self.client.now() + _AGAIN))

    async def _close(self, place: Place) -> None:
        places = self.client.backend.places
        if place.kind.what == "side" and place.kind.side is not None:
            closed = await places.get(place.game, PlaceKind("closed", place.kind.side))
            if closed is None or closed.message is not None:
                delivery = await Delivery.of(self.client, place.game)
                await SidePanels(delivery.grounds).close(place.kind.side, await places.close(place.game))
                return
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
        """Delete a channel or thread of ours; one that is gone already is as good. Raises what is to be tried again."""
        there = await self.client.channel(channel)
        if not isinstance(there, (discord.TextChannel, discord.Thread)):
            return
        try:
            await there.delete(reason=_REASON) if isinstance(
                there, discord.TextChannel
            ) else await there.delete()
        except discord.HTTPException as error:
            if mail.is_trouble(error):
                raise
            # Without the right to remove it, or because a server needs it, it is at least not asked for again each
            # round; and it may be gone already.
            _LOG.warning("channel %s is not removed: %s", channel, error)
