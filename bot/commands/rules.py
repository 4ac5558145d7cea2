"""/rules: what a card, a unit, a kind of ground does; what lies on a hex; and "why can't I?"."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.asking import Asking, Completion, choices, command, everywhere, of_game
from bot.errors import UserError
from bot.flows.hexes import Question, show_hex
from bot.flows.rulebook import tell
from bot.i18n import said
from bot.screens import rulebook
from bot.screens.battle_prompts import attack_text
from bot.screens.reasons import reason
from engine.notation import ActionView

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost, Interaction

#: What may be asked of a hex.
_ASKED = [app_commands.Choice(name=said(f"choice-hex-{one}"), value=one) for one in get_args(Question)]
#: What /rules terrain knows.
_GROUND = ("terrain", "obstacle")


def _complete(*rooms: str) -> Completion:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        client = interaction.client
        words = await client.words_for(interaction)
        entries = rulebook.find(words, current, *rooms) if current else rulebook.entries(*rooms)
        return choices((rulebook.title_of(words, entry), entry.key) for entry in entries)

    return complete


async def complete_hex(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Hexes of the battle meant, by the beginning of their name."""
    try:
        asking = await Asking.of(interaction, getattr(interaction.namespace, "game", None))
        look = (await asking.visit()).public
    except UserError:
        return []
    wanted = current.strip().upper()
    return choices((spot.name, spot.name) for spot in look.view.hexes if spot.name.startswith(wanted))


@everywhere
class RulesCommands(commands.GroupCog, group_name="rules", group_description=said("command-rules")):
    """The rule book in our own words."""

    async def _tell(self, interaction: Interaction, text: str, *rooms: str) -> None:
        async with Asking.free(interaction) as asking:
            await tell(asking, text, *rooms)

    @command("command-rules-card", name="option-card-name")
    @app_commands.autocomplete(name=_complete("card"))
    async def card(self, interaction: Interaction, name: str) -> None:
        await self._tell(interaction, name, "card")

    @command("command-rules-unit", name="option-unit-name")
    @app_commands.autocomplete(name=_complete("unit"))
    async def unit(self, interaction: Interaction, name: str) -> None:
        await self._tell(interaction, name, "unit")

    @command("command-rules-terrain", name="option-terrain-name")
    @app_commands.autocomplete(name=_complete(*_GROUND))
    async def terrain(self, interaction: Interaction, name: str) -> None:
        await self._tell(interaction, name, *_GROUND)

    @command("command-rules-search", text="option-search")
    @app_commands.autocomplete(text=_complete())
    async def search(self, interaction: Interaction, text: str) -> None:
        await self._tell(interaction, text)

    @of_game("command-rules-hex", name="option-hex", ask="option-hex-ask")
    @app_commands.choices(ask=_ASKED)
    @app_commands.autocomplete(name=complete_hex)
    async def hex(
        self, interaction: Interaction, name: str, ask: str = "rules", game: str | None = None
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            await show_hex(asking, name, cast("Question", ask))

    @of_game("command-rules-why", line="option-line")
    async def why(self, interaction: Interaction, line: str, game: str | None = None) -> None:
        """Why can't I? What the board has against it, else what must come first."""
        async with await Asking.of(interaction, game) as asking:
            words = await asking.words()
            shown = discord.utils.escape_markdown(line)[:80]
            visit = await asking.visit()
            against = visit.why(line, await asking.side())
            if against is None:
                await asking.say("rules-why-ok", line=shown)
            elif isinstance(against, ActionView):
                dice = attack_text(words, visit.card, against)
                await asking.say("rules-why-attack", line=shown, dice=dice)
            else:
                key = "rules-why-later" if against.later else "rules-why-not"
                why = reason(words, against.told.key, against.told.params)
                await asking.say(key, line=shown, why=why)


async def setup(client: Fieldpost) -> None:
    """What a new client takes of this room."""
    await client.add_cog(RulesCommands())
