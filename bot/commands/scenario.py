"""/scenario: what can be played, and bringing in more."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.asking import Asking
from bot.commands.game import complete_scenario
from bot.errors import UserError
from bot.flows.scenarios import browse, show
from bot.i18n import said
from bot.screens.screen import literal
from scenarios.errors import Fault
from scenarios.library import identifier
from scenarios.m44 import import_m44

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost, Interaction
    from bot.i18n import Words

#: A scenario of the community's editor has some 20 kB.
_LARGEST_KB: Final = 256
#: Texts that were shortened, by name; more are only counted.
_SHORTENED_SHOWN: Final = 5


class ScenarioCommands(commands.GroupCog, group_name="scenario", group_description=said("command-scenario")):
    """Battles to choose from."""

    @app_commands.command(name="browse", description=said("command-scenario-browse"))
    async def browse(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            await browse(asking)

    @app_commands.command(name="show", description=said("command-scenario-show"))
    @app_commands.describe(scenario=said("option-scenario"))
    @app_commands.autocomplete(scenario=complete_scenario)
    async def show(self, interaction: Interaction, scenario: str) -> None:
        async with Asking.free(interaction) as asking:
            await show(asking, scenario)

    @app_commands.command(name="import", description=said("command-scenario-import"))
    @app_commands.describe(file=said("option-file"))
    @app_commands.guild_only()
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
            identity = identifier(file.filename.rpartition(".")[0] or file.filename)
            shortened: Sequence[Fault] = ()
            if file.filename.lower().endswith(".m44"):
                text, shortened = await asyncio.to_thread(_converted, text, identity)
            made = await asking.client.backend.library.add(
                interaction.guild_id or 0, asking.person, text, identity
            )
            await show(asking, made, _told(await asking.words(), shortened))

    @app_commands.command(name="remove", description=said("command-scenario-remove"))
    @app_commands.describe(scenario=said("option-scenario"))
    @app_commands.autocomplete(scenario=complete_scenario)
    @app_commands.guild_only()
    async def remove(self, interaction: Interaction, scenario: str) -> None:
        async with Asking.free(interaction) as asking:
            await may_import(asking)
            await asking.client.backend.library.remove(interaction.guild_id or 0, asking.person, scenario)
            await asking.say("said-scenario-removed")


def _converted(text: str, name: str) -> tuple[str, Sequence[Fault]]:
    """The community's format in ours, and which of its texts were shortened; what it lacks is named when it is read."""
    imported = import_m44(text, name)
    return imported.saved(accepted=False), imported.shortened


def _told(words: Words, shortened: Sequence[Fault]) -> str:
    """What was cut of the texts of a file; nothing to say if nothing was."""
    if not shortened:
        return ""
    shown = [f"• {literal(str(one))}" for one in shortened[:_SHORTENED_SHOWN]]
    return "\n".join([words("said-scenario-shortened", number=len(shortened)), *shown])


async def may_import(asking: Asking) -> None:
    """Who may bring in scenarios is the server's choice. Raises UserError."""
    interaction = asking.interaction
    prefs = await asking.client.backend.servers.get(interaction.guild_id or 0)
    is_admin = interaction.permissions.manage_guild
    if prefs.importers == "nobody" or (prefs.importers == "admins" and not is_admin):
        raise UserError("not-allowed")


async def setup(client: Fieldpost) -> None:
    """discord.py's door to an extension."""
    await client.add_cog(ScenarioCommands())
