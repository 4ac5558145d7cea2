"""Going on elsewhere: a thread or a side's place that was deleted, locked or closed is made anew for its players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.discord.rights import is_home
from bot.flows.press import Press, route

if TYPE_CHECKING:
    from bot.flows.asker import Asker


async def go_on(asker: Asker, what: str) -> None:
    """Make a lost place anew; a thread below the channel this is asked in, where that can be."""
    channel = asker.interaction.channel
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    home = parent.id if is_home(parent) else None
    await asker.client.backend.moves.go_on(await asker.request(fresh=False), what, home)
    await asker.say("said-moved")


@route("continue")
async def press_continue(press: Press) -> None:
    """[Go on in a new thread], [A new place for the …]."""
    press.reply.fresh()
    await go_on(press, press.arg)
