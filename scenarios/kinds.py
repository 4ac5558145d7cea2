"""The ids a scenario may use: one row per id, and whether it can be played today.

The engine's tables say what there is; every other module of this package asks here. Added are only the words of
scenario files (which network a hex belongs to, which keys a piece may have), and ids that are understood, kept and
named, but not `supported`: those keep a scenario from being played until somebody accepts it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.rules.ground_rows import ALL, FOOT_ONLY
from engine.rules.ground_rows import ObstacleRow as Obstacle
from engine.rules.ground_rows import TerrainRow as Ground
from engine.rules.hooks import PARAMETERS
from engine.rules.markers import MARKERS as MARKER_ROWS
from engine.rules.objectives import OBJECTIVES
from engine.rules.obstacles import OBSTACLES as OBSTACLE_ROWS
from engine.rules.terrain import TERRAIN as TERRAIN_ROWS
from engine.rules.unit_rows import UnitRow as Unit
from engine.rules.units import UNITS as UNIT_ROWS

SIDES = ("allies", "axis")
BOARDS = ("standard", "breakthrough", "overlord")
FACES = ("country", "beach", "winter", "desert")
FRONTS = ("western", "eastern", "mediterranean", "pacific")
DIRECTIONS = ("e", "ne", "nw", "w", "sw", "se")
FACINGS = ("top", "bottom")
NATIONS = (
    "germany", "united-states", "united-kingdom", "france", "soviet-union", "italy", "finland", "poland",
    "japan", "canada", "romania", "slovakia", "netherlands",
)  # fmt: skip


class UnitRow(NamedTuple):
    """A kind of unit. `arm` is the branch it belongs to: where it may stand, and what stands in for it."""

    figures: int
    arm: str
    supported: bool = False


class TerrainRow(NamedTuple):
    """A kind of hex. `line` names the network its exits belong to; nobody enters `closed` hexes unbridged."""

    line: str = ""
    closed: bool = False
    supported: bool = False
    #: A unit may be set up there although it is closed (CM-IMP-1).
    inside: bool = False


class PieceRow(NamedTuple):
    """An obstacle or a marker: the keys it must have, those it may have, and what it does to a hex."""

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    supported: bool = False
    opens: bool = False
    infantry_only: bool = False


def _arm(row: Unit) -> str:
    """The branch of a unit: vehicles and who rides are of none that the others are of."""
    if row.vehicle:
        return "vehicle"
    return row.orders_as if row.orders_as == row.moves_as else "cavalry"


UNITS: Mapping[str, UnitRow] = {
    kind: UnitRow(row.figures, _arm(row), supported=True) for kind, row in UNIT_ROWS.items()
}

#: Networks of hexes that no column of the engine tells.
_LINES = {
    "ford": "river", "stream": "river", "stream-mouth": "river", "dam": "river", "railroad": "rail",
    "station": "rail", "wadi": "wadi", "airfield": "airstrip",
}  # fmt: skip


def _line(kind: str, row: Ground) -> str:
    if row.road:
        return "road"
    return "river" if row.river or row.ice else _LINES.get(kind, "")


TERRAIN: Mapping[str, TerrainRow] = {
    kind: TerrainRow(_line(kind, row), row.closed_to == ALL, supported=True, inside=row.stays_open_inside)
    for kind, row in TERRAIN_ROWS.items()
}

#: Pieces that look the same whichever way they lie.
_ROUND = {"hedgehog"}
#: Pieces that may lie along an axis without being a bridge.
_LONG = {"road-block", "dragons-teeth"}


def _piece(kind: str, row: Obstacle) -> PieceRow:
    needs = (*(("side",) if row.owned else ()), *(("axis",) if row.bridge else ()))
    turned = () if row.bridge or kind in _ROUND else ("axis",) if kind in _LONG else ("facing",)
    closed = row.closed_to == FOOT_ONLY
    return PieceRow(needs, turned, supported=True, opens=row.bridge, infantry_only=closed)


OBSTACLES: Mapping[str, PieceRow] = {kind: _piece(kind, row) for kind, row in OBSTACLE_ROWS.items()}

MARKERS: Mapping[str, PieceRow] = {
    row.id: PieceRow(
        needs=("side",) if row.drawn else ("side", row.number),
        may=((row.number,) if row.drawn else ()) + (("face_up",) if row.hidden else ()),
        supported=True,
    )
    for row in MARKER_ROWS.values()
}

MEDALS: Mapping[str, bool] = dict.fromkeys(OBJECTIVES, True)  # kind -> supported


class RuleRow(NamedTuple):
    """A special rule. Parameters are (name, type); none of them may be left out."""

    must: tuple[tuple[str, str], ...] = ()
    supported: bool = False


RULES: Mapping[str, RuleRow] = {
    name: RuleRow(tuple(takes.items()), supported=True) for name, takes in PARAMETERS.items()
}
