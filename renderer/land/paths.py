"""Rivers, roads and rails as lines: through which edges they run, and along which curve."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from engine.types import Direction
from renderer.land.ingredients import INGREDIENTS, Ingredient
from renderer.layout import OPPOSITE, STEP, Cell, Layout, Point, edge_middle

_STEPS = 12


class Tile(NamedTuple):
    """One hex as the painters see it: seen cell, kind of ground, exits as seen."""

    terrain: str
    exits: tuple[Direction, ...]


class Course(NamedTuple):
    """A line through one hex."""

    cell: Cell
    paths: tuple[list[Point], ...]
    broad: bool = False


def has(tile: Tile | None, ingredient: Ingredient) -> bool:
    """Whether this ground has that in it."""
    return tile is not None and ingredient in INGREDIENTS.get(tile.terrain, ())


def neighbour(cell: Cell, way: Direction) -> Cell:
    """The cell on that side."""
    return cell[0] + STEP[way][0], cell[1] + STEP[way][1]


def exits_of(
    tiles: Mapping[Cell, Tile], cell: Cell, line: Ingredient, layout: Layout
) -> tuple[Direction, ...]:
    """The sides through which a line leaves its hex.

    A tile says so itself; one that says nothing joins all neighbours of its kind. On a crossing the railroad
    takes the straight pair of sides that leads to rails.
    """
    tile = tiles[cell]
    joined = tuple(way for way in STEP if has(tiles.get(neighbour(cell, way)), line))
    if tile.terrain == "road-railroad":
        return _crossing(tiles, cell, tile, line)
    if tile.exits:
        return tile.exits
    if len(joined) == 1 and neighbour(cell, OPPOSITE[joined[0]]) not in layout.names:
        return (joined[0], OPPOSITE[joined[0]])
    return joined or ("e", "w")


def _crossing(tiles: Mapping[Cell, Tile], cell: Cell, tile: Tile, line: Ingredient) -> tuple[Direction, ...]:
    pairs: list[tuple[Direction, Direction]] = [("e", "w"), ("ne", "sw"), ("nw", "se")]
    if tile.exits:
        pairs = [pair for pair in pairs if pair[0] in tile.exits and pair[1] in tile.exits] or pairs

    def rails(pair: tuple[Direction, ...]) -> int:
        there = [tiles.get(neighbour(cell, way)) for way in pair]
        return sum((has(one, "rail") - has(one, "road")) if one else 0 for one in there)

    rail: tuple[Direction, Direction] = max(pairs, key=rails)
    if line == "rail":
        return rail
    rest = [pair for pair in pairs if pair != rail]
    return max(rest, key=lambda pair: -rails(pair)) if rest else rail


def courses(
    tiles: Mapping[Cell, Tile],
    cells: list[Cell],
    line: Ingredient,
    layout: Layout,
    *,
    seed: str,
    wander: float = 0.0,
) -> list[Course]:
    """The lines through these cells, curved from edge to edge; a junction is a star."""
    courses = []
    for cell in cells:
        ways = exits_of(tiles, cell, line, layout)
        sway = 0.0 if has(tiles[cell], "ford") else wander * _sway(seed, cell)
        courses.append(
            Course(cell, tuple(_paths(layout.on_land(cell), ways, sway)), has(tiles[cell], "broad"))
        )
    return courses


def _sway(seed: str, cell: Cell) -> float:
    number = (hash_of(seed) + cell[0] * 7919 + cell[1] * 104729) % 1009
    return (1 if number % 2 else -1) * (0.6 + 0.4 * number / 1009)


def hash_of(text: str) -> int:
    """A number from a text, the same in every process."""
    number = 0
    for letter in text:
        number = (number * 131 + ord(letter)) % 1_000_003
    return number


def _paths(center: Point, ways: tuple[Direction, ...], sway: float) -> list[list[Point]]:
    x, y = center
    ends = [edge_middle(way, 1.02) for way in ways]
    if len(ends) != 2:
        return [[(x + ex, y + ey), (x + ex / 2, y + ey / 2), (x, y)] for ex, ey in ends]
    (ax, ay), (bx, by) = ends
    far = math.hypot(bx - ax, by - ay)
    path = []
    for n in range(_STEPS + 1):
        t = n / _STEPS
        u = 1 - t
        off = sway * math.sin(math.tau * t) * math.sin(math.pi * t)
        path.append(
            (
                x + u * u * ax + t * t * bx - (by - ay) / far * off,
                y + u * u * ay + t * t * by + (bx - ax) / far * off,
            )
        )
    return [path]


def is_still(tiles: Mapping[Cell, Tile], cell: Cell, layout: Layout) -> bool:
    """Whether a river tile is part of a pond: a side of it meets land that does not answer."""
    for way in tiles[cell].exits:
        beyond = neighbour(cell, way)
        if beyond not in layout.names:
            continue
        there = tiles.get(beyond)
        if has(there, "sea") or has(there, "sand") or has(there, "lake"):
            continue
        if not has(there, "river") or (
            there is not None and there.exits and OPPOSITE[way] not in there.exits
        ):
            return True
    return False


def inflows(tiles: Mapping[Cell, Tile], still: list[Cell], ponds: set[Cell], layout: Layout) -> list[Course]:
    """Where a river runs into still water: from the shared edge to the middle of the basin."""
    courses = []
    for cell in still:
        ways = [
            way
            for way in tiles[cell].exits
            if has(tiles.get(neighbour(cell, way)), "river")
            and neighbour(cell, way) not in ponds
            and OPPOSITE[way] in tiles[neighbour(cell, way)].exits
        ]
        if ways:
            x, y = layout.on_land(cell)
            ends = [edge_middle(way, 1.02) for way in ways]
            courses.append(
                Course(cell, tuple([(x + ex, y + ey), (x + ex * 0.3, y + ey * 0.3)] for ex, ey in ends))
            )
    return courses
