"""/help, topic by topic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.flows.press import Press, route
from bot.screens.papers import paper
from bot.screens.screen import Button, Screen, rows_of
from engine.build import BUILD

if TYPE_CHECKING:
    from bot.flows.asker import Asker

TOPICS: Final = ("start", "turn", "reactions", "teams", "rules", "private")


async def show_help(asker: Asker, topic: str) -> None:
    """One topic, with buttons to the others."""
    words = await asker.words()
    first = (Button(words("button-tutorial"), "tutorial", style="good", emoji="🎓"),)
    buttons = (
        Button(words(f"help-{one}.title"), "help", one, style="main" if one == topic else "plain")
        for one in TOPICS
    )
    await asker.show(Screen(words(f"help-{topic}"), rows=(first, *rows_of(buttons))))


@route("help")
async def press_help(press: Press) -> None:
    """Another topic."""
    await show_help(press, press.arg if press.arg in TOPICS else "start")


async def show_about(asker: Asker) -> None:
    """What this is, with the way to what is kept of people and on what terms they play."""
    words = await asker.words()
    row = (
        Button(words("button-privacy"), "paper", "privacy"),
        Button(words("button-terms"), "paper", "terms"),
    )
    await asker.show(Screen(words("about-text", build=BUILD), rows=(row,)))


@route("paper")
async def press_paper(press: Press) -> None:
    """[Privacy], [Terms]."""
    words, kept = await press.words(), press.client.settings.backups_kept
    await press.show(Screen(paper(words, press.arg, kept)))
