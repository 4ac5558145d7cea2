"""What a tile of the editor says beyond its ground: a river's mouth, whose tents these are, where units recover."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from engine.types import CLASSES, UnitClass
from scenarios import kinds
from scenarios.boards import Board
from scenarios.m44 import names
from scenarios.m44.document import Document, Json, number, table, unwrapped, word
from scenarios.pieces import Record

_CLOSED_GROUND = "closed-ground"
PROPERTIES, _CLOSED = "properties", "isImpassable"
#: The grounds on which a behavior is a special rule that names the hex.
_MARKED: Mapping[str, tuple[str, ...]] = {
    names.RECOVERY: ("oasis", "headquarters"),
    names.TENTS: ("town",),
}


def marks(kind: str, behavior: object) -> bool:
    """Whether that behavior is known on that ground."""
    return kind in _MARKED.get(str(behavior), ())


def mouth(record: Json, at: str, document: Document) -> Record:
    """The mouth of a river: it runs straight on into the sea, and is what the river is there (CM-STR-3)."""
    turned = (kinds.DIRECTIONS.index(names.UPSTREAM) + (number(record.get("orientation", 1)) or 1) - 1) % 6
    upstream = kinds.DIRECTIONS[turned]
    there = document.board.neighbour(at, upstream)
    above = document.hexes[there].layers.get("terrain", {}) if there in document.hexes else {}
    kind = names.BEHAVIORS.get((str(above.get("name")), str(above.get("behavior"))), "river")
    line = {upstream, kinds.DIRECTIONS[(turned + 3) % 6]}
    kind = names.MOUTHS.get(kind, kind)
    return {"kind": kind, "exits": [way for way in kinds.DIRECTIONS if way in line]}


def site_rules(document: Document, mapping: Mapping[str, object]) -> dict[str, Record]:
    """The special rules that tiles name."""
    recovery: list[str] = []
    tents: dict[str, list[str]] = {side: [] for side in kinds.SIDES}
    for at, content in document.hexes.items():
        tile = content.layers.get("terrain", {})
        behavior, owner = tile.get("behavior"), word(tile.get("original_owner"), names.SIDES)
        if behavior == names.RECOVERY:
            recovery.append(at)
        if behavior == names.TENTS:
            owner = owner or _holder(at, mapping, document.board)
        elif _ground_of(tile) != "headquarters":
            owner = None
        if owner:
            tents[owner].append(at)
    rules: dict[str, Record] = {"recovery": {"hexes": recovery}} if recovery else {}
    closed = closed_ground(document)
    rules |= {_CLOSED_GROUND: closed} if closed else {}
    return rules | ({"headquarters": dict(tents)} if any(tents.values()) else {})


def closed_ground(document: Document) -> Record:
    """CM-IMP-2: `properties.isImpassable` closes a hex for a side, or for some of its classes."""
    rules: dict[str, list[str]] = {key: [] for key, _ in kinds.RULES[_CLOSED_GROUND].must}
    for at, content in document.hexes.items():
        told = table(table(content.layers.get("terrain", {}), PROPERTIES), _CLOSED)
        for word_, side in names.SIDES.items():
            for unit_class in _classes(told.get(word_)):
                rules[f"{side}_{unit_class}"].append(at)
    return dict(rules) if any(rules.values()) else {}


def _classes(told: object) -> Iterable[UnitClass]:
    if told is True:
        return CLASSES
    numbers = [number(one) for one in unwrapped(told)] if told is not False else []
    return [CLASSES[one - 1] for one in numbers if one is not None and 1 <= one <= len(CLASSES)]


def properties_known(record: Json) -> bool:
    """Whether nothing but the closing of the hex is told of a tile."""
    told = table(record, PROPERTIES)
    return set(told) <= {_CLOSED} and set(table(told, _CLOSED)) <= set(names.SIDES)


def charges(document: Document) -> Record:
    """The bridges that may be blown, and those that are then worth a medal (CM-BRG)."""
    found: dict[str, list[str]] = {"bridges": [], "medals": []}
    for at, content in document.hexes.items():
        bridge = content.layers.get("rect_terrain", {})
        told = [bridge.get(key) for key in ("behavior", "behavior2")]
        for key, behavior in zip(found, names.CHARGES, strict=True):
            if behavior in told:
                found[key].append(at)
    return dict(found)


def _ground_of(tile: Json) -> str:
    row = names.TILES.get(str(tile.get("name")))
    return row.kind if row else ""


def ship_side(kind: str, at: str, document: Document) -> str:
    """CM-SHP-1, CM-SHP-4: a warship is the bottom player's, a carrier that of the nearer edge."""
    top = word(document.game.get("side_player1"), names.SIDES)
    bottom = word(document.game.get("side_player2"), names.SIDES)
    bottom = bottom or next(side for side in names.SIDES.values() if side != top)
    rows = max(row for row, _ in document.board.names) + 1
    upper = kind == names.SHIPS["pcarrier"] and document.board.places[at][0] * 2 < rows
    return next(side for side in names.SIDES.values() if (side == bottom) != upper)


def _holder(at: str, mapping: Mapping[str, object], on: Board) -> str:
    """CM-HQ-3: who stands there, else whose half it is."""
    units = cast("list[Record]", mapping["units"])
    inside = next((str(unit["side"]) for unit in units if unit["at"] == at), None)
    bottom = str(mapping["bottom"])
    top = next(side for side in kinds.SIDES if side != bottom)
    rows = max(row for row, _ in on.names) + 1
    return inside or (bottom if on.places[at][0] * 2 >= rows else top)
