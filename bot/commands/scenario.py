"""/scenario: what can be played, and bringing in more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.asking import Asking, choices, command, everywhere
from bot.commands.completing import complete_scenario
from bot.errors import UserError
from bot.flows.importing import bring_in, may_import
from bot.flows.scenarios import browse, show
from bot.flows.scores import show_sides
from bot.i18n import said
from bot.screens.campaign import campaign_title
from bot.screens.screen import LIST_LENGTH

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost, Interaction

#: A scenario of the community's editor has some 20 kB.
_LARGEST_KB: Final = 256


async def complete_removable(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Campaigns that the server has brought in, then battles."""
    library, words = interaction.client.backend.library, await interaction.client.words_for(interaction)
    ours = {one.id for one in await library.campaigns()}
    known = [one for one in await library.campaigns(interaction.guild_id) if one.id not in ours]
    wanted = current.strip().lower()
    named = [(campaign_title(words, one.titles), one.id) for one in known]
    own = choices(pair for pair in named if wanted in pair[0].lower() or wanted in pair[1])
    return [*own, *await complete_scenario(interaction, current)][:LIST_LENGTH]


@everywhere
class ScenarioCommands(commands.GroupCog, group_name="scenario", group_description=said("command-scenario")):
    """Battles to choose from."""

    @command("command-scenario-browse")
    async def browse(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            await browse(asking)

    @command("command-scenario-show", scenario="option-scenario")
    @app_commands.autocomplete(scenario=complete_scenario)
    async def show(self, interaction: Interaction, scenario: str) -> None:
        async with Asking.free(interaction) as asking:
            await show(asking, scenario)

    @command("command-scenario-stats", scenario="option-scenario", where="option-where")
    @app_commands.autocomplete(scenario=complete_scenario)
    async def stats(
        self,
        interaction: Interaction,
        scenario: str,
        where: Literal["here", "everywhere"] = "everywhere",
    ) -> None:
        async with Asking.free(interaction) as asking:
            await show_sides(asking, scenario, here=where == "here")

    @command("command-scenario-import", file="option-file")
    async def import_(self, interaction: Interaction, file: discord.Attachment) -> None:
        async with Asking.free(interaction) as asking:
            await may_import(asking)
            if file.size > _LARGEST_KB * 1024:
                raise UserError("file-too-big", limit=_LARGEST_KB)
            await asking.reply.soon()
            try:
                text = (await file.read()).decode("utf-8")
            except UnicodeDecodeError:
                raise UserError("file-unreadable") from None
            await bring_in(asking, file.filename, text)

    @command("command-scenario-remove", scenario="option-scenario")
    @app_commands.autocomplete(scenario=complete_removable)
    async def remove(self, interaction: Interaction, scenario: str) -> None:
        async with Asking.free(interaction) as asking:
            await may_import(asking)
            await asking.client.backend.library.remove(interaction.guild_id or 0, asking.person, scenario)
            await asking.say("said-scenario-removed")


async def setup(client: Fieldpost) -> None:
    """What a new client takes of this room."""
    await client.add_cog(ScenarioCommands())
