"""What cannot be said in a battle's thread is said to its players where they can be told, with a way to go on."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.announcer.hands import Hands
from bot.discord import mail
from bot.facts.computers import humans
from bot.facts.place import ORIGIN, Noted, PlaceKind, side_place
from bot.i18n import words_of
from bot.screens.aloud import as_told
from bot.screens.deciding import title_of
from bot.screens.screen import ROWS, Button, Screen
from engine.types import SIDES

if TYPE_CHECKING:
    from bot.announcer.grounds import Grounds
    from bot.facts.announcement import Announcement
    from bot.i18n import Words
    from engine import Side

_LOG = logging.getLogger(__name__)


class Elsewhere:
    """The other doors to the players of one game: their side's own place, else a private message."""

    def __init__(self, grounds: Grounds) -> None:
        self.grounds: Final = grounds
        self.client: Final = grounds.client

    async def tell(self, one: Announcement, screen: Screen) -> None:
        """A public message, told to both sides, once for each announcement."""
        screen = self._with_a_way_on(screen)
        told = False
        for side in SIDES:
            kind = PlaceKind("else", side)
            if await self._told(kind, one):
                told = True
                continue
            channel = await self._tell(side, one, screen)
            if channel is not None:
                told = True
                await self.grounds.note(kind, channel, noted=Noted(one.id))
        if not told:
            _LOG.error("game %s: nobody could be told %s", self.grounds.card.id, one.kind)

    async def _tell(self, side: Side, one: Announcement, screen: Screen) -> int | None:
        channel = await self.grounds.side(side)
        if channel is not None:
            losses = self.grounds.losses
            message = await losses.send(side_place(side), channel, screen, nonce=f"{one.nonce}-e-{side}")
            if message is not None:
                return message.channel.id
        return await self.in_private(side, self.grounds.words, screen, nonce=one.nonce)

    async def in_private(self, side: Side, words: Words, screen: Screen, *, nonce: str) -> int | None:
        """To each of a side who lets us write to him; returns where that was, None: to nobody."""
        told_in = None
        for person in dict.fromkeys(humans(self.grounds.card.people(side))):
            prefs = await self.client.prefs(person)
            if prefs.dm_open is False or prefs.tell == "off":
                continue
            rings = person in screen.pings
            told = as_told(words_of(words.language, aloud=True) if prefs.aloud else words, screen)
            message = await Hands(self.grounds).post(person, told, nonce=nonce, rings=rings)
            told_in = message.channel.id if message is not None else told_in
        return told_in

    def _with_a_way_on(self, screen: Screen) -> Screen:
        words, card = self.grounds.words, self.grounds.card
        text = f"{words('elsewhere-heading', title=title_of(words, card))}\n{screen.text}"
        rows = screen.rows
        if card.status == "running":
            button = Button(words("button-continue"), "continue", "thread", emoji="🧭")
            rows = (*rows[: ROWS - 1], (button,))
        return screen._replace(text=text, rows=rows, game=card.id)

    async def where_it_was_asked_for(self, one: Announcement, screen: Screen) -> None:
        """A line in the channel below which the battle was, for players and moderators, once; it may fail."""
        kind = PlaceKind("home")
        if await self._told(kind, one):
            return
        home = await self.grounds.home()
        origin = await self.grounds.place(ORIGIN)
        channel = await self.client.channel(origin.channel) if origin is not None else home
        if not isinstance(channel, discord.abc.Messageable):
            return
        try:
            await mail.send(channel, as_told(self.grounds.words, screen), nonce=f"{one.nonce}-home")
            await self.grounds.note(kind, 0, noted=Noted(one.id))
        except mail.FAILURES as error:
            _LOG.info("game %s: not told where it began: %s", self.grounds.card.id, error)

    async def _told(self, kind: PlaceKind, one: Announcement) -> bool:
        seen = await self.grounds.place(kind)
        return seen is not None and seen.noted.said >= one.id

    async def moderators_once(self, one: Announcement, text: str) -> None:
        """A line for those who run the server; of what is tried again, once."""
        kind = PlaceKind("mods")
        if not await self._told(kind, one) and await self.moderators(text, nonce=f"{one.nonce}-mods"):
            await self.grounds.note(kind, 0, noted=Noted(one.id))

    async def moderators(self, text: str, *, nonce: str) -> bool:
        """A line for those who run the server, where they want it or Discord sends its own; it may fail. Whether there
        is such a place, and it got through."""
        server = await self.client.server(self.grounds.card.server)
        if server is None:
            return False
        prefs = await self.client.backend.servers.get(server.id)
        chosen = server.get_channel(prefs.reports) if prefs.reports is not None else None
        channel = chosen or server.public_updates_channel
        if not isinstance(channel, discord.abc.Messageable):
            return False
        try:
            await mail.send(channel, Screen(text), nonce=nonce)
        except mail.FAILURES as error:
            _LOG.info("the moderators of %s are not told: %s", server.id, error)
            return False
        return True
