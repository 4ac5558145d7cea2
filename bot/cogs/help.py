"""/help and /about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.asking import Asking
from bot.i18n import said
from bot.present.screens import Button, Screen
from bot.views.press import Press, route

if TYPE_CHECKING:
    from bot.app import Fieldpost
    from bot.views.asker import Asker

Asked = discord.Interaction[Any]
TOPICS = ("start", "turn", "reactions", "rules", "private")


class Help(commands.Cog):
    """Where to begin."""

    @app_commands.command(name="help", description=said("command-help"))
    async def help(self, interaction: Asked) -> None:
        async with Asking.free(interaction) as asking:
            await show_help(asking, "start")

    @app_commands.command(name="about", description=said("command-about"))
    async def about(self, interaction: Asked) -> None:
        async with Asking.free(interaction) as asking:
            await asking.say("about-text")


async def show_help(asker: Asker, topic: str) -> None:
    """One topic, with buttons to the others."""
    words = await asker.words()
    row = tuple(
        Button(words(f"help-{one}.title"), "help", one, style="main" if one == topic else "plain")
        for one in TOPICS
    )
    await asker.show(Screen(words(f"help-{topic}"), rows=(row,)))


@route("help")
async def press_help(press: Press) -> None:
    """Another topic."""
    await show_help(press, press.arg if press.arg in TOPICS else "start")


async def setup(client: Fieldpost) -> None:
    """discord.py's door to an extension."""
    await client.add_cog(Help())
