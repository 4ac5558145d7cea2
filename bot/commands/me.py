"""/me: one's own hand, games, reactions, settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.commands.asking import Asking, complete_game
from bot.commands.game import threads_of
from bot.flows import looking, own
from bot.flows.reactions import show_reactions
from bot.flows.settings import show_settings
from bot.i18n import said
from bot.screens.listing import games

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost, Interaction

_GAME = said("option-game")


class MeCommands(commands.GroupCog, group_name="me", group_description=said("command-me")):
    """Whoever asks, and nobody else."""

    @app_commands.command(name="hand", description=said("command-me-hand"))
    @app_commands.describe(game=_GAME)
    @app_commands.autocomplete(game=complete_game)
    async def hand(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await looking.show_hand(asking)

    @app_commands.command(name="games", description=said("command-me-games"))
    async def games(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            found = await asking.client.backend.games.find(person=asking.person, server=interaction.guild_id)
            await asking.show(
                games(await asking.words(), found, asking.person, await threads_of(asking, found))
            )

    @app_commands.command(name="reactions", description=said("command-me-reactions"))
    @app_commands.describe(game=_GAME)
    @app_commands.autocomplete(game=complete_game)
    async def reactions(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await show_reactions(asking)

    @app_commands.command(name="settings", description=said("command-me-settings"))
    async def settings(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            await show_settings(asking)

    @app_commands.command(name="forget", description=said("command-me-forget"))
    async def forget(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            await own.ask_forget(asking)


async def setup(client: Fieldpost) -> None:
    """discord.py's door to an extension."""
    await client.add_cog(MeCommands())
