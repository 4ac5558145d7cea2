"""Somebody who asks something of a game, by press or by command: who, which game, and the one answer he gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.flows.moments import moment_of
from bot.game.values import Request

if TYPE_CHECKING:
    import discord

    from bot.discord.client import Fieldpost
    from bot.discord.reply import Reply
    from bot.i18n import Words
    from bot.screens.deciding import Moment
    from bot.screens.screen import Screen
    from engine import Side


async def admitted(interaction: discord.Interaction[Any], game: int) -> int:
    """The one way from a number, typed, chosen or in a button that anybody may forge, to a game.

    Raises UserError for a game of another server, as for one that is not there.
    """
    client: Fieldpost = interaction.client
    await client.backend.games.admit(game, interaction.user.id, interaction.guild_id)
    return game


class Asker:
    """What presses and commands have in common."""

    def __init__(
        self, interaction: discord.Interaction[Any], reply: Reply, game: int, seen: int | None
    ) -> None:
        self.interaction: Final = interaction
        self.client: Final[Fieldpost] = interaction.client
        self.person: Final = interaction.user.id
        self.client.meet(interaction.user)
        self.reply: Final = reply
        self.game: Final = game
        self._seen: Final = seen
        self._wanted: Side | None = None
        self._words: Words | None = None

    def as_side(self, side: Side | None) -> None:
        """Act as that side, where one person plays both."""
        self._wanted = side

    async def words(self) -> Words:
        """The asker's language, as it was when he asked."""
        if self._words is None:
            self._words = await self.client.words_for(self.interaction)
        return self._words

    async def side(self) -> Side | None:
        """The side to act as, where one person plays both."""
        return self._wanted or await self.client.side_of(self.game, self.person, self.interaction.channel_id)

    async def request(self, *, fresh: bool = True) -> Request:
        """What the service is asked; `fresh` refuses a button older than the game."""
        seen = self._seen if fresh else None
        return Request(self.person, self.game, self.interaction.id, seen, await self.side())

    async def moment(self, *, page: tuple[str, int] = ("", 0)) -> Moment:
        """The game as the asker sees it now, with his plan."""
        return await moment_of(
            self.client, self.game, self.person, await self.words(), side=await self.side(), page=page
        )

    async def show(self, screen: Screen) -> None:
        """The answer."""
        await self.reply.show(screen)

    async def say(self, key: str, **params: str | int) -> None:
        """A line of the catalogue as the answer."""
        await self.reply.say((await self.words())(key, **params))
