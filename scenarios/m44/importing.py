"""An .m44 file -> our mapping, what of it cannot be played, and the defaults that were taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

from scenarios import kinds
from scenarios.boards import Board
from scenarios.checking import check_mapping
from scenarios.door import SIZE_LIMIT, parse_json, refuse
from scenarios.errors import Fault, ScenarioError, bounded
from scenarios.joins import loose_ends
from scenarios.library import playable
from scenarios.limits import LIMITS, line, most_of, prose
from scenarios.m44 import names
from scenarios.m44.document import Document, Hex, Json, number, plain, read_document, word
from scenarios.m44.options import read_options
from scenarios.m44.packing import packed
from scenarios.m44.rulerows import BLOWN
from scenarios.m44.sites import PROPERTIES, charges, marks, mouth, properties_known, ship_side, site_rules
from scenarios.m44.tags import read_tags
from scenarios.m44.turning import axis, exits, facing
from scenarios.m44.units import read_unit, split_name
from scenarios.pieces import Record, unit_record
from scenarios.playable import unsupported
from scenarios.reading import Reading, Scenario
from scenarios.writing import write


@dataclass(slots=True)
class Imported:
    """One imported file.

    `faults` make it unplayable until the file is edited, `missing` until somebody accepts them; `notes` are
    the defaults that were taken, `shortened` tells which texts were too long.
    """

    reading: Reading
    faults: list[Fault] = field(default_factory=list)
    missing: list[Fault] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    shortened: list[Fault] = field(default_factory=list)

    def playable(self, *, accept: bool = False) -> Scenario:
        """The mapping to play.

        Raises ScenarioError if something must be mended first, NotPlayableError if something is missing and
        `accept` does not say to play without it.
        """
        if self.faults:
            raise ScenarioError(bounded(self.faults))
        return playable(self.reading, accept=accept)

    def saved(self, *, accepted: bool = False) -> str:
        """The import as a scenario file of ours, with the original inside."""
        reading = self.reading
        text = write(reading.mapping, still=reading.still, accepted=accepted, m44=reading.m44)
        if len(text.encode()) > SIZE_LIMIT:
            refuse("too-large", size=len(text.encode()), limit=SIZE_LIMIT)
        return text


def import_m44(text: str, name: str = "imported") -> Imported:
    """Import the text of an .m44 file. Raises ScenarioError with every fault if it is none."""
    raw = parse_json(text)
    imported = import_raw(raw, name)
    told = [str(fault) for fault in imported.missing]
    imported.reading.m44 = ({"unsupported": told} if told else {}) | {"original": packed(raw)}
    imported.missing += unsupported(imported.reading.mapping)
    return imported


def import_raw(raw: object, name: str) -> Imported:
    """Import a parsed file; `missing` holds only what has no id of ours at all."""
    document = read_document(raw)
    result = Imported(Reading())
    mapping = _game(document, name, result)
    mapping |= _hexes(document, _of_sets(document, cast("dict[str, str]", mapping["nations"])), result)
    _tokens(document, mapping, result)
    mapping["labels"] = _labels(document, result)
    mapping["texts"] = _texts(document, name, result)
    mapping["sources"] = [_source(cast(Json, raw), result)]
    result.reading.mapping = mapping
    _settle_ends(document.board, result)
    result.faults = check_mapping(mapping, still=result.reading.still)
    return result


def _game(document: Document, name: str, result: Imported) -> Scenario:
    game, notes = document.game, result.notes
    top = word(game.get("side_player1"), names.SIDES)
    bottom = word(game.get("side_player2"), names.SIDES)
    if top is None or top == bottom:
        top = kinds.SIDES[1 - kinds.SIDES.index(bottom)] if bottom else "axis"
    if bottom is None or top == bottom:
        bottom = kinds.SIDES[1 - kinds.SIDES.index(top)]
        notes.append(f"the sides are not told: {top} at the top, {bottom} at the bottom")
    seats = {"PLAYER1": top, "PLAYER2": bottom}
    first = word(game.get("starting"), seats)
    if first is None:
        notes.append(f"the side that moves first is not told: {bottom}")
    mapping: Scenario = {
        "id": name,
        "number": 0,
        "board": document.board.kind,
        "face": document.face,
        "bottom": bottom,
        "first": first or bottom,
    }
    if document.date:
        mapping["date"] = document.date
    if front := word(game.get("front"), names.FRONTS):
        mapping["front"] = front
    for key, source, default in (("hands", "cards", 5), ("to_win", "victory", 5)):
        mapping[key] = {
            side: _count(game.get(f"{source}_player{seat}"), f"{source} of {side}", default, notes)
            for seat, side in ((1, top), (2, bottom))
        }
    mapping["nations"] = {
        side: _nation(game.get(f"country_player{seat}"), side, document, notes)
        for seat, side in ((1, top), (2, bottom))
    }
    return mapping


def _count(value: object, what: str, default: int, notes: list[str]) -> int:
    count = number(value)
    if count is None:
        notes.append(f"{what} not told: {default}")
    return default if count is None else count


def _nation(country: object, side: str, document: Document, notes: list[str]) -> str:
    """The nation told, else the one most units have, else the usual one of that side."""
    if nation := word(country, names.COUNTRIES):
        return nation
    flags = Counter(
        nation
        for content in document.hexes.values()
        if "unit" in content.layers
        for flag, (owner, nation) in names.FLAGS.items()
        if owner == side and str(content.layers["unit"]["name"]).endswith(flag)
    )
    nation = flags.most_common(1)[0][0] if flags else {"allies": "united-states", "axis": "germany"}[side]
    notes.append(f"the nation of {side} is not told: {nation}, from the figures")
    return nation


def _hexes(document: Document, nations: Mapping[str, str], result: Imported) -> Scenario:
    terrain, obstacles, units = dict[str, Record](), dict[str, list[Record]](), list[Record]()
    for at, content in document.hexes.items():
        if "terrain" in content.layers and (
            ground := _ground(content.layers["terrain"], at, document, result)
        ):
            terrain[at] = ground
        if "unit" in content.layers:
            read = read_unit(content.layers["unit"], at, nations, document.date)
            units += [read.unit] if read.unit else []
            result.missing += [_shown(kind, at, instead) for kind, instead in read.missing]
        pieces = [
            _rect(content, at, terrain, units, document, nations, result),
            _obstacle(content, at, result),
        ]
        if any(pieces):
            obstacles[at] = [piece for piece in pieces if piece]
    printed = {
        at for at, record in terrain.items() if record["kind"] == document.board.printed(at, document.face)
    }
    _own_bunkers(obstacles, result)
    return {
        "terrain": {at: record for at, record in terrain.items() if at not in printed},
        "obstacles": obstacles,
        "units": units,
    }


def _shown(kind: str, at: str, instead: str) -> Fault:
    return Fault("shown-as", {"kind": kind, "hex": at, "instead": instead})


def _orientation(record: Json) -> int:
    return number(record.get("orientation", 1)) or 1


def _ground(record: Json, at: str, document: Document, result: Imported) -> Record | None:
    name, behavior = str(record["name"]), record.get("behavior")
    if name == names.MOUTH:
        return mouth(record, at, document)
    tile = names.TILES.get(name)
    kind = names.BEHAVIORS.get((name, str(behavior))) or (tile.kind if tile else None)
    if kind is None:
        result.missing.append(
            _shown(name if behavior is None else f"{name} {behavior}", at, "shown as open ground")
        )
        return None
    if behavior is not None and (name, str(behavior)) not in names.BEHAVIORS and not marks(kind, behavior):
        result.missing.append(_shown(str(behavior), at, f"plain {kind}"))
    if record.get(PROPERTIES) and not properties_known(record):
        result.missing.append(_shown("properties", at, f"plain {kind}"))
    if tile is None or not tile.sides:
        return {"kind": kind}
    return {"kind": kind, "exits": list(exits(name, _orientation(record)))}


def _rect(
    content: Hex,
    at: str,
    terrain: dict[str, Record],
    units: list[Record],
    document: Document,
    nations: Mapping[str, str],
    result: Imported,
) -> Record | None:
    record = content.layers.get("rect_terrain")
    if record is None:
        return None
    name = str(record["name"])
    if name == "ford" and "exits" in terrain.get(at, {}):
        terrain[at] = terrain[at] | {"kind": "ford"}
        return None
    piece = names.RECTS.get(name)
    if piece is None:
        if not _afloat(name, at, units, document, nations):
            result.missing.append(_shown(name, at, "left out"))
        return None
    laid = _piece(record, piece, at, result)
    if laid["kind"] == "bunker":
        owner = word(record.get("original_owner"), names.SIDES)
        inside = next((str(unit["side"]) for unit in units if unit["at"] == at), None)
        laid["side"] = owner or inside or ""
        if not owner and inside:
            result.notes.append(f"the bunker at {at} has no owner: {inside}, whose unit stands in it")
    return laid


def _afloat(name: str, at: str, units: list[Record], document: Document, nations: Mapping[str, str]) -> bool:
    """A ship is a unit, and a barge carries the one that stands on it."""
    aboard = next((unit for unit in units if unit["at"] == at), None)
    if name == names.BARGE and aboard is not None:
        aboard["carrier"] = names.LANDING_CRAFT
        return True
    kind = names.SHIPS.get(name)
    if kind is None or aboard is not None:
        return False
    side = ship_side(kind, at, document)
    units.append(unit_record(at, side, kind, {"nation": nations.get(side)}))
    return True


def _obstacle(content: Hex, at: str, result: Imported) -> Record | None:
    record = content.layers.get("obstacle")
    if record is None:
        return None
    piece = names.OBSTACLES.get(str(record["name"]))
    if piece is None:
        result.missing.append(_shown(str(record["name"]), at, "left out"))
        return None
    laid = _piece(record, piece, at, result)
    if laid["kind"] == "sea-wall":
        laid["side"] = word(record.get("original_owner"), names.SIDES) or "allies"
    return laid


def _piece(record: Json, piece: names.Piece, at: str, result: Imported) -> Record:
    name, behaviors = (
        str(record["name"]),
        [record[key] for key in ("behavior", "behavior2") if record.get(key)],
    )
    laid: Record = {"kind": piece.kind}
    for behavior in behaviors:
        known = names.PIECE_BEHAVIORS.get((name, str(behavior)))
        laid["kind"] = known or laid["kind"]
        if known is None and behavior not in names.CHARGES:
            result.missing.append(_shown(str(behavior), at, f"plain {piece.kind}"))
    if piece.turn == "facing":
        laid["facing"] = facing(_orientation(record))
    elif piece.turn:
        laid["axis"] = axis(piece.turn, _orientation(record))
    return laid


def _own_bunkers(obstacles: dict[str, list[Record]], result: Imported) -> None:
    """An empty bunker that names no owner belongs to nobody: a field bunker."""
    for at, pieces in obstacles.items():
        for piece in pieces:
            if piece["kind"] == "bunker" and not piece["side"]:
                piece["kind"] = "field-bunker"
                del piece["side"]
                result.notes.append(
                    f"the bunker at {at} has no owner and stands empty: read as a field bunker"
                )


def _tokens(document: Document, mapping: Scenario, result: Imported) -> None:
    tokens = read_tags(document.hexes, document.board, str(mapping["bottom"]))
    options = read_options(document.game, document.own, document.board)
    mapping["markers"] = tokens.markers
    mapping["medals"] = tokens.medals + options.medals
    if BLOWN in options.rules:
        options.rules[BLOWN] |= charges(document)
        if not options.rules[BLOWN]["bridges"]:
            del options.rules[BLOWN]
            tokens.notes.append("bridges may be blown, but none is named: the rule is left out")
    mapping["rules"] = options.rules | _of_figures(document) | site_rules(document, mapping)
    for unit in cast("list[Record]", mapping["units"]):
        if unit["at"] in tokens.camouflaged:
            unit["camouflaged"] = True
    result.missing += tokens.missing + options.missing
    result.notes += tokens.notes
    if not options.rules and not options.missing:
        result.notes.append("no special rules are told; those in the prose of the file are not read")


def _of_figures(document: Document) -> dict[str, Record]:
    """The rules that come with the figures of a nation (CM-JP-0, CM-BR-1)."""
    return {rule: {} for flag, rule in names.RULE_OF_FIGURES.items() if flag in _sets(document)}


def _sets(document: Document) -> set[str | None]:
    """The sets of figures that stand on the board."""
    return {
        split_name(str(content.layers["unit"]["name"]))[1]
        for content in document.hexes.values()
        if "unit" in content.layers
    }


def _of_sets(document: Document, nations: dict[str, str]) -> dict[str, str]:
    """CM-BR-1: beside figures of the British set the usual Allied ones are not British."""
    mixed = names.BRITISH in _sets(document) and nations.get("allies") == names.FLAGS[names.BRITISH][1]
    return nations | ({"allies": names.FLAGS["us"][1]} if mixed else {})


def _settle_ends(on: Board, result: Imported) -> None:
    """River tiles whose ends meet nothing are still water: the editor lets authors build ponds of them."""
    mapping = result.reading.mapping
    terrain = cast("dict[str, Record]", mapping["terrain"])
    loose = {str(fault.at) for fault in loose_ends(terrain, on, str(mapping["face"]), frozenset())}
    result.reading.still = frozenset(loose)
    result.notes += [f"the line at {at} ends at nothing: drawn as it lies" for at in sorted(loose)]


def _labels(document: Document, result: Imported) -> list[Record]:
    told = most_of(document.labels, "labels", "labels", result.shortened)
    labels = [(at, line(text, "labels", "labels", result.shortened)) for at, text in told]
    return [{"at": at, "text": text} for at, text in labels if text]


def _texts(document: Document, name: str, result: Imported) -> dict[str, Record]:
    known = [
        code
        for code in document.texts
        if code.isascii() and code.replace("-", "").isalpha() and len(code) <= LIMITS["languages"].letters
    ]  # the others stay in the original
    if len(known) > LIMITS["languages"].many:
        known.sort(key=lambda code: code != "en")
    texts = {
        code: _wording(document.texts[code], name, f"texts.{code}", result)
        for code in most_of(known, "languages", "texts", result.shortened)
    }
    return texts or {"en": {"title": name, "briefing": "", "history": [], "rules": []}}


def _wording(words: Json, name: str, section: str, result: Imported) -> Record:
    def told(key: str, *sources: str) -> str:
        texts = [plain(text) for one in sources if isinstance(text := words.get(one), str)]
        return prose("\n\n".join(texts), key, section, result.shortened)

    return {
        "title": told("title", "name") or name,
        "briefing": told("briefing", "description", "victory"),
        "history": [text] if (text := told("history", "historical")) else [],
        "rules": [text] if (text := told("rules", "rules")) else [],
    }


def _source(raw: Json, result: Imported) -> str:
    meta = raw.get("meta_data")
    told = meta if isinstance(meta, dict) else {}
    ident = told.get("scenario_id")
    text = f"imported from an .m44 file{f', scenario {plain(str(ident))}' if ident else ''}"
    return line(text, "sources", "", result.shortened)
