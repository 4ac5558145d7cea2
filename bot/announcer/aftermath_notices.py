"""The one message after a battle: how it went. What is found out later is added to it, never said anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.announcer.delivery import says
from bot.facts import news
from bot.facts.place import AFTERMATH, THREAD
from bot.screens.aftermath import aftermath_screen

if TYPE_CHECKING:
    from bot.announcer.delivery import Delivery
    from bot.facts.announcement import Announcement
    from bot.screens.screen import Screen


@says(news.Aftermath)
async def _aftermath(delivery: Delivery, one: Announcement, _: news.Aftermath) -> None:
    """Luck, medals, waits; nobody's phone rings. What takes drawing follows: the words do not wait for it."""
    await delivery.post("aftermath", one, await _screen(delivery))
    if not delivery.card.plain and delivery.card.lesson is None:
        await delivery.client.herald.films.owe(delivery.card.id)


@says(news.Turned)
async def _turned(delivery: Delivery, one: Announcement, _: news.Turned) -> None:
    """Where it turned goes into the message that stands; of a battle that ended before there was one it is new."""
    place = await delivery.grounds.place(AFTERMATH)
    if place is None:
        if await delivery.grounds.thread() is not None:
            await delivery.post("aftermath", one, await _screen(delivery))
    elif place.message is not None:
        message = delivery.client.partial(place.channel, place.message)
        # Deleted, or too old to be edited: nothing more is owed to it.
        await delivery.grounds.losses.edit(THREAD, message, await _screen(delivery))


async def _screen(delivery: Delivery) -> Screen:
    backend, card = delivery.client.backend, delivery.card
    after = await delivery.game.aftermath()
    if after.luck and all(luck.dice for luck in after.luck.values()):
        await backend.ladder.note_luck(
            card.id, {side: luck.hits.percentile for side, luck in after.luck.items()}
        )
    result = await backend.ladder.result(card.id)
    kept = card.server is not None and (await backend.servers.get(card.server)).ladder == "on"
    return aftermath_screen(delivery.words, card, after, ladder=kept and result is not None and result.counts)
