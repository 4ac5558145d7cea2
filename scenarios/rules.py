"""Special rules of a scenario: each is a name with parameters, and the table says which and of what type."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.types import SECTIONS
from scenarios import kinds
from scenarios.boards import Board
from scenarios.errors import Fault, hint_for


def _count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 30


def _all(value: object, test: Callable[[object], bool]) -> bool:
    return isinstance(value, list) and 0 < len(value) <= 64 and all(test(item) for item in value)


# type of a parameter -> what to say if it is wrong, and the test
TYPES: Mapping[str, tuple[str, Callable[[object, Board], bool]]] = {
    "side": ("allies or axis", lambda value, _: value in kinds.SIDES),
    "sides": ("a list of sides", lambda value, _: _all(value, lambda item: item in kinds.SIDES)),
    "any-sides": (
        "a list of sides, or an empty one",
        lambda value, _: value == [] or _all(value, lambda item: item in kinds.SIDES),
    ),
    "amount": ("a number from 0 to 30", lambda value, _: value == 0 or _count(value)),
    "sections": (
        "a list of left, center and right",
        lambda value, _: _all(value, lambda item: item in SECTIONS),
    ),
    "count": ("a number from 1 to 30", lambda value, _: _count(value)),
    "counts": ("a list of numbers from 1 to 30", lambda value, _: _all(value, _count)),
    "hex": ("a hex of the board", lambda value, on: value in on.names.values()),
    "hexes": (
        "a list of hexes of the board",
        lambda value, on: _all(value, lambda item: item in on.names.values()),
    ),
    "places": (
        "a list of hexes of the board, or an empty one",
        lambda value, on: value == [] or _all(value, lambda item: item in on.names.values()),
    ),
    "unit": ("a kind of unit", lambda value, _: value in kinds.UNITS),
    "nation": ("a nation", lambda value, _: value in kinds.NATIONS),
}


def check_rules(rules: Mapping[str, dict[str, object]], on: Board) -> Iterator[Fault]:
    """Unknown rules, missing, unknown and wrong parameters."""
    for name, given in rules.items():
        if name not in kinds.RULES:
            params = {"word": name, "what": "special rule", "hint": hint_for(name, kinds.RULES)}
            yield Fault("unknown-word", params, section="rules")
            continue
        row = kinds.RULES[name]
        types = dict(row.must)
        for key, _ in row.must:
            if key not in given:
                yield Fault("missing", {"what": f"{key} of {name}"}, section="rules")
        for key, value in given.items():
            if key not in types:
                yield Fault(
                    "unknown-key", {"key": key, "where": name, "hint": hint_for(key, types)}, section="rules"
                )
            elif not TYPES[types[key]][1](value, on):
                params = {"what": f"{key} of {name}", "wanted": TYPES[types[key]][0]}
                yield Fault("wrong-type", params, section="rules")
