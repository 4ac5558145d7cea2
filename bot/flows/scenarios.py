"""Battles to choose from: pages of all, and the sheet of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.flows.press import Press, route
from bot.screens.scenario import browse_screen, scenario_screen
from bot.screens.screen import page_of

if TYPE_CHECKING:
    from bot.flows.asker import Asker


async def browse(asker: Asker, page: int = 0) -> None:
    """A page of all battles."""
    battles = await asker.client.backend.library.list(asker.interaction.guild_id)
    await asker.show(browse_screen(await asker.words(), battles, page))


async def show(asker: Asker, scenario: str, before: str = "") -> None:
    """One battle with its picture, below what is to be said before."""
    sheet = await asker.client.backend.library.show(scenario, asker.interaction.guild_id)
    await asker.reply.soon()
    words = await asker.words()
    picture = await asker.client.pictures.scenario(sheet, words)
    screen = scenario_screen(words, sheet)
    await asker.show((screen.said_first(before) if before else screen).drawn(picture))


@route("browse")
async def press_browse(press: Press) -> None:
    await browse(press)


@route("scenario")
async def press_scenario(press: Press) -> None:
    """A battle of the list, or the next page."""
    page = page_of(press.value)
    if page is not None:
        await browse(press, page)
        return
    press.reply.fresh()
    await show(press, press.value)
