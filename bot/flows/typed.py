"""A command that names no battle where several may be meant: asked which, and a tap does what was typed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import discord

from bot.discord.layout import words_in
from bot.errors import UserError
from bot.flows.press import Press, route
from bot.screens.args import Which, read_arg
from bot.screens.listing import which_game
from bot.screens.screen import cut
from engine.errors import IllegalAction, NotationError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from discord import app_commands

    from bot.discord.client import Interaction
    from bot.discord.reply import Reply
    from bot.game.values import GameCard

#: So much of what was typed stands in the question; it is kept whole beside it.
_MOST: Final = 3_000
#: So many questions are remembered; whoever answers an older one reads in it what he typed.
KEPT: Final = 500


class Several(UserError):
    """A command may mean any of these battles."""

    def __init__(self, cards: Sequence[GameCard]) -> None:
        super().__init__("no-game-here")
        self.cards: Final = tuple(cards)


@dataclass(frozen=True, slots=True)
class Typed:
    """A command as somebody has typed it."""

    person: int
    #: Any: whose command it is, its options and its answer are discord.py's parameters; it is called by their names.
    command: app_commands.Command[Any, ..., Any]
    values: Mapping[str, object]

    async def carry_out(self, interaction: Interaction, game: str) -> None:
        """Do it, in that game."""
        told = {**self.values, "game": game}
        owner = self.command.binding
        await self.command.callback(*([owner] if owner is not None else []), interaction, **told)


async def ask_which(interaction: Interaction, reply: Reply, several: Several) -> None:
    """Which battle is meant; what was typed is kept, and stands there to be read."""
    client, command, filled = interaction.client, interaction.command, interaction.namespace
    assert isinstance(command, discord.app_commands.Command)
    named = [one for one in command.parameters if one.display_name in filled]
    values = {one.name: getattr(filled, one.display_name) for one in named}
    client.typed.keep(interaction.id, Typed(interaction.user.id, command, values))
    text = cut(command_text(interaction), _MOST)
    words = await client.words_for(interaction)
    await reply.show(which_game(words, several.cards, interaction.user.id, text, interaction.id))


def command_text(interaction: Interaction) -> str:
    """A command with all that was filled in, as it can be typed once more."""
    command, filled = interaction.command, interaction.namespace
    if not isinstance(command, discord.app_commands.Command):
        return ""
    named = [one.display_name for one in command.parameters if one.display_name in filled]
    said = [f"{one}:{_shown(getattr(filled, one))}" for one in named]
    return " ".join([f"/{command.qualified_name}", *said])


def filled_in(interaction: Interaction) -> int:
    """How many options of a command were filled in."""
    command, filled = interaction.command, interaction.namespace
    known = command.parameters if isinstance(command, discord.app_commands.Command) else []
    return sum(one.display_name in filled for one in known)


def _shown(value: object) -> str:
    return f"@{value.display_name}" if isinstance(value, discord.abc.User) else str(value)


@route("typed")
async def press_typed(press: Press) -> None:
    """One of the battles: what was typed is done there. Raises UserError."""
    which, interaction = read_arg(Which, press.arg), press.interaction
    game = press.values[0] if press.values else str(which.game)
    typed = press.client.typed.get(which.asked)
    if typed is None or typed.person != press.person:
        # This process has not been asked it: it stands above, to be typed once more.
        message = interaction.message
        said, again = words_in(message) if message is not None else "", (await press.words())("typed-gone")
        await press.reply.say(f"{again}\n{said}" if typed is None else again)
        return
    interaction.extras["reply"] = press.reply
    try:
        await typed.carry_out(interaction, game)
    except (UserError, IllegalAction, NotationError) as error:
        known = int(interaction.extras.get("game", 0))
        await press.client.explain(error, interaction, press.reply, game=known, press=press.do)
