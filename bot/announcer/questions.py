"""Questions to the other side where they stand in the thread: answered or lapsed they lose their buttons and say so."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from bot.discord import mail
from bot.discord.layout import words_in
from bot.facts.place import PlaceKind
from bot.screens.aloud import as_told
from bot.screens.screen import Screen

if TYPE_CHECKING:
    import discord

    from bot.announcer.grounds import Grounds

_LOG = logging.getLogger(__name__)


async def note(grounds: Grounds, ask: int, message: discord.Message | None) -> None:
    """Remember where a question stands; one that could not be posted in the thread stands nowhere."""
    if message is not None:
        await grounds.note(PlaceKind("ask", ask=ask), message.channel.id, message.id, grounds.card.revision)


async def close(grounds: Grounds, ask: int, said: str) -> None:
    """What came of it, in place of its buttons; nothing that a battle should wait for."""
    client, kind = grounds.client, PlaceKind("ask", ask=ask)
    place = await grounds.place(kind)
    if place is None or place.message is None:
        return
    try:
        standing = client.partial(place.channel, place.message)
        asked = words_in(await standing.fetch())
        came = as_told(grounds.words, Screen(said)).text
        closed = partial(mail.edit, standing, Screen(f"{asked}\n{came}"))
        await grounds.losses.awake(standing, closed)
    except mail.FAILURES as error:
        _LOG.info("game %s: a question keeps its buttons: %s", grounds.card.id, error)
    await client.backend.places.drop(grounds.card.id, kind)
