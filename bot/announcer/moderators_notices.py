"""What moderators rule in a battle, and what becomes of a seat whose person has left the server: told to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.announcer.clock_notices import without
from bot.announcer.delivery import says
from bot.facts import news
from bot.screens.clocks import until
from bot.screens.panel import panel_rows, people
from bot.screens.screen import Button, Screen, literal, whole_lines
from engine.types import OTHER

if TYPE_CHECKING:
    from bot.announcer.delivery import Delivery
    from bot.facts.announcement import Announcement


@says(news.Ruled)
async def _ruled(delivery: Delivery, one: Announcement, ruled: news.Ruled) -> None:
    card, words = delivery.card, delivery.words
    what = f"force-{ruled.verdict}" if ruled.verdict else ruled.what
    lines = [words(f"notice-ruled-{what}", by=str(ruled.by), until=until(words, card))]
    if ruled.reason:
        lines.append(f"> {literal(ruled.reason)}")
    pings = [*await delivery.pings("allies"), *await delivery.pings("axis")]
    await delivery.post(
        "line",
        one,
        Screen(
            whole_lines(lines),
            card.id,
            card.revision,
            panel_rows(words, card),
            pings=tuple(dict.fromkeys(pings)),
        ),
    )
    delivery.panel_due = True


@says(news.Vanished)
async def _vanished(delivery: Delivery, one: Announcement, gone: news.Vanished) -> None:
    """Somebody else may sit down there, or those who are left end it; waiting needs no button."""
    card, words = delivery.card, delivery.words
    if card.status != "running" or gone.person not in card.people(gone.side):
        return
    other = OTHER[gone.side]
    if card.standin:
        await without(delivery, one, gone.person, gone.side)
        return
    text = words(
        "notice-vanished",
        person=str(gone.person),
        side=words(f"side-{gone.side}"),
        people=people(card, other),
    )
    row = (
        Button(
            words("button-take-seat", side=words(f"side-{gone.side}")), "take-seat", str(gone.person), "good"
        ),
        Button(words("button-end-alone"), "end-alone", str(gone.person), style="bad"),
    )
    pings = await delivery.pings(other)
    await delivery.post("line", one, Screen(text, card.id, card.revision, (row,), pings=tuple(pings)))
