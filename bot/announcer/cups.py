"""The messages of a cup: its table, edited in place, a post for each round, and one at its end."""

from __future__ import annotations

import logging
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

import discord

from bot.announcer.delivery import says, says_alone
from bot.discord import mail
from bot.facts import cupnews
from bot.facts.place import THREAD
from bot.game.table.locks import Locks
from bot.i18n import words_of
from bot.newest import Newest
from bot.screens.aloud import as_told
from bot.screens.cups import cup_panel, final_post, round_post
from bot.screens.pictures.cup_pictures import names_of, picture_words

if TYPE_CHECKING:
    from bot.announcer.delivery import Delivery
    from bot.discord.client import Fieldpost
    from bot.facts.announcement import Announcement
    from bot.game.cups.values import CupLook
    from bot.i18n import Words
    from bot.screens.screen import Screen
    from renderer import CupWords

_LOG = logging.getLogger(__name__)
#: Cups of which it is known what their tables show.
_CUPS: Final = 100


class _Shown(NamedTuple):
    """What the message of a cup shows: its words, and what its picture was drawn from."""

    screen: Screen
    drawn: CupWords | None


class CupPanels:
    """The messages of all cups."""

    def __init__(self, client: Fieldpost) -> None:
        self.client: Final = client
        self._locks: Final = Locks()
        #: How many wait to bring the table of a cup up to date.
        self._behind: Final[Counter[int]] = Counter()
        self._shown: Final[Newest[int, _Shown]] = Newest(_CUPS)

    async def refresh(self, cup: int, nonce: str) -> None:
        """The table as it stands now. Of several who want it at once the last one shows what all have done: a round
        begins with thirty battles. Raises what is to be tried again."""
        lock = self._locks.of(cup)
        self._behind[cup] += 1
        try:
            await lock.acquire()
        finally:
            self._behind[cup] -= 1
        try:
            if not self._behind[cup]:
                async with self.client.backend.fellows.in_turn(f"cup:{cup}"):
                    await self._show(await self.client.backend.cups.look(cup), nonce)
        finally:
            lock.release()

    async def _show(self, cup: CupLook, nonce: str) -> None:
        words = words_of(cup.setup.language, aloud=cup.setup.plain)
        people = await self._people(words, cup)
        wanted = _Shown(cup_panel(words, cup, await self._threads(cup)), _drawn_from(words, cup, people))
        if not self.client.backend.fellows.alone_now:
            # Another process may have shown something else since.
            self._shown.pop(cup.id, None)
        known = self._shown.get(cup.id)
        if known == wanted and cup.message is not None:
            return
        screen = as_told(words, wanted.screen)
        if wanted.drawn is not None and (known is None or known.drawn != wanted.drawn or cup.message is None):
            screen = screen.drawn(await self.client.pictures.cup(words, cup, people))
        if not await self._edited(cup, screen, wanted):
            if not screen.pictures and wanted.drawn is not None:
                screen = screen.drawn(await self.client.pictures.cup(words, cup, people))
            if await self._posted(cup, screen, nonce):
                self._shown.keep(cup.id, wanted)

    async def _people(self, words: Words, cup: CupLook) -> dict[int, str]:
        """The names on the picture, while there is one."""
        if cup.status not in ("running", "over") or words.aloud:
            return {}
        people = [one.person for one in cup.course.entrants if one.person >= 0]
        return await self.client.names_of(words, people, cup.server)

    async def _threads(self, cup: CupLook) -> dict[int, int]:
        """Where the battles of the round are played."""
        battles = [game for games in cup.battles.values() for game in games]
        return await self.client.backend.places.channels_of(battles, THREAD)

    async def _edited(self, cup: CupLook, screen: Screen, wanted: _Shown) -> bool:
        """Whether its message has the new words, and need not be posted."""
        if cup.message is None:
            # An invitation that was never posted needs no word that it is over.
            return cup.status == "cancelled"
        message = self.client.partial(cup.channel, cup.message)
        try:
            try:
                await mail.edit(message, screen)
            except discord.HTTPException as error:
                if error.code != mail.ASLEEP:
                    raise
                # A thread that sleeps is woken before it is written in, if nobody has locked it.
                thread = await self.client.look_up(cup.channel, anew=True)
                if not isinstance(thread, discord.Thread) or thread.locked:
                    raise
                await thread.edit(archived=False)
                await mail.edit(message, screen)
        except discord.HTTPException as error:
            if mail.is_trouble(error):
                raise
            if error.code == mail.OLD_EDIT:
                await mail.remove(message)
            _LOG.info("the table of cup %s is not edited: %s", cup.id, error)
            if cup.status != "cancelled" and (error.code in mail.ANEW or error.status == 404):
                return False
            # A place that is closed to us may be opened again: then it is to show all this.
            self._shown.pop(cup.id, None)
            return True
        self._shown.keep(cup.id, wanted)
        return True

    async def _posted(self, cup: CupLook, screen: Screen, nonce: str) -> bool:
        """Whether there was a place for a new message."""
        sent = await self._sent(cup, screen, nonce)
        if sent is not None:
            await self.client.backend.cups.placed(cup.id, sent.channel.id, sent.id)
        return sent is not None

    async def _sent(self, cup: CupLook, screen: Screen, nonce: str) -> discord.Message | None:
        """A new message where the cup was asked for; where nothing can be written, where the server's battles begin, or
        in the thread of one. None: there is no such place. Raises what is to be tried again."""
        prefs = await self.client.backend.servers.get(cup.server)
        threads = await self._threads(cup)
        refusal: discord.HTTPException | None = None
        for number in dict.fromkeys([cup.channel, prefs.home, *threads.values()]):
            channel = await self.client.channel(number) if number is not None else None
            if not isinstance(channel, discord.abc.Messageable):
                continue
            try:
                return await mail.send(channel, screen, nonce=nonce)
            except discord.HTTPException as error:
                if mail.is_trouble(error):
                    raise
                refusal = error
        if refusal is not None:
            raise refusal
        _LOG.info("cup %s has no place left on server %s", cup.id, cup.server)
        return None

    async def tell(self, number: int, one: Announcement) -> None:
        """A new message about a cup, once: a round that begins, or its end. Raises what is to be tried again."""
        async with self._locks.of(number), self.client.backend.fellows.in_turn(f"cup:{number}"):
            cup = await self.client.backend.cups.look(number)
            if cup.said >= one.id or cup.status == "cancelled":
                return
            words = words_of(cup.setup.language, aloud=cup.setup.plain)
            screen = as_told(words, await self._told(words, cup, one))
            if await self._sent(cup, screen, one.nonce) is not None:
                await self.client.backend.cups.told(number, one.id)

    async def _told(self, words: Words, cup: CupLook, one: Announcement) -> Screen:
        if isinstance(one.said, cupnews.CupRound):
            link = f"https://discord.com/channels/{cup.server}/{cup.channel}/{cup.message}"
            return round_post(words, cup, one.said.round, link if cup.message is not None else "")
        screen = final_post(words, cup)
        called = [person for person in screen.pings if (await self.client.prefs(person)).tell != "off"]
        picture = await self.client.pictures.cup(words, cup, await self._people(words, cup))
        return screen._replace(pings=tuple(called)).drawn(picture)


def _drawn_from(words: Words, cup: CupLook, people: dict[int, str]) -> CupWords | None:
    if cup.status not in ("running", "over") or words.aloud:
        return None
    return picture_words(words, cup, names_of(words, cup, people))


@says(cupnews.CupChanged)
async def _of_battle(delivery: Delivery, one: Announcement, changed: cupnews.CupChanged) -> None:
    """A battle of it has its thread: the way there goes into the table."""
    await delivery.client.herald.cups.refresh(changed.cup, one.nonce)


@says_alone(cupnews.CupChanged)
async def _changed(client: Fieldpost, one: Announcement, changed: cupnews.CupChanged) -> None:
    await client.herald.cups.refresh(changed.cup, one.nonce)


@says_alone(cupnews.CupRound)
async def _round(client: Fieldpost, one: Announcement, drawn: cupnews.CupRound) -> None:
    await client.herald.cups.tell(drawn.cup, one)


@says_alone(cupnews.CupOver)
async def _over(client: Fieldpost, one: Announcement, over: cupnews.CupOver) -> None:
    await client.herald.cups.tell(over.cup, one)
