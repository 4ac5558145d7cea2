"""The geometry of the boards: names, neighbours, distances, sections, lines. Tables are built once per board.

A hex has doubled coordinates (x, y): y is the row from the top, x counts half hexes (COORD-01). Its name has
the letter of x // 2 and the row counted from the bottom (COORD-01b). Inside the engine a hex is a number, in
the alphabetical order of the names, and a set of hexes is one integer with a bit for each.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from engine.types import DIRECTIONS, HALVES, SECTIONS, Area, Direction, HexId, HexSet, Section

if TYPE_CHECKING:
    from engine.fast.reach import Table

BoardKind: TypeAlias = Literal["standard", "breakthrough", "overlord"]


class Shape(NamedTuple):
    """Size of a board and where its section lines run, in half hexes."""

    width: int
    rows: int
    #: A hex is in the left section up to the first x, in the right one from the second (BOARD-03).
    left_to: int
    right_from: int


SHAPES: Final[dict[BoardKind, Shape]] = {
    "standard": Shape(13, 9, 7, 17),
    "breakthrough": Shape(13, 17, 7, 17),
    # OVL-02: the six sections of the two boards pair up into three double ones.
    "overlord": Shape(26, 9, 17, 33),
}
#: No board has more.
MOST_HEXES: Final = max([shape.width * shape.rows for shape in SHAPES.values()])
#: OVL-02: the inner lines that halve each double section.
OVERLORD_INNER_LINES: Final = (7, 25, 43)

STEPS: Final[dict[Direction, tuple[int, int]]] = {
    "e": (2, 0),
    "ne": (1, -1),
    "nw": (-1, -1),
    "w": (-2, 0),
    "sw": (-1, 1),
    "se": (1, 1),
}


class Line(NamedTuple):
    """The hexes that a line of sight crosses, and those it only runs along on either side (LOS-03)."""

    through: HexSet
    left: HexSet
    right: HexSet
    #: The side of an edge line that lies off the board (LOS-05).
    left_off: bool
    right_off: bool
    #: Whether it runs along any edge.
    edge: bool


class Board:
    """One board: every table that depends on nothing but its shape."""

    __slots__ = (
        "_lines", "all", "around", "balls", "by_name", "by_xy", "distances", "kind", "names", "neighbours",
        "ring", "rows", "shape", "size", "tables", "towards", "xy",
    )  # fmt: skip

    def __init__(self, kind: BoardKind) -> None:
        shape = SHAPES[kind]
        self.kind: Final[BoardKind] = kind
        self.shape: Final = shape
        self.rows: Final = shape.rows
        at = {
            f"{chr(65 + x // 2)}{shape.rows - y}": (x, y)
            for y in range(shape.rows)
            for x in range(y % 2, 2 * shape.width - 1 - y % 2, 2)
        }
        self.names: Final[tuple[str, ...]] = tuple(sorted(at))
        self.size: Final = len(self.names)
        self.by_name: Final[dict[str, HexId]] = {name: h for h, name in enumerate(self.names)}
        self.xy: Final[tuple[tuple[int, int], ...]] = tuple(at[name] for name in self.names)
        self.by_xy: Final[dict[tuple[int, int], HexId]] = {xy: h for h, xy in enumerate(self.xy)}
        self.towards: Final[tuple[dict[Direction, HexId], ...]] = tuple(
            {
                d: self.by_xy[x + STEPS[d][0], y + STEPS[d][1]]
                for d in DIRECTIONS
                if (x + STEPS[d][0], y + STEPS[d][1]) in self.by_xy
            }
            for x, y in self.xy
        )
        self.neighbours: Final[tuple[tuple[HexId, ...], ...]] = tuple(
            tuple(sorted(around.values())) for around in self.towards
        )
        self.ring: Final[tuple[HexSet, ...]] = tuple(hex_set(around) for around in self.neighbours)
        #: Hexes from one to another (COORD-03).
        self.distances: Final[tuple[bytes, ...]] = tuple(
            bytes(_distance(a, b) for b in self.xy) for a in self.xy
        )
        #: By radius, by hex: all hexes at most so far away, as far as anybody moves or fires.
        self.balls: Final[tuple[tuple[HexSet, ...], ...]] = _balls(self.neighbours, self.ring)
        #: The same without the hex itself.
        self.around: Final[tuple[tuple[HexSet, ...], ...]] = tuple(
            tuple([ball & ~(1 << h) for h, ball in enumerate(balls)]) for balls in self.balls
        )
        self._lines: dict[int, Line] = {}
        #: By longest move, by hex: the moves to all that is near, once they were asked for (see fast/reach.py).
        self.tables: Final[list[list[Table | None]]] = [[None] * self.size for _ in self.balls]
        self.all: Final[HexSet] = (1 << self.size) - 1

    def __repr__(self) -> str:
        return f"Board({self.kind!r})"

    def distance(self, a: HexId, b: HexId) -> int:
        """Hexes from a to b (COORD-03)."""
        return self.distances[a][b]

    def ball(self, h: HexId, radius: int) -> HexSet:
        """All hexes at most `radius` away, h included."""
        return self.balls[radius][h]

    def sections(self, h: HexId, *, from_top: bool) -> tuple[Section, ...]:
        """The sections a hex lies in, seen from the top or the bottom seat (BOARD-03, BOARD-04)."""
        x = self.xy[h][0]
        if from_top:
            x = 2 * (self.shape.width - 1) - x
        lies_in: list[Section] = []
        if x <= self.shape.left_to:
            lies_in.append("left")
        if self.shape.left_to <= x <= self.shape.right_from:
            lies_in.append("center")
        if x >= self.shape.right_from:
            lies_in.append("right")
        return tuple(lies_in)

    def halves(self, h: HexId, section: Section, *, from_top: bool) -> tuple[Area, ...]:
        """The halves of a double section a hex lies in, of the inner line both (OVL-02)."""
        if self.kind != "overlord" or section not in self.sections(h, from_top=from_top):
            return ()
        x, line = self.xy[h][0], OVERLORD_INNER_LINES[SECTIONS.index(section)]
        if from_top:
            x = 2 * (self.shape.width - 1) - x
        left, right = HALVES[section]
        return (*((left,) if x <= line else ()), *((right,) if x >= line else ()))

    def back(self, h: HexId, *, to_top: bool) -> tuple[HexId, ...]:
        """The two hexes one row nearer an own baseline, as far as they are on the board (FLAG-03)."""
        around = self.towards[h]
        ways: tuple[Direction, ...] = ("nw", "ne") if to_top else ("sw", "se")
        return tuple(sorted(around[d] for d in ways if d in around))

    def line(self, a: HexId, b: HexId) -> Line:
        """The hexes on the straight line between two centers (LOS-02 to LOS-05)."""
        key = a * self.size + b
        line = self._lines.get(key)
        if line is None:
            line = self._lines[key] = _line(self, a, b)
        return line


#: No unit of the tables fires or moves farther, roads, cards and ways round included (tests/engine/test_board.py).
_FARTHEST: Final = 12


def _balls(
    neighbours: tuple[tuple[HexId, ...], ...], ring: tuple[HexSet, ...]
) -> tuple[tuple[HexSet, ...], ...]:
    """The balls of every radius around every hex, each grown from the one before."""
    balls = [tuple([1 << h for h in range(len(ring))])]
    for _ in range(_FARTHEST):
        last = balls[-1]
        balls.append(
            tuple([reduce(or_, [last[b] for b in around], last[h]) for h, around in enumerate(neighbours)])
        )
    return tuple(balls)


@cache
def board(kind: BoardKind) -> Board:
    """The one Board of this kind."""
    return Board(kind)


#: The set of each hex alone. Compiled, a shift beyond a machine's word costs three times a look-up.
BIT: Final[tuple[HexSet, ...]] = tuple([1 << h for h in range(MOST_HEXES)])


def hex_set(hexes: Iterable[HexId]) -> HexSet:
    """The set of these hexes as one integer."""
    bits = 0
    for h in hexes:
        bits |= BIT[h]
    return bits


def members(hexes: HexSet) -> list[HexId]:
    """The hexes of a set, in order."""
    listed = []
    while hexes:
        h = hexes.bit_length() - 1
        listed.append(h)
        hexes ^= BIT[h]
    listed.reverse()
    return listed


def _distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
    return dy + max(0, (dx - dy) // 2)


#: Corners of a hex around its center, on the grid where centers are (x, 3y).
_CORNERS: Final = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))


def _line(on: Board, a: HexId, b: HexId) -> Line:
    """The pattern of an offset laid onto the board."""
    (ax, ay), (bx, by) = on.xy[a], on.xy[b]
    through, left, right = _pattern(bx - ax, by - ay)
    crossed, _ = _laid(on, ax, ay, through)
    lefts, left_off = _laid(on, ax, ay, left)
    rights, right_off = _laid(on, ax, ay, right)
    return Line(crossed, lefts, rights, left_off, right_off, bool(left or right))


def _laid(on: Board, x: int, y: int, offsets: _Offsets) -> tuple[HexSet, bool]:
    """The hexes at these offsets, and whether one of them lies off the board."""
    hexes, off = 0, False
    for dx, dy in offsets:
        h = on.by_xy.get((x + dx, y + dy))
        if h is None:
            off = True
        else:
            hexes |= 1 << h
    return hexes, off


_Offsets: TypeAlias = tuple[tuple[int, int], ...]


@cache
def _pattern(bx: int, by: int) -> tuple[_Offsets, _Offsets, _Offsets]:
    """The hexes near a segment from the origin, sorted by the sides their corners lie on (LOS-04; AMB-03)."""
    dx, dy = bx, 3 * by
    through: list[tuple[int, int]] = []
    left: list[tuple[int, int]] = []
    right: list[tuple[int, int]] = []
    for y in range(min(0, by) - 1, max(0, by) + 2):
        low = min(0, bx) - 2
        for x in range(low + (low + y) % 2, max(0, bx) + 3, 2):
            if (x, y) in ((0, 0), (bx, by)) or not _beside(x, 3 * y, dx, dy):
                continue
            cross = [dx * (3 * y + cy) - dy * (x + cx) for cx, cy in _CORNERS]
            if min(cross) < 0 < max(cross):
                through.append((x, y))
            elif 0 in cross:
                (left if max(cross) > 0 else right).append((x, y))
    return tuple(through), tuple(left), tuple(right)


def _beside(x: int, y: int, dx: int, dy: int) -> bool:
    """Whether a center lies strictly between the ends of the segment, measured along it."""
    # True lengths are sqrt(3) times x and 1 times y on the grid of _CORNERS, so along the segment x weighs 3.
    along = 3 * x * dx + y * dy
    return 0 < along < 3 * dx * dx + dy * dy
