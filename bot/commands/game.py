"""/game: tables, the state of a battle, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.asking import Asking, choices, command, complete_own, everywhere, of_game
from bot.errors import UserError
from bot.facts.pace import PACES, pace_named
from bot.facts.public import Choice
from bot.facts.reliability import ASKED_FOR
from bot.facts.setup import TEAM_SECONDS
from bot.flows import absent, clocks, consent, handing, lobby, looking, moving, pages, replay, verifying
from bot.flows import turning as _turning  # noqa: F401 - its buttons are answered
from bot.flows.lesson import show_lesson
from bot.flows.opening import check_here, language_for, server_of, set_up
from bot.game.values import NewGame
from bot.host.moves import KINDS
from bot.i18n import languages, said, words_of
from bot.screens.battles import title_of
from bot.screens.clocks import about
from bot.screens.listing import games
from bot.screens.scenario import found_by
from engine.options import CHOICES, Options
from engine.players import Level
from engine.rules.hooks import FREE

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost, Interaction
    from bot.facts.kinds import Reactions
    from bot.game.values import GameCard

#: How long a general of a team may take for his orders.
_SECONDS = {"5-minutes": 300, "1-hour": 3_600, "8-hours": 28_800, "1-day": 86_400}
_TEAM_TIMES = [app_commands.Choice(name=time, value=time) for time in _SECONDS]
PACE_CHOICES = [app_commands.Choice(name=said(f"choice-pace-{name}"), value=name) for name in PACES]
_REACTIONS = [
    app_commands.Choice(name=said(f"choice-reactions-{one}"), value=one) for one in ("orders", "fair", "live")
]
_KINDS = [
    app_commands.Choice(name=said(f"choice-kind-{one}"), value=one)
    for one in ("single", "match", "match-in-turn", "practice", "watch")
]
IN_TIME_CHOICES = [
    app_commands.Choice(name=said(f"choice-in-time-{least}"), value=least) for least in ASKED_FOR
]
_STILL = [app_commands.Choice(name=said(f"choice-still-{one}"), value=one) for one in ("play-on", "let-be")]
_ABSENT = [app_commands.Choice(name=said(f"choice-absent-{one}"), value=one) for one in get_args(Choice)]
_TIMES = ("10 min", "1 hour", "4 hours", "12 hours", "1 day", "3 days", "7 days")
#: Rule switches of one word each: what is not as usual.
_SWITCHES = {
    name: value for name, values in CHOICES.items() for value in values if value != getattr(Options(), name)
}


async def complete_scenario(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Battles by the beginning of their title, by any part of it, and by their box, their date and who fights."""
    client = interaction.client
    words = await client.words_for(interaction)
    battles = await client.backend.library.list(interaction.guild_id)
    wanted = current.lower()
    named = [(title_of(words, one.id, one.titles), one) for one in battles if one.playable]
    ranks: tuple[list[tuple[str, str]], ...] = ([], [], [])
    for title, one in named:
        known = title.lower()
        rank = 0 if known.startswith(wanted) else 1 if wanted in known else 2
        if rank < 2 or wanted in found_by(words, one).lower():
            ranks[rank].append((title, one.id))
    return choices([pair for rank in ranks for pair in rank], more=words("complete-more"))


async def complete_language(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The languages there are, each as those say it who speak it."""
    wanted = current.strip().lower()
    named = [(words_of(one)("language-name"), one) for one in languages()]
    return choices(pair for pair in named if wanted in pair[0].lower() or wanted == pair[1])


#: What a table asks for by itself; the rest is wanted in a dispute, or by one kind of battle.
_ASKED_FOR = ("combat-cards", "winter-weather", "tactic_cards", "take_ground", "overrun", "match_tie")


async def complete_rules(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Rule switches, several one after the other."""
    client = interaction.client
    words = await client.words_for(interaction)
    said = current.replace(",", " ").lower().split()
    # What is no rule's name is what is looked for, in as many words as there are.
    known = next((at for at, one in enumerate(said) if one not in _SWITCHES and one not in FREE), len(said))
    if current and not current.endswith((" ", ",")) and known == len(said):
        known -= 1
    before, wanted = said[:known], said[known:]
    pairs = []
    named = {
        name: f"{words(f'option-{name}')}: {words(f'option-{name}-{value}')}"
        for name, value in _SWITCHES.items()
    }
    named |= {rule: words(f"rule-{rule}") for rule in FREE}
    order = {name: at for at, name in enumerate(_ASKED_FOR)}
    for name, label in sorted(named.items(), key=lambda one: order.get(one[0], len(order))):
        told = words(f"rule-{name}.rules") if name in FREE else ""
        if name not in before and all(one in f"{name} {label} {told}".lower() for one in wanted):
            pairs.append((label, " ".join([*before, name])))
    return choices(pairs, more=words("complete-more-rules"))


def switches(text: str | None) -> tuple[dict[str, object], tuple[str, ...]]:
    """The rule switches, and the special rules beside the battle's own, named in a text. Raises UserError."""
    changed: dict[str, object] = {}
    rules: list[str] = []
    for name in (text or "").replace(",", " ").split():
        if name in FREE:
            rules.append(name)
        elif name in _SWITCHES:
            changed[name] = _SWITCHES[name]
        else:
            raise UserError("unknown-rule", name=name)
    return Options.read(changed).changed(), tuple(rules)


async def complete_time(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Some times; others can be written."""
    words, wanted = await interaction.client.words_for(interaction), current.replace(" ", "").lower()
    named = [(about(words, clocks.seconds_of(one, words)), one) for one in _TIMES]
    return choices(
        pair for pair in named if any(one.replace(" ", "").lower().startswith(wanted) for one in pair)
    )


def check_against(opponent: discord.User | None, computer: Level | None, kind: str) -> None:
    """Whether one can play against those named. Raises UserError."""
    if opponent is not None and opponent.bot:
        raise UserError("invitation-for-others")
    if computer is not None and (opponent is not None or kind not in ("single", "watch")):
        raise UserError("computer-or-person")
    if kind == "watch" and opponent is not None:
        raise UserError("watch-two")


@everywhere
class GameCommands(commands.GroupCog, group_name="game", group_description=said("command-game")):
    """Battles by commands."""

    @command(
        "command-game-new",
        scenario="option-scenario", side="option-side", opponent="option-opponent", computer="option-computer",
        rival="option-rival", kind="option-kind",
        young_generals="option-young", rules="option-rules", pace="option-pace", reactions="option-reactions",
        allies="option-allies", axis="option-axis", team_time="option-team-time", odds="option-odds",
        standin="option-standin-new", in_time="option-in-time", language="option-language-new",
        pictures="option-pictures-new", word="option-word",
    )  # fmt: skip
    @app_commands.choices(pace=PACE_CHOICES, team_time=_TEAM_TIMES, reactions=_REACTIONS, kind=_KINDS)
    @app_commands.choices(in_time=IN_TIME_CHOICES)
    @app_commands.autocomplete(scenario=complete_scenario, rules=complete_rules, language=complete_language)
    async def new(
        self,
        interaction: Interaction,
        scenario: str,
        side: Literal["allies", "axis"] | None = None,
        opponent: discord.User | None = None,
        computer: Level | None = None,
        rival: Level | None = None,
        kind: str = "single",
        young_generals: bool = False,
        rules: str | None = None,
        pace: str = "normal",
        reactions: str = "orders",
        allies: app_commands.Range[int, 1, 4] = 1,
        axis: app_commands.Range[int, 1, 4] = 1,
        team_time: str | None = None,
        odds: bool = True,
        standin: bool = True,
        in_time: int = 0,
        language: str | None = None,
        pictures: Literal["drawn", "text"] = "drawn",
        word: str = "",
    ) -> None:
        async with Asking.free(interaction) as asking:
            options, special = switches(rules)
            await check_here(asking)
            check_against(opponent, computer, kind)
            wanted = NewGame(
                scenario,
                asking.person,
                server_of(asking),
                side,
                opponent.id if opponent is not None else None,
                computer=computer,
                match=kind.startswith("match"),
                in_turn=kind == "match-in-turn",
                practice=kind == "practice",
                watch=kind == "watch",
                rival=rival,
                young=young_generals,
                options=options,
                rules=special,
                pace=pace_named(pace),
                reactions=cast("Reactions", reactions),
                language=await language_for(asking, language),
                sides={"allies": allies, "axis": axis},
                team_seconds=_SECONDS[team_time] if team_time else TEAM_SECONDS,
                origin=interaction.channel_id,
                odds=odds,
                standin=standin,
                in_time=in_time,
                plain=pictures == "text",
                word=word,
            )
            await set_up(asking, wanted)

    @command("command-game-tutorial")
    async def tutorial(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            await show_lesson(asking)

    @of_game("command-game-join", side="option-side", word="option-word")
    async def join(
        self,
        interaction: Interaction,
        game: str | None = None,
        side: Literal["allies", "axis"] | None = None,
        word: str = "",
    ) -> None:
        async with await Asking.of(interaction, game or await open_here(interaction)) as asking:
            await lobby.join(asking, side, word=word)

    @of_game("command-game-leave", offered=complete_own)
    async def leave(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game or await open_here(interaction)) as asking:
            await lobby.leave(asking)

    @of_game("command-game-start")
    async def start(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game or await open_here(interaction)) as asking:
            await asking.say(await lobby.start(asking, await asking.request()))

    @command("command-game-list", which="option-which")
    async def list(
        self, interaction: Interaction, which: Literal["open", "running", "over"] = "running"
    ) -> None:
        async with Asking.free(interaction) as asking:
            status = (
                ("open",) if which == "open" else ("over", "cancelled") if which == "over" else ("running",)
            )
            games_of = asking.client.backend.games.find
            if interaction.guild_id is None:
                cards = await games_of(person=asking.person, status=status)
            else:
                cards = await games_of(server=interaction.guild_id, status=status)
            await asking.show(
                games(await asking.words(), cards, asking.person, await threads_of(asking, cards))
            )

    @of_game("command-game-status")
    async def status(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await looking.show_status(asking)

    @of_game("command-game-board", view="option-view", section="option-view-section")
    async def board(
        self,
        interaction: Interaction,
        view: Literal["picture", "text"] | None = None,
        section: Literal["left", "center", "right"] | None = None,
        game: str | None = None,
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            if view is None and section is not None:
                view = "text"
            await looking.show_board(asking, view, section)

    @of_game("command-game-log")
    async def log(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await looking.show_log(asking)

    @of_game("command-game-continue", place="option-what-place")
    @app_commands.choices(
        place=[app_commands.Choice(name=said(f"lost-{one.replace(':', '-')}"), value=one) for one in KINDS]
    )
    async def continue_(
        self, interaction: Interaction, place: str = "thread", game: str | None = None
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            await moving.go_on(asking, place)

    @of_game("command-game-seat", to="option-seat-to", side="option-side")
    async def seat(
        self,
        interaction: Interaction,
        to: Literal["me", "recruit", "veteran", "general"],
        side: Literal["allies", "axis"] | None = None,
        game: str | None = None,
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            if to == "me":
                await handing.take(asking, side)
            else:
                asking.as_side(side)
                await handing.give(asking, to)

    @of_game(
        "command-game-time",
        give="option-give",
        pause="option-pause",
        still="option-still",
        offered=complete_own,
    )
    @app_commands.choices(still=_STILL)
    @app_commands.autocomplete(give=complete_time)
    async def time(
        self,
        interaction: Interaction,
        give: str | None = None,
        pause: app_commands.Range[int, 0, 7] | None = None,
        still: str | None = None,
        game: str | None = None,
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            if give is not None:
                await clocks.give(asking, clocks.seconds_of(give, await asking.words()))
            elif pause is not None:
                await (clocks.ask_pause(asking, pause * 86_400) if pause else clocks.run_on(asking))
            elif still == "play-on":
                await clocks.play_on(asking)
            elif still == "let-be":
                await clocks.ask_let_be(asking)
            else:
                await clocks.show_clocks(asking)

    @of_game("command-game-back", offered=complete_own)
    async def back(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await clocks.here_again(asking)

    @of_game("command-game-absent", how="option-absent-how", offered=complete_own)
    @app_commands.choices(how=_ABSENT)
    async def absent(self, interaction: Interaction, how: str | None = None, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            choice = next((one for one in get_args(Choice) if one == how), None)
            await (absent.show_absent(asking) if choice is None else absent.choose(asking, choice))

    @of_game("command-game-resign", offered=complete_own)
    async def resign(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await consent.ask_resign(asking)

    @of_game("command-game-draw", offered=complete_own, sure="option-sure")
    async def draw(self, interaction: Interaction, sure: bool = False, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await consent.ask_draw(asking, sure=sure)

    @of_game("command-game-rematch")
    async def rematch(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await consent.rematch(asking)

    @of_game("command-game-verify")
    async def verify(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await verifying.verify(asking)

    @of_game("command-game-replay")
    async def replay(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await replay.show_replay(asking)

    @of_game("command-game-export", file="option-export-file")
    async def export(
        self, interaction: Interaction, file: Literal["json", "html"] = "json", game: str | None = None
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            await (pages.show_page(asking) if file == "html" else consent.export(asking))


async def open_here(interaction: Interaction) -> str | None:
    """The newest open table of this channel, for /game join without a number."""
    client = interaction.client
    if interaction.channel_id is None:
        return None
    numbers = await client.backend.places.games_of(interaction.channel_id)
    for game in reversed(numbers):
        if (await client.backend.games.card(game)).status == "open":
            return str(game)
    return None


async def threads_of(asking: Asking, cards: tuple[GameCard, ...]) -> dict[int, int]:
    """Where to jump, by game."""
    return await asking.client.backend.places.channels_of([card.id for card in cards], "thread")


async def setup(client: Fieldpost) -> None:
    """What a new client takes of this room."""
    await client.add_cog(GameCommands())
