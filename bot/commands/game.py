"""/game: tables, the state of a battle, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, cast, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.asking import Asking, command, complete_own, everywhere, of_game
from bot.commands.completing import (
    complete_language,
    complete_rules,
    complete_scenario,
    complete_time,
    switches,
)
from bot.errors import UserError
from bot.facts.kinds import Status
from bot.facts.pace import PACES, name_of, pace_asked, pace_named
from bot.facts.place import LOSABLE, THREAD
from bot.facts.public import Choice
from bot.facts.reliability import ASKED_FOR
from bot.facts.setup import TEAM_SECONDS
from bot.facts.wish import Wish
from bot.flows import (
    absent,
    clocks,
    consent,
    handing,
    lobby,
    looking,
    moving,
    pages,
    queue,
    replay,
    verifying,
)
from bot.flows import turning as _turning  # noqa: F401 - its buttons are answered
from bot.flows.lesson import show_lesson
from bot.flows.opening import check_here, language_for, server_of, set_up
from bot.flows.scores import show_ladder
from bot.game.values import NewGame
from bot.i18n import said
from bot.screens.listing import games
from engine.players import Level

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
#: After how long a computer plays with whoever waits in the queue.
_SECONDS_AFTER = {"10-minutes": 600.0, "1-hour": 3_600.0, "8-hours": 28_800.0, "1-day": 86_400.0}
_AFTER = [app_commands.Choice(name=said(f"choice-after-{one}"), value=one) for one in _SECONDS_AFTER]
_WHERE = [app_commands.Choice(name=said(f"choice-where-{one}"), value=one) for one in ("here", "anywhere")]
#: What kind of table is opened.
TableKind: TypeAlias = Literal["single", "match", "match-in-turn", "practice", "watch"]
_KINDS = [app_commands.Choice(name=said(f"choice-kind-{one}"), value=one) for one in get_args(TableKind)]
IN_TIME_CHOICES = [
    app_commands.Choice(name=said(f"choice-in-time-{least}"), value=least) for least in ASKED_FOR
]
_STILL = [app_commands.Choice(name=said(f"choice-still-{one}"), value=one) for one in ("play-on", "let-be")]
_ABSENT = [app_commands.Choice(name=said(f"choice-absent-{one}"), value=one) for one in get_args(Choice)]


def check_against(opponent: discord.User | None, computer: Level | None, kind: TableKind) -> None:
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
        pace: str | None = None,
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
            table = cast("TableKind", kind)
            check_against(opponent, computer, table)
            wanted = NewGame(
                scenario,
                asking.person,
                server_of(asking),
                side,
                opponent.id if opponent is not None else None,
                computer=computer,
                match=table in ("match", "match-in-turn"),
                in_turn=table == "match-in-turn",
                practice=table == "practice",
                watch=table == "watch",
                rival=rival,
                young=young_generals,
                options=options,
                rules=special,
                pace=pace_asked(pace, alone=table == "practice" and allies == axis == 1),
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

    @command(
        "command-game-queue",
        scenario="option-scenario", pace="option-pace", side="option-side", computer="option-queue-computer",
        after="option-queue-after", where="option-queue-where", leave="option-queue-leave",
        word="option-word",
    )  # fmt: skip
    @app_commands.choices(pace=PACE_CHOICES, after=_AFTER, where=_WHERE)
    @app_commands.autocomplete(scenario=complete_scenario)
    async def queue(
        self,
        interaction: Interaction,
        scenario: str = "",
        pace: str = "normal",
        side: Literal["allies", "axis"] | None = None,
        computer: Level | None = None,
        after: str = "1-hour",
        where: str = "here",
        leave: bool = False,
        word: str = "",
    ) -> None:
        async with Asking.free(interaction) as asking:
            if leave:
                await queue.leave_queue(asking)
                return
            wish = Wish(
                scenario,
                name_of(pace_named(pace)) or "normal",
                side,
                where == "anywhere",
                await language_for(asking),
                computer,
            )
            await queue.wait_for(asking, wish, _SECONDS_AFTER[after], word)

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
        async with await Asking.of(interaction, game, opened=True) as asking:
            await lobby.join(asking, side, word=word)

    @of_game("command-game-leave", offered=complete_own)
    async def leave(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game, opened=True) as asking:
            await lobby.leave(asking)

    @of_game("command-game-start")
    async def start(self, interaction: Interaction, game: str | None = None) -> None:
        async with await Asking.of(interaction, game, opened=True) as asking:
            await lobby.start(asking)

    @command("command-game-list", which="option-which")
    async def list(
        self, interaction: Interaction, which: Literal["open", "running", "over"] = "running"
    ) -> None:
        async with Asking.free(interaction) as asking:
            status: tuple[Status, ...] = (
                ("open",) if which == "open" else ("over", "cancelled") if which == "over" else ("running",)
            )
            server = interaction.guild_id
            person = asking.person if server is None else None
            cards, number = await asking.client.backend.games.listed(
                person=person, server=server, status=status
            )
            await asking.show(
                games(await asking.words(), cards, asking.person, await threads_of(asking, cards), number)
            )

    @command("command-game-ladder", where="option-where")
    async def ladder(self, interaction: Interaction, where: Literal["here", "everywhere"] = "here") -> None:
        async with Asking.free(interaction) as asking:
            await show_ladder(asking, everywhere=where == "everywhere")

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
        place=[app_commands.Choice(name=said(f"lost-{one.replace(':', '-')}"), value=one) for one in LOSABLE]
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
        to: Literal["me", Level],
        side: Literal["allies", "axis"] | None = None,
        game: str | None = None,
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            if to == "me":
                await handing.take(asking, side)
            else:
                await handing.give(asking, to, side)

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

    @of_game("command-game-replay", film="option-film")
    async def replay(self, interaction: Interaction, film: bool = False, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await (replay.show_film(asking) if film else replay.show_replay(asking))

    @of_game("command-game-export", file="option-export-file")
    async def export(
        self, interaction: Interaction, file: Literal["json", "html"] = "json", game: str | None = None
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            await (pages.show_page(asking) if file == "html" else consent.export(asking))


async def threads_of(asking: Asking, cards: tuple[GameCard, ...]) -> dict[int, int]:
    """Where to jump, by game."""
    return await asking.client.backend.places.channels_of([card.id for card in cards], THREAD)


async def setup(client: Fieldpost) -> None:
    """What a new client takes of this room."""
    await client.add_cog(GameCommands())
