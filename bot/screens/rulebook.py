"""/rules: our own words about cards, units, ground and dice, from the keys of the engine's own tables."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.i18n import names
from bot.screens.battles import labelled
from bot.screens.concepts import CONCEPTS, RULES_OF
from bot.screens.naming import DICE_SIGNS, Chart, unit_line
from bot.screens.screen import Choice, Screen, Select, cut, literal, whole_lines
from engine import book
from engine.options import CHOICES
from engine.rules.cards.breakthrough import ROWS as BREAKTHROUGH
from engine.rules.cards.combat import COMBAT
from engine.rules.cards.table import CARDS
from engine.rules.hooks import RULES
from engine.rules.obstacles import OBSTACLES
from engine.rules.terrain import TERRAIN, TerrainRow
from engine.rules.unit_rows import UnitRow
from engine.rules.units import UNITS
from engine.types import FACES, SECTIONS, SIDES
from scenarios.kinds import MEDALS
from scenarios.limits import LIMITS

if TYPE_CHECKING:
    from bot.i18n import Words
    from engine import PlayerView
    from engine.rules.terrain import Cover

#: The rooms of the rule book, each with the ids of the table behind it.
ROOMS: Final[Mapping[str, Sequence[str]]] = {
    "concept": tuple(CONCEPTS),
    "card": (
        *(one for one in CARDS if one not in ("last-resort", "nothing")),
        *(one for one, row in COMBAT.items() if row.copies),
    ),
    "unit": tuple(UNITS),
    "terrain": tuple(TERRAIN),
    "obstacle": tuple(OBSTACLES),
    "face": FACES,
    "rule": tuple(RULES),
    "side": SIDES,
    "section": SECTIONS,
    "medal": tuple(MEDALS),
}


#: Cards of the Breakthrough deck that bear the name of one of the standard deck.
_NAMESAKES: Final = frozenset(
    row.id for row in BREAKTHROUGH if row.id.removeprefix("breakthrough-") in CARDS and row.kind == "tactic"
)
#: So many other pages are listed below one.
_OTHERS: Final = 12
#: So many rules are shown of what only the book's own sentences say.
_SENTENCES: Final = 8


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing the rule book knows."""

    room: str
    id: str

    @property
    def key(self) -> str:
        """Its key in the catalogue."""
        return f"{self.room}-{self.id}"


def entries(*rooms: str) -> list[Entry]:
    """Everything in these rooms, or in all."""
    return [Entry(room, one) for room in (rooms or tuple(ROOMS)) for one in ROOMS[room]]


def find(words: Words, text: str, *rooms: str) -> list[Entry]:
    """Entries that somebody may mean: called so, beginning so, containing it, then whose rule mentions it.

    Of a whole question (`how far does a tank move?`) the words that are names of something count.
    """
    wanted = " ".join(re.findall(r"[^\s?!.,;:\"]+", text.lower()))
    if not wanted:
        return []
    ranked: list[tuple[int, str, Entry]] = []
    for entry in entries(*rooms):
        rank = _rank(words, entry, wanted)
        if rank is not None:
            ranked.append((rank, _names(words, entry)[0], entry))
    if not ranked and " " in wanted:
        parts = wanted.split()
        for entry in entries(*rooms):
            met = sum(_rank(words, entry, part) in (0, 1) for part in parts)
            if met:
                ranked.append((-met, _names(words, entry)[0], entry))
    return [entry for _, _, entry in sorted(ranked, key=lambda one: one[:2])]


def _rank(words: Words, entry: Entry, wanted: str) -> int | None:
    """How well a page answers: 0 is its name, None not at all."""
    names, also = _names(words, entry), _also(words, entry)
    if wanted in (*names, entry.id):
        return 0
    if wanted in also:
        return 1
    if any(name.startswith(wanted) for name in names):
        return 2
    # From the beginning of a word: camouflage is no flag.
    within = re.compile(rf"\b{re.escape(wanted)}")
    if any(within.search(name) for name in (*names, *also)):
        return 3
    return 4 if within.search(words(f"{entry.key}.rules").lower()) else None


def is_called(words: Words, entry: Entry, text: str) -> bool:
    """Whether a text is a name of this page."""
    return text.strip().lower() in (entry.key, entry.id, *_names(words, entry), *_also(words, entry))


def _names(words: Words, entry: Entry) -> list[str]:
    """Everything a thing is called, the reader's word first: a German club searches for what its box says."""
    return [name.lower() for name in (title_of(words, entry), words(entry.key), *names(entry.key))]


def _also(words: Words, entry: Entry) -> list[str]:
    """What else a thing is called: on a button, and by people."""
    also = [words(key) for key in (f"{entry.key}.short", f"{entry.key}.also") if words.has(key)]
    return ", ".join(also).lower().split(", ")


def title_of(words: Words, entry: Entry) -> str:
    """The name of a thing, with the one printed in the reader's box beside it.

    Some cards of the Breakthrough deck are called like those of the usual one, and say so.
    """
    name, printed = words(entry.key), words.printed(entry.key)
    shown = name if printed in (None, name) else f"{name} ({printed})"
    if entry.room == "card" and entry.id in _NAMESAKES:
        shown = words("rules-breakthrough-card", name=shown)
    return shown


def text_of(words: Words, entry: Entry) -> str:
    """The rule of one thing, with the figures of its table row."""
    lines = [f"**{title_of(words, entry)}** · {words(f'room-{entry.room}')}", words(f"{entry.key}.rules")]
    match entry.room:
        case "card" if entry.id in COMBAT:
            lines.append(words("rules-provisional"))
        case "card":
            copies = CARDS[entry.id].copies
            if copies:
                lines.append(words("rules-copies", number=copies))
        case "unit":
            lines += _unit(words, UNITS[entry.id])
        case "terrain":
            lines += _terrain(words, TERRAIN[entry.id])
        case "obstacle":
            lines += _cover(words, OBSTACLES[entry.id].cover)
        case "concept" if entry.id == "switch":
            lines += _switches(words)
        case "face":
            lines[0] = f"{DICE_SIGNS[entry.id]} {lines[0]}"
        case _:
            pass
    rules = RULES_OF.get(entry.key, ())
    if rules:
        lines.append(words("rules-numbers", rules=" · ".join(rules), example=rules[0]))
    return "\n".join(lines)


def _switches(words: Words) -> list[str]:
    """What tables may play otherwise: as usual, and the other way."""
    return [
        words(
            "rules-switch",
            switch=words(f"option-{name}"),
            usual=words(f"option-{name}-{usual}"),
            other=" / ".join(words(f"option-{name}-{other}") for other in others),
        )
        for name, (usual, *others) in CHOICES.items()
    ]


def _unit(words: Words, row: UnitRow) -> list[str]:
    dice = " · ".join(str(number) for number in row.dice) or "–"
    return [
        words("rules-unit", figures=row.figures, move=row.move, after=row.battle_after),
        words("rules-dice", dice=dice),
    ]


def _terrain(words: Words, row: TerrainRow) -> list[str]:
    lines = _cover(words, row.cover)
    if row.closed_to:
        lines.append(words("rules-closed", who=_classes(words, row.closed_to)))
    if row.blocks_sight or row.hill:
        lines.append(words("rules-blocks"))
    return lines


def _cover(words: Words, cover: Cover | None) -> list[str]:
    if cover is None:
        return []
    return [words("rules-cover", infantry=cover.infantry, armor=cover.armor, artillery=cover.artillery)]


def _classes(words: Words, classes: frozenset[str]) -> str:
    return ", ".join(words(f"class-{one}") for one in ("infantry", "armor", "artillery") if one in classes)


def page(words: Words, one: Entry, others: Sequence[Entry] = (), query: str = "") -> Screen:
    """What a search found: the first page whole, the others in a list."""
    text = whole_lines(text_of(words, one).split("\n"))
    titled = {title_of(words, other): other for other in others if other != one}
    choices = [Choice(cut(title, 100), other.key) for title, other in titled.items()][:_OTHERS]
    also = Select(words("rules-also"), "rule", tuple(choices), arg=query)
    return Screen(text, rows=(also,) if choices else ())


def entry_of(key: str) -> Entry | None:
    """The page of that key."""
    room, _, one = key.partition("-")
    return Entry(room, one) if one in ROOMS.get(room, ()) else None


def numbered(text: str) -> Mapping[str, str]:
    """The rules of that number, or of that group; none where it is no number."""
    known = {rule.upper(): rule for rule in book.sentences()}
    rule = known.get(text.strip().upper())
    return {} if rule is None else _sentences((rule, *book.group(rule)))


def worded(text: str) -> Mapping[str, str]:
    """The first rules whose sentences hold every word."""
    return _sentences(book.find(text, book.IN_PLAY)[:_SENTENCES])


def _sentences(rules: Sequence[str]) -> Mapping[str, str]:
    return {rule: book.sentences()[rule] for rule in rules}


def sentences_text(rules: Mapping[str, str]) -> str:
    """Rules by their numbers, as the book says them."""
    return whole_lines([f"**{rule}** {literal(said)}" for rule, said in rules.items()])


def hex_text(words: Words, view: PlayerView, name: str) -> str:
    """What lies on a hex of a battle: ground, obstacles, unit, objective, with their rules."""
    chart = Chart(view)
    spot = chart.spots[name]
    lines = [words("rules-hex", hex=name, terrain=words(f"terrain-{spot.terrain}"))]
    if name in chart.units:
        unit = chart.units[name]
        lines.append(f"• {words(f'side-{unit.side}')}: {unit_line(words, unit)}")
    lines += [
        words("rules-hex-medal", side=words(f"side-{medal.side}") if medal.side else words("rules-both"),
              kind=words(f"medal-{medal.kind}"))
        for medal in view.medals if name in medal.at
    ]  # fmt: skip
    lines.append(f"• {words(f'terrain-{spot.terrain}.rules')}")
    lines += [
        f"• **{words(f'obstacle-{one.kind}')}**: {words(f'obstacle-{one.kind}.rules')}"
        for one in spot.obstacles
    ]
    lines += [
        f"• {literal(cut(label.text, LIMITS['labels'].letters))}"
        for label in labelled(words, view).labels
        if label.at == name
    ]
    return whole_lines(lines)
