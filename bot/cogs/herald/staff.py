"""What a side is told in its own place: who has come, gone or taken over, and that a moderator has looked."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import discord

from bot.cogs.herald import mail
from bot.cogs.herald.access import Access
from bot.cogs.herald.delivery import SIDES, says
from bot.cogs.herald.hands import Hands
from bot.cogs.herald.invitations import Invitations
from bot.present.panel import panel_rows
from bot.present.screens import Screen
from bot.present.seating import is_team, seat_name, seat_of

if TYPE_CHECKING:
    from bot.cogs.herald.delivery import Delivery
    from bot.service.announce import Announcement
    from engine import Side


async def tell_side(
    delivery: Delivery, side: Side, one: Announcement, screen: Screen
) -> discord.Message | None:
    """A new message in a side's place, once for each announcement; read by that side only."""
    grounds, kind = delivery.grounds, f"told:{side}"
    await Access(grounds).match(side)
    channel = await grounds.side(side)
    if channel is None:
        return None
    seen = await grounds.place(kind)
    if seen is not None and seen.data.get("said", 0) >= one.id:
        return None
    message = await mail.send(channel, screen, nonce=f"{one.nonce}-{side}")
    await grounds.note(kind, message.channel.id, message.id, delivery.card.revision, said=one.id)
    return message


async def say_to(delivery: Delivery, side: Side, one: Announcement, key: str, **params: str | int) -> None:
    """A line of the catalogue in a side's place."""
    await tell_side(delivery, side, one, Screen(delivery.words(key, **params)))


async def _public(delivery: Delivery, one: Announcement, key: str, **params: str | int) -> None:
    """A line in the battle's thread, with its buttons; nobody is pinged."""
    card = delivery.card
    text = delivery.words(key, **params)
    await delivery.post("line", one, Screen(text, card.id, card.revision, panel_rows(delivery.words, card)))
    delivery.panel_due = True


@says("joined", "left")
async def _seats_changed(delivery: Delivery, one: Announcement) -> None:
    """Somebody has come or gone: before the start the invitation says so, later both sides are told."""
    card, words = delivery.card, delivery.words
    if not one.data.get("late"):
        await Invitations(delivery.grounds).refresh()
        return
    person = int(one.data["person"])
    side = cast("Side", one.data["side"])
    named = words(f"side-{side}")
    delivery.sides.append(side)
    delivery.hands.append(side)
    if one.kind == "joined":
        seat = seat_of(card, side, person)
        if seat is None:
            return
        count = len(card.people(side))
        await _public(delivery, one, "notice-joined", person=str(person), side=named)
        await say_to(
            delivery, side, one, "side-joined", person=str(person), seat=seat_name(words, seat), count=count
        )
        return
    await Hands(delivery.grounds).withdraw(person)
    await _public(delivery, one, "notice-left-team", person=str(person), side=named)
    await say_to(delivery, side, one, "side-left", person=str(person))


@says("replaced")
async def _replaced(delivery: Delivery, one: Announcement) -> None:
    """A new person on a seat: his side's place is open to him, and closed to the one before."""
    card = delivery.card
    old, new = int(one.data["old"]), int(one.data["new"])
    if card.status != "running":
        await Invitations(delivery.grounds).refresh()
        return
    await Hands(delivery.grounds).withdraw(old)
    await _public(delivery, one, "notice-replaced", old=str(old), new=str(new))
    for side in SIDES:
        if new not in card.people(side):
            continue
        delivery.sides.append(side)
        delivery.hands.append(side)
        if is_team(card, side):
            await say_to(delivery, side, one, "side-replaced", old=str(old), new=str(new))


@says("revealed")
async def _revealed(delivery: Delivery, one: Announcement) -> None:
    """A moderator has looked: never in secret."""
    await _public(delivery, one, "notice-revealed")
    for side in SIDES:
        await say_to(delivery, side, one, "side-revealed", by=str(one.data["by"]))
