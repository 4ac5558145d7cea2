"""The picture beside the words: the board as the draft leaves it, and what glows in it, drawn with every step.

Words and picture go out with one edit. Words never wait long: if the drawing takes its time they go first, and the
picture follows, unless a newer answer stands there by then.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.screens.screen import TEXT

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost
    from bot.discord.panels import Stamp
    from bot.discord.reply import Reply
    from bot.screens.deciding import Moment
    from bot.screens.screen import Screen

_LOG = logging.getLogger(__name__)
#: Seconds that words wait for their picture, which with a warm base is there in less: nobody is to wait a third of one.
PATIENCE: Final = 0.25
#: The same where pictures of others come first: what comes late in any case holds nobody up.
CROWDED: Final = 0.1
#: For the very first board somebody sees: words that speak of it are of no use without it.
_FIRST: Final = 6.0


async def present(
    client: Fieldpost, reply: Reply, person: int, moment: Moment, screen: Screen, stamp: Stamp
) -> None:
    """Show a prompt with its board; `stamp` is of when the moment was read."""
    lesson = moment.card.lesson
    first = lesson is not None and not lesson.seen
    if client.pictures.full and not first:
        # To promise a picture that never comes takes another answer.
        await reply.show(screen.drawn(), stamp)
        return
    if not await client.pictures.is_warm(moment, person):
        # Discord waits three seconds, and a cold base may keep everything busy as long.
        await reply.soon()
    early: asyncio.Task[bool] | None = None

    def out_of_patience() -> None:
        nonlocal early
        # A picture that stands there shows an older draft: it goes.
        text = f"{screen.text}\n{moment.words('picture-follows')}"
        plain = screen._replace(text=text) if len(text) <= TEXT else screen
        early = asyncio.ensure_future(reply.show(plain.drawn(), stamp))

    patience = PATIENCE
    if client.pictures.crowded:
        patience = 0.0 if client.pictures.swamped else CROWDED
    if first:
        patience = _FIRST
    loop = asyncio.get_running_loop()
    timer = loop.call_later(patience, out_of_patience) if patience else loop.call_soon(out_of_patience)
    try:
        pictures = await client.pictures.general_board(moment, person, lambda: not reply.overtaken(stamp))
    finally:
        timer.cancel()
        shown = early is None or await early
    if not shown:
        return
    try:
        await reply.show(screen.drawn(*pictures), stamp)
    except discord.HTTPException as error:
        if early is None:
            raise
        # The words are there, and carry the game.
        _LOG.info("a picture came too late: %s", error)
