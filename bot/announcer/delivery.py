"""One game's announcements, in order: new messages for what must be noticed, one edit for all the rest.

A turn costs a notice, an edit of the panel and one of a hand; a team's own panel comes on top.
Everything private is written to places the other side cannot read, from that side's view.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from bot.announcer.access import Access
from bot.announcer.elsewhere import Elsewhere
from bot.announcer.grounds import Grounds
from bot.announcer.hands import Hands
from bot.announcer.invitations import Invitations
from bot.announcer.matches import MatchPanels
from bot.announcer.sides import SidePanels
from bot.discord import mail
from bot.errors import Unreadable
from bot.facts.announcement import Unread
from bot.facts.news import News
from bot.facts.place import LOSABLE, PANEL, THREAD, Noted, PlaceKind, Posted
from bot.i18n import words_of
from bot.registry import entered
from bot.screens import panel as public
from bot.screens.history.events import Teller
from bot.screens.history.recap import recap
from bot.screens.history.turns import turns
from bot.screens.history.unit_kinds import kinds_of
from bot.screens.screen import Screen
from engine.types import SIDES

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.discord.client import Fieldpost
    from bot.facts.announcement import Announcement
    from bot.game.values import GameCard, LogLine, Look
    from bot.game.visit import Watching
    from bot.i18n import Words
    from engine import Event, Side
    from engine.types import KindId, UnitId

_LOG = logging.getLogger(__name__)

N = TypeVar("N", bound=News)
Handler: TypeAlias = Callable[["Delivery", "Announcement", N], Awaitable[None]]
Alone: TypeAlias = Callable[["Fieldpost", "Announcement", N], Awaitable[None]]
#: Who says announcements of a kind; `says` sees to it that each is given its own.
_KINDS: Final[dict[str, Handler[Any]]] = {}
#: The same for those of no battle.
_ALONE: Final[dict[str, Alone[Any]]] = {}


def says(kind: type[N]) -> Callable[[Handler[N]], Handler[N]]:
    """Says announcements of this kind."""
    return entered(_KINDS, kind.__name__)


def says_alone(kind: type[N]) -> Callable[[Alone[N]], Alone[N]]:
    """Says announcements of this kind that belong to no battle."""
    return entered(_ALONE, kind.__name__)


async def say_alone(client: Fieldpost, one: Announcement) -> None:
    """Say what belongs to no battle. Raises what is to be tried again."""
    if isinstance(one.said, Unread):
        raise Unreadable(one.said.why)
    await _ALONE[type(one.said).__name__](client, one, one.said)


def said_kinds() -> frozenset[str]:
    """The kinds of announcements that somebody says."""
    return frozenset({*_KINDS, *_ALONE})


class Delivery:
    """What is to be said of one game now."""

    def __init__(self, client: Fieldpost, game: Watching, card: GameCard) -> None:
        self.client: Final = client
        self.card: Final = card
        self.game: Final = game
        self.words: Final = words_of(card.language, aloud=card.plain)
        self.grounds: Final = Grounds(client, card)
        self.latest: list[str] = []
        #: Of the units that were told of.
        self._kinds: dict[UnitId, KindId] = {}
        self.panel_due = False
        #: The panel has only just been posted, as everything stands now.
        self.panel_new = False
        #: The thread is put to sleep when all is said.
        self.asleep = False
        self.hands: list[Side] = []
        self.sides: list[Side] = []
        #: Teams whose turn begins: their panel is posted anew. What the turn before did is told to all teams, and the
        #: one before that, if they have not read of it.
        self.begun: set[Side] = set()
        self.recap: Sequence[Sequence[Event]] | None = None
        #: The announcement that brought it.
        self.recap_by = 0

    @classmethod
    async def of(cls, client: Fieldpost, game: int) -> Delivery:
        """The delivery of a game as it stands now."""
        found = await client.backend.games.watch(game)
        return cls(client, found, await found.card_of_match())

    @property
    def look(self) -> Look:
        """A spectator's look: nothing else is ever said in public. Before the first card there is none."""
        return self.game.public

    async def deliver(self, group: Sequence[Announcement]) -> list[Announcement]:
        """Say it all; raises what Discord answers, then everything is tried again.

        What can never be said is left out the second time, for places change under one's feet. Returns what has
        been refused too often to be waited for.
        """
        owed: list[Announcement] = []
        if self.card.private:
            # Whoever plays it has it before him, and nobody else knows of it.
            return owed
        for one in group:
            if await self._refused(self._say(one), one):
                owed.append(one)
        await self._tidy(group[0])
        self.client.followers.tell(self.card)
        return owed

    async def _say(self, one: Announcement) -> None:
        """What a newer program has stored waits for one that knows it. Raises Unreadable."""
        if isinstance(one.said, Unread):
            raise Unreadable(one.said.why)
        await _KINDS[type(one.said).__name__](self, one, one.said)

    async def _refused(self, saying: Awaitable[None], one: Announcement | None) -> bool:
        """Say it; True if it was refused once more and is worth another try. Raises what is to be waited for."""
        try:
            await saying
        except Exception as error:
            hopeless = mail.is_hopeless(error)
            waits = one is None or (one.attempts < 2 if hopeless else one.patient)
            if waits or mail.is_trouble(error):
                raise
            trace = None if hopeless or isinstance(error, Unreadable) else error
            _LOG.error("game %s: not said: %s", self.card.id, error, exc_info=trace)
            return not hopeless
        return False

    async def _tidy(self, one: Announcement | None = None) -> None:
        """The edits that all these announcements share."""
        if self.panel_due and not self.panel_new:
            await self._refused(self.refresh_panel(), one)
        if self.card.match is not None and (self.panel_due or self.panel_new):
            await self._refused(MatchPanels(self.grounds, self.card.match).refresh(), one)
        told = None if self.recap is None else partial(self._gone_by, self.recap)
        for side in dict.fromkeys([*self.begun, *self.sides]):
            panels = SidePanels(self.grounds)
            anew = side in self.begun
            refreshing = panels.refresh(side, anew=anew, told=told, by=self.recap_by)
            await self._refused(refreshing, one)
        for side in dict.fromkeys(self.hands):
            await self._refused(Hands(self.grounds).refresh(side), one)
        if self.asleep:
            await self.grounds.put_to_sleep()

    async def renew(self) -> None:
        """Everything that should be there, made anew where it is lost."""
        if self.card.private:
            return
        if self.card.status == "open":
            await Invitations(self.grounds).renew()
            return
        for kind in LOSABLE.values():
            # A moderator asks for it: what another has deleted may be there again.
            await self.client.backend.places.drop(self.card.id, kind._replace(lost=True))
        if await self.grounds.thread() is None:
            return
        await self.refresh_panel()
        if self.card.match is not None:
            await MatchPanels(self.grounds, self.card.match).refresh(anew=True)
        if self.card.status == "running":
            for side in SIDES:
                await self.grounds.sweep(side, used=True)
                await Access(self.grounds).match(side)
            self.sides, self.hands = [*SIDES], [*SIDES]
            self.panel_due = False
            await self._tidy()

    # What is said in public

    async def post(self, what: Posted, one: Announcement, screen: Screen) -> discord.Message | None:
        """A new message in the battle's thread, once for each announcement; where there is none, elsewhere."""
        kind = PlaceKind(what)
        seen = await self.grounds.place(kind)
        if seen is not None and seen.noted.said >= one.id:
            return None
        thread = await self.grounds.thread()
        message = None
        if thread is not None:
            message = await self.grounds.losses.send(THREAD, thread, screen, nonce=one.nonce)
        if message is None:
            await Elsewhere(self.grounds).tell(one, screen)
            return None
        await self.grounds.note(kind, message.channel.id, message.id, self.card.revision, Noted(one.id))
        return message

    async def told_late(self, what: Posted, one: Announcement) -> bool:
        """Whether one before it that came late has told this already: it showed the game as it was from then on."""
        seen = await self.grounds.place(PlaceKind(what))
        if seen is None or seen.message is None:
            return False
        return seen.noted.said < one.id and seen.revision >= one.revision

    async def pings(self, side: Side | None) -> list[int]:
        """Whom a public message may ping: who must act, unless he wants to look for himself."""
        if side is None or self.card.practice:
            return []
        persons = []
        # What is over within the day is not for a digest.
        quick = self.card.pace is not None and self.card.pace.quick
        for person in public.called(self.card, side):
            prefs = await self.client.prefs(person)
            if prefs.each_turn or (prefs.digest and quick):
                persons.append(person)
        return persons

    async def happened(self, first: int, last: int) -> tuple[LogLine, ...]:
        """The log between two revisions, as spectators read it."""
        return await self.game.happened(first, last)

    async def turn_before(self, back: int = 1) -> list[Event]:
        """What the side did that has just ended its turn, or the one before it."""
        lines = await self._recent()
        return next((events for number, events in turns(lines) if number == self.card.turn - back), [])

    async def turn_so_far(self, last: int) -> list[str]:
        """The turn to which something played belongs, whole: a team plays it piece by piece."""
        lines = await self._recent()
        blocks = turns(line for line in lines if line.revision <= last)
        return self.told(next((events for _, events in reversed(blocks) if events), []))

    async def _recent(self) -> tuple[LogLine, ...]:
        """What is told of turns: of their units some may have fallen in a later one, and they keep their names."""
        lines = await self.game.recent()
        self._kinds.update(kinds_of(self.look.view, [event for line in lines for event in line.events]))
        return lines

    def told(self, events: Sequence[Event]) -> list[str]:
        """Events in words."""
        return self._told(events, self.words)

    def _gone_by(self, turns: Sequence[Sequence[Event]], words: Words, number: int) -> list[str]:
        """The newest turns, so many of them."""
        return [line for events in turns[-number:] for line in self._told(events, words)]

    def _told(self, events: Sequence[Event], words: Words) -> list[str]:
        view = self.look.view
        return recap(Teller(words, view), events, {**self._kinds, **kinds_of(view, events)})

    async def refresh_panel(self) -> None:
        """The pinned panel: edited for ever, posted anew only where Discord wants no more edits, or it is gone."""
        match = self.card.match
        link = "" if match is None else await MatchPanels(self.grounds, match).line()
        screen = public.panel(self.words, self.card, self.look.view, self.latest, link)
        panel = await self.grounds.place(PANEL)
        thread = await self.grounds.thread()
        if thread is None:
            return
        old = None
        if panel is not None and panel.message is not None and panel.channel == getattr(thread, "id", None):
            message = self.client.partial(panel.channel, panel.message)
            code = await self.grounds.losses.edit(THREAD, message, screen._replace(redraw=panel.noted.drawn))
            if code is None and panel.noted.drawn:
                await self.grounds.note(PANEL, panel.channel, panel.message, self.card.revision)
            if not code:
                return
            old = message if code == mail.OLD_EDIT else None
        posted = await self.grounds.losses.panel(THREAD, thread, screen, panel)
        if posted is None:
            return
        await self.grounds.note(PANEL, posted.channel.id, posted.id, self.card.revision)
        self.panel_new = True
        if old is not None:
            await mail.remove(old)
        await mail.pin(posted)
