"""A slash command: who asks, of which game, and the options that complete themselves from what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from discord.app_commands import Choice

from bot.discord.reply import Reply
from bot.errors import UserError
from bot.flows.asker import Asker, admitted
from bot.screens.listing import line
from bot.screens.screen import LINE, LIST_LENGTH, cut

if TYPE_CHECKING:
    from collections.abc import Iterable

    import discord

    from bot.discord.client import Fieldpost
    from engine import Side


class Asking(Asker):
    """A command on its way to its answer: `async with await Asking.of(interaction, game)`."""

    @classmethod
    async def of(cls, interaction: discord.Interaction[Any], game: str | None = None) -> Self:
        """The game named, else that of the channel, else the only one the person plays."""
        found = await game_for(interaction, game)
        return cls._made(interaction, found)

    @classmethod
    def free(cls, interaction: discord.Interaction[Any]) -> Self:
        """A command about no game."""
        return cls._made(interaction, 0)

    @classmethod
    def _made(cls, interaction: discord.Interaction[Any], game: int) -> Self:
        reply = Reply(interaction)
        # For the tree's error handler: it answers through the same door.
        interaction.extras.update(reply=reply, game=game)
        return cls(interaction, reply, game, None)

    async def __aenter__(self) -> Self:
        await self.reply.__aenter__()
        return self

    async def __aexit__(self, *error: Any) -> None:
        await self.reply.__aexit__(*error)
        self.client.herald.kick()


async def game_for(interaction: discord.Interaction[Any], game: str | None) -> int:
    """Which game is meant. Raises UserError."""
    client: Fieldpost = interaction.client
    if game:
        number = game.lstrip("#").partition(" ")[0]
        if not number.isdecimal() or len(number) > 15:
            raise UserError("no-game")
        return await admitted(interaction, int(number))
    if interaction.guild_id is not None and interaction.channel_id is not None:
        found = await client.backend.places.game_of(interaction.channel_id)
        if found is not None:
            place = await client.backend.places.get(found, "origin")
            if place is None or place.channel != interaction.channel_id:
                return await admitted(interaction, found)
    mine = await client.backend.games.find(
        person=interaction.user.id, server=interaction.guild_id, status=("running",), limit=2
    )
    if len(mine) == 1:
        return await admitted(interaction, mine[0].id)
    raise UserError("no-game-here")


async def complete_game(interaction: discord.Interaction[Any], current: str) -> list[Choice[str]]:
    """One's own games first, then the server's. Never raises: the person would see an empty list and no reason."""
    client: Fieldpost = interaction.client
    words = await client.words_for(interaction)
    status, here = ("open", "running", "over"), interaction.guild_id
    mine = await client.backend.games.find(person=interaction.user.id, server=here, status=status, limit=50)
    found = list(mine)
    if here is not None:
        known = {card.id for card in found}
        more = await client.backend.games.find(server=here, status=status, limit=50)
        found += [card for card in more if card.id not in known]
    wanted = current.lstrip("#").lower()
    return choices(
        (line(words, card, interaction.user.id), str(card.id))
        for card in found
        if str(card.id).startswith(wanted) or wanted in card.title(words.language).lower()
    )


async def complete_lines(
    interaction: discord.Interaction[Any], game: str | None, side: Side | None = None
) -> tuple[str, ...]:
    """The legal actions of the person in the game meant; none rather than an error."""
    client: Fieldpost = interaction.client
    try:
        number = await game_for(interaction, game)
        side = side or await client.side_of(number, interaction.user.id, interaction.channel_id)
        return await client.backend.games.legal(number, interaction.user.id, side=side)
    except UserError:
        return ()


def choices(found: Iterable[tuple[str, str]]) -> list[Choice[str]]:
    """At most 25 entries, each no longer than Discord takes."""
    made = []
    for name, value in found:
        made.append(Choice(name=cut(name, LINE) or "–", value=value[:LINE]))
        if len(made) == LIST_LENGTH:
            break
    return made


def named(interaction: discord.Interaction[Any], option: str) -> str | None:
    """What is filled in so far for another option of the same command."""
    value = getattr(interaction.namespace, option, None)
    return value if isinstance(value, str) and value else None
