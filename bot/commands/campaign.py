"""/campaign: battles that hang together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.asking import Asking, choices, command, everywhere, of_game
from bot.commands.completing import complete_language
from bot.commands.game import PACE_CHOICES, check_against
from bot.errors import UserError
from bot.facts.pace import pace_named
from bot.flows.campaigns import ask_end, begin, show_campaign, show_shelf
from bot.flows.opening import language_for, server_of
from bot.game.values import NewGame
from bot.i18n import said
from bot.screens.campaign import campaign_title
from engine.players import Level

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost, Interaction


async def complete_campaign(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Campaigns by any part of their title."""
    client = interaction.client
    words, wanted = await client.words_for(interaction), current.strip().lower()
    known = [one for one in await client.backend.library.campaigns(interaction.guild_id) if not one.faults]
    named = [(campaign_title(words, one.titles), one.id) for one in known]
    return choices(pair for pair in named if wanted in pair[0].lower() or wanted == pair[1])


@everywhere
class CampaignCommands(commands.GroupCog, group_name="campaign", group_description=said("command-campaign")):
    """Campaigns, from the first invitation to the end."""

    @command(
        "command-campaign-new", campaign="option-campaign", opponent="option-opponent", computer="option-computer",
        side="option-side", pace="option-pace", language="option-language-new", word="option-word",
    )  # fmt: skip
    @app_commands.choices(pace=PACE_CHOICES)
    @app_commands.autocomplete(campaign=complete_campaign, language=complete_language)
    async def new(
        self,
        interaction: Interaction,
        campaign: str,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        side: Literal["allies", "axis"] | None = None,
        pace: str = "normal",
        language: str | None = None,
        word: str = "",
    ) -> None:
        async with Asking.free(interaction) as asking:
            check_against(opponent, computer, "single")
            wanted = NewGame(
                "",
                asking.person,
                server_of(asking),
                side,
                opponent.id if opponent is not None else None,
                computer=computer,
                pace=pace_named(pace),
                language=await language_for(asking, language),
                origin=interaction.channel_id,
                word=word,
            )
            await begin(asking, campaign, wanted)

    @command("command-campaign-list")
    async def list(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            await show_shelf(asking)

    @of_game("command-campaign-table")
    async def table(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, await _meant(interaction, game)) as asking:
            await show_campaign(asking)

    @of_game("command-campaign-end")
    async def end(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, await _meant(interaction, game)) as asking:
            await ask_end(asking)


async def _meant(interaction: Interaction, game: str | None) -> str:
    """A battle of the campaign that is meant: the one named or of the channel, else one's newest campaign. Raises
    UserError."""
    backend, here = interaction.client.backend, interaction.guild_id
    if game is not None:
        return game
    if here is not None and interaction.channel_id is not None:
        known = await backend.places.game_of(interaction.channel_id)
        if known is not None and (await backend.games.card(known)).campaign is not None:
            return str(known)
    mine = [look for look in await backend.campaigns.of_person(interaction.user.id, here) if look.battles]
    going = [look for look in mine if not look.over] or mine
    if not going:
        raise UserError("no-campaign-here")
    return str(going[0].battles[-1].id)


async def setup(client: Fieldpost) -> None:
    """What a new client takes of this room."""
    await client.add_cog(CampaignCommands())
