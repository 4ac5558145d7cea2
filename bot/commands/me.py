"""/me: one's own hand, games, reactions, settings."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.asking import Asking, choices, command, complete_own, everywhere, of_game
from bot.commands.game import threads_of
from bot.facts.prefs import Settings
from bot.flows import looking, own, own_time
from bot.flows.reactions import show_reactions
from bot.flows.scores import show_standing
from bot.flows.settings import change, show_settings
from bot.game.clock import zones
from bot.game.clock.quiet import zone_of
from bot.i18n import said
from bot.screens.listing import games

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost, Interaction


async def complete_zone(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Zones by a city or any part of their names, with the time it is there."""
    now = interaction.client.backend.desk.now()
    pairs = []
    for name in zones.found(current, 25):
        zone = zone_of(name)
        if zone is not None:
            local = datetime.fromtimestamp(now, zone).strftime("%H:%M")
            pairs.append((f"{name.replace('_', ' ')} · {local}", name))
    return choices(pairs)


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
            cards, number = await asking.client.backend.games.listed(
                person=asking.person, server=interaction.guild_id, status=("open", "running")
            )
            await asking.show(
                games(await asking.words(), cards, asking.person, await threads_of(asking, cards), number)
            )

    @of_game("command-me-reactions", offered=complete_own)
    async def reactions(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await show_reactions(asking)

    @command("command-me-stats")
    async def stats(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            await show_standing(asking)

    @command("command-me-settings", pictures="option-pictures", ladder="option-own-ladder")
    async def settings(
        self,
        interaction: Interaction,
        pictures: Literal["on", "off"] | None = None,
        ladder: Literal["on", "off"] | None = None,
    ) -> None:
        async with Asking.free(interaction) as asking:
            changes: Settings = {}
            if pictures is not None:
                changes["pictures"] = pictures
            if ladder is not None:
                changes["ladder"] = ladder
            await (change(asking, **changes) if changes else show_settings(asking))

    @command(
        "command-me-time",
        zone="option-zone",
        quiet_from="option-quiet-from",
        quiet_until="option-quiet-until",
        digest="option-digest",
    )
    @app_commands.autocomplete(zone=complete_zone)
    async def time(
        self,
        interaction: Interaction,
        zone: str | None = None,
        quiet_from: app_commands.Range[int, 0, 23] | None = None,
        quiet_until: app_commands.Range[int, 0, 23] | None = None,
        digest: app_commands.Range[int, 0, 23] | None = None,
    ) -> None:
        async with Asking.free(interaction) as asking:
            if zone is not None:
                await own_time.live_in(asking, zone)
            if quiet_from is not None or quiet_until is not None:
                await own_time.sleep(asking, quiet_from, quiet_until)
            if digest is not None:
                await own_time.read_at(asking, digest)
            elif zone is None and quiet_from is None and quiet_until is None:
                await own_time.show_own_time(asking)

    @command("command-me-holiday", days="option-days", first_day="option-first-day")
    async def holiday(
        self, interaction: Interaction, days: app_commands.Range[int, 0, 30], first_day: str | None = None
    ) -> None:
        async with Asking.free(interaction) as asking:
            await own_time.leave(asking, days, first_day)

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
