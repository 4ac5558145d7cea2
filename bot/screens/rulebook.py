"""/rules: our own words about cards, units, ground and dice, from the keys of the engine's own tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.i18n import boxes, term
from bot.screens.naming import DICE_SIGNS, Chart, unit_line
from bot.screens.screen import cut, literal, whole_lines
from engine.rules.cards.combat import COMBAT
from engine.rules.cards.table import CARDS
from engine.rules.hooks import RULES
from engine.rules.obstacles import OBSTACLES
from engine.rules.terrain import TERRAIN, TerrainRow
from engine.rules.unit_rows import UnitRow
from engine.rules.units import UNITS
from engine.types import FACES
from scenarios.limits import LIMITS

if TYPE_CHECKING:
    from bot.i18n import Words
    from engine import PlayerView
    from engine.rules.terrain import Cover

#: The rooms of the rule book, each with the ids of the table behind it.
ROOMS: Final[Mapping[str, Sequence[str]]] = {
    "card": (
        *(one for one in CARDS if one not in ("last-resort", "nothing")),
        *(one for one, row in COMBAT.items() if row.copies),
    ),
    "unit": tuple(UNITS),
    "terrain": tuple(TERRAIN),
    "obstacle": tuple(OBSTACLES),
    "face": FACES,
    "rule": tuple(RULES),
}


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
    """Entries whose name begins with, contains, or whose rule mentions a text; best first."""
    wanted = text.strip().lower()
    ranked: list[tuple[int, str, Entry]] = []
    for entry in entries(*rooms):
        names = _names(words, entry)
        if wanted in (*names, entry.id):
            rank = 0
        elif any(name.startswith(wanted) for name in names):
            rank = 1
        elif any(wanted in name for name in names):
            rank = 2
        elif wanted and wanted in words(f"{entry.key}.rules").lower():
            rank = 3
        else:
            continue
        ranked.append((rank, names[0], entry))
    return [entry for _, _, entry in sorted(ranked, key=lambda one: one[:2])]


def _names(words: Words, entry: Entry) -> list[str]:
    """Everything a thing is called, the reader's word first: a German club searches for what its box says."""
    printed = [term(box, entry.key) for box in boxes()]
    return [words(entry.key).lower(), *[name.lower() for name in printed if name is not None]]


def title_of(words: Words, entry: Entry) -> str:
    """The name of a thing, with the one printed in the reader's box beside it."""
    name, printed = words(entry.key), words.printed(entry.key)
    return name if printed in (None, name) else f"{name} ({printed})"


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
        case "face":
            lines[0] = f"{DICE_SIGNS[entry.id]} {lines[0]}"
        case _:
            pass
    return "\n".join(lines)


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


def _classes(words: Words, found: frozenset[str]) -> str:
    return ", ".join(words(f"class-{one}") for one in ("infantry", "armor", "artillery") if one in found)


def several(words: Words, found: Sequence[Entry]) -> str:
    """What a search found: the first one whole, the others by name."""
    lines = [text_of(words, found[0])]
    # A command card and a combat card may have one name.
    _first, *others = dict.fromkeys(words(entry.key) for entry in found[:20])
    if others:
        lines += ["", words("rules-also", names=", ".join(others))]
    return whole_lines("\n".join(lines).split("\n"))


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
        f"• {literal(cut(label.text, LIMITS['labels'].letters))}" for label in view.labels if label.at == name
    ]
    return whole_lines(lines)
