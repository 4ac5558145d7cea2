"""A side's own place: its view of the board, its hand, room to plan and talk; closed and removed at the end."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.cogs.herald import mail
from bot.cogs.herald.access import Access
from bot.present.deciding import Moment, score, title_of
from bot.present.hand import hand_lines
from bot.present.panel import people, when
from bot.present.screens import Button, Screen, whole_lines

if TYPE_CHECKING:
    from bot.cogs.herald.grounds import Grounds
    from bot.i18n import Words
    from engine import Side

_LOG = logging.getLogger(__name__)


class SidePanels:
    """The panels of both sides of one game."""

    def __init__(self, grounds: Grounds) -> None:
        self.grounds: Final = grounds
        self.client: Final = grounds.client
        self.card: Final = grounds.card
        self.words: Final[Words] = grounds.words

    async def refresh(self, side: Side) -> None:
        """The side's panel: edited while it is young, posted anew otherwise."""
        if self.card.status != "running":
            return
        await Access(self.grounds).match(side)
        channel = await self.grounds.side(side)
        if channel is None:
            return
        screen = await self._screen(side)
        kind = f"plan:{side}"
        found = await self.grounds.place(kind)
        here = getattr(channel, "id", None)
        if (
            found is not None
            and found.message is not None
            and found.channel == here
            and not mail.is_old(found.message, self.client.now())
        ):
            try:
                await mail.edit(self.client.partial(found.channel, found.message), screen)
            except discord.HTTPException as error:
                if error.code not in (*mail.GONE, mail.OLD_EDIT):
                    raise
            else:
                return
        message = await mail.send(channel, screen)
        await self.grounds.note(kind, message.channel.id, message.id, self.card.revision)

    async def _screen(self, side: Side) -> Screen:
        words, card = self.words, self.card
        person = card.people(side)[0]
        look = await self.client.backend.games.look(card.id, person, side)
        moment = Moment(words, look)
        lines = [
            words("side-heading", title=title_of(words, card), side=words(f"side-{side}")),
            words("side-who", people=people(card, side)),
            f"🎖️ {score(words, card)} · {words('side-turn', turn=card.turn)}",
            words("side-to-move" if card.to_act == side else "side-waits", when=when(card.deadline)),
            *hand_lines(moment),
            words("side-talk"),
        ]
        row = (
            Button(words("button-take-turn"), "turn", style="good", emoji="▶️"),
            Button(words("button-hand"), "hand", emoji="🃏"),
            Button(words("button-view"), "view", emoji="🗺️"),
            Button(words("button-reactions"), "react", emoji="🛡️"),
        )
        found = [await self.client.pictures.side_board(moment), await self.client.pictures.hand(moment)]
        screen = Screen(whole_lines(lines), card.id, card.revision, (row,))
        return screen.drawn(*[one for one in found if one is not None])

    async def close(self, side: Side, gone_at: float) -> None:
        """The battle is over: the place says so once, and until when it stays."""
        found = await self.grounds.place(f"side:{side}")
        if found is None or await self.grounds.place(f"closed:{side}") is not None:
            return
        thread = await self.grounds.place("thread")
        text = self.words("side-closed", when=when(gone_at), place=f"<#{thread.channel}>" if thread else "")
        access = Access(self.grounds)
        try:
            channel = await self.client.channel(found.channel)
            if isinstance(channel, discord.abc.Messageable):
                await self.grounds.wake(channel)
                message = await mail.send(channel, Screen(text))
                if not await access.close(side):
                    await mail.edit(message, Screen(f"{text}\n{self.words('side-still-open')}"))
        except discord.HTTPException as error:
            _LOG.info("the place of %s in game %s could not be closed: %s", side, self.card.id, error)
        await self.grounds.note(f"closed:{side}", found.channel)
