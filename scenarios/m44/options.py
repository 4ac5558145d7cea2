"""The option block and the victory conditions of the editor -> special rules and medals."""

from __future__ import annotations

from dataclasses import dataclass, field

from scenarios import kinds
from scenarios.boards import Board
from scenarios.errors import Fault
from scenarios.hexlists import read_hexes
from scenarios.m44 import names
from scenarios.m44.document import Json, number, table, unwrapped, word
from scenarios.m44.units import split_name
from scenarios.pieces import Record
from scenarios.rules import check_rules
from scenarios.tables import few

_DROP_KEYS = {"side", "range", "nbr_units", "center", "unit"}


@dataclass(slots=True)
class Options:
    """The rules of a scenario and what of its options we do not have."""

    rules: dict[str, Record] = field(default_factory=dict)
    medals: list[Record] = field(default_factory=list)
    missing: list[Fault] = field(default_factory=list)


def read_options(game: Json, own: Json, on: Board) -> Options:
    """Read `game_info.options`, `game_info.victory` and the rules our own export adds."""
    options = Options()
    for key, value in few(table(game, "options").items(), "options", None, options.missing):
        if (
            key in names.HARMLESS_OPTIONS
            or value in (None, [], {})
            or (value is False and key != "deck_reshuffling")
        ):
            continue
        rule = _rule(key, value, on)
        if rule is None:
            options.missing.append(Fault("rule-unsupported", {"rule": key}))
        else:
            options.rules[rule[0]] = rule[1]
    conditions = unwrapped(table(game, "victory").get("condition", []))
    for condition in few(conditions, "victory", None, options.missing):
        _read_condition(condition, on, options)
    for name, given in few(table(own, "rules").items(), "rules", None, options.missing):
        if isinstance(given, dict) and not list(check_rules({name: given}, on)):
            options.rules[name] = dict(given)
    return options


def _rule(key: str, value: object, on: Board) -> tuple[str, Record] | None:
    if isinstance(value, (bool, str)) and (key, value) in names.OPTIONS:
        return names.OPTIONS[key, value], {}
    if key == "hill317":
        hexes, faults = read_hexes(" ".join(str(item) for item in unwrapped(value)), on)
        return None if faults else ("recon-as-air-power", {"side": "allies", "while_on": hexes})
    if key == "airdrop" and isinstance(value, dict):
        return _air_drop(value, on)
    return None


def _air_drop(told: Json, on: Board) -> tuple[str, Record] | None:
    """A drop we know: one center, infantry, nothing optional. Anything else is another rule."""
    side = word(told.get("side"), names.SIDES)
    steps, figures = number(told.get("range")), number(told.get("nbr_units"))
    hexes, faults = read_hexes(str(told.get("center", "")), on)
    arm, flag = split_name(str(table(told, "unit").get("name", "infus")))
    if faults or len(hexes) != 1 or not side or not steps or not figures or set(told) - _DROP_KEYS:
        return None
    if arm is None or arm not in names.TYPES or flag is None:
        return None
    rule: Record = {
        "side": side,
        "center": hexes[0],
        "steps": steps,
        "figures": figures,
        "kind": names.TYPES[arm],
    }
    return "air-drop", rule | {"nation": names.FLAGS[flag][1]}


def _read_condition(condition: object, on: Board, options: Options) -> None:
    told = table(condition, "group_sudden_death") if isinstance(condition, dict) else {}
    side, count = word(told.get("side"), names.SIDES), number(told.get("number"))
    hexes, faults = read_hexes(" ".join(str(item) for item in unwrapped(told.get("group", []))), on)
    if faults or not hexes or not side or not count or side not in kinds.SIDES:
        options.missing.append(Fault("rule-unsupported", {"rule": "victory condition"}))
        return
    hexes.sort(key=on.places.__getitem__)
    options.medals.append(
        {"at": hexes, "for": side, "kind": "sudden-death-turn-end", "worth": 1, "count": count}
    )
