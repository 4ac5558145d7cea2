"""/cup: many play in pairs, round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.asking import Asking, choices, command, on_servers
from bot.commands.completing import complete_language, complete_scenario
from bot.commands.game import IN_TIME_CHOICES, PACE_CHOICES
from bot.facts.cup import CupKind
from bot.facts.pace import pace_named
from bot.flows import cups
from bot.flows.opening import check_here, invitations_below, language_for
from bot.game.cups.values import NewCup
from bot.i18n import said
from bot.screens.battles import title_of
from bot.screens.cups import cup_entry
from engine.players import Level

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost, Interaction

_KINDS = [app_commands.Choice(name=said(f"choice-cup-kind-{one}"), value=one) for one in get_args(CupKind)]


async def complete_more(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Several battles, one after the other."""
    client = interaction.client
    words = await client.words_for(interaction)
    *before, last = current.replace(",", " ").split(" ") if current else [""]
    before, wanted = [one for one in before if one], last.lower()
    known = [one for one in await client.backend.library.list(interaction.guild_id) if one.playable]
    titles = {one.id: title_of(words, one.id, one.titles) for one in known}
    found = [one for one in known if wanted in titles[one.id].lower() or wanted in one.id]
    named = [titles.get(one, one) for one in before]
    return choices((" · ".join([*named, titles[one.id]]), " ".join([*before, one.id])) for one in found)


async def complete_cup(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The cups of this server, each with how far it is: its number says nothing to anybody."""
    client, wanted = interaction.client, current.lower()
    words, known = await client.words_for(interaction), client.backend.cups
    found = [] if interaction.guild_id is None else await known.waiting(interaction.guild_id)
    return choices((cup_entry(words, one), str(one.id)) for one in found if wanted in one.setup.name.lower())


@on_servers
class CupCommands(commands.GroupCog, group_name="cup", group_description=said("command-cup")):
    """Cups by commands."""

    @command(
        "command-cup-new",
        name="option-cup-name", scenario="option-scenario", kind="option-cup-kind", then="option-cup-then",
        players="option-cup-players", rounds="option-cup-rounds", computers="option-cup-computers",
        pace="option-pace", standin="option-standin-new", in_time="option-in-time",
        language="option-language-new", pictures="option-pictures-new",
    )  # fmt: skip
    @app_commands.choices(kind=_KINDS, pace=PACE_CHOICES, in_time=IN_TIME_CHOICES)
    @app_commands.autocomplete(scenario=complete_scenario, then=complete_more, language=complete_language)
    async def new(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, 40],
        scenario: str,
        kind: str = "swiss",
        then: str = "",
        players: app_commands.Range[int, 3, 32] | None = None,
        rounds: app_commands.Range[int, 1, 9] | None = None,
        computers: Level | None = None,
        pace: str = "normal",
        standin: bool = True,
        in_time: int = 0,
        language: str | None = None,
        pictures: Literal["drawn", "text"] = "drawn",
    ) -> None:
        async with Asking.free(interaction) as asking:
            await check_here(asking)
            # Not into the thread of a battle: those who play there are not meant.
            where = await invitations_below(asking.client, interaction.channel)
            wanted = NewCup(
                name,
                cast("CupKind", kind),
                (scenario, *then.replace(",", " ").split()),
                asking.person,
                interaction.guild_id or 0,
                where.id if where is not None else interaction.channel_id or 0,
                players,
                rounds or 0,
                pace_named(pace),
                computers,
                standin,
                in_time,
                await language_for(asking, language),
                pictures == "text",
            )
            await cups.open_cup(asking, wanted)

    @command("command-cup-join", cup="option-cup", word="option-word")
    @app_commands.autocomplete(cup=complete_cup)
    async def join(self, interaction: Interaction, cup: str | None = None, word: str = "") -> None:
        async with Asking.free(interaction) as asking:
            await cups.join(asking, await cups.cup_of(asking, cup, fits=cups.is_open), word)

    @command("command-cup-start", cup="option-cup")
    @app_commands.autocomplete(cup=complete_cup)
    async def start(self, interaction: Interaction, cup: str | None = None) -> None:
        async with Asking.free(interaction) as asking:
            await cups.start(asking, await cups.cup_of(asking, cup, fits=cups.is_open))

    @command("command-cup-table", cup="option-cup")
    @app_commands.autocomplete(cup=complete_cup)
    async def table(self, interaction: Interaction, cup: str | None = None) -> None:
        async with Asking.free(interaction) as asking:
            await cups.show_table(asking, await cups.cup_of(asking, cup, over=True))

    @command("command-cup-drop", person="option-cup-person", cup="option-cup")
    @app_commands.autocomplete(cup=complete_cup)
    async def drop(
        self, interaction: Interaction, person: discord.User | None = None, cup: str | None = None
    ) -> None:
        async with Asking.free(interaction) as asking:
            who = asking.person if person is None else person.id
            meant = await cups.cup_of(asking, cup, fits=lambda one: one.course.seed_of(who) is not None)
            await cups.ask_drop(asking, meant, who)

    @command("command-cup-end", cup="option-cup")
    @app_commands.autocomplete(cup=complete_cup)
    async def end(self, interaction: Interaction, cup: str | None = None) -> None:
        async with Asking.free(interaction) as asking:
            await cups.ask_end(asking, await cups.cup_of(asking, cup))


async def setup(client: Fieldpost) -> None:
    """What a new client takes of this room."""
    await client.add_cog(CupCommands())
