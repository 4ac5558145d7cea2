"""Reading what lies and stands on hexes: obstacles, markers, units, medals, labels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from scenarios import kinds
from scenarios.boards import Board
from scenarios.errors import Fault
from scenarios.hexlists import MEDAL_DETAILS, UNIT_DETAILS, Detail, read_hexes, read_list
from scenarios.limits import line, most_of
from scenarios.tables import Table, checked_table, few, subtable, text_entries

Record = dict[str, object]


def read_pieces(
    table: Table, section: str, details: Mapping[str, Detail], on: Board, faults: list[Fault]
) -> dict[str, list[Record]]:
    """Obstacles or markers by hex, one line of the file per kind."""
    pieces = dict[str, list[Record]]()
    for kind, text in text_entries(table, section, faults):
        hexes, values, wrong = read_list(text, on, details)
        faults += _in(section, wrong)
        for name in hexes:
            pieces.setdefault(name, []).append({"kind": kind, **values})
    return {
        name: few(pieces[name], f"{section} of {name}", section, faults)
        for name in sorted(pieces, key=on.places.__getitem__)
    }


def read_units(table: Table, nations: Table, on: Board, faults: list[Fault]) -> list[Record]:
    """All units in reading order of the board."""
    units = list[Record]()
    sides = checked_table(table, dict.fromkeys(kinds.SIDES, (dict, "a table")), "units", faults)
    for side in sides:
        section = f"units.{side}"
        for kind, text in text_entries(subtable(sides, side), section, faults):
            hexes, values, wrong = read_list(text, on, UNIT_DETAILS)
            faults += _in(section, wrong)
            units += [unit_record(name, side, kind, {"nation": nations.get(side)} | values) for name in hexes]
    return sorted(
        few(units, "the list of units", "units", faults), key=lambda unit: on.places[str(unit["at"])]
    )


def unit_record(at: str, side: str, kind: str, values: Mapping[str, object]) -> Record:
    """The mapping's record of a unit. Unusual numbers of figures are its full strength, too (SETUP-05)."""
    usual = kinds.UNITS[kind].figures if kind in kinds.UNITS else 0
    figures = values.get("figures", values.get("full", usual))
    unit: Record = {"at": at, "side": side, "kind": kind, "figures": figures, "nation": values.get("nation")}
    if values.get("full", figures) != usual:
        unit["full"] = values.get("full", figures)
    return unit | {
        key: value
        for key, value in values.items()
        if key not in unit and key != "full" and (value is True or value != 1)
    }


def read_medals(table: Table, on: Board, faults: list[Fault]) -> list[Record]:
    """One record per text: each text is one medal (or, for exits, one zone)."""
    medals = list[Record]()
    sides = checked_table(table, dict.fromkeys((*kinds.SIDES, "both"), (dict, "a table")), "medals", faults)
    for side in sides:
        section = f"medals.{side}"
        for kind, text in text_entries(subtable(sides, side), section, faults):
            hexes, values, wrong = read_list(text, on, MEDAL_DETAILS)
            faults += _in(section, wrong)
            if not hexes and not wrong:
                faults.append(Fault("missing", {"what": f"a hex for {kind}"}, section=section))
            medals.append({"at": hexes, "for": side, "kind": kind, "worth": 1, "count": 1} | values)
    return few(medals, "the list of medals", "medals", faults)


def read_labels(table: Table, on: Board, faults: list[Fault]) -> list[Record]:
    """The names printed on the map."""
    labels = list[Record]()
    for word, text in text_entries(table, "labels", faults):
        hexes, misread = read_hexes(word, on)
        faults += _in("labels", misread)
        wrong = list[Fault]()
        shown = line(text, "labels", "labels", wrong)
        faults += [replace(fault, at=word.upper()) for fault in wrong]
        labels += [{"at": name, "text": shown} for name in hexes]
    return most_of(labels, "labels", "labels", faults)


def _in(section: str, faults: Iterable[Fault]) -> list[Fault]:
    return [fault.within(section=section) for fault in faults]
