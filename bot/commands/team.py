"""/team: everything of a team's panel by commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.asking import Asking, choices, complete_team, game_for, named, of_game, on_servers
from bot.errors import UserError
from bot.flows import lobby, table, team
from bot.flows.finishing import ready
from bot.i18n import said
from bot.screens.seating import seat_name
from bot.screens.staff import card_line, votable
from engine.notation import described

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost, Interaction
    from engine.types import Section


async def complete_vote(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The cards one's own side may play; nobody else gets any answer."""
    client = interaction.client
    try:
        asking = await Asking.of(interaction, named(interaction, "game"))
        staff = await team.look(asking)
        lines = votable(staff, await team.legal_cards(asking))
    except UserError:
        return []
    words = await client.words_for(interaction)
    wanted = current.strip().lower()
    return choices(
        (card_line(words, line), line) for line in lines if wanted in card_line(words, line).lower()
    )


async def complete_seat(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The free seats of a table."""
    client = interaction.client
    try:
        card = (await game_for(interaction, named(interaction, "game"), opened=True)).card
    except UserError:
        return []
    words = await client.words_for(interaction)
    free = [
        (f"{words(f'side-{seat.side}')}: {seat_name(words, card, seat)}", f"{seat.side}-{seat.number}")
        for seat in card.seats
        if seat.person is None
    ]
    return choices(pair for pair in free if current.lower() in pair[0].lower())


@on_servers
class TeamCommands(commands.GroupCog, group_name="team", group_description=said("command-team")):
    """Teams by commands."""

    @of_game("command-team-join", side="option-side", seat="option-seat")
    @app_commands.autocomplete(seat=complete_seat)
    async def join(
        self,
        interaction: Interaction,
        side: Literal["allies", "axis"] | None = None,
        seat: str | None = None,
        game: str | None = None,
    ) -> None:
        async with await Asking.of(interaction, game, opened=True) as asking:
            if seat is not None:
                await lobby.join_seat(asking, seat)
            else:
                await lobby.join(asking, side)

    @of_game(
        "command-team-assign",
        offered=complete_team,
        left="option-leads-left",
        center="option-leads-center",
        right="option-leads-right",
        commander="option-commands",
    )
    async def assign(
        self,
        interaction: Interaction,
        left: discord.User | None = None,
        center: discord.User | None = None,
        right: discord.User | None = None,
        commander: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Who leads which section, and who commands; without an option it shows who does now."""
        async with await Asking.of(interaction, game) as asking:
            given: dict[Section, discord.User | None] = {"left": left, "center": center, "right": right}
            wanted: dict[Section, int] = {s: one.id for s, one in given.items() if one is not None}
            if wanted:
                # Whoever types it has named whom and what: a tap on a list has not.
                await team.assign(asking, wanted, anyway=True)
            if commander is not None:
                await team.command(asking, commander.id)
            if not wanted and commander is None:
                await team.show_staff(asking)

    @of_game("command-team-table", offered=complete_team)
    async def table(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await table.show_table(asking)

    @of_game("command-team-plan", offered=complete_team, text="option-plan")
    async def plan(
        self, interaction: Interaction, text: app_commands.Range[str, 0, 1000] = "", game: str | None = None
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            await team.plan(asking, text.strip())

    @of_game("command-team-say", offered=complete_team, text="option-say")
    async def say(
        self, interaction: Interaction, text: app_commands.Range[str, 1, 500], game: str | None = None
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            await team.say(asking, text.strip())

    @of_game("command-team-vote", offered=complete_team, card="option-vote")
    @app_commands.autocomplete(card=complete_vote)
    async def vote(self, interaction: Interaction, card: str | None = None, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            if card is None:
                await team.show_votes(asking)
                return
            line = card.strip()
            await team.vote(asking, line if described(line).verb in ("play", "use") else f"play {line}")

    @of_game(
        "command-team-confirm", offered=complete_team, everybody="option-everybody", anyway="option-anyway"
    )
    async def confirm(
        self, interaction: Interaction, everybody: bool = False, anyway: bool = False, game: str | None = None
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            await (team.confirm_all(asking, anyway=anyway) if everybody else ready(asking, anyway=anyway))

    @of_game("command-team-standin", offered=complete_team, person="option-standin")
    async def standin(
        self, interaction: Interaction, person: discord.User | None = None, game: str | None = None
    ) -> None:
        """For somebody silent; without a name one takes one's own place back, or reads whom one may stand in for."""
        async with await Asking.of(interaction, game) as asking:
            if person is None:
                await team.own_place(asking)
            else:
                await team.standin(asking, person.id)


async def setup(client: Fieldpost) -> None:
    """What a new client takes of this room."""
    await client.add_cog(TeamCommands())
