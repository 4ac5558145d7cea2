"""/admin: set up a server, look after its battles. Discord's own rights decide who may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.announcer.delivery import Delivery
from bot.commands.asking import Asking, command, of_game
from bot.discord.rights import missing_rights
from bot.errors import UserError
from bot.i18n import languages, said
from bot.screens import moderation
from bot.screens.screen import Screen

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost, Interaction


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class AdminCommands(commands.GroupCog, group_name="admin", group_description=said("command-admin")):
    """For those who run the server."""

    @command(
        "command-admin-setup",
        home="option-home",
        places="option-places",
        importers="option-importers",
        language="option-language",
        reports="option-reports",
    )
    @app_commands.choices(language=[app_commands.Choice(name=one, value=one) for one in languages()])
    async def setup(
        self,
        interaction: Interaction,
        home: discord.TextChannel | None = None,
        places: Literal["channels", "threads"] | None = None,
        importers: Literal["admins", "all", "nobody"] | None = None,
        language: str | None = None,
        reports: discord.TextChannel | None = None,
    ) -> None:
        async with Asking.free(interaction) as asking:
            server = _server(interaction)
            changes: dict[str, object] = {}
            if home is not None:
                changes["home"] = home.id
            if reports is not None:
                changes["reports"] = reports.id
            changes.update(
                {
                    name: value
                    for name, value in (("places", places), ("importers", importers), ("language", language))
                    if value is not None
                }
            )
            servers = asking.client.backend.servers
            prefs = (
                await servers.set(server.id, asking.person, **changes)
                if changes
                else await servers.get(server.id)
            )
            words = await asking.words()
            here = server.get_channel(prefs.home) if prefs.home is not None else interaction.channel
            missing = missing_rights(server, here)
            counted = await asking.client.backend.places.count(server.id)
            await asking.show(
                Screen(moderation.setup_text(words, prefs, missing, len(server.channels), counted))
            )

    @command("command-admin-games")
    async def games(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            games = await asking.client.backend.admin.games(_server(interaction).id)
            await asking.show(moderation.games_screen(await asking.words(), games))

    @command("command-admin-health")
    async def health(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            health = await asking.client.backend.admin.health()
            latency = (
                round(asking.client.latency * 1000) if asking.client.latency == asking.client.latency else 0
            )
            await asking.show(Screen(moderation.health_text(await asking.words(), health, latency)))

    @of_game("command-admin-repair")
    async def repair(self, interaction: Interaction, game: str) -> None:
        """The log is replayed and compared; the panel and the sides' places are posted anew where they are lost."""
        async with await Asking.of(interaction, game) as asking:
            card = await asking.client.backend.games.card(asking.game)
            await asking.reply.soon()
            words = await asking.words()
            text = words("said-repaired-open")
            if card.status != "open":
                verdict = await asking.client.backend.admin.repair(asking.game, asking.person)
                text = moderation.verdict_text(words, verdict)
            delivery = await Delivery.of(asking.client, asking.game)
            await delivery.renew()
            await asking.show(Screen(text))

    @of_game("command-admin-replace", old="option-old", new="option-new")
    async def replace(
        self, interaction: Interaction, game: str, old: discord.User, new: discord.User
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            if new.bot:
                raise UserError("no-such-person")
            await asking.client.backend.admin.replace(asking.game, old.id, new.id, asking.person)
            await asking.say("said-replaced", old=str(old.id), new=str(new.id))

    @of_game("command-admin-cancel", reason="option-reason")
    async def cancel(
        self, interaction: Interaction, game: str, reason: app_commands.Range[str, 0, 200] = ""
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            await asking.client.backend.admin.cancel(asking.game, asking.person, reason)
            await asking.say("said-cancelled")

    @of_game("command-admin-reveal")
    async def reveal(self, interaction: Interaction, game: str) -> None:
        """Both hands, to settle a dispute: noted, and told to both sides. Who plays in the battle may not."""
        async with await Asking.of(interaction, game) as asking:
            card = await asking.client.backend.games.card(asking.game)
            view = await asking.client.backend.admin.reveal(asking.game, asking.person)
            await asking.show(Screen(moderation.reveal_text(await asking.words(), card, view)))

    @command("command-admin-audit", person="option-person")
    async def audit(self, interaction: Interaction, person: discord.User | None = None) -> None:
        async with Asking.free(interaction) as asking:
            lines = await asking.client.backend.admin.audit(
                _server(interaction).id, person=person.id if person is not None else None
            )
            await asking.show(Screen(moderation.audit_text(await asking.words(), lines)))

    async def interaction_check(self, interaction: discord.Interaction[discord.Client], /) -> bool:
        """The same right that hides the commands, asked again: servers may show them to anybody."""
        if not interaction.permissions.manage_guild:
            raise app_commands.MissingPermissions(["manage_guild"])
        return True


def _server(interaction: Interaction) -> discord.Guild:
    if interaction.guild is None:
        raise UserError("server-only")
    return interaction.guild


async def setup(client: Fieldpost) -> None:
    """discord.py's door to an extension."""
    await client.add_cog(AdminCommands())
