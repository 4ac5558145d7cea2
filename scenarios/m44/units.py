"""A unit of the editor (type, nation, badge, behavior) -> a unit of ours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from scenarios import kinds
from scenarios.m44 import names
from scenarios.m44.document import Json, number
from scenarios.pieces import Record, unit_record

HARMLESS_BADGES = frozenset(f"badge{n}" for n in (*range(1, 5), 7, *range(9, 26), 32, 34, 36, 38, 40, 47))
BEHAVIORS = ("FRENCH_RESISTANCE", "GERMAN_2VICTANK")


@dataclass(slots=True)
class Read:
    """One unit, and what of it we do not have: (what, what happens instead)."""

    unit: Record | None = None
    missing: list[tuple[str, str]] = field(default_factory=list)


def read_unit(record: Json, at: str, nations: Mapping[str, str], date: str) -> Read:
    """Read one unit. An unknown name is no unit; an unknown badge or behavior is a plain one."""
    arm, flag = split_name(str(record["name"]))
    if arm is None or flag is None:
        return Read(missing=[(str(record["name"]), "left out")])
    side, nation = names.FLAGS[flag]
    kind = _kind(arm, record, date)
    read = Read()
    if kind is None:
        return Read(missing=[(str(record["name"]), "left out")])
    if flag in ("us", "ger"):
        nation = nations.get(side, nation)
    if record.get("badge") == names.ITALIAN:
        nation = "italy"
    count = number(record.get("nbr_units"))
    if kind == "elite-armor" and flag == "ger" and count == 1:
        kind = "tiger"
    usual = kinds.UNITS[kind].figures
    if count is None and names.figures(kind, flag, usual) != usual:
        count = names.figures(kind, flag, usual)
    values: Record = {"nation": nation} | ({"figures": count} if count is not None else {})
    if record.get("behavior") == "GERMAN_2VICTANK":
        values["worth"] = 2
    for known, key in ((names.UNIT_BEHAVIORS, "behavior"), (names.EQUIPMENT, "equipment")):
        if switch := known.get(str(record.get(key))):
            values[switch] = True
    if record.get("equipment") == names.BOAT:
        values["carrier"] = names.BOAT
    read.unit = unit_record(at, side, kind, values)
    read.missing = [(what, f"played as {kind}") for what in _foreign(arm, record)]
    return read


def split_name(name: str) -> tuple[str | None, str | None]:
    """`inf2us` is type `inf2`, nation `us`."""
    for flag in names.FLAGS:
        arm = name.removesuffix(flag)
        if arm != name and (arm in names.TYPES or arm == "veh"):
            return arm, flag
    return None, None


def _kind(arm: str, record: Json, date: str) -> str | None:
    if record.get("behavior") == "FRENCH_RESISTANCE":
        return "french-resistance"
    kind = names.BADGES.get((arm, str(record.get("badge", ""))), names.TYPES.get(arm))
    if kind in names.WEAPONS:
        late = not date[:4].isdigit() or date >= names.LATE_FROM
        return f"{kind}-{'late' if late else 'early'}"
    return kind if kind in kinds.UNITS else None


def _foreign(arm: str, record: Json) -> list[str]:
    badge, behavior = str(record.get("badge") or ""), record.get("behavior")
    foreign = []
    if badge:
        known = (arm, badge) in names.BADGES or badge in HARMLESS_BADGES
        foreign += [] if known else [f"{record['name']} with {badge}"]
    if behavior is not None and behavior not in (*BEHAVIORS, *names.UNIT_BEHAVIORS):
        foreign.append(str(behavior))
    if (equipment := record.get("equipment")) and equipment not in names.EQUIPMENT:
        foreign.append(f"equipment {equipment}")
    return foreign
