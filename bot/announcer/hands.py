"""Hands by private message: one message a person and game, edited in place. No battle ever waits for one."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, Literal

import discord

from bot.discord import mail
from bot.facts.place import THREAD, Noted, PlaceKind, own_place, side_place
from bot.i18n import words_of
from bot.screens.aloud import as_told
from bot.screens.clocks import until, until_in_team, when
from bot.screens.deciding import Moment, score, title_of
from bot.screens.hand import hand_screen
from bot.screens.panel import called
from bot.screens.screen import Button, Screen
from engine.types import SIDES

if TYPE_CHECKING:
    from bot.announcer.grounds import Grounds
    from bot.facts.announcement import Announcement
    from bot.facts.place import Place
    from bot.facts.prefs import Prefs
    from bot.game.side.staff_values import StaffLook
    from engine import Side

_LOG = logging.getLogger(__name__)
#: Seconds for which a battle waits for a private message; what needs longer comes with the next one.
_PATIENCE: Final = 10


class Hands:
    """The hand cards of one game."""

    def __init__(self, grounds: Grounds) -> None:
        self.grounds: Final = grounds
        self.client: Final = grounds.client
        self.card: Final = grounds.card

    async def refresh(self, side: Side) -> None:
        """The hand of everybody on a side, as it is now; who has left it sees his no more.

        Who is told of his turn by private message gets the hand with it: an edit before that would be a call more.
        """
        await self._withdraw_old(side)
        for person in await self._holders(side):
            prefs = await self.client.prefs(person)
            if prefs.tell != "dm" or await self.grounds.place(own_place("dm", person, side)) is None:
                await self._refresh(person, side, prefs)

    async def _holders(self, side: Side) -> tuple[int, ...]:
        """Who gets the hand by private message: everybody of the side, in Overlord who deals from it (OVL-04)."""
        people = self.card.people(side)
        chief = self.card.commander(side)
        if len(people) < 2 or chief is None:
            return people
        view = (await self.client.backend.games.look(self.card.id, chief, side)).view
        return (chief,) if view.board == "overlord" else people

    async def _refresh(self, person: int, side: Side, prefs: Prefs) -> None:
        if not _wants_hand(prefs) or self.card.status != "running" or await self._unmet(person):
            return
        screen = await self._screen(person, side, prefs)
        kind = own_place("dm", person, side)
        place = await self.grounds.place(kind)
        if place is not None and place.message is not None:
            try:
                async with asyncio.timeout(_PATIENCE):
                    await mail.edit(self.client.partial(place.channel, place.message), screen)
                return
            except mail.FAILURES as error:
                code = error.code if isinstance(error, discord.HTTPException) else 0
                if code not in (*mail.GONE, mail.OLD_EDIT):
                    await self._unreached(person, error)
                    return
        nonce = f"m44-{self.card.id}-{side}-{place.message if place is not None else 0}"
        message = await self.post(person, screen, nonce=nonce)
        if message is not None:
            await self._instead(kind, place, message, place.noted if place is not None else Noted())
            if mail.shows_less(message, screen):
                await self._refresh(person, side, prefs)

    async def _screen(self, person: int, side: Side, prefs: Prefs) -> Screen:
        """The hand as its holder reads it; without the cards if he wants none by private message."""
        look = await self.client.backend.games.look(self.card.id, person, side)
        moment = Moment(words_of(prefs.spoken or self.card.language, aloud=prefs.aloud), look)
        screen = as_told(moment.words, hand_screen(moment))
        if not _wants_hand(prefs):
            return Screen("", screen.game, screen.revision, screen.rows)
        picture = await self.client.pictures.hand(moment)
        return screen.drawn(*([picture] if picture else []))

    async def _instead(
        self, kind: PlaceKind, before: Place | None, message: discord.Message, noted: Noted
    ) -> None:
        """A new message has taken the place of another, which goes."""
        await self.grounds.note(kind, message.channel.id, message.id, self.card.revision, noted)
        if before is None or before.message in (None, message.id):
            return
        await self._remove(self.client.partial(before.channel, before.message))

    async def _remove(self, message: discord.PartialMessage) -> bool:
        """Delete a message of ours; False: it is still there."""
        try:
            async with asyncio.timeout(_PATIENCE):
                return await mail.remove(message)
        except TimeoutError:
            return False

    async def _unmet(self, person: int) -> bool:
        """Whether somebody was seated by a moderator and has done nothing since: strangers get no mail."""
        kind = own_place("unmet", person)
        if await self.grounds.place(kind) is None:
            return False
        lines = await self.client.backend.games.log(self.card.id)
        if not any(line.person == person for line in lines):
            return True
        await self.client.backend.places.drop(self.card.id, kind)
        return False

    async def tell(self, side: Side, what: Literal["turn", "asked", "resumed"], one: Announcement) -> None:
        """For those who want to be told by private message, if it is their move; once for each announcement."""
        for person in called(self.card, side):
            prefs = await self.client.prefs(person)
            if prefs.tell != "dm" or prefs.dm_open is False or self.card.practice:
                continue
            kind = own_place("dm", person, side)
            seen = await self.grounds.place(kind)
            if seen is not None and seen.noted.said >= one.id:
                continue
            words = words_of(prefs.spoken or self.card.language, aloud=prefs.aloud)
            thread = await self.grounds.place(THREAD)
            text = words(
                f"dm-{what}",
                title=title_of(words, self.card),
                turn=self.card.turn,
                score=score(words, self.card),
                until=until(words, self.card),
                when=when(self.card.deadline),
                place=f"<#{thread.channel}>" if thread is not None else "",
            )
            screen = as_told(words, (await self._screen(person, side, prefs)).said_first(text))
            message = await self.post(person, screen, nonce=f"{one.nonce}-{side}", rings=True)
            if message is not None:
                await self._instead(kind, seen, message, Noted(one.id))

    async def call(self, person: int, side: Side, staff: StaffLook, cards: str, one: Announcement) -> None:
        """For a general who wants to be told by private message: his orders are wanted."""
        prefs = await self.client.prefs(person)
        if prefs.tell != "dm" or prefs.dm_open is False:
            return
        words = words_of(prefs.spoken or self.card.language, aloud=prefs.aloud)
        moment = Moment(words, await self.client.backend.games.look(self.card.id, person, side))
        led = [name for one in staff.generals if one.person == person for name in one.sections]
        pictures = await self.client.pictures.section_boards(moment, staff.view, led)
        place = await self.grounds.place(side_place(side))
        text = words(
            "dm-called",
            title=title_of(words, self.card),
            cards=cards,
            until=until_in_team(words, self.card, staff.due),
            place=f"<#{place.channel}>" if place is not None else "",
        )
        row = (Button(words("button-my-orders"), "turn", style="good", emoji="▶️"),)
        screen = as_told(words, Screen(text, self.card.id, self.card.revision, (row,))).drawn(*pictures)
        message = await self.post(person, screen, nonce=f"{one.nonce}-{side}", rings=True)
        if message is not None:
            kind = own_place("called-dm", person, side)
            await self.grounds.note(kind, message.channel.id, message.id, self.card.revision)

    async def call_back(self, person: int, side: Side, revision: int) -> None:
        """The card is back in the hand for which his orders were wanted at that revision: his message says so."""
        place = await self.grounds.place(own_place("called-dm", person, side))
        if place is None or place.message is None or place.revision != revision:
            return
        prefs = await self.client.prefs(person)
        words = words_of(prefs.spoken or self.card.language, aloud=prefs.aloud)
        text = words("dm-card-back", title=title_of(words, self.card))
        message = self.client.partial(place.channel, place.message)
        try:
            async with asyncio.timeout(_PATIENCE):
                await mail.edit(message, as_told(words, Screen(text, redraw=True)))
        except mail.FAILURES as error:
            _LOG.info("the call of %s in game %s stays: %s", person, self.card.id, error)
        await self.client.backend.places.drop(self.card.id, place.kind)

    async def post(
        self, person: int, screen: Screen, *, nonce: str, rings: bool = False
    ) -> discord.Message | None:
        """A private message; None where none gets through: no battle waits for one."""
        try:
            async with asyncio.timeout(_PATIENCE):
                return await mail.send(await self.client.dm(person), screen, nonce=nonce, rings=rings)
        except mail.FAILURES as error:
            await self._unreached(person, error)
            return None

    async def _unreached(self, person: int, error: Exception) -> None:
        """Who lets nobody write is remembered; anything else may be over with the next message."""
        if isinstance(error, discord.HTTPException) and error.code in mail.NO_DM:
            await self._closed(person)
        else:
            _LOG.info("no private message got through to %s: %s", person, error)

    async def withdraw(self, person: int) -> None:
        """Who has left sees the hand no more, in no message of ours; what fails is done with the next refresh."""
        for side in SIDES:
            place = await self.grounds.place(own_place("dm", person, side))
            if place is not None and person not in self.card.people(side):
                await self._withdraw(place)

    async def _withdraw_old(self, side: Side) -> None:
        people = self.card.people(side)
        for place in await self.client.backend.places.of(self.card.id):
            if place.kind.what == "dm" and place.kind.side == side and place.kind.person not in people:
                await self._withdraw(place)

    async def _withdraw(self, place: Place) -> None:
        if place.message is not None:
            text = self.grounds.words("hand-withdrawn", title=title_of(self.grounds.words, self.card))
            message = self.client.partial(place.channel, place.message)
            try:
                async with asyncio.timeout(_PATIENCE):
                    await mail.edit(message, Screen(text, redraw=True))
            except mail.FAILURES as error:
                code = error.code if isinstance(error, discord.HTTPException) else 0
                if code not in (*mail.GONE, *mail.NO_DM) and not await self._remove(message):
                    _LOG.info("the hand of %s in game %s is withdrawn later", place.kind, self.card.id)
                    return
        await self.client.backend.places.drop(self.card.id, place.kind)

    async def _closed(self, person: int) -> None:
        _LOG.info("private messages of %s are closed: [Hand] serves instead", person)
        await self.client.backend.people.set(person, dm_open=False)
        self.client.forget_prefs(person)
        try:
            await self.grounds.perhaps_gone(person)
        except mail.FAILURES as error:
            _LOG.info("whether %s has left is not known: %s", person, error)


def _wants_hand(prefs: Prefs) -> bool:
    """Whether somebody's cards may come by private message."""
    return prefs.hand == "dm" and prefs.tell != "off" and prefs.dm_open is not False
