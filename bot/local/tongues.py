"""In which language whoever looks at the try-out reads and asks: what a Discord client knows of itself."""

from __future__ import annotations

import contextvars
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import discord
import simcord.interactions
from aiohttp import web
from simcord.preview import _commands

from bot.environment import Settings
from bot.i18n import ENGLISH, Words, heard, languages, words_of
from bot.local.page import CHOSEN
from bot.screens.papers import page

#: The language of the browser that is being answered; where none is, that of whoever started the try-out.
LANGUAGE: contextvars.ContextVar[str] = contextvars.ContextVar("local_language", default=ENGLISH)
_AMERICAN: Final = discord.Locale.american_english.value
#: What a command and its parts are described by, and what the same is called in other languages.
_SAID: Final = {"description": "description_localizations", "name": "name_localizations"}


def locale_of(language: str) -> str:
    """A language by the name that Discord's clients give it."""
    known = [one.value for one in discord.Locale if one.value.partition("-")[0] == language]
    return known[0] if known and language != ENGLISH else _AMERICAN


# Any, here and below: functions of simcord are wrapped, which hand Discord's own JSON on.
def _asked(payload: Callable[..., Any]) -> Callable[..., Any]:
    """Discord says with each press and command what the client speaks, and what the server does."""

    def made(backend: Any, **more: Any) -> Any:
        record, found = payload(backend, **more)
        if (language := LANGUAGE.get(None)) is None:
            # Nobody looks at a page here: whoever else simulates presses in this process says what they speak.
            return record, found
        found["locale"] = locale_of(language)
        if "guild_locale" in found:
            found["guild_locale"] = backend.get_guild(int(found["guild_id"])).preferred_locale
        return record, found

    return made


def _localized(described: Mapping[str, Any], part: str) -> str:
    names = described.get(_SAID[part]) or {}
    return str(names.get(locale_of(LANGUAGE.get())) or described.get(part, ""))


def _option(wire: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """An option is described, and its choices are called, as the client speaks. Names of commands and options stay as
    they are typed: no catalogue translates them."""

    def made(option: Mapping[str, Any]) -> dict[str, Any]:
        found = wire(option)
        found["description"] = _localized(option, "description")
        choices = [one for one in option.get("choices") or [] if isinstance(one, Mapping)]
        for shown, choice in zip(found["choices"], choices, strict=True):
            shown["name"] = _localized(choice, "name")
        return found

    return made


def _entry(entry: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    def made(command: Mapping[str, Any], path: list[str], leaf: Mapping[str, Any]) -> dict[str, Any]:
        return {**entry(command, path, leaf), "description": _localized(leaf, "description")}

    return made


def mend() -> None:
    """Once for the process."""
    pages = vars(_commands)
    if pages["_option_wire"].__module__ == __name__:
        return
    simcord.interactions.base_payload = _asked(simcord.interactions.base_payload)
    pages["_option_wire"] = _option(pages["_option_wire"])
    pages["entry_for_leaf"] = _entry(pages["entry_for_leaf"])


def words_for(request: web.Request) -> Words:
    """The language that was chosen on the page, else the browser's."""
    chosen = request.cookies.get(CHOSEN)
    return words_of(chosen if chosen in languages() else heard(request.headers.get("Accept-Language")))


def paper(name: str, headers: Mapping[str, str]) -> Callable[[web.Request], Awaitable[web.Response]]:
    """The privacy page or the terms, as a browser reads them."""

    async def answer(request: web.Request) -> web.Response:
        text = page(words_for(request), name, Settings().backups_kept)
        return web.Response(text=text, content_type="text/html", headers=headers)

    return answer
