"""The seat of somebody who has left the server: another takes it, or those who are left end the battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import UserError
from bot.facts.place import own_place
from bot.flows.press import Press, number, route
from bot.screens.screen import Button, Screen

if TYPE_CHECKING:
    from bot.flows.asker import Asker


async def _check_gone(asker: Asker, person: int) -> None:
    """Whether it is still as the button says. Raises UserError."""
    if await asker.client.backend.places.get(asker.game, own_place("gone", person)) is None:
        raise UserError("not-silent", person=person)


@route("take-seat", final=True)
async def press_take_seat(press: Press) -> None:
    """[Take the seat of the …]: for anybody who knows nothing of the other side."""
    old = number(press.arg)
    await _check_gone(press, old)
    await press.client.backend.admin.replace(
        press.game, old, press.person, press.person, interaction=press.interaction.id
    )
    await press.client.backend.places.drop(press.game, own_place("gone", old))
    press.reply.fresh()
    await press.say("said-seat-taken")


@route("end-alone")
async def press_end_alone(press: Press) -> None:
    """[End the battle]: asked once."""
    await _check_gone(press, number(press.arg))
    words = await press.words()
    row = (Button(words("button-end-alone"), "end-alone-sure", press.arg, style="bad", emoji="⚠️"),)
    press.reply.fresh()
    await press.show(Screen(words("ask-end-alone"), press.game, press.revision, (row,)))


@route("end-alone-sure", final=True)
async def press_end_alone_sure(press: Press) -> None:
    await _check_gone(press, number(press.arg))
    await press.client.backend.rulings.end_alone(await press.request(fresh=False))
    await press.say("said-cancelled")
