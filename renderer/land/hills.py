"""Hills, rocks, cliffs: a height of neighbouring hexes in one, lit from the north-west."""

from __future__ import annotations

import itertools
import math
import random
from typing import Literal

from PIL import Image, ImageChops, ImageOps

from engine.types import Direction
from renderer.canvas import faded
from renderer.land import texture
from renderer.land.patch import Patch, Stencil
from renderer.layout import STEP, Cell, Point, corners, edge_middle
from renderer.theme import Color, mixed, shaded

#: The bays of a line of trench, and the height at which the two lines of a hex run.
_BAYS = (
    (-41, -5), (-27, -5), (-24, 5), (-11, 5), (-8, -5), (8, -5), (11, 5), (24, 5), (27, -5), (41, -5),
)  # fmt: skip
_TRENCHES = (-25.0, 31.0)
#: The corner at which the edge towards a neighbour starts (clockwise, 0 is the top one).
_EDGE: dict[Direction, int] = {"ne": 0, "e": 1, "se": 2, "sw": 3, "w": 4, "nw": 5}


def paint_hills(patch: Patch, cells: list[Cell], kind: Literal["hill", "rock"]) -> None:
    """A connected group of hills as one ridge."""
    rock, colors = kind == "rock", patch.colors
    light, middle, dark = (
        (colors.rock_light, colors.rock, colors.rock_dark)
        if rock
        else (colors.hill_light, colors.hill, colors.hill_dark)
    )
    height = _height(patch, cells, rock)
    edge = patch.blur(_union(patch, cells), 2.0)
    coat = Image.blend(
        ImageOps.colorize(patch.noise.middle, shaded(middle, 0.93), shaded(middle, 1.06)),
        patch.image,
        0.15 if colors.snow else 0.28,
    )
    patch.lay(coat, edge, 0.93)
    _relief(patch, cells, height, (light, dark), rock)
    if not rock:
        lines = ImageChops.lighter(
            texture.band(height, 52, 64),
            ImageChops.lighter(texture.band(height, 106, 118), texture.band(height, 160, 172)),
        )
        lines = ImageChops.multiply(lines, _union(patch, cells))
        patch.tint(patch.blur(lines, 0.5), colors.contour, 0.30 if colors.snow else 0.42)
    foot = ImageChops.subtract(patch.shift(edge, 5, 6), edge)
    patch.tint(patch.blur(foot, 3), colors.shadow, 0.34)


def _union(patch: Patch, cells: list[Cell]) -> Image.Image:
    """The hexes as one shape, drawn in a little at the outside only: no seam between neighbours."""
    return texture.stepped(patch.blur(patch.hexes(cells, -0.8), 2.4), 140, 200)


def _height(patch: Patch, cells: list[Cell], rock: bool) -> Image.Image:
    """The height field: the union of the hexes, rounded, with noise on it."""
    union = patch.blur(patch.hexes(cells, -0.6), 13)
    union = union.point([max(0, min(255, round((v - 112) * 1.9))) for v in range(256)])
    rough = texture.noise(patch.size, 20 * patch.k, f"{patch.seed}|rock") if rock else patch.noise.middle
    rough = faded(rough, 0.55 if rock else 0.34)
    height = ImageChops.add(patch.blur(union, 3), rough, scale=1.55 if rock else 1.34)
    return patch.blur(height, 1.6 if rock else 2.2)


def _relief(
    patch: Patch, cells: list[Cell], height: Image.Image, ends: tuple[Color, Color], rock: bool
) -> None:
    """Lit and shaded slopes: the height, shifted against itself along the light."""
    far = 2.0 if rock else 3.2
    slope = ImageChops.subtract(
        patch.shift(height, -far, -far),
        patch.shift(height, far, far),
        scale=0.57 if rock else 0.594,
        offset=128,
    )
    slope = patch.blur(slope, 0.8)
    inside = patch.blur(patch.hexes(cells, -1), 3)
    lit = ImageChops.multiply(slope.point([min(255, max(0, (v - 131) * 3)) for v in range(256)]), inside)
    dim = ImageChops.multiply(slope.point([min(255, max(0, (125 - v) * 3)) for v in range(256)]), inside)
    patch.tint(dim, ends[1], 0.72)
    patch.tint(lit, ends[0], 0.85)


def paint_steps(patch: Patch, cells: list[Cell], sides: dict[Cell, list[Direction]]) -> None:
    """A steep hill: strokes down its outer slopes, as on a survey map."""
    strokes = patch.stencil()
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        rim, inner = corners(x, y, 3), corners(x, y, 15)
        for way in sides[cell]:
            n = _EDGE[way]
            m = (n + 1) % 6
            for step in range(6):
                t = (step + 0.5) / 6
                a = (rim[n][0] + (rim[m][0] - rim[n][0]) * t, rim[n][1] + (rim[m][1] - rim[n][1]) * t)
                b = (
                    inner[n][0] + (inner[m][0] - inner[n][0]) * t,
                    inner[n][1] + (inner[m][1] - inner[n][1]) * t,
                )
                strokes.polygon(
                    [(a[0] - 0.4, a[1]), (a[0] + 0.4, a[1]), (b[0] + 1.5, b[1]), (b[0] - 1.5, b[1] + 0.8)]
                )
                strokes.line([a, b], 1.7)
    patch.tint(strokes.done(), shaded(patch.colors.contour, 0.72), 0.8)


def paint_scarps(patch: Patch, cells: list[Cell], sides: dict[Cell, list[Direction]]) -> None:
    """A cliff: a face of bare rock along the edges that drop to the shore."""
    face, cracks, edge = patch.stencil(), patch.stencil(), patch.stencil()
    colors = patch.colors
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        chance = patch.chance(f"scarp{cell}")
        rim, inner = corners(x, y, -1.5), corners(x, y, 15)
        for way in sides[cell]:
            n = _EDGE[way]
            a, b, c, d = rim[n], rim[(n + 1) % 6], inner[(n + 1) % 6], inner[n]
            face.polygon([a, b, c, d])
            edge.line([d, c], 2.6)
            ex, ey = edge_middle(way, 1 / 50)
            for step in range(9):
                t = (step + chance.uniform(0.1, 0.9)) / 9
                px, py = d[0] + (c[0] - d[0]) * t, d[1] + (c[1] - d[1]) * t
                down = chance.uniform(7, 15)
                cracks.line([(px, py), (px + ex * down, py + ey * down)], 1.5)
    mask = face.done()
    bare = ImageOps.colorize(patch.noise.fine, shaded(colors.rock, 0.86), shaded(colors.rock_light, 1.04))
    patch.tint(patch.blur(patch.shift(mask, 3, 4), 2), colors.shadow, 0.5)
    patch.lay(bare, mask)
    patch.tint(cracks.done(), colors.rock_dark, 0.8)
    patch.tint(edge.done(), colors.hill_light, 0.9)


def paint_peaks(patch: Patch, cells: list[Cell]) -> None:
    """A ridge nobody crosses or fires over: crags of bare rock, broken along a crest."""
    lit, dim, snowy, cast = patch.stencil(), patch.stencil(), patch.stencil(), patch.stencil(1)
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        chance = patch.chance(f"peak{cell}")
        places = [(-23, -8, 20), (17, -13, 22), (-4, 12, 25), (28, 19, 16), (-29, 25, 14)]
        for px, py, size in places:
            at = (x + px + chance.uniform(-4, 4), y + py + chance.uniform(-4, 4))
            _crag(at, size * chance.uniform(0.85, 1.15), chance, (lit, dim, snowy, cast))
    colors = patch.colors
    patch.tint(patch.blur(cast.done(), 2), colors.shadow, 0.5)
    patch.lay(patch.grainy(patch.noise.fine, colors.rock_light, 0.84, 1.05), lit.done())
    patch.lay(patch.grainy(patch.noise.fine, colors.rock_dark, 0.85, 1.25), dim.done())
    patch.tint(snowy.done(), mixed(colors.rock_light, (255, 255, 255), 0.72), 0.9)


def _crag(
    at: Point, size: float, chance: random.Random, into: tuple[Stencil, Stencil, Stencil, Stencil]
) -> None:
    """One crag: a broken crest from its top to its foot parts the lit from the dark face."""
    (x, y), (lit, dim, snowy, cast) = at, into
    top = (x - size * 0.1, y - size * 0.95)
    crest = [top]
    for share in (0.3, 0.6, 0.85):
        crest.append((x + size * chance.uniform(-0.06, 0.22), y - size * 0.95 + size * 1.55 * share))
    foot = (x + size * 0.1, y + size * 0.62)
    left = [
        (x - size * chance.uniform(0.4, 0.55), y - size * 0.25),
        (x - size * chance.uniform(0.62, 0.8), y + size * 0.1),
        (x - size * chance.uniform(0.85, 1.0), y + size * 0.5),
    ]
    right = [
        (x + size * chance.uniform(0.3, 0.45), y - size * 0.42),
        (x + size * chance.uniform(0.55, 0.7), y + size * 0.02),
        (x + size * chance.uniform(0.85, 1.0), y + size * 0.5),
    ]
    lit.polygon([*crest, foot, *reversed(left)])
    dim.polygon([*crest, foot, *reversed(right)])
    snowy.polygon([top, crest[1], (crest[1][0] - size * 0.16, crest[1][1] - size * 0.16), left[0]])
    cast.polygon([right[0], right[2], (right[2][0] + 9, right[2][1] + 9), (foot[0] + 8, foot[1] + 9), foot])


def paint_trenches(patch: Patch, cells: list[Cell]) -> None:
    """Two lines of trench with earth thrown up, in bays like battlements, where no counter hides them."""
    cut, bank, boards = patch.stencil(), patch.stencil(), patch.stencil()
    colors = patch.colors
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        chance = patch.chance(f"trench{cell}")
        for middle in _TRENCHES:
            path = [
                (x + dx + chance.uniform(-1, 1), y + middle + dy + chance.uniform(-0.8, 0.8))
                for dx, dy in _BAYS
            ]
            bank.line(path, 17)
            cut.line(path, 8.5)
            for (x0, y0), (x1, y1) in itertools.pairwise(path):
                far = math.hypot(x1 - x0, y1 - y0)
                u, v = (x1 - x0) / far, (y1 - y0) / far
                for n in range(max(1, int(far / 6.5))):
                    t = (n + 0.5) / max(1, int(far / 6.5))
                    px, py = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
                    boards.line([(px - v * 3.6, py + u * 3.6), (px + v * 3.6, py - u * 3.6)], 1.3)
    mound = texture.grown(patch.blur(bank.done(), 2.0), patch.noise.middle, 0.3, 104, 140)
    patch.tint(patch.blur(patch.shift(mound, 2.4, 3.0), 1.5), colors.shadow, 0.45)
    patch.lay(patch.grainy(patch.noise.fine, colors.earth, 0.85, 1.2), mound)
    hollow = cut.done()
    patch.lay(patch.grainy(patch.noise.fine, colors.earth_dark, 0.7, 1.0), hollow)
    patch.tint(boards.done(), colors.timber, 0.7)
    shade = ImageChops.subtract(hollow, patch.shift(hollow, 2.6, 3.0))
    patch.tint(patch.blur(shade, 0.8), (20, 16, 10), 0.65)


def _bottom(patch: Patch, cells: list[Cell]) -> Image.Image:
    """The bottom of a gorge: it goes on from hex to hex."""
    stencil = patch.stencil()
    for cell in cells:
        here = patch.layout.on_land(cell)
        stencil.polygon(corners(*here, 19))
        for dx, dy in STEP.values():
            beside = (cell[0] + dx, cell[1] + dy)
            if beside in cells:
                stencil.line([here, patch.layout.on_land(beside)], 50)
    return stencil.done()


def paint_ravines(patch: Patch, cells: list[Cell]) -> None:
    """A gorge: rock breaks off inwards from the rim of the hexes into the dark."""
    colors = patch.colors
    rim = texture.grown(patch.blur(patch.hexes(cells, 3), 3.0), patch.noise.middle, 0.3, 108, 144)
    deep = texture.grown(patch.blur(_bottom(patch, cells), 3.0), patch.noise.middle, 0.42, 96, 140)
    patch.lay(patch.grainy(patch.noise.fine, colors.rock, 0.78, 1.12), rim)
    inside = set(cells)
    cracks = patch.stencil()
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        chance, rim_points = patch.chance(f"ravine{cell}"), corners(x, y, 5)
        for way, (dx, dy) in STEP.items():
            if (cell[0] + dx, cell[1] + dy) in inside:
                continue
            a, b = rim_points[_EDGE[way]], rim_points[(_EDGE[way] + 1) % 6]
            for n in range(8):
                t = (n + chance.uniform(0.15, 0.85)) / 8
                px, py = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
                far = chance.uniform(0.2, 0.36)
                cracks.line([(px, py), (px + (x - px) * far, py + (y - py) * far)], chance.uniform(1.4, 2.6))
    patch.tint(cracks.done(), colors.rock_dark, 0.8)
    patch.lay(patch.grainy(patch.noise.fine, colors.rock_dark, 0.34, 0.62), deep)
    # the light comes from the north-west: that wall lies in the dark, the one opposite is lit
    dark = ImageChops.multiply(ImageChops.subtract(rim, patch.shift(rim, 10, 12)), rim)
    lit = ImageChops.multiply(ImageChops.subtract(rim, patch.shift(rim, -10, -12)), rim)
    patch.tint(patch.blur(dark, 3), (20, 18, 16), 0.5)
    patch.tint(patch.blur(ImageChops.subtract(lit, deep), 2), colors.rock_light, 0.55)
