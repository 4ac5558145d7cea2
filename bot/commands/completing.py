"""What the options of /game new and its like offer while they are typed, and what is read from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands.asking import choices
from bot.errors import UserError
from bot.flows import clocks
from bot.i18n import languages, words_of
from bot.screens.battles import title_of
from bot.screens.clocks import about
from bot.screens.scenario import found_by
from engine.options import CHOICES, Options
from engine.rules.hooks import FREE

if TYPE_CHECKING:
    from bot.discord.client import Interaction

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
