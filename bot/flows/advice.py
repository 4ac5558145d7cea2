"""[Advice]: what a General would do, beside the panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.flows.press import Press, route
from bot.screens.advice import advice_screen, thinking_screen

if TYPE_CHECKING:
    from bot.flows.asker import Asker


async def show_advice(asker: Asker) -> None:
    """Asked of computers that think meanwhile; whoever waits reads that they do. Raises UserError."""
    moment = await asker.moment()
    await asker.show(thinking_screen(moment))
    found = await asker.client.backend.advisor.advise(asker.game, asker.person, await asker.side())
    await asker.show(advice_screen(moment, found))


@route("advice")
async def press_advice(press: Press) -> None:
    """[Advice]: beside the panel, not instead of it."""
    press.reply.fresh()
    await show_advice(press)
