"""Round tokens: objective medals, minefields, exits, camouflage -> medals, markers and what is missing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from scenarios.boards import Board
from scenarios.errors import Fault
from scenarios.hexlists import read_hexes
from scenarios.m44 import names
from scenarios.m44.document import Hex, Json, number, table, unwrapped, word
from scenarios.pieces import Record
from scenarios.tables import few

MEDAL_KEYS = frozenset(
    (
        "permanent",
        "counts_for",
        "nbr_hex",
        "majority",
        "turn_start",
        "any_hex",
        "last_to_occupy",
        "sole_control",
        "side",
    )
)


@dataclass(slots=True)
class Tokens:
    """What the tags of a board amount to."""

    medals: list[Record] = field(default_factory=list)
    markers: dict[str, list[Record]] = field(default_factory=dict)
    camouflaged: set[str] = field(default_factory=set)
    missing: list[Fault] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def read_tags(hexes: Mapping[str, Hex], on: Board, bottom: str) -> Tokens:
    """Read every tag of the board; `bottom` is the side that sits there."""
    tokens = Tokens()
    for at, content in hexes.items():
        for tag in content.tags:
            _read_tag(tag, at, on, tokens)
    stars = [at for at, content in hexes.items() if any(tag["name"] == names.STAR for tag in content.tags)]
    if stars:
        tokens.notes.append(
            f"battle stars at {' '.join(stars)}: what they mean stands in the prose of the file"
        )
    _read_bare_exits(hexes, on, tokens, bottom)
    plain = [m for m in tokens.medals if m.pop("plain", False)]
    if plain:
        tokens.notes.append(
            f"{len(plain)} medals carry no kind: temporary objectives worth 1 for the side of the medal"
        )
    return tokens


def _missing(tokens: Tokens, kind: str, at: str, instead: str = "left out") -> None:
    tokens.missing.append(Fault("shown-as", {"kind": kind, "hex": at, "instead": instead}))


def _read_tag(tag: Json, at: str, on: Board, tokens: Tokens) -> None:
    name, behavior = str(tag["name"]), tag.get("behavior")
    if name in names.MEDALS:
        _read_medal(tag, at, on, tokens)
    elif (
        name == names.MINE
        and (mine := names.MINES.get(str(behavior or names.MINE_FIELD)))
        and (side := word(tag.get("side"), names.SIDES))
    ):
        tokens.markers.setdefault(at, []).append({"kind": mine, "side": side})
    elif name in (names.EXIT, names.EXIT_RANGE) and behavior == "EXIT_MARKER" and not _is_bare_exit(tag):
        _read_exit(tag, at, on, tokens)
    elif name in names.CAMOUFLAGE and behavior is None:
        tokens.camouflaged.add(at)
    elif _is_bare_exit(tag):
        pass  # the far end of a range, or an exit of its own: `_read_bare_exits` looks when all ranges are known
    elif name == names.STAR and behavior in names.STARS:
        pass  # CM-TAG-1: decoration, or what the prose says
    else:
        words = {names.MINE: "minefield without a side"}
        _missing(tokens, str(behavior) if behavior else words.get(name, name), at)


def _is_bare_exit(tag: Json) -> bool:
    """An exit marker that tells no side."""
    marker = tag["name"] in (names.EXIT, names.EXIT_RANGE)
    return marker and tag.get("behavior") in (None, "EXIT_MARKER") and not word(tag.get("side"), names.SIDES)


def _group(tag: Json, at: str, on: Board, tokens: Tokens) -> list[str]:
    group = few(unwrapped(tag.get("group", [])), f"the group at {at}", None, tokens.missing)
    texts = [text for text in group if isinstance(text, str)]
    hexes, faults = read_hexes(" ".join([at, *texts]), on)
    for fault in faults:
        tokens.missing.append(
            Fault("shown-as", {"kind": str(fault), "hex": at, "instead": "left out of the group"})
        )
    return sorted(dict.fromkeys(hexes), key=on.places.__getitem__)


def _read_medal(tag: Json, at: str, on: Board, tokens: Tokens) -> None:
    told = table(tag, "medal")
    side = word(told.get("side"), names.SIDES) or names.MEDALS[str(tag["name"])]
    medal: Record = {
        "at": _group(tag, at, on, tokens),
        "for": side,
        "kind": medal_kind(told),
        "worth": number(told.get("counts_for", 1)) or 1,
        "count": number(told.get("nbr_hex", 1)) or 1,
    }
    tokens.medals.append(medal | ({} if told else {"plain": True}))
    for key in sorted(set(told) - MEDAL_KEYS):
        _missing(tokens, f"medal {key}", at, "an ordinary medal")


def medal_kind(told: Json) -> str:
    """Our kind of medal for the keys of a `medal` object."""
    late = "-turn-start" if told.get("turn_start") else ""
    if told.get("majority"):
        return f"majority{late}"
    if told.get("last_to_occupy"):
        return "last-to-occupy"
    if told.get("sole_control"):
        return "sole-control"
    if told.get("permanent"):
        return f"permanent{late}"
    return "temporary"


def _read_exit(tag: Json, at: str, on: Board, tokens: Tokens) -> None:
    side = word(tag.get("side"), names.SIDES)
    hexes = _group(tag, at, on, tokens)
    tokens.medals.append({"at": hexes, "for": side, "kind": "exit", "worth": 1, "count": 1})


def _read_bare_exits(hexes: Mapping[str, Hex], on: Board, tokens: Tokens, bottom: str) -> None:
    """CM-TAG-2: the second marker of a range says nothing itself; any other is for the side whose enemy sits at that
    edge."""
    covered = {name for medal in tokens.medals if medal["kind"] == "exit" for name in _names(medal)}
    top = next(side for side in names.SIDES.values() if side != bottom)
    rows = max(row for row, _ in on.names)
    for at, content in hexes.items():
        if at in covered or not any(_is_bare_exit(tag) for tag in content.tags):
            continue
        side = {0: bottom, rows: top}.get(on.places[at][0])
        if side is None:
            _missing(tokens, "exit marker without a side", at)
            continue
        tokens.medals.append({"at": [at], "for": side, "kind": "exit", "worth": 1, "count": 1})
        tokens.notes.append(f"the exit at {at} tells no side: {side}, whose enemy sits at that edge")


def _names(medal: Record) -> list[str]:
    hexes = medal["at"]
    return hexes if isinstance(hexes, list) else []
