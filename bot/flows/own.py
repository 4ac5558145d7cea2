"""Buttons of lists of one's own: open a battle, be forgotten."""

from __future__ import annotations

from bot.discord import mail
from bot.flows.asker import Asker
from bot.flows.press import Press, number, route
from bot.flows.turn import show_turn
from bot.screens.screen import Button, Screen


async def ask_forget(asker: Asker) -> None:
    """Asked once: what is forgotten does not come back."""
    words = await asker.words()
    row = (Button(words("button-forget"), "forget-sure", style="bad", emoji="⚠️"),)
    await asker.show(Screen(words("ask-forget"), rows=(row,)))


@route("forget-sure", final=True)
async def forget(press: Press) -> None:
    """Everything known of the presser goes."""
    await press.reply.soon()
    await press.client.backend.farewell.leave(press.person)
    forgotten = await press.client.backend.people.forget(press.person)
    for place in forgotten.messages:
        if place.message is not None:
            # One that cannot be deleted is his own to delete.
            await mail.remove(press.client.partial(place.channel, place.message))
    await press.say("said-forgotten", number=forgotten.games)
    press.client.forget_person(press.person)


@route("open")
async def open_game(press: Press) -> None:
    """A game chosen from a list: its prompt, without a way to its thread."""
    await show_turn(await press.of_game(number(press.value)))
