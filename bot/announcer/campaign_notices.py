"""After each battle of a campaign: how it stands, what is carried over, what comes; at its end with a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.announcer.delivery import says
from bot.facts.campaign import CampaignWent
from bot.screens.campaign import post
from bot.screens.pictures.campaign_track import track_of

if TYPE_CHECKING:
    from bot.announcer.delivery import Delivery
    from bot.facts.announcement import Announcement


@says(CampaignWent)
async def _went(delivery: Delivery, one: Announcement, went: CampaignWent) -> None:
    """In the thread of the battle that has ended: one post each, whoever has taken it over."""
    campaigns, words = delivery.client.backend.campaigns, delivery.words
    look = await campaigns.look(went.campaign)
    screen = post(words, look, delivery.card, went.number, await campaigns.until(look))
    pings: list[int] = []
    for side in look.asked:
        for person in delivery.card.people(side):
            if (await delivery.client.prefs(person)).tell != "off":
                pings.append(person)
    screen = screen._replace(pings=tuple(pings))
    if look.over:
        screen = screen.drawn(await delivery.client.pictures.track(track_of(words, look), words))
    await delivery.post("line", one, screen)
