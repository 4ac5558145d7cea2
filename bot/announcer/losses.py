"""A thread or channel that is gone, locked or closed to us: nothing is made anew behind a moderator's back.

What was to be said there is said where the players can still be told, with a button for them to go on elsewhere.
What is only locked or closed is taken up again once it is open.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar, cast

import discord

from bot.discord import mail
from bot.facts.place import losable
from bot.screens.aloud import as_told

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.announcer.grounds import Grounds
    from bot.facts.place import Loss, Place, PlaceKind
    from bot.i18n import Words
    from bot.screens.screen import Screen

_LOG = logging.getLogger(__name__)
_T = TypeVar("_T")
#: What a refusal says of the place itself: it is gone, we may not look or write there, it is locked.
_WHY: Final[dict[int, Loss]] = {
    10_003: "deleted", 50_001: "closed", mail.NO_RIGHT: "closed", 160_005: "locked", mail.ASLEEP: "locked",
}  # fmt: skip


class Losses:
    """The places of one game that are lost."""

    def __init__(self, grounds: Grounds) -> None:
        self.grounds: Final = grounds
        self.client: Final = grounds.client
        #: Those that were lost and look open again.
        self._doubted: Final[set[PlaceKind]] = set()

    async def found(self, place: Place) -> discord.abc.Messageable | None:
        """The channel of a place that can be written in; None: it is lost, and that is noted.

        Where another process hears of it, that one notes it, and Discord says the rest when it is written in: it is not
        asked before each message.
        """
        if place.noted.lost is not None:
            self._doubted.add(place.kind)
        server = self.grounds.card.server
        if server is not None and not self.client.part.cares_for(server) and not place.noted.readers.coming:
            return self.client.get_partial_messageable(place.channel, guild_id=server)
        channel, why = await self._look(place.channel)
        if why is None:
            return channel
        await self.lose(place.kind, why)
        return None

    async def _look(
        self, number: int, *, whole: bool = False, anew: bool = False
    ) -> tuple[discord.abc.Messageable | None, Loss | None]:
        try:
            channel = await self.client.look_up(number, server=whole, anew=anew)
        except discord.NotFound:
            return None, "deleted"
        except discord.Forbidden:
            return None, "closed"
        running = self.grounds.card.status == "running"
        if isinstance(channel, discord.Thread) and channel.locked and running:
            # Whose right it is to lock a thread has his say, though we could write there.
            return None, "locked"
        return cast("discord.abc.Messageable", channel), None

    async def lost(self, kind: PlaceKind) -> bool:
        """Whether a place of that kind is lost; one that is open again is taken up."""
        place = await self.grounds.place(kind._replace(lost=True))
        if place is None:
            return False
        if place.noted.lost in ("locked", "closed"):
            # What was heard of it did not keep it from being lost.
            channel, why = await self._look(place.channel, whole=True, anew=True)
            if why is None and _may_write(channel):
                await self.grounds.note(kind, place.channel, place.message, place.revision, place.noted)
                await self.client.backend.places.drop(self.grounds.card.id, place.kind)
                return False
        return True

    async def lose(self, kind: PlaceKind, why: Loss, *, refused: bool = False) -> None:
        """Note it; players and moderators are told of it, once for as long as Discord refused what is said there."""
        card = self.grounds.card
        _LOG.warning("game %s: %s is %s", card.id, kind, why)
        place = await self.grounds.place(kind)
        if place is None:
            return
        still = refused and place.noted.lost is not None
        noted = place.noted._replace(lost=why)
        await self.grounds.note(kind._replace(lost=True), place.channel, place.message, place.revision, noted)
        if not await self.client.backend.places.drop(card.id, kind) or still:
            # Another process hears the same, and tells of it; or it only looked as if it were open again.
            return
        lost = losable(kind)
        if lost is not None and card.status == "running":
            await self.client.backend.moves.lost(card.id, lost, why)
        self.client.herald.kick()

    async def _words(self, kind: PlaceKind) -> Words:
        """What is told in a place of that kind, and how."""
        return self.grounds.words if kind.side is None else await self.grounds.side_words(kind.side)

    async def send(
        self, kind: PlaceKind, channel: discord.abc.Messageable, screen: Screen, *, nonce: str
    ) -> discord.Message | None:
        """A new message in one of the game's places; None: the place is lost."""
        told = as_told(await self._words(kind), screen)
        try:
            message = await _with_pictures_or_without(told, partial(mail.send, channel, nonce=nonce))
        except discord.HTTPException as error:
            await self._refused(kind, error)
            return None
        if kind in self._doubted:
            await self._open_again(kind)
        return message

    async def panel(
        self, kind: PlaceKind, channel: discord.abc.Messageable, screen: Screen, old: Place | None
    ) -> discord.Message | None:
        """A new message for ever, in the place of the one before it, if there was one."""
        # Tried again it is named the same, whatever there is to show by then.
        nonce = f"m44-{self.grounds.card.id}-panel-{old.message if old is not None else 0}"
        message = await self.send(kind, channel, screen, nonce=nonce)
        if message is not None and mail.shows_less(message, as_told(await self._words(kind), screen)):
            await self.edit(kind, self.client.partial(message.channel.id, message.id), screen)
        return message

    async def _open_again(self, kind: PlaceKind) -> None:
        """A message has got through: what comes now is another loss."""
        self._doubted.discard(kind)
        place = await self.grounds.place(kind)
        if place is not None:
            noted = place.noted._replace(lost=None)
            await self.grounds.note(kind, place.channel, place.message, place.revision, noted)

    async def edit(self, kind: PlaceKind, message: discord.PartialMessage, screen: Screen) -> int | None:
        """New words for a message of one of the game's places.

        Returns the code with which Discord refuses, where another message can take its place; 0: the place is lost.
        """
        screen = as_told(await self._words(kind), screen)
        try:
            edit = partial(_with_pictures_or_without, screen, partial(mail.edit, message))
            await self.awake(message, edit)
        except discord.HTTPException as error:
            if error.code in mail.ANEW:
                return error.code
            await self._refused(kind, error)
            return 0
        return None

    async def awake(self, message: discord.PartialMessage, edit: Callable[[], Awaitable[object]]) -> None:
        """Unlike a new message an edit wakes no thread: one that was thought to be awake is woken, if nobody has locked
        it."""
        try:
            await edit()
        except discord.HTTPException as error:
            if error.code != mail.ASLEEP:
                raise
            channel, why = await self._look(message.channel.id, anew=True)
            if why is not None:
                raise
            await self.grounds.wake(channel)
            await edit()

    async def gone_or_locked(self, kind: PlaceKind, error: discord.HTTPException) -> bool:
        """Whether a refusal means that the place is gone or locked; then it is lost."""
        why = _WHY.get(error.code)
        if why in ("deleted", "locked"):
            await self.lose(kind, why, refused=True)
        return why in ("deleted", "locked")

    async def _refused(self, kind: PlaceKind, error: discord.HTTPException) -> None:
        """What Discord refuses in a place may mean that the place is lost. Raises what does not."""
        why = _WHY.get(error.code)
        if why is None:
            raise error
        await self.lose(kind, why, refused=True)


async def _with_pictures_or_without(screen: Screen, say: Callable[[Screen], Awaitable[_T]]) -> _T:
    """Where no files may be attached words are taken all the same; Discord does not say which right is missing."""
    try:
        return await say(screen)
    except discord.Forbidden as error:
        if error.code != mail.NO_RIGHT or not screen.pictures:
            raise
        return await say(screen._replace(pictures=()))


def _may_write(channel: object) -> bool:
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return False
    had = channel.permissions_for(channel.guild.me)
    writes = had.send_messages_in_threads if isinstance(channel, discord.Thread) else had.send_messages
    return had.view_channel and writes
