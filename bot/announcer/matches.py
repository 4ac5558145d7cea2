"""The one message of a match: what was its invitation, edited in place with each turn of either battle."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.discord import mail
from bot.facts.place import INVITATION, THREAD, Place, PlaceKind
from bot.i18n import words_of
from bot.screens.aloud import as_told
from bot.screens.match import match_panel

if TYPE_CHECKING:
    from bot.announcer.grounds import Grounds
    from bot.facts.public import MatchCard
    from bot.screens.screen import Screen

_LOG = logging.getLogger(__name__)
#: The message of both battles.
_MATCH: Final = PlaceKind("match")


class MatchPanels:
    """The message of the match that a game belongs to."""

    def __init__(self, grounds: Grounds, match: MatchCard) -> None:
        self.client: Final = grounds.client
        self.grounds: Final = grounds
        self.match: Final = match

    async def place(self) -> Place | None:
        """Where it is; before its first words it is still the invitation."""
        places = self.client.backend.places
        found = await places.get(self.match.id, _MATCH)
        return found or await places.get(self.match.id, INVITATION)

    async def line(self) -> str:
        """The way to it, and to the other battle, for the panel of one."""
        card, words = self.grounds.card, self.grounds.words
        threads = await self.client.backend.places.channels_of(self.match.games, THREAD)
        place = await self.place()
        parts = [words("panel-match", leg=card.leg)]
        parts += [
            words("panel-match-other", place=f"<#{threads[game]}>") for game in threads if game != card.id
        ]
        if place is not None and place.message is not None:
            link = f"https://discord.com/channels/{card.server}/{place.channel}/{place.message}"
            parts.append(words("panel-match-link", link=link))
        return " · ".join(parts)

    async def refresh(self, *, anew: bool = False) -> None:
        """Both battles as they stand now, whichever of them has told something; `anew`: whatever it seems to show.
        Raises what is to be tried again.
        """
        fellows = self.client.backend.fellows
        if anew or not fellows.alone_now:
            self.client.herald.matches_shown.pop(self.match.id, None)
        # Of two that tell at once the later one reads what both have done.
        async with self.client.herald.matches.of(self.match.id), fellows.in_turn(f"match:{self.match.id}"):
            match = await self.client.backend.games.match(self.match.id)
            if match is None:
                return
            threads = await self.client.backend.places.channels_of(match.card.games, THREAD)
            screen = match_panel(
                words_of(self.grounds.card.language, aloud=self.grounds.card.plain), match, threads
            )
            place = await self.place()
            if place is None or not await self._edited(place, screen):
                await self._post(place, screen, threads)

    async def _edited(self, place: Place, screen: Screen) -> bool:
        """Whether its message has the new words, or nothing more can be done for it."""
        if place.message is None:
            return False
        known = self.client.herald.matches_shown
        if known.get(self.match.id) == screen:
            return True
        message = self.client.partial(place.channel, place.message)
        # The picture of the invitation goes with its words.
        first = place.kind == INVITATION
        try:
            await mail.edit(message, as_told(self.grounds.words, screen._replace(redraw=first)))
        except discord.HTTPException as error:
            if mail.is_trouble(error):
                raise
            if error.code not in mail.ANEW:
                # Its battles say what is true; none of them waits for this.
                _LOG.info("the panel of match %s is not edited: %s", self.match.id, error)
                return error.code not in mail.GONE
            if error.code == mail.OLD_EDIT:
                await mail.remove(message)
            return False
        known.keep(self.match.id, screen)
        if first:
            await self._note(place.channel, place.message)
        return True

    async def _post(self, place: Place | None, screen: Screen, threads: dict[int, int]) -> None:
        """A new message where the old one was; where nothing can be written, in the thread of a battle."""
        # Tried again it is named the same, whatever there is to show by then.
        nonce = f"m44-{self.match.id}-match-{place.message if place is not None else 0}"
        told = as_told(self.grounds.words, screen)
        for number in ([] if place is None else [place.channel]) + list(threads.values()):
            channel = await self.client.channel(number)
            if not isinstance(channel, discord.abc.Messageable):
                continue
            try:
                message = await mail.send(channel, told, nonce=nonce)
                if mail.shows_less(message, told):
                    await mail.edit(message, told)
            except discord.HTTPException as error:
                if mail.is_trouble(error):
                    raise
                _LOG.info("the panel of match %s is not in %s: %s", self.match.id, number, error)
                continue
            self.client.herald.matches_shown.keep(self.match.id, screen)
            await self._note(message.channel.id, message.id)
            return

    async def _note(self, channel: int, message: int) -> None:
        server = self.grounds.card.server
        await self.client.backend.places.put(Place(self.match.id, _MATCH, channel, message, server=server))
