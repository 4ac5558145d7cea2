"""/play: every command is the same engine action as its button."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from discord import app_commands
from discord.ext import commands

from bot.commands.asking import (
    Asking,
    Completion,
    choices,
    complete_own,
    completing,
    everywhere,
    legal_actions,
    named,
    of_game,
)
from bot.errors import UserError
from bot.facts.plans import MOST_PLANS
from bot.flows import consent, plans
from bot.flows.advice import ask_for_advice
from bot.flows.finishing import finish
from bot.flows.reactions import show_reactions
from bot.flows.texts import play_named, play_text
from bot.flows.turn import after, attack_by_word, play_line, show_turn
from bot.i18n import said
from bot.screens.naming import Chart, unit_line
from bot.screens.plans import conditions_text
from bot.screens.screen import LIST_LENGTH
from bot.screens.typed_abilities import is_combat
from bot.screens.typing import ORDER_ALL, as_shown
from engine.notation import EXIT

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost, Interaction
    from bot.screens.deciding import Moment
    from engine.frames import Decision
    from engine.notation import Verb

#: Lines that end a step or a question.
_ENDS: Final = ("end", "pass")


async def _moment(interaction: Interaction) -> Moment:
    """The game meant, for completing options; None where there is none."""
    return await (await completing(interaction, named(interaction, "game"))).moment()


async def complete_card(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    client = interaction.client
    words = await client.words_for(interaction)
    legal = await legal_actions(interaction, named(interaction, "game"))
    held = [one.card or one.words[1] for one in legal if one.verb in ("play", "keep") or is_combat(one)]
    cards = ((words(f"card-{card}"), card) for card in dict.fromkeys(held))
    return choices(
        (name, card) for name, card in cards if current.lower() in name.lower() or card.startswith(current)
    )


async def _complete_hexes(
    interaction: Interaction, current: str, ends: list[tuple[str, str]]
) -> list[app_commands.Choice[str]]:
    """Entries by hex name: (hex, value), each with the unit on it."""
    wanted = current.strip().upper()
    fitting = [(at, value) for at, value in dict.fromkeys(ends) if at.startswith(wanted)]
    if not fitting:
        return []
    moment = await _moment(interaction)
    chart = Chart(moment.view)

    def label(at: str) -> str:
        if at in chart.units:
            return unit_line(moment.words, chart.units[at], chart.spots[at])
        spot = chart.spots.get(at)
        if spot is None or spot.terrain == "open":
            return at
        return f"{at} {moment.words(f'terrain-{spot.terrain}.short')}"

    return choices((label(at), value) for at, value in fitting)


async def complete_units(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The last of several hexes is completed; those before it stay."""
    *before, last = current.upper().split(" ") if current else [""]
    legal = await legal_actions(interaction, named(interaction, "game"))
    left = [one.unit for one in legal if one.verb == "order"]
    ends = [(at, " ".join([*before, at])) for at in left if at not in before]
    return await _complete_hexes(interaction, last, ends)


def _origins(verb: Verb) -> Completion:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        legal = await legal_actions(interaction, named(interaction, "game"))
        ends = [(one.unit, one.unit) for one in legal if one.verb == verb]
        return await _complete_hexes(interaction, current, ends)

    return complete


def _targets(verb: Verb) -> Completion:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        origin = (named(interaction, "from") or "").upper()
        legal = await legal_actions(interaction, named(interaction, "game"))
        ways = [
            (*one.hexes, EXIT) if one.leaves else one.hexes
            for one in legal
            if one.verb == verb and origin in ("", one.unit)
        ]
        # To stand fast is a way of one hex.
        ends = [(way[-1], "-".join(way[1:] or way)) for way in ways]
        return await _complete_hexes(interaction, current, ends)

    return complete


async def complete_choice(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Sections and hexes that a card asks for."""
    client = interaction.client
    words = await client.words_for(interaction)
    legal = await legal_actions(interaction, named(interaction, "game"))
    given = [one for one in legal if one.verb == "choose"]
    wanted = current.strip().upper()
    sections = [(words(f"section-{one.section}"), one.section) for one in given if one.section is not None]
    hexes = [" ".join(one.hexes) for one in given if one.hexes]
    return choices([*sections, *((one, one) for one in hexes if one.startswith(wanted))])


async def complete_condition(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """When the open plan is to be taken."""
    wanted = current.strip().lower()
    try:
        found = conditions_text(await _moment(interaction))
    except UserError:
        # Nothing is offered for a battle that is not there, or not his.
        return []
    return choices((label, value) for label, value in found if wanted in value or wanted in label.lower())


async def complete_action(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Whole lines of notation, for the last of several; what only ends something never stands under the finger."""
    before, mark, last = current.rpartition(";")
    lines = [one.notation for one in await legal_actions(interaction, named(interaction, "game"))]
    start = f"{before}{mark} " if mark else ""
    fitting = [one for one in lines if one.lower().startswith(last.strip().lower())]
    ends = [one for one in fitting if one in _ENDS]
    fitting = [one for one in fitting if one not in _ENDS][: LIST_LENGTH - len(ends)]
    return choices((start + one, start + one) for one in (*fitting, *ends))


@everywhere
class PlayCommands(commands.GroupCog, group_name="play", group_description=said("command-play")):
    """The turn by commands."""

    @of_game("command-play-card", offered=complete_own, card="option-card")
    @app_commands.autocomplete(card=complete_card)
    async def card(self, interaction: Interaction, card: str, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await play_named(asking, f"play {card}")

    @of_game("command-play-order", offered=complete_own, units="option-units")
    @app_commands.autocomplete(units=complete_units)
    async def order(self, interaction: Interaction, units: str, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            if as_shown(units) == ORDER_ALL:
                await play_named(asking, ORDER_ALL)
            else:
                await play_line(asking, f"order {' '.join(units.replace(',', ' ').upper().split())}")

    @of_game("command-play-move", offered=complete_own, unit="option-from", to="option-to")
    @app_commands.rename(unit="from")
    @app_commands.autocomplete(unit=_origins("move"), to=_targets("move"))
    async def move(self, interaction: Interaction, unit: str, to: str, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            way = "-".join(to.replace("-", " ").split())
            await play_line(asking, f"move {unit.strip()}-{way}")

    @of_game("command-play-battle", offered=complete_own, unit="option-from", target="option-target")
    @app_commands.rename(unit="from")
    @app_commands.autocomplete(unit=_origins("attack"), target=_targets("attack"))
    async def battle(self, interaction: Interaction, unit: str, target: str, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await _attack(asking, unit, target)

    @of_game("command-play-attack", offered=complete_own, unit="option-from", target="option-target")
    @app_commands.rename(unit="from")
    @app_commands.autocomplete(unit=_origins("attack"), target=_targets("attack"))
    async def attack(self, interaction: Interaction, unit: str, target: str, game: str | None = None) -> None:
        """The same by the word that stands on the buttons."""
        async with await Asking.of(interaction, game) as asking:
            await _attack(asking, unit, target)

    @of_game("command-play-ground", offered=complete_own, take="option-take")
    async def ground(
        self, interaction: Interaction, take: Literal["advance", "stay"], game: str | None = None
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            await _commit(asking, take)

    @of_game("command-play-retreat", offered=complete_own, to="option-retreat")
    @app_commands.autocomplete(to=_targets("retreat"))
    async def retreat(self, interaction: Interaction, to: str, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            at = (await _asked(asking, "retreat")) or ""
            way = "-".join(to.replace("-", " ").upper().split()).removeprefix(f"{at}-")
            await _commit(asking, f"retreat {way}" if way == at else f"retreat {at}-{way}")

    @of_game("command-play-react", offered=complete_own, answer="option-answer")
    async def react(
        self,
        interaction: Interaction,
        answer: Literal["ambush", "pass"] | None = None,
        game: str | None = None,
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            if answer is None:
                await show_reactions(asking)
            else:
                await _asked(asking, "react")
                await _commit(asking, "play ambush" if answer == "ambush" else "pass")

    @of_game("command-play-choose", offered=complete_own, what="option-what")
    @app_commands.autocomplete(what=complete_choice)
    async def choose(self, interaction: Interaction, what: str, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await play_named(asking, f"choose {' '.join(what.replace(',', ' ').split())}")

    @of_game("command-play-draw", offered=complete_own, card="option-keep")
    @app_commands.autocomplete(card=complete_card)
    async def draw(self, interaction: Interaction, card: str, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await play_named(asking, f"keep {card}")

    @of_game("command-play-undo", offered=complete_own, sure="option-sure")
    async def undo(self, interaction: Interaction, sure: bool = False, game: str | None = None) -> None:
        async with await Asking.of(interaction, game) as asking:
            await consent.undo(asking, sure=sure)

    @of_game("command-play-end", offered=complete_own, anyway="option-anyway")
    async def end(self, interaction: Interaction, anyway: bool = False, game: str | None = None) -> None:
        """Commit the draft and close the open step, as [Confirm] and [End turn] do: what is lost is asked about."""
        async with await Asking.of(interaction, game) as asking:
            await finish(asking, anyway=anyway)

    @of_game("command-play-turn", offered=complete_own)
    async def turn(self, interaction: Interaction, game: str | None = None) -> None:
        """The panel with all buttons, as [Take turn]."""
        async with await Asking.of(interaction, game) as asking:
            await show_turn(asking)

    @of_game(
        "command-play-plan",
        offered=complete_own,
        do="option-plan-do",
        number="option-plan-number",
        when="option-plan-when",
    )
    @app_commands.rename(when="if")
    @app_commands.autocomplete(when=complete_condition)
    async def plan(
        self,
        interaction: Interaction,
        do: Literal["look", "use", "rest", "another", "open", "drop"] = "look",
        number: app_commands.Range[int, 1, MOST_PLANS] | None = None,
        when: str | None = None,
        game: str | None = None,
    ) -> None:
        """The plans for the next turn, as [Plans], [Use my plan] and [Keep the rest]."""
        async with await Asking.of(interaction, game) as asking:
            await plans.do_plan(asking, do, number, when)

    @of_game("command-play-advice", offered=complete_own)
    async def advice(self, interaction: Interaction, game: str | None = None) -> None:
        """What a General would do, as [Advice]."""
        async with await Asking.of(interaction, game) as asking:
            await ask_for_advice(asking)

    @of_game("command-play-orders", offered=complete_own, text="option-text", now="option-now")
    @app_commands.autocomplete(text=complete_action)
    async def orders(
        self, interaction: Interaction, text: str, now: bool = False, game: str | None = None
    ) -> None:
        """A whole turn in the notation, in one transaction."""
        async with await Asking.of(interaction, game) as asking:
            await play_text(asking, text, now=now)


async def _asked(asking: Asking, kind: Decision) -> str | None:
    """The hex an open question is about. Raises UserError where no such question is put to one's side."""
    moment = await asking.moment()
    choice = moment.look.view.choice
    if moment.side is not None and (choice.kind, choice.side) != (kind, moment.side):
        raise UserError("nothing-asked")
    return choice.at


async def _attack(asking: Asking, unit: str, target: str) -> None:
    await attack_by_word(asking, f"attack {unit.strip().upper()}x{target.strip().upper()}")


async def _commit(asking: Asking, line: str) -> None:
    """An action that rolls or reveals: the draft before it goes with it."""
    await after(asking, await asking.client.backend.drafts.play(await asking.request(), line))


async def setup(client: Fieldpost) -> None:
    """What a new client takes of this room."""
    await client.add_cog(PlayCommands())
