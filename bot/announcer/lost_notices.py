"""What is told of places that are lost, and of those that players have asked for instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.announcer.delivery import says
from bot.announcer.elsewhere import Elsewhere
from bot.facts import news
from bot.facts.place import LOSABLE
from bot.screens import panel as public
from bot.screens.clocks import until
from bot.screens.deciding import title_of
from bot.screens.screen import Button, Screen

if TYPE_CHECKING:
    from bot.announcer.delivery import Delivery
    from bot.facts.announcement import Announcement


@says(news.PlaceLost)
async def _lost(delivery: Delivery, one: Announcement, lost: news.PlaceLost) -> None:
    """Players get a button to go on; moderators read what has happened."""
    card, words = delivery.card, delivery.words
    title = title_of(words, card)
    elsewhere = Elsewhere(delivery.grounds)
    side = LOSABLE[lost.what].side
    told = words("mods-lost", title=title, what=words(f"lost-{lost.what.replace(':', '-')}"), why=lost.why)
    await elsewhere.moderators_once(one, told)
    if card.status != "running":
        return
    if side is None:
        await _thread_lost(delivery, one, lost, elsewhere)
        return
    text = words("notice-side-lost", side=words(f"side-{side}"), why=lost.why)
    row = (Button(words("button-side-anew", side=words(f"side-{side}")), "continue", lost.what, emoji="🧭"),)
    rows = (*public.panel_rows(words, card), row)
    await delivery.post("line", one, Screen(text, card.id, card.revision, rows))


async def _thread_lost(
    delivery: Delivery, one: Announcement, lost: news.PlaceLost, elsewhere: Elsewhere
) -> None:
    card, words = delivery.card, delivery.words
    if await delivery.grounds.thread() is not None:
        # It is open again, or another one is there.
        return
    text = words("notice-thread-lost", title=title_of(words, card), why=lost.why)
    await elsewhere.tell(one, Screen(text, card.id, card.revision, public.panel_rows(words, card)))
    row = (Button(words("button-continue"), "continue", "thread", emoji="🧭"),)
    screen = Screen(f"{text}\n{words('lost-how-on')}", card.id, card.revision, (row,))
    await elsewhere.where_it_was_asked_for(one, screen)


@says(news.Moved)
async def _moved(delivery: Delivery, one: Announcement, moved: news.Moved) -> None:
    """A new thread with panel and notice; or a new place of a side."""
    card, words = delivery.card, delivery.words
    side = LOSABLE[moved.what].side
    if side is not None:
        delivery.sides.append(side)
        return
    pings = [one for one in await delivery.pings(card.to_act) if one != moved.by]
    text = words(
        "notice-moved",
        people=public.calls(card, card.to_act),
        turn=card.turn,
        until=until(words, card),
    )
    rows = public.panel_rows(words, card)
    if await delivery.grounds.thread() is not None:
        await delivery.refresh_panel()
    await delivery.post("line", one, Screen(text, card.id, card.revision, rows, pings=tuple(pings)))


async def given_up(delivery: Delivery, one: Announcement) -> None:
    """Something was refused for a day: players are told elsewhere that they missed it, moderators that it happened."""
    card, words = delivery.card, delivery.words
    elsewhere = Elsewhere(delivery.grounds)
    if card.status == "running":
        rows = public.panel_rows(words, card)
        await elsewhere.tell(one, Screen(words("elsewhere-missed"), card.id, card.revision, rows))
    told = words("mods-undelivered", title=title_of(words, card))
    await elsewhere.moderators(told, nonce=f"{one.nonce}-mods")
