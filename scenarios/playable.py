"""What of a scenario can be played today, and what would have to be left out.

Pieces we know but cannot play yet stay in the scenario by their own names: the day they are supported,
they simply work. Until then a scenario that has any is unplayable, unless somebody accepts it without
them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from scenarios import kinds
from scenarios.errors import Fault

Scenario = dict[str, object]
Records = list[dict[str, object]]


def unsupported(mapping: Mapping[str, object]) -> list[Fault]:
    """Every piece and rule that cannot be played yet, by hex, with what would be shown instead."""
    return [*_ground(mapping), *_laid(mapping), *_units(mapping), *_rules(mapping)]


def without_unsupported(mapping: Mapping[str, object]) -> Scenario:
    """The same scenario with those pieces left out, and units replaced by the plain kind of their branch."""
    left = dict(mapping)
    terrain = cast("Mapping[str, dict[str, object]]", mapping["terrain"])
    left["terrain"] = {
        name: record for name, record in terrain.items() if kinds.TERRAIN[str(record["kind"])].supported
    }
    for key, table in _PIECES:
        laid = cast("Mapping[str, Records]", mapping[key])
        kept = {name: [p for p in pieces if table[str(p["kind"])].supported] for name, pieces in laid.items()}
        left[key] = {name: pieces for name, pieces in kept.items() if pieces}
    left["units"] = [played for unit in cast("Records", mapping["units"]) if (played := _stand_in(unit))]
    rules = cast("Mapping[str, object]", mapping["rules"])
    left["rules"] = {name: rule for name, rule in rules.items() if kinds.RULES[name].supported}
    return left


_PIECES = (("obstacles", kinds.OBSTACLES), ("markers", kinds.MARKERS))


def _fault(kind: str, at: str, instead: str) -> Fault:
    return Fault("shown-as", {"kind": kind, "hex": at, "instead": instead})


def _ground(mapping: Mapping[str, object]) -> Iterator[Fault]:
    for name, record in cast("Mapping[str, dict[str, object]]", mapping["terrain"]).items():
        if not kinds.TERRAIN[str(record["kind"])].supported:
            yield _fault(str(record["kind"]), name, "shown as open ground")


def _laid(mapping: Mapping[str, object]) -> Iterator[Fault]:
    for key, table in _PIECES:
        for name, pieces in cast("Mapping[str, Records]", mapping[key]).items():
            for piece in pieces:
                if not table[str(piece["kind"])].supported:
                    yield _fault(str(piece["kind"]), name, "left out")


def _units(mapping: Mapping[str, object]) -> Iterator[Fault]:
    for unit in cast("Records", mapping["units"]):
        row = kinds.UNITS[str(unit["kind"])]
        if not row.supported:
            yield _fault(str(unit["kind"]), str(unit["at"]), f"played as {_STAND_INS.get(row.arm, row.arm)}")


def _rules(mapping: Mapping[str, object]) -> Iterator[Fault]:
    for name in cast("Mapping[str, object]", mapping["rules"]):
        if not kinds.RULES[name].supported:
            yield Fault("rule-unsupported", {"rule": name})


# What a unit that cannot be played yet is played as, by branch.
_STAND_INS: Mapping[str, str] = {"vehicle": "armor", "cavalry": "infantry"}


def _stand_in(unit: dict[str, object]) -> dict[str, object]:
    row = kinds.UNITS[str(unit["kind"])]
    if row.supported:
        return dict(unit)
    kind = _STAND_INS.get(row.arm, row.arm)
    figures = min(cast(int, unit["figures"]), kinds.UNITS[kind].figures)
    full = {"full": figures} if figures < kinds.UNITS[kind].figures else {}
    kept = {key: unit[key] for key in ("at", "side", "nation", "worth") if key in unit}
    return kept | {"kind": kind, "figures": figures} | full
