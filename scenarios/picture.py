"""A battle as text: the board with its units, and all that a player wants to know before the first card."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import cast

from scenarios.boards import board
from scenarios.pieces import Record
from scenarios.textmap import Ground, symbol_of

Mapping_ = Mapping[str, object]
_CELL = 6
_WIDTH = 100
# one letter per unit: small for the top side, capital for the bottom side
LETTERS: Mapping[str, str] = {
    "infantry": "i",
    "armor": "a",
    "artillery": "g",
    "special-forces": "s",
    "french-resistance": "r",
    "elite-armor": "e",
}
OBSTACLES: Mapping[str, str] = {
    "bunker": "#",
    "bridge": "=",
    "bridge-section": "=",
    "hedgehog": "*",
    "sandbags": "s",
    "sea-wall": "w",
    "wire": "x",
}


def show(mapping: Mapping_) -> str:
    """The whole battle."""
    return "\n".join(_lines(mapping)) + "\n"


def _lines(mapping: Mapping_) -> Iterator[str]:
    words = wording(mapping)
    yield str(words["title"])
    about = [mapping.get("date", ""), mapping.get("front", ""), f"{mapping['board']} board", mapping["face"]]
    yield ", ".join(str(part) for part in about if part)
    yield ""
    yield from _paragraphs(str(words.get("briefing", "")))
    yield from _board(mapping)
    yield from _sides(mapping)
    yield from _medals(mapping)
    for title, key in (("Special rules", "rules"), ("History", "history")):
        lines = cast("list[str]", words.get(key, []))
        yield from (
            [f"{title}:", *(wrapped for line in lines for wrapped in _bullet(line)), ""] if lines else []
        )
    sources = cast("list[str]", mapping.get("sources", []))
    yield from (["Sources:", *(wrapped for line in sources for wrapped in _bullet(line))] if sources else [])


def wording(mapping: Mapping_, language: str = "en") -> Mapping_:
    """The texts in a language, else in English, else in any."""
    texts = cast("Mapping[str, Mapping_]", mapping["texts"])
    return texts.get(language) or texts.get("en") or next(iter(texts.values()), {"title": mapping["id"]})


def _paragraphs(text: str) -> Iterator[str]:
    for part in text.split("\n\n") if text else []:
        yield textwrap.fill(part, _WIDTH)
        yield ""


def _bullet(text: str) -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent="- ", subsequent_indent="  ")


def _board(mapping: Mapping_) -> Iterator[str]:
    on, face = board(str(mapping["board"])), str(mapping["face"])
    terrain = cast("Mapping[str, Record]", mapping["terrain"])
    obstacles = cast("Mapping[str, list[Record]]", mapping["obstacles"])
    units = {str(unit["at"]): unit for unit in cast("list[Record]", mapping["units"])}
    medals = {
        name for medal in cast("list[Record]", mapping["medals"]) for name in cast("list[str]", medal["at"])
    }
    used = dict[str, str]()
    yield "    " + "".join(chr(65 + i).ljust(_CELL) for i in range(on.columns)).rstrip()
    for row in range(on.rows):
        cells = []
        for i in range(on.width(row)):
            name = on.names[(row, 2 * i + row % 2)]
            record = terrain.get(name, {"kind": on.printed(name, face)})
            ground = Ground(str(record["kind"]), tuple(cast("list[str]", record.get("exits", []))))
            # A fork or a spring has no symbol of its own: the beginning of its kind will do.
            symbol = "." if ground.kind == "open" else symbol_of(ground) or ground.kind[:2]
            used[symbol] = ground.kind
            cell = symbol + "".join(
                OBSTACLES.get(str(piece["kind"]), "+") for piece in obstacles.get(name, [])
            )
            cell += _unit(units[name], mapping) if name in units else ""
            cells.append((cell + ("!" if name in medals else "")).ljust(_CELL))
        indent = " " * (_CELL // 2 * (row % 2))
        yield (str(on.row_label(row)).ljust(4) + indent + "".join(cells)).rstrip()
    yield ""
    yield from _key(mapping, used)


def _unit(unit: Record, mapping: Mapping_) -> str:
    letter = LETTERS.get(str(unit["kind"]), "u")
    return f"{letter.upper() if unit['side'] == mapping['bottom'] else letter}{unit['figures']}"


def _key(mapping: Mapping_, used: Mapping[str, str]) -> Iterator[str]:
    by_kind = dict[str, list[str]]()
    for symbol, kind in sorted(used.items()):
        if kind != "open":
            by_kind.setdefault(kind, []).append(symbol)
    legend = [f"{' '.join(symbols)} {kind}" for kind, symbols in by_kind.items()]
    pieces = {
        str(p["kind"])
        for laid in cast("Mapping[str, list[Record]]", mapping["obstacles"]).values()
        for p in laid
    }
    legend += [f"{OBSTACLES.get(kind, '+')} {kind}" for kind in sorted(pieces)]
    kinds_ = {str(unit["kind"]) for unit in cast("list[Record]", mapping["units"])}
    legend += [f"{LETTERS.get(kind, 'u')} {kind}" for kind in sorted(kinds_)]
    legend += ["! medal", f"CAPITALS {mapping['bottom']}"]
    yield from textwrap.wrap("; ".join(legend), _WIDTH)
    yield ""


def _sides(mapping: Mapping_) -> Iterator[str]:
    for side in ("allies", "axis"):
        hand, to_win, nation = (
            cast(Mapping_, mapping[key]).get(side) for key in ("hands", "to_win", "nations")
        )
        mine = [unit for unit in cast("list[Record]", mapping["units"]) if unit["side"] == side]
        seat = "bottom" if mapping["bottom"] == side else "top"
        first = ", moves first" if mapping["first"] == side else ""
        counted = [
            f"{sum(u['kind'] == kind for u in mine)} {kind}"
            for kind in dict.fromkeys(u["kind"] for u in mine)
        ]
        yield f"{side.capitalize()} ({nation}, {seat}{first}): {hand} cards, {to_win} medals to win"
        yield f"  {', '.join(counted) or 'no units'}"
    yield ""


def _medals(mapping: Mapping_) -> Iterator[str]:
    medals = cast("list[Record]", mapping["medals"])
    if not medals:
        return
    yield "Medals on the board:"
    for medal in medals:
        hexes = cast("list[str]", medal["at"])
        place = " ".join(hexes) if len(hexes) < 12 else f"{hexes[0]} to {hexes[-1]}"
        more = [f"worth {medal['worth']}"] if medal.get("worth", 1) != 1 else []
        more += [f"{medal['count']} of them"] if medal.get("count", 1) != 1 else []
        yield f"- {medal['for']}, {medal['kind']}: {place}{''.join(f', {text}' for text in more)}"
    yield ""
