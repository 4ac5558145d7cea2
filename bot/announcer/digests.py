"""The daily digest, told in a battle's thread or by private message: each where the other does not get through."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.announcer.delivery import says, says_alone
from bot.discord import mail
from bot.facts import news
from bot.facts.place import THREAD, Noted, PlaceKind
from bot.facts.seat import NOBODY
from bot.i18n import words_of
from bot.screens.aloud import as_told
from bot.screens.digest import digest

if TYPE_CHECKING:
    from bot.announcer.delivery import Delivery
    from bot.discord.client import Fieldpost
    from bot.facts.announcement import Announcement

_LOG = logging.getLogger(__name__)
#: Seconds after which a private message that hangs is tried again.
_PATIENCE: Final = 30


@says(news.Digest)
async def _digest(delivery: Delivery, one: Announcement, said: news.Digest) -> None:
    """In the thread of the battle whose time is up first, for all of its server."""
    digests, grounds, person = delivery.client.backend.digests, delivery.grounds, said.person
    seen = await grounds.place(PlaceKind("line"))
    if person == NOBODY or (seen is not None and seen.noted.said >= one.id):
        return
    prefs, cards = await digests.waiting(person, delivery.card.server)
    if not cards or not prefs.digest:
        return
    places = await delivery.client.backend.places.channels_of([card.id for card in cards], THREAD)
    screen = digest(delivery.words, cards, places, person, public=True)
    thread = await grounds.thread()
    message = None
    if thread is not None:
        message = await grounds.losses.send(THREAD, thread, screen, nonce=one.nonce)
    if message is None:
        await digests.instead(one, person, mail=True)
        return
    await grounds.note(
        PlaceKind("line"), message.channel.id, message.id, delivery.card.revision, Noted(one.id)
    )


@says_alone(news.Digest)
async def _by_mail(client: Fieldpost, one: Announcement, said: news.Digest) -> None:
    """For all servers: a private message. Raises what is to be tried again."""
    digests, person = client.backend.digests, said.person
    if person == NOBODY:
        return
    prefs, cards = await digests.waiting(person)
    if not cards or not prefs.digest:
        return
    words = words_of(prefs.spoken or cards[0].language, aloud=prefs.aloud)
    places = await client.backend.places.channels_of([card.id for card in cards], THREAD)
    screen = as_told(words, digest(words, cards, places, person, public=False))
    try:
        async with asyncio.timeout(_PATIENCE):
            await mail.send(await client.dm(person), screen, nonce=one.nonce, rings=True)
    except discord.HTTPException as error:
        if mail.is_trouble(error):
            raise
        _LOG.info("the digest of %s goes to a thread instead: %s", person, error)
        if error.code in mail.NO_DM:
            await client.backend.people.set(person, dm_open=False)
            client.forget_prefs(person)
        await digests.instead(one, person, mail=False)
