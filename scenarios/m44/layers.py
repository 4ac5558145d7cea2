"""Our pieces -> the editor's records, layer by layer, with what has no place there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from scenarios import kinds
from scenarios.errors import Fault
from scenarios.m44 import names
from scenarios.m44.turning import orientation_of_axis, tile_of
from scenarios.pieces import Record

RECT_OF: Mapping[str, str] = {
    "bridge": "bridge",
    "bridge-section": "bridge",
    "bunker": "bunker",
    "field-bunker": "casemate",
    "pontoon-bridge": "pontoon",
    "railroad-bridge": "railbridge",
    "road-block": "roadblock",
    "dragons-teeth": "dragonteeth",
}
OBSTACLE_OF: Mapping[str, str] = {
    "wire": "wire",
    "sandbags": "sand",
    "sea-wall": "sand",
    "hedgehog": "hedgehog",
}
BEHAVIOR_OF: Mapping[str, tuple[str, str]] = (
    {kind: key for key, kind in reversed(list(names.BEHAVIORS.items()))}
    | {kind: key for key, kind in names.PIECE_BEHAVIORS.items()}
    | {"stream-mouth": names.MOUTH_AS}
)
FLAG_OF: Mapping[str, str] = {"soviet-union": "ru", "japan": "jp"}
BRITISH_NATION, ITALY = "united-kingdom", "italy"
#: The bunker that may be turned, for one that is.
TURNED_BUNKER = "wbunker"
TYPE_OF: Mapping[str, str] = {kind: arm for arm, kind in names.TYPES.items()}
BADGE_OF: Mapping[str, tuple[str, str]] = {kind: key for key, kind in reversed(list(names.BADGES.items()))}
NATION_BADGES: Mapping[tuple[str, str], str] = {
    ("special-forces", "united-kingdom"): "badge1",
    ("special-forces", "germany"): "badge4",
    ("special-forces", "soviet-union"): "badge25",
    ("elite-armor", "germany"): "badge4",
    ("engineers", "united-states"): "badge12",
    ("engineers", "united-kingdom"): "badge8",
    ("engineers", "soviet-union"): "badge28",
    ("engineers", "japan"): "badge31",
    ("engineers", "germany"): "badge6",
    ("special-forces", ""): "badge2",
    ("engineers", ""): "badge12",
}
SIDE_OF: Mapping[str, str] = {ours: theirs for theirs, ours in names.SIDES.items()}
#: The ground whose tile lies there, under a behavior of its own.
_LAID_AS: Mapping[str, str] = {
    "wide-river": "river", "ford": "river", "stream": "river", "stream-mouth": "river",
    "impassable-forest": "forest", "impassable-town": "town",
}  # fmt: skip
_CLIMBED = ("bluff", "cliff", "steep-hill", "impassable-hill", "impassable-ridge")


def lost(what: str, instead: str, at: str | None = None) -> Fault:
    """Something the format has no place for."""
    return Fault("export", {"what": what, "instead": instead}, at=at)


def terrain_layer(record: Record, at: str, losses: list[Fault]) -> dict[str, object]:
    """The hex tile of some ground; {} if the editor has none."""
    kind, exits = str(record["kind"]), tuple(cast("list[str]", record.get("exits", [])))
    base = {**_LAID_AS, **dict.fromkeys(_CLIMBED, "hill")}
    tile = tile_of(base.get(kind, kind), exits)
    if tile is None:
        losses.append(lost(f"{kind} {' '.join(exits)}".strip(), "left out", at))
        return {}
    layer: dict[str, object] = {"name": tile[0]} | ({"orientation": tile[1]} if tile[1] else {})
    behavior = BEHAVIOR_OF.get(kind)
    return layer | ({"behavior": behavior[1]} if behavior and kind in base else {})


def piece_layers(pieces: Sequence[Record], at: str, losses: list[Fault]) -> dict[str, dict[str, object]]:
    """The rectangular tile and the plastic piece of a hex: the editor has room for one of each."""
    layers = dict[str, dict[str, object]]()
    for piece in pieces:
        kind = str(piece["kind"])
        layer, name = (
            ("rect_terrain", RECT_OF[kind]) if kind in RECT_OF else ("obstacle", OBSTACLE_OF.get(kind, ""))
        )
        if kind == "field-bunker" and "facing" in piece:
            name = TURNED_BUNKER
        if not name or layer in layers:
            losses.append(lost(kind, "left out", at))
            continue
        layers[layer] = {"name": name} | _turned(piece, name, at, losses)
        if kind in BEHAVIOR_OF:
            layers[layer]["behavior"] = BEHAVIOR_OF[kind][1]
        if "side" in piece:
            layers[layer]["original_owner"] = SIDE_OF[str(piece["side"])]
    return layers


def _turned(piece: Record, name: str, at: str, losses: list[Fault]) -> dict[str, object]:
    row = names.RECTS.get(name) or names.OBSTACLES[name]
    if row.turn == "facing":
        return {"orientation": names.FACINGS.index(str(piece.get("facing", "bottom"))) + 1}
    if not row.turn:
        return {}
    orientation = orientation_of_axis(row.turn, cast(int, piece.get("axis", 0)))
    if orientation is None:
        losses.append(lost(f"{piece['kind']} with axis {piece.get('axis')}", "turned another way", at))
    return {"orientation": orientation or 1}


def unit_layer(unit: Record, losses: list[Fault], british: bool = False) -> dict[str, object]:
    """The unit of a hex; `british`: figures of the British set for units of that nation."""
    kind, at, nation = str(unit["kind"]), str(unit["at"]), str(unit.get("nation", ""))
    flag = FLAG_OF.get(nation, "us" if unit["side"] == "allies" else "ger")
    if british and nation == BRITISH_NATION:
        flag = names.BRITISH
    arm, badge = _arm(kind, nation, at, losses)
    layer: dict[str, object] = {"name": arm + flag}
    usual = kinds.UNITS[kind].figures if kind in kinds.UNITS else 0
    if unit["figures"] != names.figures(kind, flag, usual) or kind == "tiger":
        layer["nbr_units"] = unit["figures"]
    if unit.get("full", usual) != unit["figures"]:
        losses.append(
            lost(f"full strength {unit.get('full', usual)}", "the figures at the start count as full", at)
        )
    if badge:
        layer["badge"] = badge
    if kind == "french-resistance":
        layer["behavior"] = "FRENCH_RESISTANCE"
    for behavior, switch in reversed(list(names.UNIT_BEHAVIORS.items())):
        if switch in unit:
            layer["behavior"] = behavior
    if unit.get("carrier") == names.BOAT:
        layer["equipment"] = names.BOAT
    for equipment, switch in names.EQUIPMENT.items():
        if switch in unit:
            layer["equipment"] = equipment
    if unit.get("worth", 1) == 2:
        layer["behavior"] = "GERMAN_2VICTANK"
    elif unit.get("worth", 1) != 1:
        losses.append(lost(f"{unit['worth']} medals for a unit", "worth 1", at))
    return layer


def _arm(kind: str, nation: str, at: str, losses: list[Fault]) -> tuple[str, str]:
    badge = NATION_BADGES.get((kind, nation)) or NATION_BADGES.get((kind, ""), "")
    if nation == ITALY and kind in (*TYPE_OF, "tiger"):
        badge = names.ITALIAN
    if kind in TYPE_OF:
        return TYPE_OF[kind], badge
    if kind == "tiger":
        return "tank2", badge
    plain = kind.removesuffix("-early").removesuffix("-late")
    if plain in BADGE_OF:
        arm, usual_badge = BADGE_OF[plain]
        return arm, badge or usual_badge
    arm = {"infantry": "inf", "armor": "tank", "artillery": "gun"}.get(kinds.UNITS[kind].arm, "veh")
    losses.append(lost(kind, f"written as {arm}", at))
    return arm, ""
