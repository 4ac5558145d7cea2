"""Geometry of the boards: names of hexes, neighbours, what is printed where.

A hex is (row, x): row 0 is the top edge, x counts half hexes, so row and x have the same parity. Its
name is the letter of x // 2 and the row counted from the bottom: (0, 0) is A9 on the standard board,
(7, 1) is D8's mirror A2.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

STEPS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {"e": (0, 2), "ne": (-1, 1), "nw": (-1, -1), "w": (0, -2), "sw": (1, -1), "se": (1, 1)}
)
OPPOSITE: Mapping[str, str] = MappingProxyType(
    {"e": "w", "ne": "sw", "nw": "se", "w": "e", "sw": "ne", "se": "nw"}
)
ANGLE: Mapping[str, int] = MappingProxyType({"e": 0, "ne": 60, "nw": 120, "w": 180, "sw": 240, "se": 300})


@dataclass(frozen=True, slots=True)
class Board:
    """One board: its hexes by name, in reading order, and back."""

    kind: str
    rows: int
    columns: int
    places: Mapping[str, tuple[int, int]]
    names: Mapping[tuple[int, int], str]
    beach_from: int
    ocean_from: int

    def row_label(self, row: int) -> int:
        """The number players use for a row: 1 at the bottom."""
        return self.rows - row

    def width(self, row: int) -> int:
        """Hexes in a row: every second row is one hex shorter."""
        return self.columns - row % 2

    def neighbour(self, name: str, direction: str) -> str | None:
        """The hex next door, or None beyond the edge."""
        row, x = self.places[name]
        down, right = STEPS[direction]
        return self.names.get((row + down, x + right))

    def printed(self, name: str, face: str) -> str:
        """The ground printed on the board under a hex (BOARD-05)."""
        row = self.places[name][0]
        if face != "beach" or row < self.beach_from:
            return "open"
        return "beach" if row < self.ocean_from else "ocean"

    def editor_name(self, name: str) -> str:
        """The name as the community's editor writes it: small letters in the shorter rows."""
        return name.lower() if self.places[name][0] % 2 else name

    def on_edge(self, name: str) -> bool:
        """Whether a unit could leave the board from here."""
        return any(self.neighbour(name, direction) is None for direction in STEPS)


# rows, hexes in the longer rows, first row of beach and of ocean on the beach face
_SIZES: Mapping[str, tuple[int, int, int, int]] = {
    "standard": (9, 13, 4, 7),
    "breakthrough": (17, 13, 11, 14),
    "overlord": (9, 26, 4, 7),
}


@cache
def board(kind: str) -> Board:
    """The board of that kind."""
    rows, columns, beach_from, ocean_from = _SIZES[kind]
    places = {
        f"{chr(65 + i)}{rows - row}": (row, 2 * i + row % 2)
        for row in range(rows)
        for i in range(columns - row % 2)
    }
    names = {place: name for name, place in places.items()}
    return Board(kind, rows, columns, places, names, beach_from, ocean_from)


def is_hex_name(word: str) -> bool:
    """Whether a word has the form of a hex name, on whatever board."""
    return len(word) in (2, 3) and "A" <= word[0] <= "Z" and word[1:].isascii() and word[1:].isdigit()
