"""An open table in public: who asks, which seats are free; replaced by where it went once the battle begins."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, Literal

import discord

from bot.discord import mail
from bot.facts.place import INVITATION, ORIGIN, Noted, PlaceKind
from bot.facts.sheet import Sheet
from bot.flows.opening import invitations_below
from bot.i18n import words_of
from bot.screens.aloud import as_told
from bot.screens.deciding import title_of
from bot.screens.panel import invitation
from bot.screens.scenario import name_of
from bot.screens.screen import Button, Screen, literal

if TYPE_CHECKING:
    from bot.announcer.grounds import Grounds
    from bot.facts.announcement import Announcement


_LOG = logging.getLogger(__name__)
#: The message that says who will not play.
_DECLINED: Final = PlaceKind("declined")


class Invitations:
    """The invitation of one game."""

    def __init__(self, grounds: Grounds) -> None:
        self.grounds: Final = grounds
        self.client: Final = grounds.client
        self.card: Final = grounds.card
        self.words: Final = words_of(grounds.card.language, aloud=grounds.card.plain)

    async def renew(self) -> None:
        """The invitation as it should be, posted anew where somebody has deleted it."""
        await self.refresh()
        await self.post(f"m44-{self.card.id}-{self.client.now():.0f}-i")

    async def post(self, nonce: str) -> None:
        """The invitation, where the game was asked for."""
        if self.card.practice or self.card.status != "open" or await self.grounds.place(INVITATION):
            return
        origin = await self.grounds.place(ORIGIN)
        home = await self.client.channel(origin.channel) if origin is not None else await self.grounds.home()
        # Not into the thread of another battle: those who play there are not meant.
        home = await invitations_below(self.client, home) or home
        if not isinstance(home, discord.abc.Messageable):
            home = await self.grounds.home()
        if not isinstance(home, discord.abc.Messageable):
            return
        screen = await self._screen()
        asked = [one for one in screen.pings if (await self.client.prefs(one)).tell != "off"]
        screen = screen._replace(pings=tuple(asked))
        sheet = await self._sheet()
        picture = await self.client.pictures.scenario(sheet, self.words)
        message = await mail.send(home, as_told(self.words, screen).drawn(picture), nonce=nonce)
        await self.grounds.note(INVITATION, message.channel.id, message.id)

    async def _sheet(self) -> Sheet:
        card = self.card
        return await self.client.backend.library.set_up(card.scenario, card.server, card.campaign)

    async def _screen(self) -> Screen:
        sheet = await self._sheet()
        known = await self.client.backend.people.reliability(self.card.humans)
        return invitation(self.words, self.card, literal(name_of(self.words, sheet)), known)

    async def refresh(self) -> None:
        """Seats were taken or given back."""
        if self.card.status == "open":
            await self._edit(await self._screen())

    async def declined(self, person: int, one: Announcement) -> None:
        """Whoever was asked for a rematch does not want one: he who asked is told, and what he may do; once."""
        place = await self.grounds.place(INVITATION)
        channel = await self.client.channel(place.channel) if place is not None else None
        seen = await self.grounds.place(_DECLINED)
        if not isinstance(channel, discord.abc.Messageable) or (
            seen is not None and seen.noted.said >= one.id
        ):
            return
        card, asker = self.card, self.card.created_by
        text = self.words(
            "notice-rematch-declined",
            title=title_of(self.words, card),
            person=str(person),
            people=f"<@{asker}>",
        )
        row = (
            Button(self.words("button-computer"), "computer", "veteran", emoji="🤖"),
            Button(self.words("button-no-rematch"), "leave", "sure", emoji="🚪"),
        )
        told = (await self.client.prefs(asker)).tell != "off"
        screen = Screen(text, card.id, card.revision, (row,), pings=(asker,) if told else ())
        message = await mail.send(channel, as_told(self.words, screen), nonce=one.nonce)
        await self.grounds.note(_DECLINED, message.channel.id, message.id, card.revision, Noted(one.id))

    async def closed(self, why: Literal["cancelled", "declined", "expired"], by: int = 0) -> None:
        """Declined, lapsed or taken back, by whoever has opened it unless somebody else is named: no button is left."""
        who = f"<@{by or self.card.created_by}>"
        text = self.words(f"invitation-over-{why}", title=title_of(self.words, self.card), place="", by=who)
        await self._over(text)

    async def started(self, thread: int) -> None:
        """The battle has begun over there."""
        text = self.words(
            "invitation-over-started", title=title_of(self.words, self.card), place=f"<#{thread}>"
        )
        await self._over(text)

    async def _over(self, text: str) -> None:
        """Nothing that has invited or asked on keeps its buttons."""
        for where in (INVITATION, _DECLINED):
            await self._edit(Screen(text, redraw=True), where)

    async def _edit(self, screen: Screen, where: PlaceKind = INVITATION) -> None:
        place = await self.grounds.place(where)
        if place is None or place.message is None:
            return
        try:
            screen = as_told(self.words, screen)
            await mail.edit(self.client.partial(place.channel, place.message), screen)
        except discord.NotFound:
            await self.client.backend.places.drop(self.card.id, where)
        except mail.FAILURES as error:
            # Its buttons say what is true now; no battle waits for the looks of an old message.
            _LOG.info("the invitation of game %s is not edited: %s", self.card.id, error)
