"""What every hex looks like in each position: a floor, what stands on it, what lies over it, each an SVG of its own.

A battle has few different looks: each is kept once and named by its number, and of a position only the hexes that have
changed are drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple

from engine.types import Direction
from engine.view import HexView, MarkerView, ObstacleView
from renderer.land import BRIDGES
from renderer.land.ingredients import INGREDIENTS, Ingredient
from renderer.land.paths import Tile, courses, has, is_still, neighbour
from renderer.layers.base import facing_of
from renderer.layout import STEP, Cell, Layout, Point
from renderer.page.land import FLOORS, THINGS, Place, draw_bridge
from renderer.page.sheet import Sheet
from renderer.sprites import markers, pieces
from renderer.theme import Land

#: Ingredients that are drawn as lines through the hex, and whose course each of them follows.
_LINES: Final[Mapping[Ingredient, Ingredient]] = {
    "river": "river", "broad": "river", "ice": "river", "brook": "river", "ford": "river", "road": "road",
    "rail": "rail", "wadi": "wadi", "strip": "strip",
}  # fmt: skip
#: What else counts as the same ground where it goes on across an edge.
_ALIKE: Final[Mapping[Ingredient, tuple[Ingredient, ...]]] = {
    "sand": ("sand", "sea"),
    "hill": ("hill", "rock"),
    "lake": ("lake", "river"),
}
#: Woods differ a little from hex to hex.
_VARIANTS: Final = 3
_HALF: Final = pieces.BOX / 2


class Look(NamedTuple):
    """A hex as it is seen: what fills it, and what stands and lies on it."""

    floor: str
    things: str
    #: The same in words.
    said: str


class Grounds:
    """The looks of a battle, numbered as they come up."""

    def __init__(self, layout: Layout, colors: Land, said: Callable[[HexView], str]) -> None:
        self._layout: Final = layout
        self._said: Final = said
        self._colors: Final = colors
        self._numbers: Final[dict[Look, int]] = {}
        self._hexes: tuple[HexView, ...] = ()
        self._tiles: dict[Cell, Tile] = {}
        self._shown: dict[str, int] = {}

    @property
    def looks(self) -> list[Look]:
        """All that came up, by their numbers."""
        return list(self._numbers)

    def of(self, hexes: tuple[HexView, ...]) -> Mapping[str, int]:
        """The number of the look of every hex. Never change it: it is kept."""
        if hexes is self._hexes:
            return self._shown
        before = {spot.name: spot for spot in self._hexes}
        changed = [spot for spot in hexes if before.get(spot.name) != spot]
        tiles = {self._layout.seen((spot.x, spot.y)): self._tile(spot) for spot in hexes}
        near = {cell for spot in changed for cell in self._around(spot)} if tiles != self._tiles else set()
        drawn = {spot.name for spot in changed}
        self._hexes, self._tiles, self._shown = hexes, tiles, dict(self._shown)
        for spot in hexes:
            if spot.name in drawn or self._layout.seen((spot.x, spot.y)) in near:
                self._shown[spot.name] = self._numbers.setdefault(self._look(spot), len(self._numbers))
        return self._shown

    def _tile(self, spot: HexView) -> Tile:
        exits = tuple([self._layout.way(way) for way in STEP if way in spot.exits])
        return Tile(spot.terrain, exits)

    def _around(self, spot: HexView) -> list[Cell]:
        cell = self._layout.seen((spot.x, spot.y))
        return [cell, *[neighbour(cell, way) for way in STEP]]

    def _look(self, spot: HexView) -> Look:
        cell = self._layout.seen((spot.x, spot.y))
        floor, things = Sheet(), Sheet()
        made_of = self._made_of(cell, spot)
        for sheet, painters in ((floor, FLOORS), (things, THINGS)):
            for ingredient, draw in painters.items():
                if ingredient in made_of:
                    draw(sheet, self._place(cell, ingredient))
        return Look(floor.text, things.text + self._pieces(spot), self._said(spot))

    def _made_of(self, cell: Cell, spot: HexView) -> tuple[Ingredient, ...]:
        """What its ground is made of; a river that does not run is a pond, as in the pictures."""
        made_of = INGREDIENTS.get(spot.terrain, ())
        if "river" in made_of and is_still(self._tiles, cell, self._layout):
            return tuple(["lake" if one == "river" else one for one in made_of])
        return made_of

    def _place(self, cell: Cell, ingredient: Ingredient) -> Place:
        alike = _ALIKE.get(ingredient, (ingredient,))
        joined = [way for way in STEP if self._goes_on(cell, way, alike)]
        drops = [way for way in STEP if any(self._has(cell, way, one) for one in ("sand", "sea"))]
        line = _LINES.get(ingredient)
        paths = self._paths(cell, line) if line is not None else ()
        chance = Random((cell[0] * 7 + cell[1] * 13) % _VARIANTS)
        return Place(self._colors, chance, joined, paths, drops or ["sw", "se"])

    def _goes_on(self, cell: Cell, way: Direction, alike: tuple[Ingredient, ...]) -> bool:
        """Beyond the edge of the board everything goes on."""
        beyond = neighbour(cell, way)
        return beyond not in self._layout.names or any(self._has(cell, way, one) for one in alike)

    def _has(self, cell: Cell, way: Direction, ingredient: Ingredient) -> bool:
        return has(self._tiles.get(neighbour(cell, way)), ingredient)

    def _paths(self, cell: Cell, line: Ingredient) -> list[list[Point]]:
        x, y = self._layout.on_land(cell)
        (course,) = courses(self._tiles, [cell], line, self._layout, seed="")
        # A curve of so many short pieces is as smooth with half of them.
        return [[(px - x, py - y) for px, py in (*path[:-1:2], path[-1])] for path in course.paths]

    def _pieces(self, spot: HexView) -> str:
        """Obstacles and what of markers lies on the ground."""
        sheet = Sheet()
        parts: list[str] = []
        for one in spot.obstacles:
            if one.kind in BRIDGES:
                bridge = Sheet()
                draw_bridge(bridge, one.kind, (one.axis or 0) % 180, self._colors)
                parts.append(bridge.text)
            elif one.kind in pieces.OBSTACLES:
                self._obstacle(sheet, one)
        for marker in spot.markers:
            markers.draw_ground(sheet, marker.kind, True)
            _sign(sheet, marker)
        if sheet.text:
            parts.append(f'<g transform="translate(-{_HALF:g} -{_HALF:g})">{sheet.text}</g>')
        return "".join(parts)

    def _obstacle(self, sheet: Sheet, one: ObstacleView) -> None:
        facing = facing_of(self._layout, one.facing)
        # As where a unit stands: every hex may have one.
        pieces.draw_obstacle(sheet, one.kind, facing, (one.axis or 0) % 180, self._colors, True)


def _sign(sheet: Sheet, marker: MarkerView) -> None:
    """The number of a marker in the lower left corner; of a mine that lies face down a question mark."""
    x, y = _HALF - 31, _HALF + 27
    mine = marker.kind.endswith("minefield")
    if mine:
        sheet.polygon([(x, y - 16), (x + 17, y + 12), (x - 17, y + 12)], (24, 18, 10))
        sheet.polygon([(x, y - 12), (x + 14, y + 10), (x - 14, y + 10)], (200, 40, 28))
    elif marker.value is not None:
        sheet.box(x - 13, y - 11, x + 13, y + 11, 4, (58, 64, 70))
    if mine or marker.value is not None:
        said = "?" if marker.value is None else str(marker.value)
        sheet.letters(x, y + (8 if mine else 6), 17, said, (255, 255, 255))
