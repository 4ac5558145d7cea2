"""Is a mapping a sound scenario? Every rule here is one small function that yields faults; none stops at
the first.

The mapping may come from our own files, from an .m44 import or from a program: nothing is assumed about
it but the types that `scenarios.load` promises.
"""

from __future__ import annotations

import datetime as dt
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import cast

from scenarios import kinds
from scenarios.boards import Board, board
from scenarios.errors import Fault, hint_for
from scenarios.joins import loose_ends
from scenarios.limits import NUMBERS
from scenarios.rules import check_rules

Mapping_ = Mapping[str, object]
Records = list[dict[str, object]]
_HAND = (1, 12)
_TO_WIN = (1, 30)
_WORTH = (1, 12)
_DUG_IN = "field-bunker"


def check_mapping(mapping: Mapping_, *, still: frozenset[str] = frozenset()) -> list[Fault]:
    """Everything that is wrong with a scenario; empty if it is sound. `still` are hexes of ponds."""
    if mapping.get("board") not in kinds.BOARDS:
        return []  # reported by whoever read it; without a board no hex means anything
    on = board(str(mapping["board"]))
    faults = [fault for check in CHECKS for fault in check(mapping, on)]
    return faults + list(loose_ends(_by_hex(mapping, "terrain"), on, str(mapping.get("face")), still))


def _by_hex(mapping: Mapping_, key: str) -> Mapping[str, dict[str, object]]:
    return cast("Mapping[str, dict[str, object]]", mapping.get(key, {}))


def _pieces(mapping: Mapping_, key: str) -> Mapping[str, Records]:
    return cast("Mapping[str, Records]", mapping.get(key, {}))


def _records(mapping: Mapping_, key: str) -> Records:
    return cast("Records", mapping.get(key, []))


def _unknown(what: str, word: object, known: Mapping[str, object], at: str | None, section: str) -> Fault:
    params = {"word": word, "what": what, "hint": hint_for(str(word), known)}
    return Fault("unknown-word", params, at=at, section=section)


def _range(
    what: str, value: object, bounds: tuple[int, int], section: str, at: str | None = None
) -> Iterator[Fault]:
    low, high = bounds
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        yield Fault(
            "out-of-range", {"what": what, "value": value, "low": low, "high": high}, at=at, section=section
        )


def ground_of(mapping: Mapping_, on: Board, name: str) -> str:
    """The kind of ground on a hex, printed or laid."""
    record = _by_hex(mapping, "terrain").get(name)
    return str(record["kind"]) if record else on.printed(name, str(mapping.get("face")))


def _is_closed(mapping: Mapping_, on: Board, name: str) -> bool:
    row = kinds.TERRAIN.get(ground_of(mapping, on, name))
    opened = any(_row(kinds.OBSTACLES, piece).opens for piece in _pieces(mapping, "obstacles").get(name, []))
    return row is not None and row.closed and not opened


def _row(table: Mapping[str, kinds.PieceRow], piece: Mapping_) -> kinds.PieceRow:
    return table.get(str(piece["kind"]), kinds.PieceRow())


def _sides(mapping: Mapping_, on: Board) -> Iterator[Fault]:
    for key, what, bounds in (("hands", "cards", _HAND), ("to_win", "medals", _TO_WIN)):
        for side, value in cast(Mapping_, mapping.get(key, {})).items():
            yield from _range(f"{what} of {side}", value, bounds, f"sides.{side}")
    for side, nation in cast(Mapping_, mapping.get("nations", {})).items():
        if nation not in kinds.NATIONS:
            yield _unknown("nation", nation, dict.fromkeys(kinds.NATIONS), None, f"sides.{side}")


def _head(mapping: Mapping_, on: Board) -> Iterator[Fault]:
    yield from _range("number", mapping.get("number", 0), NUMBERS, "")
    if "date" in mapping:
        try:
            dt.date.fromisoformat(str(mapping["date"]))
        except ValueError:
            yield Fault("bad-date", {"value": mapping["date"]}, section="")


def _terrain(mapping: Mapping_, on: Board) -> Iterator[Fault]:
    for name, record in _by_hex(mapping, "terrain").items():
        kind = str(record["kind"])
        row = kinds.TERRAIN.get(kind)
        exits = cast("list[str]", record.get("exits", []))
        if row is None:
            yield _unknown("terrain", kind, kinds.TERRAIN, name, "map")
        elif row.line and not exits:
            yield Fault("exits-missing", {"kind": kind}, at=name, section="map")
        elif exits and not row.line:
            yield Fault("exits-without-line", {"kind": kind}, at=name, section="map")


def _laid(mapping: Mapping_, on: Board) -> Iterator[Fault]:
    for section, table in (("obstacles", kinds.OBSTACLES), ("markers", kinds.MARKERS)):
        for name, pieces in _pieces(mapping, section).items():
            for piece in pieces:
                yield from _piece(piece, name, section, table)
            counted = Counter(str(piece["kind"]) for piece in pieces)
            for kind in (kind for kind, count in counted.items() if count > 1):
                yield Fault("same-piece", {"kind": kind, "name": name}, at=name, section=section)


def _piece(piece: Mapping_, name: str, section: str, table: Mapping[str, kinds.PieceRow]) -> Iterator[Fault]:
    kind = str(piece["kind"])
    if kind not in table:
        yield _unknown(section.removesuffix("s"), kind, table, name, section)
        return
    row = table[kind]
    for key in row.needs:
        if key not in piece:
            yield Fault("missing", {"what": f"{key} of {kind}"}, at=name, section=section)
    for key in piece:
        if key not in ("kind", *row.needs, *row.may):
            yield Fault("unknown-key", {"key": key, "where": kind, "hint": ""}, at=name, section=section)


_STRAIGHT: Mapping[tuple[str, ...], int] = {("e", "w"): 0, ("ne", "sw"): 60, ("nw", "se"): 120}


def _bridges(mapping: Mapping_, on: Board) -> Iterator[Fault]:
    """A bridge lies across: its long axis is not the line of the straight river under it."""
    for name, pieces in _pieces(mapping, "obstacles").items():
        exits = cast("list[str]", _by_hex(mapping, "terrain").get(name, {}).get("exits", []))
        along = _STRAIGHT.get(tuple(exits))
        if along is not None and any(
            piece.get("axis") == along for piece in pieces if _row(kinds.OBSTACLES, piece).opens
        ):
            yield Fault("bridge-along", at=name, section="obstacles")


def _units(mapping: Mapping_, on: Board) -> Iterator[Fault]:
    standing = Counter(str(unit["at"]) for unit in _records(mapping, "units"))
    for name in (name for name, count in standing.items() if count > 1):
        yield Fault("two-units", {"name": name}, at=name, section="units")
    for unit in _records(mapping, "units"):
        name, kind, section = str(unit["at"]), str(unit["kind"]), f"units.{unit['side']}"
        if kind not in kinds.UNITS:
            yield _unknown("unit", kind, kinds.UNITS, name, section)
            continue
        row = kinds.UNITS[kind]
        full = unit.get("full", row.figures)
        yield from _range("full", full, (1, 6), section, name)
        yield from _range(
            "figures", unit["figures"], (1, full if isinstance(full, int) else 6), section, name
        )
        yield from _range("worth", unit.get("worth", 1), _WORTH, section, name)
        for ground in () if unit.get("carrier") else _barred(mapping, on, name, row.arm):
            yield Fault("cannot-stand", {"unit": kind, "ground": ground}, at=name, section=section)


def _barred(mapping: Mapping_, on: Board, name: str, arm: str) -> Iterator[str]:
    """What keeps a unit of that branch from standing there."""
    if _is_closed(mapping, on, name) and not kinds.TERRAIN[ground_of(mapping, on, name)].inside:
        yield ground_of(mapping, on, name)
    for piece in _pieces(mapping, "obstacles").get(name, []):
        # Guns may start in a bunker (and never leave it); tanks only dug in, in what belongs to neither side, and they
        # do not come back to it.
        inside = ("infantry", "artillery", "armor") if piece["kind"] == _DUG_IN else ("infantry", "artillery")
        if _row(kinds.OBSTACLES, piece).infantry_only and arm not in inside:
            yield str(piece["kind"])


def _medals(mapping: Mapping_, on: Board) -> Iterator[Fault]:
    for medal in _records(mapping, "medals"):
        hexes, kind, section = cast("list[str]", medal["at"]), str(medal["kind"]), f"medals.{medal['for']}"
        first = hexes[0] if hexes else None
        if kind not in kinds.MEDALS:
            yield _unknown("medal", kind, kinds.MEDALS, first, section)
            continue
        yield from _range("worth", medal.get("worth", 1), _WORTH, section, first)
        count = medal.get("count", 1)
        yield from _range("count", count, (1, max(len(on.places), 1)), section, first)
        if isinstance(count, int) and count > len(hexes) > 0:
            yield Fault("too-few-hexes", {"count": count, "of": len(hexes)}, at=first, section=section)
        open_hexes = [name for name in hexes if not _is_closed(mapping, on, name)]
        if hexes and len(open_hexes) < (count if isinstance(count, int) and count <= len(hexes) else 1):
            yield Fault(
                "unreachable-medal", {"ground": ground_of(mapping, on, hexes[0])}, at=first, section=section
            )
        for name in hexes:
            if kind == "exit" and not on.on_edge(name):
                yield Fault("exit-inside", at=name, section=section)


def _winnable(mapping: Mapping_, on: Board) -> Iterator[Fault]:
    """Each side must have units, and there must be as many medals about as it needs."""
    arriving = _arriving(mapping)
    units, medals = _records(mapping, "units"), _records(mapping, "medals")
    for side, enemy in zip(kinds.SIDES, reversed(kinds.SIDES), strict=True):
        if not any(unit["side"] == side for unit in units) and not arriving[side]:
            yield Fault("no-units", {"side": side}, section="units")
        wanted = cast(Mapping_, mapping.get("to_win", {})).get(side)
        mine = [medal for medal in medals if medal["for"] in (side, "both")]
        if not isinstance(wanted, int) or any(str(m["kind"]).startswith("sudden") for m in mine):
            continue
        there = (
            arriving[enemy]
            + _by_rules(mapping, side)
            + sum(_int(unit.get("worth", 1)) for unit in units if unit["side"] == enemy)
        )
        there += sum(_int(medal.get("worth", 1)) for medal in mine if medal["kind"] != "exit")
        if any(medal["kind"] == "exit" for medal in mine):
            there += _by_leaving(mapping, [unit for unit in units if unit["side"] == side]) + arriving[side]
        if there < wanted:
            yield Fault(
                "too-few-medals", {"side": side, "wanted": wanted, "there": there}, section=f"sides.{side}"
            )


def _arriving(mapping: Mapping_) -> Counter[str]:
    """Units that each side gets in the course of the battle."""
    arriving = Counter[str]()
    for name, rule in _by_hex(mapping, "rules").items():
        for numbers in (rule.get("waves"), rule.get("units")):
            if isinstance(numbers, list):
                arriving[str(rule.get("side"))] += sum(_int(one) for one in numbers)
        arriving[str(rule.get("side"))] += _int(rule.get("figures")) if name == "air-drop" else 0
        for side in kinds.SIDES:
            arriving[side] += _int(rule.get(side)) if name == "armor-breakthrough" else 0
    return arriving


def _by_rules(mapping: Mapping_, side: str) -> int:
    """Medals that special rules may give a side."""
    rules, found = _by_hex(mapping, "rules"), 0
    empty, charges = rules.get("empty-sections", {}), rules.get("blow-bridges", {})
    if empty.get("side") == side:
        found += _int(empty.get("worth"))
    if charges.get("side") == side:
        found += len(cast("list[str]", charges.get("medals", [])))
    decoys = [piece for pieces in _pieces(mapping, "markers").values() for piece in pieces]
    return found + any(one["kind"] == "decoy-minefield" and one.get("side") != side for one in decoys)


def _by_leaving(mapping: Mapping_, units: Records) -> int:
    """Medals for all units of a side that leave by its exits."""
    rules = _by_hex(mapping, "rules")
    double, figures = "infantry-exit-double" in rules, "medals-per-exit-figure" in rules
    return sum(_int(one["figures"]) if figures else 1 + double for one in units)


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0


def _texts(mapping: Mapping_, on: Board) -> Iterator[Fault]:
    texts = _by_hex(mapping, "texts")
    if not texts:
        yield Fault("missing", {"what": "a language of texts"}, section="texts")
    for language, words in texts.items():
        if not words.get("title"):
            yield Fault("missing", {"what": "title"}, section=f"texts.{language}")


def _rules(mapping: Mapping_, on: Board) -> Iterator[Fault]:
    yield from check_rules(_by_hex(mapping, "rules"), on)


CHECKS: tuple[Callable[[Mapping_, Board], Iterator[Fault]], ...] = (
    _sides, _head, _terrain, _laid, _bridges, _units, _medals, _winnable, _rules, _texts,
)  # fmt: skip
