"""A slash command: who asks, of which game, and the options that complete themselves from what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self, TypeAlias, TypeVar

from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.discord.reply import Reply
from bot.errors import UserError
from bot.facts.numbers import number_of
from bot.flows.asker import Asker, admitted
from bot.flows.typed import Several
from bot.i18n import said, words_of
from bot.screens.battles import title_of
from bot.screens.listing import line
from bot.screens.screen import LINE, LIST_LENGTH, cut
from bot.screens.seating import is_team

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable
    from types import TracebackType

    from discord.app_commands.commands import Command, CommandCallback, GroupT, P, T

    from bot.discord.client import Interaction
    from bot.game.values import GameCard
    from bot.game.visit import Visit
    from engine.notation import ActionView

#: A command, or a group of them.
Where = TypeVar("Where")
#: What a game may be at that an option names.
_NAMED: Final = ("open", "running", "over")
#: Fills in an option while it is typed.
Completion: TypeAlias = "Callable[[Interaction, str], Coroutine[None, None, list[Choice[str]]]]"


class Asking(Asker):
    """A command on its way to its answer: `async with await Asking.of(interaction, game)`."""

    @classmethod
    async def of(cls, interaction: Interaction, game: str | None = None, *, opened: bool = False) -> Self:
        """The game named, else that of the channel, first of all one to be `opened`, else the only one he plays."""
        return cls._made(interaction, await game_for(interaction, game, opened=opened))

    @classmethod
    def free(cls, interaction: Interaction) -> Self:
        """A command about no game."""
        return cls._made(interaction, None)

    @classmethod
    def _made(cls, interaction: Interaction, visit: Visit | None) -> Self:
        # Whoever watches over the time has made it already.
        reply = interaction.extras.get("reply") or Reply(interaction)
        # For the tree's error handler: it answers through the same door.
        asking = cls(interaction, reply, visit, None)
        interaction.extras.update(reply=reply, game=asking.game, asker=asking)
        return asking

    async def __aenter__(self) -> Self:
        await self.reply.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.reply.__aexit__(kind, error, trace)
        self.client.herald.nudge()


async def game_for(interaction: Interaction, game: str | None, *, opened: bool = False) -> Visit:
    """Which game is meant; where it is one to be `opened`, first of all an open table. Raises UserError."""
    client, channel = interaction.client, interaction.channel_id
    if game:
        number = number_of(game)
        if number is None:
            raise UserError("no-game")
        return await admitted(interaction, number)
    here = None
    if channel is not None and interaction.guild_id is not None:
        here = await client.backend.places.game_of(channel, opened=opened)
    elif channel is not None and opened:
        here = await client.backend.places.open_in(channel)
    if here is not None:
        return await admitted(interaction, here)
    server, find = interaction.guild_id, client.backend.games.find
    own = await find(person=interaction.user.id, status=("running",), limit=None)
    # What he plays by himself goes with him wherever he is; the rest is of its server.
    private = [one for one in own if one.private]
    public = [one for one in own if not one.private and server in (None, one.server)]
    last = client.panels.battle(interaction.user.id, channel or 0)
    if any(one.id == last for one in (*private, *public)):
        return await admitted(interaction, last or 0)
    meant = (private or public) if server is None else (public or private)
    if len(meant) == 1:
        return await admitted(interaction, meant[0].id)
    raise Several(meant) if meant else UserError("no-game-here")


async def complete_game(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The channel's own game first, one's others, then the server's.

    Never raises: the person would see an empty list and no reason.
    """
    cards, here = list(await _own(interaction)), interaction.guild_id
    if here is not None:
        known = {card.id for card in cards}
        more = await interaction.client.backend.games.find(server=here, status=_NAMED, limit=50)
        cards += [card for card in more if card.id not in known]
    return await _entries(interaction, current, cards)


async def complete_own(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The same of one's own games only: in those of others there is nothing to play."""
    return await _entries(interaction, current, list(await _own(interaction)))


async def complete_team(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Of those the ones in which one is not alone on one's side."""
    person = interaction.user.id
    mine = [card for card in await _own(interaction) if any(is_team(card, s) for s in card.sides_of(person))]
    return await _entries(interaction, current, mine)


async def _own(interaction: Interaction) -> tuple[GameCard, ...]:
    return await interaction.client.backend.games.find(
        person=interaction.user.id, server=interaction.guild_id, status=_NAMED, limit=50
    )


async def _entries(interaction: Interaction, current: str, cards: list[GameCard]) -> list[Choice[str]]:
    client = interaction.client
    words = await client.words_for(interaction)
    if interaction.channel_id is not None:
        of_channel = await client.backend.places.game_of(interaction.channel_id)
        cards.sort(key=lambda card: card.id != of_channel)
    wanted = current.lstrip("#").lower()
    return choices(
        (line(words, card, interaction.user.id), str(card.id))
        for card in cards
        if str(card.id).startswith(wanted) or wanted in title_of(words, card.scenario, card.titles).lower()
    )


def everywhere(commands: Where) -> Where:
    """Commands that serve anybody anywhere: on servers, in private with the bot and among friends, whoever has
    installed it, a server or a user."""
    return app_commands.allowed_installs(guilds=True, users=True)(
        app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(commands)
    )


def on_servers(commands: Where) -> Where:
    """Commands that are about a server the bot is a member of."""
    return app_commands.allowed_installs(guilds=True, users=False)(
        app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(commands)
    )


def command(key: str, /, **options: str) -> Callable[[CommandCallback[GroupT, P, T]], Command[GroupT, P, T]]:
    """A command by the key of its description, whose last word is its name; its options by the keys of theirs."""

    def declared(callback: CommandCallback[GroupT, P, T]) -> Command[GroupT, P, T]:
        described = app_commands.describe(**{option: said(words) for option, words in options.items()})
        name = key.rpartition("-")[2]
        return with_choices(app_commands.command(name=name, description=said(key))(described(callback)))

    return declared


def with_choices(made: Command[GroupT, P, T]) -> Command[GroupT, P, T]:
    """What a command offers to choose from is English as it is typed, and has its words in other languages."""
    english = words_of(None)
    for option in made._params.values():  # noqa: SLF001 - discord.py hands out copies
        for at, one in enumerate(option.choices or ()):
            own = f"choice-{option.display_name.replace('_', '-')}-{one.name}"
            keys = (own, f"side-{one.name}", f"computer-{one.name}.plain")
            key = next((key for key in keys if english.has(key)), None)
            if key is not None:
                option.choices[at] = Choice(name=locale_str(one.name, key=key), value=one.value)
    return made


def of_game(
    key: str, /, *, offered: Completion = complete_game, **options: str
) -> Callable[[CommandCallback[GroupT, P, T]], Command[GroupT, P, T]]:
    """The same for a command of a game: its option `game` is optional and completes itself."""

    def declared(callback: CommandCallback[GroupT, P, T]) -> Command[GroupT, P, T]:
        completed = app_commands.autocomplete(game=offered)(callback)
        return command(key, game="option-game", **options)(completed)

    return declared


async def completing(interaction: Interaction, game: str | None) -> Asking:
    """Whoever fills in an option, found once for it. Raises UserError."""
    known: Asking | None = interaction.extras.get("asker")
    return known if known is not None else await Asking.of(interaction, game)


async def legal_actions(interaction: Interaction, game: str | None) -> tuple[ActionView, ...]:
    """The legal actions of the person in the game meant; none rather than an error."""
    try:
        asking = await completing(interaction, game)
        return (await asking.visit()).legal(await asking.side())
    except UserError:
        return ()


def choices(pairs: Iterable[tuple[str, str]], more: str = "") -> list[Choice[str]]:
    """At most 25 entries, of a longer list with a last one that says `more`; one whose value is longer than Discord
    takes is left out: cut, it would say another thing."""
    made: list[Choice[str]] = []
    for name, value in pairs:
        if len(value) > LINE:
            continue
        if len(made) == LIST_LENGTH:
            if more:
                made[-1] = Choice(name=cut(more, LINE), value="…")
            break
        made.append(Choice(name=cut(name, LINE) or "–", value=value))
    return made


def named(interaction: Interaction, option: str) -> str | None:
    """What is filled in so far for another option of the same command."""
    value = getattr(interaction.namespace, option, None)
    return value if isinstance(value, str) and value else None
