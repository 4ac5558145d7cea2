"""Those who wait in the queue are matched: at once when somebody joins it, and now and then."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.discord import mail

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost
    from bot.game.values import GameCard

_LOG = logging.getLogger(__name__)


async def match_up(client: Fieldpost) -> list[GameCard]:
    """Open a battle for each two that fit; what is to be told of it is stored."""
    return await client.backend.queue.tick(partial(_is_on, client))


async def _is_on(client: Fieldpost, person: int, server: int) -> bool:
    """Whether somebody is on a server: Discord tells of one person without the list of members."""
    guild = await client.server(server)
    if guild is None:
        return False
    try:
        await guild.fetch_member(person)
    except discord.NotFound:
        return False
    except mail.FAILURES as error:
        # It is asked again with the next round.
        _LOG.info("whether %s is on server %s is not known: %s", person, server, error)
        return False
    return True
