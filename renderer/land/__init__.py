"""The land: one continuous painted landscape of a battle, in units, lit from the north-west."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from PIL import Image

from engine.types import Direction
from renderer.land import (
    airfields,
    ground,
    heights,
    hills,
    lakes,
    landmarks,
    texture,
    towns,
    tropics,
    water,
    ways,
    woods,
    works,
)
from renderer.land.ingredients import INGREDIENTS, Ingredient
from renderer.land.patch import Noise, Patch
from renderer.land.paths import Course, Tile, courses, exits_of, has, inflows, is_still, neighbour
from renderer.layout import RADIUS, STEP, Cell, Layout, Point, edge_middle
from renderer.theme import Land

BRIDGES = ("bridge", "bridge-section", "railroad-bridge")
_TOWNS: tuple[Ingredient, ...] = ("houses", "church", "castle", "ruins")

_GroupPainter: TypeAlias = Callable[[Patch, list[Cell]], None]
#: What a group of hexes is painted with, layer by layer.
_FLAT_HEIGHTS: Mapping[Ingredient, _GroupPainter] = {
    "scarps": heights.paint_escarpments,
    "rise": heights.paint_rises,
}
_STILL_WATERS: Mapping[Ingredient, _GroupPainter] = {
    "shoal": lakes.paint_coasts,
    "lake": lakes.paint_lakes,
    "rice": tropics.paint_rice,
}
_TROPICS: Mapping[Ingredient, _GroupPainter] = {
    "jungle": tropics.paint_jungle,
    "palms": tropics.paint_palms,
    "pool": tropics.paint_oases,
}
_BROAD_LINES: Mapping[Ingredient, Callable[[Patch, list[Course]], None]] = {
    "wadi": heights.paint_wadis,
    "strip": airfields.paint_strips,
}


class Landscape:
    """The land of one battle while it is painted."""

    def __init__(
        self, layout: Layout, k: float, colors: Land, seed: str, tiles: Mapping[Cell, Tile],
        bridges: Mapping[Cell, tuple[str, int]],
    ) -> None:  # fmt: skip
        self.layout = layout
        self.tiles = tiles
        self.bridges = bridges
        self.k = k
        size = (round(layout.land_width * k), round(layout.land_height * k))
        noise = Noise(
            texture.noise(size, 210 * k, f"{seed}a"),
            texture.noise(size, 46 * k, f"{seed}b"),
            texture.noise(size, 7 * k, f"{seed}c", octaves=2),
        )
        box = (0, 0, *size)
        self.whole = Patch(Image.new("RGB", size), noise, layout, k, colors, seed, box)
        self.ponds = {cell for cell in self.of("river") if is_still(tiles, cell, layout)}

    def of(self, *ingredients: Ingredient) -> list[Cell]:
        """The cells with one of these in them."""
        return [
            cell for cell in self.layout.cells
            if any(one in INGREDIENTS.get(self._terrain(cell), ()) for one in ingredients)
        ]  # fmt: skip

    def _terrain(self, cell: Cell) -> str:
        tile = self.tiles.get(cell)
        return tile.terrain if tile is not None else "open"

    def has(self, cell: Cell, ingredient: Ingredient) -> bool:
        """Whether the ground there has that in it."""
        return has(self.tiles.get(cell), ingredient)

    def groups(self, cells: Iterable[Cell], pad: float) -> Iterator[tuple[Patch, list[Cell]]]:
        """Connected groups of cells, each with the patch it is painted on; the patch goes back afterwards."""
        for group in connected(cells):
            patch = self.patch(group, pad)
            yield patch, group
            self.whole.image.paste(patch.image, patch.box[:2])

    def patch(self, cells: list[Cell], pad: float) -> Patch:
        """The region around some cells."""
        k, whole = self.k, self.whole
        points = [self.layout.on_land(cell) for cell in cells]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        box = (
            max(0, int((min(xs) - 50 - pad) * k)),
            max(0, int((min(ys) - RADIUS - pad) * k)),
            min(whole.size[0], int((max(xs) + 50 + pad) * k)),
            min(whole.size[1], int((max(ys) + RADIUS + pad) * k)),
        )
        return Patch(
            whole.image.crop(box), whole.noise.crop(box), self.layout, k, whole.colors, whole.seed, box
        )

    def paint(self) -> Iterator[None]:
        """Paint layer after layer; after the last one `whole` holds the land."""
        yield from self.paint_bare()
        yield from self.finish()

    def paint_bare(self) -> Iterator[None]:
        """All that no bridge changes: one laid or blown up in the battle is painted on it at once."""
        whole, colors = self.whole, self.whole.colors
        ground.paint_ground(whole)
        if colors.farmed:
            ground.paint_fields(whole, [cell for cell in self.layout.cells if self._terrain(cell) == "open"])
        elif colors.snow:
            ground.paint_drifts(whole)
        else:
            ground.paint_dunes(whole)
        yield
        if self.of("sea", "sand"):
            water.paint_beach(whole, self.of("sand"), self.of("sea"))
            yield
        for layer in (self._heights, self._waters, self._ways, self._growth, self._buildings):
            yield from layer()

    def finish(self) -> Iterator[None]:
        """The bridges, and the light over everything."""
        yield from self._bridges()
        ground.paint_light(self.whole)
        yield

    def _heights(self) -> Iterator[None]:
        for patch, group in self.groups(self.of("rock"), 30):
            hills.paint_hills(patch, group, "rock")
            hills.paint_peaks(patch, [cell for cell in group if self.has(cell, "peak")])
            heights.paint_summits(patch, [cell for cell in group if self.has(cell, "summit")])
            yield
        for patch, group in self.groups(self.of("hill"), 30):
            hills.paint_hills(patch, group, "hill")
            steep = [cell for cell in group if self.has(cell, "steps")]
            if steep:
                sides = {
                    cell: [way for way in STEP if not self.has(neighbour(cell, way), "hill")]
                    for cell in steep
                }
                hills.paint_steps(patch, steep, sides)
            scarps = {cell: self._shore_sides(cell) for cell in group if self.has(cell, "scarp")}
            if scarps:
                hills.paint_scarps(patch, list(scarps), scarps)
            heights.paint_crests(patch, [cell for cell in group if self.has(cell, "crest")])
            heights.paint_caves(patch, [cell for cell in group if self.has(cell, "cave")])
            yield
        for kind, paint in _FLAT_HEIGHTS.items():
            for patch, group in self.groups(self.of(kind), 16):
                paint(patch, group)
                yield

    def _shore_sides(self, cell: Cell) -> list[Direction]:
        """The sides on which a cliff drops: to sand or sea; without any, towards the bottom."""
        ways = [way for way in STEP if any(self.has(neighbour(cell, way), one) for one in ("sand", "sea"))]
        return ways or ["sw", "se"]

    def _waters(self) -> Iterator[None]:
        for kind, paint in _STILL_WATERS.items():
            for patch, group in self.groups(self.of(kind), 16):
                paint(patch, group)
                yield
        for patch, group in self.groups(self.of("marsh"), 16):
            water.paint_marsh(patch, group)
            yield
        for ice in (False, True):
            rivers = [cell for cell in self.of("river") if self.has(cell, "ice") is ice]
            for patch, group in self.groups(rivers, 34):
                flowing = [cell for cell in group if cell not in self.ponds]
                lines = courses(self.tiles, flowing, "river", self.layout, seed=patch.seed, wander=9)
                still = [cell for cell in group if cell in self.ponds]
                water.paint_rivers(
                    patch, lines + inflows(self.tiles, still, self.ponds, self.layout), still, ice=ice
                )
                fords = [line for line in lines if self.has(line.cell, "ford")]
                if fords:
                    water.paint_fords(patch, fords)
                brooks = [line for line in lines if self.has(line.cell, "brook")]
                if brooks:
                    lakes.paint_shallows(patch, brooks)
                yield
        for patch, group in self.groups(self.of("dam"), 16):
            lakes.paint_dams(patch, {cell: self._downstream(cell) for cell in group})
            yield

    def _downstream(self, cell: Cell) -> Point:
        """Which way the river leaves a dam, as a step of length 1."""
        way: Direction = exits_of(self.tiles, cell, "river", self.layout)[0]
        x, y = edge_middle(way)
        return x / 50, y / 50

    def _ways(self) -> Iterator[None]:
        for line, paint in _BROAD_LINES.items():
            for patch, group in self.groups(self.of(line), 16):
                paint(patch, courses(self.tiles, group, line, self.layout, seed=patch.seed))
                yield
        for patch, group in self.groups(self.of("ravine"), 16):
            hills.paint_ravines(patch, group)
            yield
        for patch, group in self.groups(self.of("trench"), 16):
            hills.paint_trenches(patch, group)
            yield
        for patch, group in self.groups(self.of("road"), 16):
            ways.paint_roads(patch, courses(self.tiles, group, "road", self.layout, seed=patch.seed))
            yield
        for patch, group in self.groups(self.of("rail"), 16):
            ways.paint_rails(patch, courses(self.tiles, group, "rail", self.layout, seed=patch.seed))
            yield

    def _growth(self) -> Iterator[None]:
        for kind, paint in _TROPICS.items():
            for patch, group in self.groups(self.of(kind), 22):
                paint(patch, group)
                yield
        for patch, group in self.groups(self.of("hedge"), 16):
            ground.paint_hedges(patch, group)
            yield
        for on_hill in (False, True):
            wooded = [cell for cell in self.of("wood") if self.has(cell, "hill") is on_hill]
            for patch, group in self.groups(wooded, 22):
                woods.paint_woods(patch, group, on_hill=on_hill)
                yield

    def _buildings(self) -> Iterator[None]:
        for on_hill in (False, True):
            built = [cell for cell in self.of(*_TOWNS) if self.has(cell, "hill") is on_hill]
            for patch, group in self.groups(built, 14):
                kinds = {cell: next(kind for kind in _TOWNS if self.has(cell, kind)) for cell in group}
                towns.paint_towns(patch, kinds, on_hill=on_hill)
                yield
        for patch, group in self.groups(self.of(*landmarks.LANDMARKS), 16):
            marks = {cell: next(m for m in landmarks.LANDMARKS if self.has(cell, m)) for cell in group}
            landmarks.paint_landmarks(patch, marks)
            yield

    def _bridges(self) -> Iterator[None]:
        for cell, (kind, axis) in sorted(self.bridges.items()):
            for patch, _ in self.groups([cell], 30):
                works.paint_bridge(patch, cell, kind, axis, self._over_water(cell))
            yield

    def _over_water(self, cell: Cell) -> tuple[float, float]:
        """A bridge over a bend stands where the water runs, not in the middle of the hex."""
        if not self.has(cell, "river") or cell in self.ponds:
            return 0.0, 0.0
        line = courses(self.tiles, [cell], "river", self.layout, seed=self.whole.seed)[0]
        if len(line.paths) != 1:
            return 0.0, 0.0
        x, y = self.layout.on_land(cell)
        px, py = line.paths[0][len(line.paths[0]) // 2]
        return (px - x) * 0.5, (py - y) * 0.5


def connected(cells: Iterable[Cell]) -> list[list[Cell]]:
    """Cells in groups that touch, in a fixed order."""
    left, groups = set(cells), []
    while left:
        edge = [min(left)]
        left.discard(edge[0])
        group = []
        while edge:
            cell = edge.pop()
            group.append(cell)
            for dx, dy in STEP.values():
                beyond = (cell[0] + dx, cell[1] + dy)
                if beyond in left:
                    left.discard(beyond)
                    edge.append(beyond)
        groups.append(sorted(group, key=lambda cell: (cell[1], cell[0])))
    return groups


__all__ = ["BRIDGES", "Landscape", "Tile", "connected", "exits_of"]
