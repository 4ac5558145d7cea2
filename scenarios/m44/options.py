"""The option block and the victory conditions of the editor -> special rules and medals."""

from __future__ import annotations

from dataclasses import dataclass, field

from scenarios import kinds
from scenarios.boards import Board
from scenarios.errors import Fault
from scenarios.hexlists import read_hexes
from scenarios.m44 import names
from scenarios.m44.document import Json, number, table, unwrapped, word
from scenarios.m44.rulerows import ROWS
from scenarios.pieces import Record
from scenarios.rules import check_rules
from scenarios.tables import few

#: Options that say more of another one.
_BESIDE = frozenset(key for row in ROWS for key in row.beside)


@dataclass(slots=True)
class Options:
    """The rules of a scenario and what of its options we do not have."""

    rules: dict[str, Record] = field(default_factory=dict)
    medals: list[Record] = field(default_factory=list)
    missing: list[Fault] = field(default_factory=list)


def read_options(game: Json, own: Json, on: Board) -> Options:
    """Read `game_info.options`, `game_info.victory` and the rules our own export adds."""
    options = Options()
    given = table(game, "options")
    for key, value in few(given.items(), "options", None, options.missing):
        if (
            key in names.HARMLESS_OPTIONS
            or key in _BESIDE
            or value in (None, [], {})
            or (value is False and key != "deck_reshuffling")
        ):
            continue
        rule = _rule(key, value, given, on)
        if rule is None:
            options.missing.append(Fault("rule-unsupported", {"rule": key}))
        else:
            options.rules[rule[0]] = rule[1]
    conditions = unwrapped(table(game, "victory").get("condition", []))
    for condition in few(conditions, "victory", None, options.missing):
        _read_condition(condition, on, options)
    for name, said in few(table(own, "rules").items(), "rules", None, options.missing):
        if isinstance(said, dict) and not list(check_rules({name: said}, on)):
            options.rules[name] = dict(said)
    return options


def _rule(key: str, value: object, given: Json, on: Board) -> tuple[str, Record] | None:
    for row in ROWS:
        if row.option == key:
            params = row.read(value, given, on)
            if params is not None:
                return row.rule, params
    return None


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
