"""The picture beside the words: the board as the draft leaves it, and what glows in it, drawn with every step.

Words and picture go out with one edit. Words never wait long: if the drawing takes its time they go first, and the
picture follows, unless a newer answer stands there by then.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import discord

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost
    from bot.discord.panels import Stamp
    from bot.discord.reply import Reply
    from bot.screens.deciding import Moment
    from bot.screens.screen import Screen

_LOG = logging.getLogger(__name__)
#: Seconds that words wait for their picture; with a warm base it needs a third of that.
PATIENCE: Final = 0.6


async def present(
    client: Fieldpost, reply: Reply, person: int, moment: Moment, screen: Screen, stamp: Stamp
) -> None:
    """Show a prompt with its board; `stamp` is of when the moment was read."""
    if not await client.pictures.is_warm(moment, person):
        # Discord waits three seconds, and a cold base may keep everything busy as long.
        await reply.soon()
    drawing = asyncio.ensure_future(client.pictures.general_board(moment, person))
    await asyncio.wait((drawing,), timeout=PATIENCE)
    if drawing.done():
        await reply.show(screen.drawn(*drawing.result()), stamp)
        return
    # A picture that stands there shows an older draft: it goes.
    shown = await reply.show(screen.drawn(), stamp)
    pictures = await drawing
    if not shown:
        return
    try:
        await reply.show(screen.drawn(*pictures), stamp)
    except discord.HTTPException as error:
        # The words are there, and carry the game.
        _LOG.info("a picture came too late: %s", error)
