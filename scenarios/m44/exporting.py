"""Our scenario -> an .m44 document. What came from one goes back as it was, but for what has been changed
since.
"""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Mapping
from typing import cast

from scenarios.boards import Board, board
from scenarios.door import parse_json
from scenarios.errors import Fault
from scenarios.m44 import names
from scenarios.m44.comparing import unsaid
from scenarios.m44.document import number, unwrapped
from scenarios.m44.importing import import_raw
from scenarios.m44.layers import SIDE_OF, lost, piece_layers, terrain_layer, unit_layer
from scenarios.m44.rulerows import RULES
from scenarios.pieces import Record
from scenarios.reading import Reading

Scenario = Mapping[str, object]
Raw = dict[str, object]
_THEIR_BOARD = {ours: theirs for theirs, ours in names.BOARDS.items()}
_THEIR_FACE = {ours: theirs for theirs, ours in names.FACES.items()}
_THEIR_FRONT = {ours: theirs for theirs, ours in names.FRONTS.items()}
_COUNTRY = {nation: country for country, nation in names.COUNTRIES.items()}
_MINE_OF = {kind: behavior for behavior, kind in names.MINES.items()}
_EMPTY: Scenario = {
    **{key: {} for key in ("terrain", "obstacles", "markers", "rules", "texts")},
    **{key: [] for key in ("units", "medals", "labels")},
}


def export_m44(reading: Reading) -> tuple[Raw, list[Fault]]:
    """The document, and what has no place in it."""
    before: Scenario = _EMPTY
    document: Raw = _skeleton()
    if "original" in reading.m44:
        document = cast(Raw, parse_json(str(reading.m44["original"])))
        before = import_raw(document, str(reading.mapping["id"])).reading.mapping
    losses = list[Fault]()
    now = reading.mapping
    _write_game(document, before, now)
    _write_board(document, before, now, losses)
    _write_rules(document, before, now, losses)
    _write_labels(document, before, now)
    _write_texts(document, before, now)
    return document, losses + unsaid(document, now, losses)


def as_text(document: Raw) -> str:
    """The document as the editor writes it: UTF-8, indented by tabs."""
    text = json.dumps(document, ensure_ascii=False, indent="\t")
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return json.dumps(document, indent="\t")
    return text


def _skeleton() -> Raw:
    return {
        "meta_data": {"status": "PRIVATE", "software": "fieldpost"},
        "game_info": {"type": "HISTORICAL"},
        "board": {"hexagons": []},
        "packs": {"base": 1},
        "text": {},
    }


def _part(record: Raw, key: str) -> Raw:
    """An object below another, made if it is missing or (as some exports have it) an empty list."""
    value = record.get(key)
    if not isinstance(value, dict):
        value = record[key] = {}
    return cast(Raw, value)


def _write_game(document: Raw, before: Scenario, now: Scenario) -> None:
    game, on = _part(document, "game_info"), _part(document, "board")
    seats = {str(now["bottom"]): 2}
    seats[next(side for side in SIDE_OF if side not in seats)] = 1
    entries: list[tuple[str, Raw, str, object]] = [
        ("date", game, "date_begin", now.get("date")),
        ("front", game, "front", _THEIR_FRONT.get(str(now.get("front")))),
        ("first", game, "starting", f"PLAYER{seats[str(now['first'])]}"),
        ("board", on, "type", _THEIR_BOARD[str(now["board"])]),
        ("face", on, "face", _THEIR_FACE[str(now["face"])]),
    ]
    for key, into, name, value in entries:
        if now.get(key) != before.get(key) and value is not None:
            into[name] = value
    for side, seat in sorted(seats.items(), key=lambda item: item[1]):
        if before.get("bottom") != now["bottom"]:
            game[f"side_player{seat}"] = SIDE_OF[side]
        for key, name in (("nations", "country"), ("hands", "cards"), ("to_win", "victory")):
            value, old = _of(now, key).get(side), _of(before, key).get(side)
            if value != old or before.get("bottom") != now["bottom"]:
                game[f"{name}_player{seat}"] = _COUNTRY.get(str(value), "") if key == "nations" else value


def _of(mapping: Scenario, key: str) -> Mapping[str, object]:
    return cast("Mapping[str, object]", mapping.get(key, {}))


class _Hexes:
    """The hexagon records of a document, by hex."""

    def __init__(self, document: Raw, on: Board) -> None:
        part = _part(document, "board")
        self.on = on
        self.records = [cast(Raw, record) for record in unwrapped(part.get("hexagons", []))]
        part["hexagons"] = self.records
        self.by_name = dict[str, list[Raw]]()
        for record in self.records:
            row, col = number(record.get("row")), number(record.get("col"))
            if row is not None and col is not None and (row, col) in on.names:
                self.by_name.setdefault(on.names[(row, col)], []).append(record)

    def at(self, name: str) -> list[Raw]:
        """The records of a hex (it may be listed twice), one made if there is none."""
        if name not in self.by_name:
            row, col = self.on.places[name]
            self.records.append({"row": row, "col": col})
            self.by_name[name] = [self.records[-1]]
        return self.by_name[name]

    def put(self, name: str, layer: str, value: Raw | None) -> None:
        """Replace a layer of a hex."""
        first, *others = self.at(name)
        for record in others:
            record.pop(layer, None)
        if value:
            first[layer] = value
        else:
            first.pop(layer, None)

    def tag(self, name: str, tag: Raw) -> None:
        """Add a tag to a hex."""
        record = self.at(name)[0]
        record["tags"] = [*unwrapped(record.get("tags", [])), tag]


def _write_board(document: Raw, before: Scenario, now: Scenario, losses: list[Fault]) -> None:
    on = board(str(now["board"]))
    if all(before.get(key) == now.get(key) for key in ("terrain", "obstacles", "units", "markers", "medals")):
        return
    hexes = _Hexes(document, on)
    for name, ground in _changed(_of(before, "terrain"), _of(now, "terrain"), on):
        hexes.put(name, "terrain", terrain_layer(cast(Record, ground), name, losses) if ground else None)
    for name, pieces in _changed(_of(before, "obstacles"), _of(now, "obstacles"), on):
        layers = piece_layers(cast("list[Record]", pieces or []), name, losses)
        for layer in ("rect_terrain", "obstacle"):
            hexes.put(name, layer, layers.get(layer))
    units = [{str(u["at"]): u for u in cast("list[Record]", m["units"])} for m in (before, now)]
    british = names.BRITISH_RULE in _of(now, "rules")
    for name, unit in _changed(units[0], units[1], on):
        _write_unit(hexes, name, cast(Record, unit or {}), losses, british)
    if _tokens(before) != _tokens(now):
        _write_tags(hexes, now, losses)
    _write_camouflage(hexes, _hidden(before), _hidden(now), names.CAMOUFLAGE[now["face"] == "winter"])
    _drop_empty(hexes, document)


_SHIP_OF = {kind: tile for tile, kind in names.SHIPS.items()}


def _write_unit(hexes: _Hexes, name: str, unit: Record, losses: list[Fault], british: bool) -> None:
    """A ship is a rectangular tile, and so is the barge under a unit."""
    for record in hexes.at(name):
        tile = record.get("rect_terrain")
        if _is(tile, (*names.SHIPS, names.BARGE)):
            del record["rect_terrain"]
    ship = _SHIP_OF.get(str(unit.get("kind")))
    if ship:
        hexes.put(name, "rect_terrain", {"name": ship})
    elif unit.get("carrier") == names.LANDING_CRAFT:
        hexes.put(name, "rect_terrain", {"name": names.BARGE})
    hexes.put(name, "unit", unit_layer(unit, losses, british) if unit and not ship else None)


def _changed(
    before: Mapping[str, object], now: Mapping[str, object], on: Board
) -> Iterable[tuple[str, object]]:
    names_ = sorted({*before, *now}, key=on.places.__getitem__)
    return [(name, now.get(name)) for name in names_ if before.get(name) != now.get(name)]


def _drop_empty(hexes: _Hexes, document: Raw) -> None:
    """A hex that lost its last piece needs no record."""
    kept = [record for record in hexes.records if set(record) - {"row", "col"}]
    _part(document, "board")["hexagons"] = kept


def _tokens(mapping: Scenario) -> tuple[list[str], object]:
    medals = sorted(json.dumps(medal, sort_keys=True) for medal in cast("list[Record]", mapping["medals"]))
    return medals, mapping["markers"]


def _hidden(mapping: Scenario) -> set[str]:
    return {str(unit["at"]) for unit in cast("list[Record]", mapping["units"]) if unit.get("camouflaged")}


def _write_camouflage(hexes: _Hexes, before: set[str], now: set[str], token: str) -> None:
    """What is hidden still keeps its token, in whatever colour."""
    for name in sorted(before - now):
        for record in hexes.at(name):
            tags = [tag for tag in unwrapped(record.pop("tags", [])) if not _is(tag, names.CAMOUFLAGE)]
            if tags:
                record["tags"] = tags
    for name in sorted(now - before):
        hexes.tag(name, {"name": token})


def _write_tags(hexes: _Hexes, now: Scenario, losses: list[Fault]) -> None:
    """All medals, mines and exits anew; tags we do not understand stay where they are."""
    for record in hexes.records:
        if "tags" in record:
            record["tags"] = [tag for tag in unwrapped(record["tags"]) if not _ours(tag)]
            if not record["tags"]:
                del record["tags"]
    for medal in cast("list[Record]", now["medals"]):
        _write_medal(hexes, medal, losses)
    for name, markers in cast("Mapping[str, list[Record]]", now["markers"]).items():
        for marker in markers:
            behavior = _MINE_OF.get(str(marker["kind"]))
            if behavior:
                side = SIDE_OF[str(marker["side"])]
                hexes.tag(name, {"name": names.MINE, "behavior": behavior, "side": side})
            if not behavior or set(marker) - {"kind", "side"}:
                losses.append(lost(str(marker["kind"]), "only a minefield with its side is written", name))


def _ours(tag: object) -> bool:
    if not isinstance(tag, dict):
        return False
    bare_exit = _is(tag, (names.EXIT, names.EXIT_RANGE)) and tag.get("behavior") is None
    return bare_exit or _is(tag, names.MEDALS) or tag.get("behavior") in (*names.MINES, "EXIT_MARKER")


def _is(tag: object, among: Container[str]) -> bool:
    return isinstance(tag, dict) and tag.get("name") in among


_MEDAL_KEYS: Mapping[str, Raw] = {
    "temporary": {"permanent": False},
    "permanent": {"permanent": True},
    "permanent-turn-start": {"permanent": True, "turn_start": True},
    "majority": {"majority": True},
    "majority-turn-start": {"majority": True, "turn_start": True},
    "last-to-occupy": {"last_to_occupy": True},
    "sole-control": {"sole_control": True},
}


def _write_medal(hexes: _Hexes, medal: Record, losses: list[Fault]) -> None:
    at, kind, side = cast("list[str]", medal["at"]), str(medal["kind"]), str(medal["for"])
    group = [hexes.on.editor_name(name) for name in at[1:]]
    tag: Raw
    if kind == "exit":
        tag = {"name": names.EXIT, "behavior": "EXIT_MARKER", "side": SIDE_OF.get(side, ""), "group": group}
    elif kind in _MEDAL_KEYS:
        told = _MEDAL_KEYS[kind] | {"counts_for": medal.get("worth", 1), "nbr_hex": medal.get("count", 1)}
        tag = {"name": names.MEDAL_OF[side], "medal": told}
        if group:
            tag["group"] = group
    else:
        return  # sudden death stands among the victory conditions
    if "held" in medal or (kind == "exit" and medal.get("worth", 1) != 1):
        losses.append(lost(f"worth and holder of a {kind} medal", "written without", at[0]))
    hexes.tag(at[0], tag)


def _write_rules(document: Raw, before: Scenario, now: Scenario, losses: list[Fault]) -> None:
    game = _part(document, "game_info")
    sudden = [
        [m for m in cast("list[Record]", x["medals"]) if str(m["kind"]).startswith("sudden")]
        for x in (before, now)
    ]
    if sudden[0] != sudden[1]:
        on = board(str(now["board"]))
        game["victory"] = {
            "condition": [{"group_sudden_death": _condition(medal, on)} for medal in sudden[1]]
        }
        losses += [
            lost(str(medal["kind"]), "judged at the end of the turn", cast("list[str]", medal["at"])[0])
            for medal in sudden[1]
            if medal["kind"] != "sudden-death-turn-end"
        ]
    rules, old = _of(now, "rules"), _of(before, "rules")
    if rules == old:
        return
    told = game.get("options")
    options = dict(told) if isinstance(told, dict) else {}
    for rule, row in RULES.items():
        if rule in old and rule not in rules:
            for key in (row.option, *row.beside):
                options.pop(key, None)
    for rule, row in RULES.items():
        if rule in rules and rules[rule] != old.get(rule):
            options |= row.write(cast(Record, rules[rule]), board(str(now["board"])))
    if options or "options" in game:
        game["options"] = options
    # Ours by name, too: most of them have no option, and this key harms nobody who does not know it.
    _part(document, "fieldpost")["rules"] = dict(rules)
    losses += [lost(f"special rule {rule}", "kept for us only") for rule in rules if rule not in RULES]


def _condition(medal: Record, on: Board) -> Raw:
    group = [on.editor_name(name) for name in cast("list[str]", medal["at"])]
    return {"side": SIDE_OF[str(medal["for"])], "number": medal["count"], "group": group}


def _write_labels(document: Raw, before: Scenario, now: Scenario) -> None:
    if _sorted_labels(before) == _sorted_labels(now):
        return
    on = board(str(now["board"]))
    _part(document, "board")["labels"] = [
        {
            "row": on.places[str(label["at"])][0],
            "col": on.places[str(label["at"])][1],
            "text": [label["text"]],
        }
        for label in cast("list[Record]", now["labels"])
    ]


def _sorted_labels(mapping: Scenario) -> list[tuple[str, str]]:
    return sorted((str(label["at"]), str(label["text"])) for label in cast("list[Record]", mapping["labels"]))


def _write_texts(document: Raw, before: Scenario, now: Scenario) -> None:
    for code, words in _of(now, "texts").items():
        old, new = cast(Record, _of(before, "texts").get(code, {})), cast(Record, words)
        if old == new:
            continue
        texts = _part(_part(document, "text"), code)
        if old.get("title") != new["title"]:
            texts["name"] = new["title"]
        if old.get("briefing", "") != new.get("briefing", ""):
            texts["description"] = new.get("briefing", "")
            texts.pop("victory", None)
        for key, name in (("history", "historical"), ("rules", "rules")):
            if old.get(key, []) != new.get(key, []):
                texts[name] = " ".join(cast("list[str]", new.get(key, [])))
