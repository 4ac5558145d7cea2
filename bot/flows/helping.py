"""/help, topic by topic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.flows.press import Press, route
from bot.screens.screen import Button, Screen, rows_of

if TYPE_CHECKING:
    from bot.flows.asker import Asker

TOPICS: Final = ("start", "turn", "reactions", "teams", "rules", "private")


async def show_help(asker: Asker, topic: str) -> None:
    """One topic, with buttons to the others."""
    words = await asker.words()
    buttons = (
        Button(words(f"help-{one}.title"), "help", one, style="main" if one == topic else "plain")
        for one in TOPICS
    )
    await asker.show(Screen(words(f"help-{topic}"), rows=rows_of(buttons)))


@route("help")
async def press_help(press: Press) -> None:
    """Another topic."""
    await show_help(press, press.arg if press.arg in TOPICS else "start")
