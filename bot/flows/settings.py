"""/me settings and its lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from bot.facts.prefs import Settings
from bot.flows.press import Press, route
from bot.i18n import languages
from bot.screens.settings import settings

if TYPE_CHECKING:
    from bot.flows.asker import Asker


async def show_settings(asker: Asker) -> None:
    """All settings as they are now."""
    prefs = await asker.client.prefs(asker.person)
    # In the language, and in the manner, that he has chosen by now.
    await asker.show(settings(await asker.client.words_for(asker.interaction), prefs, languages()))


async def change(asker: Asker, **changes: Unpack[Settings]) -> None:
    """Change one and show them all."""
    await asker.client.backend.people.set(asker.person, **changes)
    asker.client.forget_prefs(asker.person)
    await show_settings(asker)


@route("set-language")
async def language(press: Press) -> None:
    await change(press, language=None if press.value == "client" else press.value)


@route("set-theme")
async def theme(press: Press) -> None:
    await change(press, theme=press.value)


@route("set-bottom")
async def bottom(press: Press) -> None:
    await change(press, bottom=press.value)


@route("set-tell")
async def tell(press: Press) -> None:
    # Whoever asks for private messages again is tried again.
    changes: Settings = {"tell": press.value}
    if press.value in ("dm", "digest-dm"):
        changes["dm_open"] = None
    await change(press, **changes)


@route("set-pictures")
async def pictures(press: Press) -> None:
    await change(press, pictures=press.arg)


@route("set-hand")
async def hand(press: Press) -> None:
    # Whoever wants it by private message is tried again.
    changes: Settings = {"hand": press.arg}
    if press.arg == "dm":
        changes["dm_open"] = None
    await change(press, **changes)
