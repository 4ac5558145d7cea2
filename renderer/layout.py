"""Where everything is, in numbers: hexes, header, rulers, sections, crops. No Pillow here.

Lengths are units: a hex with its point up is 100 wide. A picture at scale k has k pixels a unit. Columns are
doubled as in the engine; a board drawn from the other side is turned by half, names stay with their hexes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import Final, NamedTuple, TypeAlias

from engine.hexes import OVERLORD_INNER_LINES, SHAPES, BoardKind
from engine.types import OTHER, Direction, Side
from engine.view import PlayerView

Point: TypeAlias = tuple[float, float]
Cell: TypeAlias = tuple[int, int]

HEX: Final = 100.0
RADIUS: Final = HEX / math.sqrt(3)
ROW: Final = 1.5 * RADIUS
SIDE_MARGIN: Final = 50
HEADER: Final = 98
RULER: Final = 32
FOOTER: Final = 46
#: How wide the picture of a board of the usual size is.
USUAL_WIDTH: Final = 1400.0
#: Counters stand a little low: the name of the hex is above them.
COUNTER_DROP: Final = 5.0
#: Where the name of a hex is, from its center.
LABEL_RISE: Final = 42.5

#: Step to the neighbour, and the angle of the way there (counter-clockwise from east).
STEP: Final[Mapping[Direction, Cell]] = {
    "e": (2, 0),
    "ne": (1, -1),
    "nw": (-1, -1),
    "w": (-2, 0),
    "sw": (-1, 1),
    "se": (1, 1),
}
ANGLE: Final[Mapping[Direction, int]] = {"e": 0, "ne": 60, "nw": 120, "w": 180, "sw": 240, "se": 300}
OPPOSITE: Final[Mapping[Direction, Direction]] = {
    "e": "w",
    "w": "e",
    "ne": "sw",
    "sw": "ne",
    "nw": "se",
    "se": "nw",
}


class Box(NamedTuple):
    """A part of a picture, in units."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def pixels(self, k: float) -> tuple[int, int, int, int]:
        """The same in pixels at scale k."""
        return round(self.left * k), round(self.top * k), round(self.right * k), round(self.bottom * k)


def corners(x: float, y: float, inset: float = 0.0) -> list[Point]:
    """The corners of a hex, clockwise from the top one."""
    r = RADIUS - inset * 2 / math.sqrt(3)
    turns = [math.radians(60 * n) for n in range(6)]
    return [(x + r * math.sin(turn), y - r * math.cos(turn)) for turn in turns]


def edge_middle(way: Direction, share: float = 1.0) -> Point:
    """The middle of the edge on that side, from the center of the hex."""
    turn = math.radians(ANGLE[way])
    return math.cos(turn) * HEX / 2 * share, -math.sin(turn) * HEX / 2 * share


class Layout:
    """A board as it lies in the picture."""

    def __init__(self, kind: str, *, turned: bool = False) -> None:
        shape = SHAPES[_board_kind(kind)]
        self.kind: Final = _board_kind(kind)
        self.columns: Final = shape.width
        self.rows: Final = shape.rows
        self.turned: Final = turned
        self.lines: Final[tuple[int, ...]] = (shape.left_to, shape.right_from)
        self.inner_lines: Final[tuple[int, ...]] = OVERLORD_INNER_LINES if self.kind == "overlord" else ()
        self.land_width: Final = self.columns * HEX
        self.land_height: Final = (self.rows - 1) * ROW + 2 * RADIUS
        #: A board twice as wide is shown half as large: what stands around it is so much larger, to be read as well.
        self.grow: Final = max(1.0, (self.land_width + 2 * SIDE_MARGIN) / USUAL_WIDTH)
        self.left: Final = SIDE_MARGIN * self.grow
        self.header: Final = HEADER * self.grow
        self.ruler: Final = RULER * self.grow
        self.width: Final = self.land_width + 2 * self.left
        self.height: Final = self.header + 2 * self.ruler + self.land_height + FOOTER * self.grow
        self.top: Final = self.header + self.ruler

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """All cells, row by row from the top, as seen."""
        return tuple((x, y) for y in range(self.rows) for x in range(y % 2, 2 * self.columns - 1 - y % 2, 2))

    @cached_property
    def names(self) -> Mapping[Cell, str]:
        """The name of the hex that is seen in a cell."""
        return {seen: hex_name(*self.seen(seen), self.rows) for seen in self.cells}

    @cached_property
    def by_name(self) -> Mapping[str, Cell]:
        """The cell in which the hex of that name is seen."""
        return {name: cell for cell, name in self.names.items()}

    def seen(self, cell: Cell) -> Cell:
        """The cell in which a hex of the board is seen, and the other way round."""
        if not self.turned:
            return cell
        return 2 * (self.columns - 1) - cell[0], self.rows - 1 - cell[1]

    def way(self, way: Direction) -> Direction:
        """The direction as seen."""
        return OPPOSITE[way] if self.turned else way

    def on_land(self, cell: Cell) -> Point:
        """The center of a cell within the land."""
        return (cell[0] + 1) * HEX / 2, RADIUS + cell[1] * ROW

    def center(self, name: str) -> Point:
        """The center of a hex in the picture."""
        x, y = self.on_land(self.by_name[name])
        return x + self.left, y + self.top

    def counter(self, name: str) -> Point:
        """Where the counter of a unit on that hex stands."""
        x, y = self.center(name)
        return x, y + COUNTER_DROP

    def line_x(self, column: int) -> float:
        """Where a section line runs in the picture."""
        return self.left + (self.seen((column, 0))[0] + 1) * HEX / 2

    @property
    def board_box(self) -> Box:
        """The board with its rulers, without header and footer."""
        return Box(0, self.header, self.width, self.top + self.land_height + self.ruler)

    @property
    def enlarged_box(self) -> Box:
        """What parts are cut from: the large rulers of a wide board are for the whole of it."""
        if self.grow == 1:
            return self.board_box
        return Box(
            self.left - 2, self.top - 2, self.left + self.land_width + 2, self.top + self.land_height + 2
        )

    def around(self, names: Iterable[str], *, width: float = 700, height: float = 500) -> Box:
        """A crop of at least that size, with all these hexes and their neighbours in it, inside the board."""
        return self.around_points([self.center(name) for name in names], width, height)

    def around_points(self, points: Sequence[Point], width: float, height: float) -> Box:
        """A crop of at least that size, with all these centers of hexes and what is around them in it."""
        whole = self.enlarged_box
        x0, x1 = min(x for x, _ in points) - 115, max(x for x, _ in points) + 115
        y0, y1 = min(y for _, y in points) - 125, max(y for _, y in points) + 120
        wide, high = max(width, x1 - x0), max(height, y1 - y0)
        if wide / high < width / height:
            wide = high * width / height
        else:
            high = wide * height / width
        wide, high = min(wide, whole.width), min(high, whole.height)
        left = min(max((x0 + x1 - wide) / 2, whole.left), whole.right - wide)
        top = min(max((y0 + y1 - high) / 2, whole.top), whole.bottom - high)
        return Box(left, top, left + wide, top + high)

    def parts(self) -> dict[str, Box]:
        """The pieces in which a big board is posted: sections of an Overlord board, halves of a deep one."""
        whole = self.enlarged_box
        if self.kind == "overlord":
            first, second = sorted(self.line_x(column) for column in self.lines)
            pad = 62.0
            return {
                "left": Box(whole.left, whole.top, first + pad, whole.bottom),
                "center": Box(first - pad, whole.top, second + pad, whole.bottom),
                "right": Box(second - pad, whole.top, whole.right, whole.bottom),
            }
        if self.kind == "breakthrough":
            middle = self.top + self.land_height / 2
            return {
                "top": Box(whole.left, whole.top, whole.right, middle + 75),
                "bottom": Box(whole.left, middle - 75, whole.right, whole.bottom),
            }
        return {}


def hex_name(x: int, y: int, rows: int) -> str:
    """COORD-01b: letter of the column, number of the row from the bottom."""
    return f"{chr(65 + x // 2)}{rows - y}"


def layout_of(view: PlayerView, bottom: Side | None = None) -> Layout:
    """The layout of a view, drawn with that side at the bottom (None: as the battle says)."""
    return laid_out(view.board, turned=bottom is not None and bottom != OTHER[view.top])


@cache
def laid_out(kind: str, *, turned: bool = False) -> Layout:
    """The one layout of a board seen from that side."""
    return Layout(kind, turned=turned)


def _board_kind(kind: str) -> BoardKind:
    for known in SHAPES:
        if known == kind:
            return known
    raise KeyError(kind)
