"""The battles a table can play: those of the box, the host's folders, and what a server has brought in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import scenarios
from bot.errors import UserError
from bot.facts.audit import Audited, AuditKind
from bot.facts.campaign import InCampaign
from bot.facts.sheet import Sheet
from bot.store import Database, Taken, audit, imported, retried
from bot.store.imported import ImportedRow
from bot.store.text.battletext import sheet_of
from scenarios import Summary
from scenarios.campaign.applying import applied
from scenarios.campaign.reading import CampaignReading, read_campaign
from scenarios.campaign.shelf import (
    CampaignSummary,
    campaign_summaries,
    load_campaign,
    sound,
    summary_of,
    to_play,
)
from scenarios.library import campaigns, read_text, unlisted
from scenarios.listing import row_of
from scenarios.reading import Reading
from scenarios.writing import write

_MOST_IMPORTED = 200
#: What a campaign that was brought in is called after its id: no battle's id has a dot.
_CAMPAIGN: Final = ".campaign"


def _summaries(rows: Sequence[ImportedRow]) -> dict[tuple[int, str, float], Summary]:
    # What was taken in is listed, whatever would be said of it today: one bad row must not hide the others.
    # A number would put it among the battles of our booklet.
    return {
        (row.server, row.id, row.at): replace(
            row_of(row.id, partial(read_text, row.text, row.id, shorten=True)), number=0
        )
        for row in rows
    }


def _campaign(name: str, brought: Sequence[ImportedRow], folders: Sequence[Path]) -> CampaignReading:
    """A campaign that was brought in, with its battles. Raises ScenarioError."""
    texts = {row.id: row.text for row in brought}

    def find(scenario: str) -> Reading:
        if scenario not in texts:
            return to_play(scenario, folders)
        return sound(read_text(texts[scenario], scenario, shorten=True))

    return read_campaign(texts[f"{name}{_CAMPAIGN}"], name, find)


def _accepted(row: ImportedRow) -> str:
    """The same file, to be played without what cannot be played."""
    reading = read_text(row.text, row.id, shorten=True)
    return write(reading.mapping, still=reading.still, accepted=True, m44=reading.m44)


class Library:
    """Scenarios by id."""

    def __init__(self, store: Database, now: Callable[[], float], folders: Sequence[Path] = ()) -> None:
        self._store = store
        self._now = now
        self._folders = tuple(folders)
        self._rows: tuple[Summary, ...] | None = None
        self._campaigns: tuple[CampaignSummary, ...] | None = None
        self._loaded: dict[str, Sheet] = {}
        #: The rows of what servers brought in, by server, id and time.
        self._own: dict[tuple[int, str, float], Summary] = {}

    async def list(self, server: int | None = None) -> tuple[Summary, ...]:
        """All battles a server can play, those of the box first."""
        if self._rows is None:
            # Reading all files takes a moment that nobody else should wait for.
            summaries = await asyncio.to_thread(scenarios.summaries, folders=self._folders)
            self._rows = tuple(summaries)
        if server is None:
            return self._rows
        own = [row for row in await self._brought(server) if not row.id.endswith(_CAMPAIGN)]
        new = [row for row in own if (server, row.id, row.at) not in self._own]
        if new:
            self._own.update(await asyncio.to_thread(_summaries, new))
        return (*self._rows, *[self._own[(server, row.id, row.at)] for row in own])

    async def show(self, name: str, server: int | None = None) -> Sheet:
        """One battle. Raises UserError or scenarios.ScenarioError."""
        if name in self._loaded:
            return self._loaded[name]
        if name in unlisted() or any(row.id == name for row in await self.list()):
            self._loaded[name] = sheet_of(
                await asyncio.to_thread(scenarios.load, name, folders=self._folders)
            )
            return self._loaded[name]
        if server is not None:
            async with self._store.read() as conn:
                row = await imported.get(conn, server, name)
            if row is not None:
                return sheet_of(await asyncio.to_thread(scenarios.loads, row.text, name, shorten=True))
        raise UserError("no-such-scenario", name=name)

    async def set_up(self, name: str, server: int | None, within: InCampaign | None) -> Sheet:
        """A battle as it is played, with what its campaign has changed in it. Raises as `show` does."""
        sheet = await self.show(name, server)
        return sheet if within is None else sheet_of(applied(sheet.plain, within.changes))

    async def _brought(self, server: int) -> Sequence[ImportedRow]:
        """What a server has brought in, battles and campaigns."""
        async with self._store.read() as conn:
            return await imported.of_server(conn, server)

    async def campaigns(self, server: int | None = None) -> tuple[CampaignSummary, ...]:
        """All campaigns a server can play: those that come with the bot, the host's, and what it has brought in."""
        if self._campaigns is None:
            found = await asyncio.to_thread(campaign_summaries, self._folders)
            self._campaigns = tuple(found)
        brought = [] if server is None else await self._brought(server)
        own = [row.id.removesuffix(_CAMPAIGN) for row in brought if row.id.endswith(_CAMPAIGN)]
        reads = [(name, partial(_campaign, name, brought, self._folders)) for name in own]
        rows = [await asyncio.to_thread(summary_of, name, read) for name, read in reads]
        return (*self._campaigns, *rows)

    async def campaign(self, name: str, server: int | None = None) -> CampaignReading:
        """One campaign with its battles. Raises UserError or scenarios.ScenarioError."""
        if name in campaigns(self._folders):
            return await asyncio.to_thread(load_campaign, name, self._folders)
        brought = [] if server is None else await self._brought(server)
        if not any(row.id == f"{name}{_CAMPAIGN}" for row in brought):
            raise UserError("no-such-campaign", name=name)
        return await asyncio.to_thread(_campaign, name, brought, self._folders)

    async def add_campaign(self, server: int, by: int, text: str, name: str) -> CampaignReading:
        """Bring in a campaign; its battles come with the bot, or have been brought in before. Raises UserError or
        scenarios.ScenarioError."""
        brought = [*await self._brought(server), ImportedRow(server, f"{name}{_CAMPAIGN}", text, by, 0.0)]
        reading = await asyncio.to_thread(_campaign, name, brought, self._folders)
        if any(row.id == name for row in await self.campaigns(server)):
            raise UserError("id-taken", name=name)
        if len(brought) > _MOST_IMPORTED:
            raise UserError("too-many-scenarios", most=_MOST_IMPORTED)
        await self._keep(server, by, text, f"{name}{_CAMPAIGN}", "scenario-added")
        return reading

    async def add(self, server: int, by: int, text: str, name: str) -> Reading:
        """Bring in a scenario of our own format. Raises UserError or scenarios.ScenarioError.

        One with pieces that cannot be played is kept, and listed once somebody accepts it without them.
        """
        reading = await asyncio.to_thread(read_text, text, name)
        if any(row.id == name and row.playable for row in await self.list(server)):
            raise UserError("id-taken", name=name)
        if len(await self._brought(server)) >= _MOST_IMPORTED:
            raise UserError("too-many-scenarios", most=_MOST_IMPORTED)
        await self._keep(server, by, text, name, "scenario-added")
        return reading

    async def accept(self, server: int, by: int, name: str) -> None:
        """Play a battle without the pieces that cannot be played. Raises UserError."""
        async with self._store.read() as conn:
            row = await imported.get(conn, server, name)
        if row is None:
            raise UserError("no-such-scenario", name=name)
        text = await asyncio.to_thread(_accepted, row)
        await self._keep(server, by, text, name, "scenario-accepted")

    @retried
    async def _keep(self, server: int, by: int, text: str, name: str, what: AuditKind) -> None:
        """Keep a text; one of that id that nobody can play goes."""
        try:
            async with self._store.write() as conn:
                await imported.drop(conn, server, name)
                await imported.add(conn, ImportedRow(server, name, text, by, self._now()))
                await audit.add(
                    conn, server=server, game=None, person=by, done=Audited(what, id=name), at=self._now()
                )
        except Taken:
            raise UserError("id-taken", name=name) from None
        self._own = {key: row for key, row in self._own.items() if key[:2] != (server, name)}

    async def remove(self, server: int, by: int, name: str) -> None:
        """Take a scenario or a campaign out again; games that play it go on."""
        async with self._store.write() as conn:
            gone = await imported.drop(conn, server, name)
            if not gone and not await imported.drop(conn, server, f"{name}{_CAMPAIGN}"):
                raise UserError("no-such-scenario", name=name)
            await audit.add(
                conn, server=server, game=None, person=by, done=Audited("scenario-removed", id=name),
                at=self._now(),
            )  # fmt: skip
