"""A scenario file, parsed -> the plain mapping that engine and renderer read, with every fault found on
the way.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from scenarios import kinds
from scenarios.boards import Board, board
from scenarios.errors import Fault
from scenarios.hexlists import MARKER_DETAILS, PIECE_DETAILS
from scenarios.limits import line, most_of, prose
from scenarios.lines import Lines
from scenarios.pieces import read_labels, read_medals, read_pieces, read_units
from scenarios.tables import Kinds, Table, checked_table, known_word, subtable, text_entries, texts_of
from scenarios.textmap import Ground, read_legend, read_map

Scenario = dict[str, object]

_TEXT, _TABLE, _NUMBER = (str, "a text"), (dict, "a table"), (int, "a whole number")
_TEXTS = ((str, list), "a list of texts")
ROOT: Kinds = {
    "board": _TEXT,
    "face": _TEXT,
    "bottom": _TEXT,
    "first": _TEXT,
    "date": ((str, dt.date), "a date: 1944-06-06"),
    "front": _TEXT,
    "number": _NUMBER,
    "accepted": (bool, "true or false"),
    "sources": _TEXTS,
    "map": _TEXT,
    "legend": _TABLE,
    "sides": _TABLE,
    "obstacles": _TABLE,
    "markers": _TABLE,
    "units": _TABLE,
    "medals": _TABLE,
    "rules": _TABLE,
    "labels": _TABLE,
    "texts": _TABLE,
    "m44": _TABLE,
}
MUST = ("board", "bottom", "first", "map", "sides", "units", "texts")
WORDS: Mapping[str, tuple[str, ...]] = {
    "board": kinds.BOARDS,
    "face": kinds.FACES,
    "bottom": kinds.SIDES,
    "first": kinds.SIDES,
    "front": kinds.FRONTS,
}
SIDE: Kinds = {"nation": _TEXT, "cards": _NUMBER, "medals": _NUMBER}
WORDING: Kinds = {"title": _TEXT, "briefing": _TEXT, "history": _TEXTS, "rules": _TEXTS}
M44: Kinds = {"unsupported": _TEXTS, "original": _TEXT}
_MAP = re.compile(r"^[ \t]*map[ \t]*=", re.MULTILINE)


@dataclass(slots=True)
class Reading:
    """What one file said. `still` are the hexes of ponds, `m44` is what an import kept for its export,
    `accepted` says to play without unsupported pieces."""

    mapping: Scenario = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    still: frozenset[str] = frozenset()
    m44: Table = field(default_factory=dict)
    accepted: bool = False


def read_document(document: Table, text: str, name: str) -> Reading:
    """Build the mapping of a parsed file. Faults are collected; whatever could be read is in the mapping."""
    faults = [Fault("missing", {"what": key}) for key in MUST if key not in document]
    root = checked_table(document, ROOT, "", faults)
    mapping: Scenario = {"id": name} | _head(root, faults)
    reading = Reading(mapping, faults, m44=_kept(subtable(root, "m44"), faults))
    reading.accepted = root.get("accepted") is True
    if mapping.get("board") in kinds.BOARDS:
        _body(root, board(str(mapping["board"])), text, reading)
    mapping["texts"] = _wordings(subtable(root, "texts"), faults)
    return reading


def with_lines(faults: list[Fault], text: str) -> list[Fault]:
    """The faults with the line each speaks of."""
    lines = Lines(text) if faults else None
    return [fault.within(line=lines.place(fault)) for fault in faults] if lines else []


def _head(root: Table, faults: list[Fault]) -> Scenario:
    """Everything that is one word, one number or one list of texts, and what belongs to the sides."""
    head: Scenario = {"face": "country", "number": root.get("number", 0)}
    for key, known in WORDS.items():
        if key in root:
            head[key] = str(root[key])
            known_word(str(root[key]), known, key, "", faults)
    head["sources"] = _lines(root, "sources", "", faults)
    if "date" in root:
        head["date"] = str(root["date"])
    return head | _sides(subtable(root, "sides"), faults)


def _sides(table: Table, faults: list[Fault]) -> Scenario:
    sides = checked_table(table, dict.fromkeys(kinds.SIDES, _TABLE), "sides", faults)
    columns = {key: dict[str, object]() for key in SIDE}
    for side in kinds.SIDES:
        section = f"sides.{side}"
        entries = checked_table(subtable(sides, side), SIDE, section, faults)
        for key, column in columns.items():
            if key in entries:
                column[side] = entries[key]
            elif key not in subtable(sides, side):
                faults.append(Fault("missing", {"what": f"{key} of {section}"}, section="sides"))
    return {"hands": columns["cards"], "to_win": columns["medals"], "nations": columns["nation"]}


def _body(root: Table, on: Board, text: str, reading: Reading) -> None:
    """Everything that lies on hexes."""
    faults, mapping = reading.faults, reading.mapping
    legend, wrong = read_legend(dict(text_entries(subtable(root, "legend"), "legend", faults)))
    faults += wrong
    ground = dict[str, Ground]()
    if "map" in root:
        ground, wrong = read_map(str(root["map"]), on, legend, _map_start(text))
        faults += wrong
    mapping["terrain"] = terrain_records(ground, on, str(mapping["face"]))
    reading.still = frozenset(name for name, place in ground.items() if place.still)
    mapping["obstacles"] = read_pieces(subtable(root, "obstacles"), "obstacles", PIECE_DETAILS, on, faults)
    mapping["markers"] = read_pieces(subtable(root, "markers"), "markers", MARKER_DETAILS, on, faults)
    nations = mapping["nations"]
    mapping["units"] = read_units(
        subtable(root, "units"), nations if isinstance(nations, dict) else {}, on, faults
    )
    mapping["medals"] = read_medals(subtable(root, "medals"), on, faults)
    mapping["rules"] = _rules(subtable(root, "rules"), faults)
    mapping["labels"] = read_labels(subtable(root, "labels"), on, faults)


def _map_start(text: str) -> int:
    # tomllib drops the newline after the opening quotes: the first row stands on the line below `map =`.
    match = _MAP.search(text)
    return text.count("\n", 0, match.start()) + 2 if match else 1


def terrain_records(ground: Mapping[str, Ground], on: Board, face: str) -> dict[str, Scenario]:
    """The terrain of the mapping in reading order; ground that is printed there anyway needs no record."""
    return {
        name: {"kind": place.kind} | ({"exits": list(place.exits)} if place.exits else {})
        for name, place in sorted(ground.items(), key=lambda item: on.places[item[0]])
        if place.kind != on.printed(name, face)
    }


def _rules(table: Table, faults: list[Fault]) -> dict[str, Scenario]:
    rules = checked_table(table, dict.fromkeys(table, _TABLE), "rules", faults)
    return {name: {key: _plain(value) for key, value in subtable(rules, name).items()} for name in rules}


def _plain(value: object) -> object:
    # Hexes of a rule may be written "L5 K4", like everywhere else.
    return value.upper().split() if isinstance(value, str) and " " in value else value


def _wordings(table: Table, faults: list[Fault]) -> dict[str, Scenario]:
    languages = checked_table(table, dict.fromkeys(table, _TABLE), "texts", faults)
    codes = most_of(list(languages), "languages", "texts", faults)
    return {
        line(code, "languages", "texts", faults): _wording(subtable(languages, code), f"texts.{code}", faults)
        for code in codes
    }


def _wording(table: Table, section: str, faults: list[Fault]) -> Scenario:
    words = checked_table(table, WORDING, section, faults)
    return {
        "title": line(str(words.get("title", "")), "title", section, faults),
        "briefing": prose(str(words.get("briefing", "")), "briefing", section, faults),
        "history": _lines(words, "history", section, faults),
        "rules": _lines(words, "rules", section, faults),
    }


def _lines(table: Table, key: str, section: str, faults: list[Fault]) -> list[str]:
    """A text or a list of texts of a table, each no longer than it may be."""
    told = texts_of(table.get(key, []), key, section, faults)
    return [prose(text, key, section, faults) for text in most_of(told, key, section, faults)]


def _kept(table: Table, faults: list[Fault]) -> Table:
    """What an import kept; authors may edit it like everything else."""
    kept = checked_table(table, M44, "m44", faults)
    return kept | (
        {"unsupported": _lines(kept, "unsupported", "m44", faults)} if "unsupported" in kept else {}
    )
