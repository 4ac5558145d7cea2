"""A side's own place: a team's board, hand and drafts, room to plan and talk; closed and removed at the end.

Of a side of one person it holds nothing that changes or is secret: he has the buttons.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from bot.announcer.access import Access
from bot.announcer.onlookers import look_around, onlookers
from bot.discord import mail
from bot.facts.place import THREAD, Noted, PastTurns, PlaceKind, side_place
from bot.flows.table import table_screen
from bot.screens.aloud import as_told
from bot.screens.clocks import when
from bot.screens.deciding import title_of
from bot.screens.ended import result_of
from bot.screens.panel import people
from bot.screens.screen import Button, Screen, whole_lines
from bot.screens.seating import is_team

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.announcer.grounds import Grounds
    from bot.facts.place import Place
    from bot.i18n import Words
    from engine import Side

_LOG = logging.getLogger(__name__)


class SidePanels:
    """The panels of both sides of one game."""

    def __init__(self, grounds: Grounds) -> None:
        self.grounds: Final = grounds
        self.client: Final = grounds.client
        self.card: Final = grounds.card

    async def refresh(
        self,
        side: Side,
        *,
        anew: bool = False,
        told: Callable[[Words, int], Sequence[str]] | None = None,
        by: int = 0,
    ) -> None:
        """The side's panel: edited for ever, posted anew where it is lost, and for a team when its turn begins.

        `told` is what so many turns before did; a team's panel keeps it until the next one. `by` is the announcement
        that says so: tried again after trouble elsewhere, it shifts nothing and posts nothing a second time.
        """
        if self.card.status != "running":
            return
        channel = await self.grounds.side(side)
        if channel is None:
            return
        kind = PlaceKind("plan", side)
        place = await self.grounds.place(kind)
        here = getattr(channel, "id", None)
        there = place is not None and place.message is not None and place.channel == here
        before = place.noted.told if place is not None else PastTurns()
        if not there:
            await look_around(self.grounds, side)
        if self.card.active != side:
            await self.uncall(side)
        fresh = told is not None and by > before.by
        anew, words = anew and fresh, await self.grounds.side_words(side)
        screen, noted = await self._now(words, side, before, told if fresh else None, by)
        if place is not None and there and not anew and await self._edited(place, side, screen, noted):
            return
        message = await self.grounds.losses.panel(side_place(side), channel, screen, place)
        if message is None:
            return
        await self.grounds.note(kind, message.channel.id, message.id, self.card.revision, noted or Noted())
        if noted is None and place is not None and there:
            await mail.remove(self.client.partial(place.channel, place.message or 0))
        if noted is not None and place is not None and there:
            await self._past(words, place, keep=anew)

    def _gone_by(
        self, words: Words, before: PastTurns, told: Callable[[Words, int], Sequence[str]], by: int
    ) -> PastTurns:
        """What the turn before did; the one before that, too, if the next began before it could be told."""
        missed = before.of is not None and before.of < self.card.turn - 2
        lines = tuple(told(words, 2 if missed else 1))
        return PastTurns(lines, () if missed else before.last, by=by, of=self.card.turn - 1)

    async def _now(
        self,
        words: Words,
        side: Side,
        before: PastTurns,
        told: Callable[[Words, int], Sequence[str]] | None,
        by: int,
    ) -> tuple[Screen, Noted | None]:
        """The panel, and what a team's keeps of the turns gone by."""
        if not is_team(self.card, side):
            return await self._screen(words, side), None
        now = before if told is None else self._gone_by(words, before, told, by)
        return await self._team(words, side, now.last), Noted(told=now._replace(turn=self.card.turn))

    async def _edited(self, place: Place, side: Side, screen: Screen, noted: Noted | None) -> bool:
        """Whether the panel that stands there shows this now, or nothing can be done about it; what a team's panel has
        told is noted with it."""
        old = self.client.partial(place.channel, place.message or 0)
        code = await self.grounds.losses.edit(side_place(side), old, screen)
        if code is None and noted is not None and noted != place.noted:
            await self.grounds.note(place.kind, place.channel, place.message, self.card.revision, noted)
        return not code

    async def called(self, side: Side, message: discord.Message) -> None:
        """A message that calls for orders: those before it keep no buttons."""
        await self.uncall(side)
        await self.grounds.note(PlaceKind("called", side), message.channel.id, message.id, self.card.revision)

    async def uncall(self, side: Side) -> None:
        """What a side was last called for is done: the words stay, nothing there can be pressed."""
        kind = PlaceKind("called", side)
        place = await self.grounds.place(kind)
        if place is None or place.message is None:
            return
        message = self.client.partial(place.channel, place.message)
        try:
            await self.grounds.losses.awake(message, partial(message.edit, view=None))
        except discord.HTTPException as error:
            if mail.is_trouble(error):
                raise
        await self.client.backend.places.drop(self.card.id, kind)

    async def call_back(self, place: Place) -> None:
        """What a side was last called for is taken back: the message goes."""
        if place.message is not None:
            await mail.remove(self.client.partial(place.channel, place.message))
        await self.client.backend.places.drop(self.card.id, place.kind)

    async def _past(self, words: Words, place: Place, *, keep: bool = True) -> None:
        """A team's panel of turns gone by: what was done stays between the talk, its picture and buttons go.

        One that only grew old goes (`keep`): the new one says all it said.
        """
        message = self.client.partial(place.channel, place.message or 0)
        told = place.noted.told
        lines = [*told.earlier, *told.last] if keep else []
        turn = told.turn if told.turn is not None else self.card.turn
        text = [
            words("staff-past", first=max(0, turn - 2), last=turn - 1),
            *(f"> {one}" for one in lines),
        ]
        try:
            if not lines:
                await message.delete()
                return
            await mail.edit(message, as_told(words, Screen(whole_lines(text), redraw=True)))
        except discord.HTTPException as error:
            if error.code == mail.OLD_EDIT:
                await message.delete()
            elif error.code not in mail.GONE:
                raise

    async def _team(self, words: Words, side: Side, told: Sequence[str]) -> Screen:
        """The panel of a team: everybody's drafts in one picture, drawn on the board as they would leave it.

        Where one of the other side could read it, it holds nothing of that: each member has it behind a button.
        """
        card = self.card
        thread = await self.grounds.place(THREAD)
        where = [words("staff-thread", place=f"<#{thread.channel}>")] if thread is not None else []
        looking = await onlookers(self.grounds, side)
        if looking:
            return self._guarded(words, side, looking, where)
        person = card.commander(side) or card.people(side)[0]
        more = [*where, words("staff-readers")]
        visit = await self.client.backend.games.visit(card.id, person)
        return await table_screen(self.client, words, visit, side, told=told, more=more)

    def _guarded(self, words: Words, side: Side, looking: Sequence[int], where: Sequence[str]) -> Screen:
        card = self.card
        lines = [
            words("side-heading", title=title_of(words, card), side=words(f"side-{side}")),
            words("staff-guarded", people=", ".join(f"<@{one}>" for one in looking)),
            *where,
        ]
        rows = (
            (
                Button(words("button-table"), "table", style="good", emoji="🔐"),
                Button(words("button-my-orders"), "turn", emoji="▶️"),
                Button(words("button-hand"), "hand", emoji="🃏"),
                Button(words("button-view"), "view", emoji="🗺️"),
                Button(words("button-reactions"), "react", emoji="🛡️"),
            ),
        )
        return Screen(whole_lines(lines), card.id, card.revision, rows, redraw=True)

    async def _screen(self, words: Words, side: Side) -> Screen:
        """The panel of one person alone, without his hand: administrators read here, and he has [Hand]."""
        card = self.card
        lines = [
            words("side-heading", title=title_of(words, card), side=words(f"side-{side}")),
            words("side-who", people=people(card, side)),
            words("side-hand"),
            words("side-talk"),
        ]
        looking = await onlookers(self.grounds, side)
        if looking:
            lines[-1] = words("side-guarded", people=", ".join(f"<@{one}>" for one in looking))
        row = (
            Button(words("button-take-turn"), "turn", style="good", emoji="▶️"),
            Button(words("button-hand"), "hand", emoji="🃏"),
            Button(words("button-view"), "view", emoji="🗺️"),
            Button(words("button-reactions"), "react", emoji="🛡️"),
        )
        return Screen(whole_lines(lines), card.id, card.revision, (row,), redraw=True)

    async def close(self, side: Side, gone_at: float) -> None:
        """The battle is over: the place says so once, and until when it stays. Raises what is to be tried again."""
        place = await self.grounds.place(side_place(side))
        closed = await self.grounds.place(PlaceKind("closed", side))
        if place is None or (closed is not None and closed.message is None):
            return
        try:
            channel = await self.client.channel(place.channel)
            if isinstance(channel, discord.abc.Messageable):
                await self.grounds.wake(channel)
                await self._shut(channel, side, gone_at, closed)
        except mail.FAILURES as error:
            if mail.is_trouble(error):
                raise
            _LOG.info("the place of %s in game %s could not be closed: %s", side, self.card.id, error)
        await self.grounds.note(PlaceKind("closed", side), place.channel)

    async def _shut(
        self, channel: discord.abc.Messageable, side: Side, gone_at: float, told: Place | None
    ) -> None:
        """Say that it is over, unless it has been `told`, and let nobody write any more."""
        thread = await self.grounds.place(THREAD)
        words = await self.grounds.side_words(side)
        text = words("side-closed", when=when(gone_at), place=f"<#{thread.channel}>" if thread else "")
        text = f"{result_of(words, self.card, side)}\n{text}"
        if told is None:
            panel = await self.grounds.place(PlaceKind("plan", side)) if is_team(self.card, side) else None
            if panel is not None and panel.channel == getattr(channel, "id", None):
                await self._past(words, panel)
            nonce = f"m44-{self.card.id}-closed-{side}"
            message = await mail.send(channel, as_told(words, Screen(text)), nonce=nonce)
            told = await self.grounds.note(PlaceKind("closed", side), message.channel.id, message.id)
        if not await Access(self.grounds).close(side):
            last = self.client.partial(told.channel, told.message or 0)
            await mail.edit(last, as_told(words, Screen(f"{text}\n{words('side-still-open')}")))
