"""The plain mapping -> a scenario file, laid out as the README shows it. Reading the file gives the
mapping back.
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterable, Mapping
from typing import cast

from scenarios import kinds
from scenarios.boards import Board, board
from scenarios.hexlists import MARKER_DETAILS, MEDAL_DETAILS, PIECE_DETAILS, UNIT_DETAILS, Detail, write_list
from scenarios.textmap import Ground, write_map

Mapping_ = Mapping[str, object]
Records = list[dict[str, object]]
_WIDTH = 100
_DATE = re.compile(r"(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])")  # surely one; others are quoted


def write(
    mapping: Mapping_,
    *,
    still: frozenset[str] = frozenset(),
    accepted: bool = False,
    m44: Mapping_ | None = None,
) -> str:
    """A scenario file. `still` are the hexes of ponds, `m44` what an import keeps for its export."""
    on = board(str(mapping["board"]))
    text_map, legend = write_map(_ground(mapping, on, still), on, str(mapping["face"]))
    parts = [
        _head(mapping, accepted),
        f"map = '''\n{text_map}'''\n",
        _table("legend", {symbol: _quoted(words) for symbol, words in legend.items()}),
        *(_side(mapping, side) for side in kinds.SIDES),
        _table("obstacles", _pieces(cast("Mapping[str, Records]", mapping["obstacles"]), PIECE_DETAILS, on)),
        _table("markers", _pieces(cast("Mapping[str, Records]", mapping["markers"]), MARKER_DETAILS, on)),
        *(_table(f"units.{side}", _units(mapping, side, on)) for side in kinds.SIDES),
        "" if mapping["units"] else "[units]\n",
        *(_table(f"medals.{side}", _medals(mapping, side, on)) for side in (*kinds.SIDES, "both")),
        _table(
            "rules",
            {name: _inline(rule) for name, rule in cast("Mapping[str, Mapping_]", mapping["rules"]).items()},
        ),
        _table("labels", _labels(cast("Records", mapping["labels"]))),
        *(
            _words(language, words)
            for language, words in cast("Mapping[str, Mapping_]", mapping["texts"]).items()
        ),
        _kept(m44 or {}),
    ]
    return "\n".join(part for part in parts if part)


def _ground(mapping: Mapping_, on: Board, still: frozenset[str]) -> dict[str, Ground]:
    terrain = cast("Mapping[str, dict[str, object]]", mapping["terrain"])
    return {
        name: Ground(str(record["kind"]), tuple(cast("list[str]", record.get("exits", []))), name in still)
        for name, record in terrain.items()
    }


def _head(mapping: Mapping_, accepted: bool) -> str:
    lines = ["# How to read and write this file: scenarios/README.md"]
    lines += [f"number = {mapping['number']}"] if mapping.get("number") else []
    lines += [
        f"{key} = {_quoted(str(mapping[key]))}"
        for key in ("board", "face", "bottom", "first")
        if key in mapping
    ]
    if date := str(mapping.get("date", "")):
        lines.append(f"date = {date if _DATE.fullmatch(date) else _quoted(date)}")
    lines += [f"front = {_quoted(str(mapping['front']))}"] if mapping.get("front") else []
    sources = cast("list[str]", mapping.get("sources", []))
    lines += [f"sources = {_array(sources)}"] if sources else []
    lines += ["accepted = true"] if accepted else []
    return "\n".join(lines) + "\n"


def _side(mapping: Mapping_, side: str) -> str:
    columns = (("nation", "nations"), ("cards", "hands"), ("medals", "to_win"))
    given = [(key, cast(Mapping_, mapping[column]).get(side)) for key, column in columns]
    return _table(f"sides.{side}", {key: _value(value) for key, value in given if value is not None})


def _pieces(laid: Mapping[str, Records], details: Mapping[str, Detail], on: Board) -> dict[str, str]:
    return _grouped(
        ((str(piece["kind"]), name, piece) for name, pieces in laid.items() for piece in pieces), details, on
    )


def _units(mapping: Mapping_, side: str, on: Board) -> dict[str, str]:
    usual_nation = cast(Mapping_, mapping["nations"]).get(side)
    mine = [unit for unit in cast("Records", mapping["units"]) if unit["side"] == side]
    return _grouped(
        ((str(u["kind"]), str(u["at"]), _unit_details(u, usual_nation)) for u in mine), UNIT_DETAILS, on
    )


def _unit_details(unit: Mapping_, usual_nation: object) -> dict[str, object]:
    usual = kinds.UNITS[str(unit["kind"])].figures if unit["kind"] in kinds.UNITS else 0
    details = dict(unit)
    if details["nation"] in (usual_nation, None):
        del details["nation"]
    if details.get("full", usual) == details["figures"]:
        details.pop("full", None)
    if details["figures"] == usual and "full" not in details:
        del details["figures"]
    return details


def _grouped(
    entries: Iterable[tuple[str, str, Mapping_]], details: Mapping[str, Detail], on: Board
) -> dict[str, str]:
    """One line per kind; hexes whose details are equal share a text."""
    groups = dict[str, dict[tuple[tuple[str, object], ...], list[str]]]()
    keys = {detail.key for detail in details.values()}
    for kind, name, record in entries:
        told = tuple((key, record[key]) for key in sorted(keys) if key in record)
        groups.setdefault(kind, {}).setdefault(told, []).append(name)
    return {
        kind: _one_or_array(
            [write_list(hexes, dict(told), details, on) for told, hexes in by_details.items()]
        )
        for kind, by_details in groups.items()
    }


def _medals(mapping: Mapping_, side: str, on: Board) -> dict[str, str]:
    kinds = dict[str, list[str]]()
    for medal in cast("Records", mapping["medals"]):
        if medal["for"] == side:
            told = {
                key: value for key, value in medal.items() if value != 1 and key in ("worth", "count", "held")
            }
            kinds.setdefault(str(medal["kind"]), []).append(
                write_list(cast("list[str]", medal["at"]), told, MEDAL_DETAILS, on)
            )
    return {kind: _one_or_array(texts) for kind, texts in kinds.items()}


def _labels(labels: Records) -> dict[str, str]:
    texts = dict[str, list[str]]()
    for label in labels:
        texts.setdefault(str(label["at"]), []).append(str(label["text"]))
    return {name: _one_or_array(lines) for name, lines in texts.items()}


def _words(language: str, words: Mapping_) -> str:
    lines = [f"[texts.{_key(language)}]", f"title = {_quoted(str(words['title']))}"]
    if words.get("briefing"):
        lines += [f"briefing = {_block(str(words['briefing']))}"]
    for key in ("history", "rules"):
        texts = cast("list[str]", words.get(key, []))
        if texts:
            lines += [f"{key} = [", *(f"{_item(text)}," for text in texts), "]"]
    return "\n".join(lines) + "\n"


def _kept(m44: Mapping_) -> str:
    if not m44:
        return ""
    told = cast("list[str]", m44.get("unsupported", []))
    lines = ["[m44]  # what the editor's file said; kept so that exporting gives it back"]
    lines += [f"unsupported = {_array(told)}"] if told else []
    lines += [f"original = '''\n{m44['original']}\n'''"] if "original" in m44 else []
    return "\n".join(lines) + "\n"


def _table(name: str, entries: Mapping[str, str]) -> str:
    if not entries:
        return ""
    return "".join((f"[{name}]\n", *(f"{_key(key)} = {value}\n" for key, value in entries.items())))


def _key(key: str) -> str:
    bare = key.isascii() and key.replace("-", "").replace("_", "").isalnum()
    return key if bare else _quoted(key)


def _inline(rule: Mapping_) -> str:
    inside = ", ".join(f"{_key(key)} = {_value(value)}" for key, value in rule.items())
    return f"{{ {inside} }}" if inside else "{}"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    return _quoted(value) if isinstance(value, str) else str(value)


def _one_or_array(texts: list[str]) -> str:
    return _quoted(texts[0]) if len(texts) == 1 else _array(texts)


def _array(texts: list[str]) -> str:
    line = "[" + ", ".join(_quoted(text) for text in texts) + "]"
    if len(line) <= _WIDTH - 20:
        return line
    return "[\n" + "".join(f"  {_quoted(text)},\n" for text in texts) + "]"


def _quoted(text: str) -> str:
    # JSON escapes are TOML escapes, but for the one control character JSON lets through.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _block(text: str) -> str:
    """Prose on lines of its own, broken at words; awkward characters go into an ordinary quoted string."""
    plain = "'''" not in text and all(char.isprintable() or char == "\n" for char in text)
    if not plain or text.startswith("'") or text.endswith("'"):
        return _quoted(text)
    paragraphs = [_wrapped(part) for part in text.split("\n\n")]
    return "'''\n" + "\n\n".join(paragraphs) + "\n'''"


def _item(text: str) -> str:
    """Prose as one entry of a list."""
    block = _block(text)
    if not block.startswith("'''"):
        return f"  {block}"
    return textwrap.indent(f"'''{_wrapped(text)}'''", "  ")


def _wrapped(text: str) -> str:
    return textwrap.fill(text, _WIDTH, break_long_words=False, break_on_hyphens=False)
