"""What a written document does not give back: read in again, and compared with what was to be written.

The editor has no place for much of ours, and says so by silence; whatever the writer of a layer has not told itself
is told here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from scenarios.errors import Fault, ScenarioError
from scenarios.m44.importing import import_raw
from scenarios.m44.layers import lost
from scenarios.pieces import Record

Scenario = Mapping[str, object]
_HEAD = ("board", "face", "bottom", "first", "date", "front", "hands", "to_win", "nations")


def unsaid(document: object, now: Scenario, said: list[Fault]) -> list[Fault]:
    """Everything that is lost on the way out and back and not told yet, by hex."""
    try:
        back = import_raw(document, str(now["id"])).reading.mapping
    except ScenarioError as error:
        return [lost("the scenario", str(fault)) for fault in error.faults]
    told = {str(fault.at) for fault in said if fault.at}
    faults = [fault for fault in _by_hex(now, back) if fault.at not in told]
    faults += [lost(key, "read otherwise") for key in _HEAD if now.get(key) != back.get(key)]
    ours, theirs = (cast("Mapping[str, object]", one["rules"]) for one in (now, back))
    return faults + [
        lost(f"special rule {rule}", "comes with the figures") for rule in theirs if rule not in ours
    ]


def _by_hex(now: Scenario, back: Scenario) -> Iterator[Fault]:
    for key in ("terrain", "obstacles", "markers"):
        ours, theirs = (cast("Mapping[str, object]", one[key]) for one in (now, back))
        for at in ours:
            if ours[at] != theirs.get(at):
                yield lost(_named(ours[at]), "read otherwise", at)
    units = {str(unit["at"]): unit for unit in cast("list[Record]", back["units"])}
    for unit in cast("list[Record]", now["units"]):
        other = units.get(str(unit["at"]), {})
        for key in sorted({*unit, *other}):
            if unit.get(key) != other.get(key):
                yield lost(f"{unit['kind']}: {key} {unit.get(key, 'none')}", "left out", str(unit["at"]))
    medals = [_medal(medal) for medal in cast("list[Record]", back["medals"])]
    for medal in cast("list[Record]", now["medals"]):
        if _medal(medal) not in medals:
            yield lost(f"{medal['kind']} medal", "read otherwise", cast("list[str]", medal["at"])[0])


def _medal(medal: Record) -> Record:
    return medal | {"at": sorted(cast("list[str]", medal["at"]))}


def _named(piece: object) -> str:
    if isinstance(piece, list):
        return " ".join(str(one["kind"]) for one in cast("list[Record]", piece))
    return str(cast(Record, piece)["kind"])
