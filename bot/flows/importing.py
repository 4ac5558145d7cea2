"""Bringing battles in: what came of a file, and to play it without what cannot be played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from bot.discord.rights import may_moderate
from bot.errors import UserError
from bot.facts.sheet import Sheet
from bot.flows.opening import server_of
from bot.flows.press import Press, route
from bot.flows.scenarios import show
from bot.screens import importing
from bot.screens.scenario import name_of
from bot.screens.screen import literal
from bot.store.text.battletext import sheet_of
from scenarios.checking import check_mapping
from scenarios.errors import Fault, ScenarioError
from scenarios.library import CAMPAIGN, identifier, missing_pieces, read_text
from scenarios.m44 import import_m44
from scenarios.playable import without_unsupported

if TYPE_CHECKING:
    from bot.flows.asker import Asker


class _Read(NamedTuple):
    """A file as a text of ours."""

    text: str
    sheet: Sheet
    shortened: Sequence[Fault]
    #: What cannot be played of it, and what would be wrong with it if that were left out.
    missing: Sequence[Fault]
    without: Sequence[Fault]


async def may_import(asker: Asker) -> None:
    """Who may bring in scenarios is the server's choice. Raises UserError."""
    if asker.interaction.guild_id is None:
        raise UserError("server-only")
    if server_of(asker) is None:
        raise UserError("not-a-member")
    prefs = await asker.house()
    if prefs.importers == "nobody":
        raise UserError("import-closed")
    if prefs.importers == "admins" and not may_moderate(asker.interaction, prefs):
        raise UserError("import-managers")


async def bring_in(asker: Asker, file: str, text: str) -> None:
    """A file of ours or of the community's editor: what came of it. Raises UserError."""
    if file.lower().endswith(CAMPAIGN):
        await _bring_in_campaign(asker, file, text)
        return
    words = await asker.words()
    identity = identifier(file.rpartition(".")[0] or file)
    try:
        read = await asyncio.to_thread(_read, file, text, identity)
        if read.without:
            raise ScenarioError([*read.missing, *read.without])
        await asker.client.backend.library.add(
            asker.interaction.guild_id or 0, asker.person, read.text, identity
        )
    except ScenarioError as error:
        await asker.show(importing.refused(words, file[:80], error.faults))
        return
    if read.missing:
        await asker.show(importing.missing(words, name_of(words, read.sheet), identity, read.missing))
        return
    await show(asker, identity, importing.taken(words, name_of(words, read.sheet), read.shortened))


async def _bring_in_campaign(asker: Asker, file: str, text: str) -> None:
    """Battles that hang together, in a file of their own. Raises UserError."""
    words, server = await asker.words(), asker.interaction.guild_id or 0
    identity = identifier(file[: -len(CAMPAIGN)])
    try:
        read = await asker.client.backend.library.add_campaign(server, asker.person, text, identity)
    except ScenarioError as error:
        await asker.show(importing.refused(words, file[:80], error.faults))
        return
    title = literal(read.campaign.wording(words.language).title)
    await asker.say("import-campaign-taken", title=title, length=read.campaign.longest)


def _read(file: str, text: str, identity: str) -> _Read:
    """Raises ScenarioError with everything that is wrong."""
    shortened: Sequence[Fault] = ()
    missing: Sequence[Fault] | None = None
    if file.lower().endswith(".m44"):
        imported = import_m44(text, identity)
        if imported.faults:
            raise ScenarioError(imported.faults)
        text, shortened, missing = imported.saved(), imported.shortened, imported.missing
    reading = read_text(text, identity)
    if missing is None:
        missing = [] if reading.accepted else missing_pieces(reading)
    without = check_mapping(without_unsupported(reading.mapping), still=reading.still) if missing else []
    return _Read(text, sheet_of(reading.mapping), shortened, missing, without)


@route("without")
async def press_without(press: Press) -> None:
    """[Play without these]: the battle is listed from now on."""
    await may_import(press)
    words, library, server = (
        await press.words(),
        press.client.backend.library,
        press.interaction.guild_id or 0,
    )
    await library.accept(server, press.person, press.arg)
    sheet = await library.show(press.arg, server)
    await show(press, press.arg, importing.taken(words, name_of(words, sheet), ()))


@route("throw-away", final=True)
async def press_throw_away(press: Press) -> None:
    """[Throw it away]: as if it had never been brought in."""
    await may_import(press)
    await press.client.backend.library.remove(press.interaction.guild_id or 0, press.person, press.arg)
    await press.say("import-thrown-away")
