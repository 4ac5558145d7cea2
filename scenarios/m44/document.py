"""The editor's JSON made regular: wrapped lists unwrapped, words in one case, numbers as numbers, hexes
merged.

What cannot be a scenario at all is refused here with every fault; what is merely unknown passes
through.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

from scenarios.boards import Board, board
from scenarios.door import refuse
from scenarios.errors import Fault, ScenarioError, bounded
from scenarios.m44 import names
from scenarios.tables import few

Json = Mapping[str, object]
LAYERS = ("terrain", "rect_terrain", "obstacle", "unit")


@dataclass(slots=True)
class Hex:
    """What one hex carries: at most one record per layer, any number of tags."""

    layers: dict[str, Json] = field(default_factory=dict)
    tags: list[Json] = field(default_factory=list)


@dataclass(slots=True)
class Document:
    """A regular .m44 document."""

    board: Board
    face: str
    game: Json
    hexes: dict[str, Hex]
    labels: list[tuple[str, str]]
    texts: dict[str, Json]
    date: str
    own: Json


def read_document(raw: object) -> Document:
    """Make a parsed .m44 file regular. Raises ScenarioError with every fault if it is none."""
    if not isinstance(raw, dict):
        refuse("not-m44", why="it is not a JSON object")
    root = cast(Json, raw)
    parts = {key: root.get(key) for key in ("game_info", "board")}
    for key, part in parts.items():
        if not isinstance(part, dict):
            refuse("not-m44", why=f"{key} is missing")
    game, on = cast(Json, parts["game_info"]), cast(Json, parts["board"])
    kind, face = word(on.get("type"), names.BOARDS), word(on.get("face", "COUNTRY"), names.FACES)
    wrong = (
        [Fault("unknown-word", {"word": on.get("type"), "what": "board type", "hint": ""})]
        if not kind
        else []
    )
    wrong += (
        [Fault("unknown-word", {"word": on.get("face"), "what": "board face", "hint": ""})]
        if not face
        else []
    )
    if wrong or not kind or not face:
        raise ScenarioError(wrong)
    faults = list[Fault]()
    place = board(kind)
    hexes = _hexes(unwrapped(on.get("hexagons", [])), place, faults)
    labels = _labels(unwrapped(on.get("labels", [])), place, faults)
    told = few(table(root, "text").items(), "text", None, faults)
    if faults:
        raise ScenarioError(bounded(faults))
    texts: dict[str, Json] = {code: words for code, words in told if isinstance(words, dict)}
    return Document(place, face, game, hexes, labels, texts, _date(game), table(root, "fieldpost"))


def word(value: object, known: Mapping[str, str]) -> str | None:
    """An upper-case word of the editor, in whatever case it was written, as ours."""
    return known.get(value.strip().upper()) if isinstance(value, str) else None


def number(value: object) -> int | None:
    """A whole number, which some exports write as text."""
    if isinstance(value, bool):
        return None
    if isinstance(value, float) and abs(value) < 1e6 and value.is_integer():
        return int(value)
    if isinstance(value, str):
        text = value.strip()
        return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None
    return value if isinstance(value, int) and abs(value) < 10**6 else None


def plain(text: str) -> str:
    """A text on one line. A lone half of a surrogate pair can stand in JSON, but in no file."""
    return " ".join(text.encode("utf-8", "replace").decode().split())


def table(record: Json, key: str) -> Json:
    """An object below another; empty where it is missing or, as some exports have it, an empty list."""
    value = record.get(key)
    return value if isinstance(value, dict) else {}


def unwrapped(value: object) -> list[object]:
    """A list; some exports wrap it in `{"item": [...]}`, or leave out the list around a single one."""
    if isinstance(value, dict):
        value = value.get("item", [])
    if isinstance(value, list):
        return value
    return [] if value in (None, "") else [value]


def _date(game: Json) -> str:
    value = game.get("date_begin")
    return value.strip()[:10] if isinstance(value, str) else ""


def _place(record: object, on: Board, where: str, faults: list[Fault]) -> str | None:
    if not isinstance(record, dict):
        faults.append(Fault("bad-record", {"where": where, "why": "it is not an object"}))
        return None
    row, col = number(record.get("row")), number(record.get("col"))
    if row is None or col is None:
        faults.append(Fault("bad-record", {"where": where, "why": "row or col is not a number"}))
    elif (row, col) not in on.names:
        why = (
            f"row {row}, col {col} is no hex" if (row + col) % 2 else f"row {row}, col {col} is off the board"
        )
        faults.append(Fault("bad-record", {"where": where, "why": why}))
    else:
        return on.names[(row, col)]
    return None


def _hexes(records: list[object], on: Board, faults: list[Fault]) -> dict[str, Hex]:
    hexes = dict[str, Hex]()
    for index, record in enumerate(few(records, "hexagons", None, faults)):
        name = _place(record, on, f"hexagon {index + 1}", faults)
        if name is not None:
            _merge(hexes.setdefault(name, Hex()), cast(Json, record), name, faults)
    return {name: hexes[name] for name in sorted(hexes, key=on.places.__getitem__)}


def _merge(into: Hex, record: Json, name: str, faults: list[Fault]) -> None:
    for layer in LAYERS:
        given = record.get(layer)
        if given is None or given in ([], {}):
            continue
        if not isinstance(given, dict) or not isinstance(given.get("name"), str):
            faults.append(Fault("bad-record", {"where": f"{layer} at {name}", "why": "it has no name"}))
        elif layer in into.layers and into.layers[layer] != given:
            faults.append(
                Fault("bad-record", {"where": name, "why": f"it is listed twice with another {layer}"})
            )
        else:
            into.layers[layer] = given
    for tag in few(unwrapped(record.get("tags", [])), f"tags at {name}", None, faults):
        if not isinstance(tag, dict) or not isinstance(tag.get("name"), str):
            faults.append(Fault("bad-record", {"where": f"a tag at {name}", "why": "it has no name"}))
        elif tag not in into.tags:
            into.tags.append(tag)


def _labels(records: list[object], on: Board, faults: list[Fault]) -> list[tuple[str, str]]:
    labels = list[tuple[str, str]]()
    for index, record in enumerate(few(records, "labels", None, faults)):
        name = _place(record, on, f"label {index + 1}", faults)
        if name is None:
            continue
        lines = unwrapped(cast(Json, record).get("text", []))
        text = " ".join(plain(line) for line in lines if isinstance(line, str))
        if text:
            labels.append((name, text))
    return labels
