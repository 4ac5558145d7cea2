"""Who waited in the queue has a battle: told him once, by private message or where he asked for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.announcer.delivery import says
from bot.announcer.hands import Hands
from bot.discord import mail
from bot.facts.place import Noted, own_place
from bot.facts.seat import NOBODY
from bot.facts.wish import Paired
from bot.i18n import words_of
from bot.screens.aloud import as_told
from bot.screens.queue import paired_screen

if TYPE_CHECKING:
    from bot.announcer.delivery import Delivery
    from bot.facts.announcement import Announcement


@says(Paired)
async def _paired(delivery: Delivery, one: Announcement, paired: Paired) -> None:
    """The thread first: it is the way there. Raises what is to be tried again."""
    person, card, grounds = paired.person, delivery.card, delivery.grounds
    kind = own_place("queue", person)
    seen = await grounds.place(kind)
    if person == NOBODY or card.status != "running" or (seen is not None and seen.noted.said >= one.id):
        return
    thread = await grounds.thread()
    place = f"<#{getattr(thread, 'id', 0)}>" if thread is not None else f"#{card.id}"
    prefs = await delivery.client.prefs(person)
    words = words_of(prefs.spoken or card.language, aloud=prefs.aloud)
    message = None
    if prefs.dm_open is not False:
        screen = as_told(words, paired_screen(words, card, person, place))
        message = await Hands(grounds).post(person, screen, nonce=one.nonce, rings=True)
    if message is None:
        message = await _where_asked(delivery, one, paired, place)
    if message is not None:
        await grounds.note(kind, message.channel.id, message.id, card.revision, Noted(one.id))


async def _where_asked(
    delivery: Delivery, one: Announcement, paired: Paired, place: str
) -> discord.Message | None:
    """His private messages are closed: a mention where he asked. None: nothing can be written there either, and the
    notice of his turn is to be enough."""
    channel = None if paired.channel is None else await delivery.client.channel(paired.channel)
    if not isinstance(channel, discord.abc.Messageable) or getattr(channel, "guild", None) is None:
        return None
    screen = as_told(delivery.words, paired_screen(delivery.words, delivery.card, paired.person, place))
    try:
        return await mail.send(channel, screen, nonce=one.nonce)
    except discord.HTTPException as error:
        if mail.is_trouble(error):
            raise
        return None
