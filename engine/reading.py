"""Reads what a scenario's mapping says: units, ground, markers, medals. Every fault is named, with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.battle import Objective
from engine.ground import Ground, Spot, new_ground, spot
from engine.hexes import Board, hex_set
from engine.options import Options
from engine.rules.markers import MARKERS, UNDRAWN
from engine.rules.objectives import OBJECTIVES
from engine.rules.obstacles import OBSTACLES
from engine.rules.stepping import keeps_out
from engine.rules.tags import CARRIERS, SWITCHES, TAGS
from engine.rules.terrain import DEEP_FACES, FACES, TERRAIN
from engine.rules.units import UNITS
from engine.state import Unit
from engine.types import DIRECTIONS, SIDES, Direction, HexId, Side, Table
from engine.values import Marker, Obstacle

_MOST_FIGURES: Final = 9


class Faults:
    """Collects what is wrong with a mapping, with the place of each."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def __call__(self, where: str, what: str) -> None:
        self.found.append(f"{where}: {what}")


def read_side(faults: Faults, scenario: Table, key: str) -> Side:
    named = scenario.get(key, "allies")
    for side in SIDES:
        if named == side:
            return side
    faults(key, f"no side {named!r}")
    return "allies"


def read_numbers(faults: Faults, scenario: Table, key: str, low: int, high: int) -> dict[Side, int]:
    given = scenario.get(key)
    if not isinstance(given, Mapping) or set(given) != set(SIDES):
        faults(key, "a number for allies and for axis")
        return dict.fromkeys(SIDES, low)
    for side in SIDES:
        if (
            not isinstance(given[side], int)
            or isinstance(given[side], bool)
            or not low <= given[side] <= high
        ):
            faults(f"{key}.{side}", f"a number from {low} to {high}, not {given[side]!r}")
    return {side: given[side] for side in SIDES}


def _hexes(faults: Faults, on: Board, where: str, names: object) -> list[HexId]:
    if not isinstance(names, (list, tuple)) or not names:
        faults(where, "a list of hexes")
        return []
    hexes = []
    for name in names:
        h = on.by_name.get(name) if isinstance(name, str) else None
        if h is None:
            faults(where, f"no hex {name!r} on this board")
        else:
            hexes.append(h)
    return hexes


def read_units(faults: Faults, on: Board, given: Sequence[Table]) -> dict[HexId, Unit]:
    """The units of a mapping, numbered in the order of their hexes."""
    units: dict[HexId, Unit] = {}
    for place, one in enumerate(given):
        where = f"units[{place}] {one.get('at', '')}".rstrip()
        h = on.by_name.get(str(one.get("at")))
        row = UNITS.get(str(one.get("kind")))
        if h is None:
            faults(where, f"no hex {one.get('at')!r} on this board")
        if row is None:
            faults(where, f"unknown unit {one.get('kind')!r}")
        if one.get("side") not in SIDES:
            faults(where, f"no side {one.get('side')!r}")
        if h is not None and h in units:
            faults(where, "two units on one hex")
        if h is None or row is None or one.get("side") not in SIDES or h in units:
            continue
        full = one.get("full", max(row.figures, one.get("figures", 0)))
        figures = one.get("figures", full)
        if "full" not in one and "figures" in one and one["figures"] > row.figures:
            full = one["figures"]
        if not all(isinstance(n, int) and 1 <= n <= _MOST_FIGURES for n in (full, figures)) or figures > full:
            faults(where, f"{figures!r} figures of {full!r}")
            continue
        units[h] = Unit(
            h, one["side"], row.id, figures, full, str(one.get("nation", "")), int(one.get("worth", row.worth)),
            _tags(faults, where, one),
        )  # fmt: skip
    return {h: unit._replace(id=number) for number, (h, unit) in enumerate(sorted(units.items()))}


def _tags(faults: Faults, where: str, one: Table) -> tuple[str, ...]:
    """What a unit carries: tags by name, switches, and what carries it."""
    tags = [*one.get("tags", ()), *(word for word in SWITCHES if one.get(word))]
    carrier = one.get("carrier")
    if carrier is not None:
        if carrier not in CARRIERS:
            faults(where, f"unknown carrier {carrier!r}")
        tags.append(carrier)
    for word in tags:
        if word not in TAGS:
            faults(where, f"unknown tag {word!r}")
    return tuple([word for word in tags if word in TAGS])


def read_ground(
    faults: Faults, on: Board, scenario: Table, units: Mapping[HexId, Unit], options: Options
) -> Ground:
    """The ground of a mapping: printed board, terrain, obstacles, markers."""
    face = scenario.get("face", "country")
    faces = DEEP_FACES if on.kind == "breakthrough" else FACES
    if face not in faces:
        faults("face", f"unknown face {face!r}")
        face = "country"
    printed = ["open"] * on.size
    for rows, terrain in faces[face]:
        for h, (_, y) in enumerate(on.xy):
            if y in rows:
                printed[h] = terrain
    spots: dict[HexId, Spot] = {}
    places = {key: scenario.get(key) or {} for key in ("terrain", "obstacles", "markers")}
    for name in sorted(set().union(*places.values())):
        if name not in on.by_name:
            faults(name, "not on this board")
            continue
        at = on.by_name[name]
        terrain, exits = _terrain(faults, name, places["terrain"].get(name, printed[at]))
        obstacles = tuple(_obstacles(faults, name, places["obstacles"].get(name, ()), units.get(at)))
        markers = tuple(_markers(faults, name, places["markers"].get(name, ())))
        if options.coast == "shore":
            terrain = TERRAIN[terrain].ashore or terrain
        if options.river_mouth == "deep":
            terrain = TERRAIN[terrain].mouth or terrain
        spots[at] = spot(terrain, obstacles, markers, exits)
    ground = new_ground(on, spots, printed)
    for h, unit in units.items():
        row = UNITS[unit.kind]
        carried = any(tag in CARRIERS for tag in unit.tags)
        if keeps_out(ground.spots[h], row) and row.moves_as not in ground.spots[h].pins and not carried:
            _closed_under(faults, on, ground, h, unit)
    return ground


def _closed_under(faults: Faults, on: Board, ground: Ground, h: HexId, unit: Unit) -> None:
    """A unit may start where it could not enter only on ground it is pinned to, or behind an obstacle."""
    if ground.spots[h].row.closed_to and not ground.spots[h].row.stays_open_inside:
        faults(on.names[h], f"{unit.kind} cannot stand on {ground.spots[h].terrain}")


def _terrain(faults: Faults, name: str, given: object) -> tuple[str, tuple[Direction, ...]]:
    kind = given.get("kind") if isinstance(given, Mapping) else given
    exits = tuple(given.get("exits", ())) if isinstance(given, Mapping) else ()
    if kind not in TERRAIN:
        faults(name, f"unknown terrain {kind!r}")
        return "open", ()
    for exit_ in exits:
        if exit_ not in DIRECTIONS:
            faults(name, f"unknown direction {exit_!r}")
    return str(kind), exits


def _obstacles(faults: Faults, name: str, given: object, unit: Unit | None) -> Iterator[Obstacle]:
    if not isinstance(given, (list, tuple)):
        faults(name, "obstacles are a list")
        return
    for one in given:
        data = one if isinstance(one, Mapping) else {"kind": one}
        row = OBSTACLES.get(str(data.get("kind")))
        if row is None:
            faults(name, f"unknown obstacle {data.get('kind')!r}")
            continue
        side = data.get("side")
        if side is None and row.owned and unit is not None:
            side = unit.side
        if row.owned and side not in SIDES:
            faults(name, f"{row.id} belongs to no side")
            continue
        yield Obstacle(row.id, side, data.get("axis"), data.get("facing"))


def _markers(faults: Faults, name: str, given: object) -> Iterator[Marker]:
    if not isinstance(given, (list, tuple)):
        faults(name, "markers are a list")
        return
    for one in given:
        data = one if isinstance(one, Mapping) else {"kind": one}
        row = MARKERS.get(str(data.get("kind")))
        if row is None:
            faults(name, f"unknown marker {data.get('kind')!r}")
            continue
        side, number = data.get("side"), data.get(row.number, UNDRAWN if row.drawn else None)
        if side not in SIDES:
            faults(name, f"{row.id} belongs to no side")
            continue
        if row.number in data or not row.drawn:
            if not isinstance(number, int) or isinstance(number, bool) or not row.least <= number <= row.most:
                faults(name, f"{row.number}: a number from {row.least} to {row.most}, not {number!r}")
                continue
        yield Marker(row.id, side, number or 0, not row.hidden or data.get("face_up") is True)


def read_objectives(faults: Faults, on: Board, given: Sequence[Table]) -> tuple[Objective, ...]:
    """The medals of a mapping."""
    objectives = []
    for number, one in enumerate(given):
        where = f"medals[{number}]"
        hexes = _hexes(faults, on, where, one.get("at"))
        kind, side = one.get("kind", "temporary"), one.get("for")
        if kind not in OBJECTIVES:
            faults(where, f"unknown kind {kind!r}")
        if side not in (*SIDES, "both"):
            faults(where, f"no side {side!r}")
        if one.get("held") not in (None, *SIDES):
            faults(where, f"no side {one.get('held')!r}")
        worth, count = one.get("worth", 1), one.get("count", 1)
        if not isinstance(worth, int) or not isinstance(count, int) or not 1 <= count <= max(1, len(hexes)):
            faults(where, f"worth {worth!r}, count {count!r} of {len(hexes)} hexes")
        objectives.append(
            Objective(str(kind), None if side == "both" else side, hex_set(hexes), worth, count)
        )
    return tuple(objectives)
