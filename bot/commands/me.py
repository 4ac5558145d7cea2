"""/me: one's own hand, games, reactions, settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.commands.asking import Asking, command, complete_own, everywhere, of_game
from bot.commands.game import threads_of
from bot.flows import looking, own
from bot.flows.reactions import show_reactions
from bot.flows.settings import show_settings
from bot.i18n import said
from bot.screens.listing import games

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost, Interaction


@everywhere
class MeCommands(commands.GroupCog, group_name="me", group_description=said("command-me")):
    """Whoever asks, and nobody else."""

    @of_game("command-me-hand", offered=complete_own)
    async def hand(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await looking.show_hand(asking)

    @command("command-me-games")
    async def games(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            cards = await asking.client.backend.games.find(person=asking.person, server=interaction.guild_id)
            await asking.show(
                games(await asking.words(), cards, asking.person, await threads_of(asking, cards))
            )

    @of_game("command-me-reactions", offered=complete_own)
    async def reactions(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await show_reactions(asking)

    @command("command-me-settings")
    async def settings(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            await show_settings(asking)

    @command("command-me-block", person="option-block")
    async def block(self, interaction: Interaction, person: discord.User | None = None) -> None:
        async with Asking.free(interaction) as asking:
            people = asking.client.backend.people
            if person is not None:
                done = await people.block(asking.person, person.id)
                await asking.say("said-blocked" if done else "said-unblocked", person=str(person.id))
                return
            names = ", ".join(f"<@{one}>" for one in await people.blocked(asking.person))
            await asking.say("said-block-list" if names else "said-block-nobody", people=names)

    @command("command-me-forget")
    async def forget(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            await own.ask_forget(asking)


async def setup(client: Fieldpost) -> None:
    """What a new client takes of this room."""
    await client.add_cog(MeCommands())
