"""The words everybody in the engine shares: sides, faces, sections, classes, hexes.

They are plain strings and integers, typed as literals: they read like the rulebook, compare at C speed,
go into JSON as they are, and the type checker still knows every one of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias, get_args

Side: TypeAlias = Literal["allies", "axis"]
ALLIES: Final = "allies"
AXIS: Final = "axis"
SIDES: Final[tuple[Side, Side]] = (ALLIES, AXIS)
OTHER: Final[dict[Side, Side]] = {ALLIES: AXIS, AXIS: ALLIES}

Viewer: TypeAlias = Literal["allies", "axis", "spectator", "referee"]

Face: TypeAlias = Literal["infantry", "armor", "grenade", "star", "flag"]
FACES: Final[tuple[Face, ...]] = get_args(Face)
#: The six sides of a battle die (DICE-00).
DIE: Final[tuple[Face, ...]] = ("infantry", "infantry", "armor", "grenade", "star", "flag")

Section: TypeAlias = Literal["left", "center", "right"]
SECTIONS: Final[tuple[Section, ...]] = get_args(Section)
#: The two sub-sections of each double section of an Overlord board, from the own seat (OVL-02).
HALVES: Final[dict[Section, tuple[str, str]]] = {
    section: (f"{section}-left", f"{section}-right") for section in SECTIONS
}
#: A section, one of its halves, or either of two of these, "left-or-center": made of them, so that no list names all.
Area: TypeAlias = str
MIRRORED: Final[dict[Section, Section]] = {"left": "right", "center": "center", "right": "left"}

#: What a unit counts as for orders, hits and terrain (UNIT-01).
UnitClass: TypeAlias = Literal["infantry", "armor", "artillery"]
CLASSES: Final[tuple[UnitClass, ...]] = get_args(UnitClass)

#: Why a unit comes onto a hex or leaves it.
Cause: TypeAlias = Literal["move", "ground", "retreat", "death", "setup", "exit"]

#: The number of a hex on its board; numbers follow the alphabetical order of the names.
HexId: TypeAlias = int
#: A unit keeps its number for the whole battle.
UnitId: TypeAlias = int
#: A set of hexes as one integer: bit h is hex h.
HexSet: TypeAlias = int

CardId: TypeAlias = str
KindId: TypeAlias = str
TerrainId: TypeAlias = str
ObstacleId: TypeAlias = str
RuleId: TypeAlias = str

#: A table of a file as it was read: a battle, a golden case, the parameters of a special rule. The one thing in here
#: that is not typed: whatever its shape, whoever reads it names every fault.
Table: TypeAlias = Mapping[str, Any]

Direction: TypeAlias = Literal["e", "ne", "nw", "w", "sw", "se"]
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
