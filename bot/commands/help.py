"""/help and /about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.commands.asking import Asking, command, everywhere
from bot.flows.helping import show_about, show_help

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost, Interaction


class HelpCommands(commands.Cog):
    """Where to begin."""

    @everywhere
    @command("command-help")
    async def help(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            await show_help(asking, "start")

    @everywhere
    @command("command-about")
    async def about(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            await show_about(asking)


async def setup(client: Fieldpost) -> None:
    """What a new client takes of this room."""
    await client.add_cog(HelpCommands())
