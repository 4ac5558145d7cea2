"""Mountains, ridges, escarpments, caves, rises and wadis: what is more, or less, than a hill."""

from __future__ import annotations

import math

from PIL import Image, ImageChops

from engine.types import Direction
from renderer.land import texture
from renderer.land.patch import Patch
from renderer.land.paths import Course
from renderer.land.ways import beside
from renderer.layout import STEP, Cell, Point, corners
from renderer.theme import mixed, shaded

_WHITE = (250, 251, 252)
#: The corner at which the edge towards a neighbour starts (clockwise, 0 is the top one).
_EDGE: dict[Direction, int] = {"ne": 0, "e": 1, "se": 2, "sw": 3, "w": 4, "nw": 5}


def paint_summits(patch: Patch, cells: list[Cell]) -> None:
    """A mountain: one great peak over the whole hex, a lit and a dark face, snow on top and streams of scree."""
    lit, dim, snow, scree, cast = (patch.stencil() for _ in range(5))
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        chance = patch.chance(f"summit{cell}")
        for dx, dy, size in ((-24, -2, 0.62), (25, 2, 0.55), (0, 0, 1.0)):
            px, py = x + dx + chance.uniform(-2, 2), y + dy
            top = (px + chance.uniform(-3, 3), py - 44 * size)
            foot = py + 40 * size
            ridge = [top]
            for n in range(1, 5):
                ridge.append((top[0] + chance.uniform(-4, 7) * size, top[1] + (foot - top[1]) * n / 4))
            left = [(px - 38 * size, foot), (px - 27 * size, py + 4 * size), (px - 12 * size, py - 25 * size)]
            right = [
                (px + 13 * size, py - 22 * size),
                (px + 28 * size, py + 6 * size),
                (px + 40 * size, foot),
            ]
            lit.polygon([*left, *ridge])
            dim.polygon([*ridge, *reversed(right)])
            cast.polygon([right[0], (right[2][0] + 10, right[2][1] + 6), (px, foot + 8)])
            snow.polygon(
                [top, (px + 8 * size, py - 28 * size), ridge[1], (px - 4 * size, py - 22 * size),
                 (px - 9 * size, py - 30 * size)]
            )  # fmt: skip
            for _ in range(5):
                sx = px + chance.uniform(-26, 26) * size
                scree.line(
                    [(sx, py + chance.uniform(2, 14) * size), (sx + chance.uniform(-5, 5), foot - 2)], 1.2
                )
    colors = patch.colors
    patch.tint(patch.blur(cast.done(), 2), colors.shadow, 0.5)
    patch.lay(
        patch.grainy(patch.noise.fine, mixed(colors.rock_light, colors.hill, 0.25), 0.86, 1.06), lit.done()
    )
    patch.lay(patch.grainy(patch.noise.fine, shaded(colors.rock_dark, 0.86), 0.8, 1.3), dim.done())
    patch.tint(scree.done(), colors.rock_dark, 0.45)
    patch.tint(snow.done(), _WHITE, 0.95)


def paint_crests(patch: Patch, cells: list[Cell]) -> None:
    """A ridge: sharp crests of sand one behind the other, each with a steep dark side."""
    dark, edge = patch.stencil(), patch.stencil()
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        chance = patch.chance(f"crest{cell}")
        for level in (-36.0, -14.0, 12.0, 34.0):
            half = 46 - abs(level) * 0.45
            crest: list[Point] = []
            for n in range(15):
                u = -half + 2 * half * n / 14
                crest.append((x + u, y + level + 4.2 * math.sin(u / 9.5 + level) + chance.uniform(-0.7, 0.7)))
            lee = [
                (px + 2.5, py + 3.5 + 5.5 * math.sin(math.pi * n / 14)) for n, (px, py) in enumerate(crest)
            ]
            dark.polygon([*crest, *reversed(lee)])
            edge.line(crest, 1.5)
    colors = patch.colors
    patch.tint(patch.blur(dark.done(), 0.7), colors.hill_dark, 0.62)
    patch.tint(edge.done(), mixed(colors.hill_light, _WHITE, 0.3), 0.95)


def paint_escarpments(patch: Patch, cells: list[Cell]) -> None:
    """A table of rock that breaks off all round in two steep steps."""
    colors = patch.colors
    inside = set(cells)
    face, ledge, table = (patch.joined(cells, inset, 0.2) for inset in (0, 7, 14))
    patch.tint(patch.blur(patch.shift(face, 5, 6), 3), colors.shadow, 0.4)
    patch.lay(patch.grainy(patch.noise.fine, shaded(colors.hill_dark, 0.82), 0.75, 1.2), face)
    patch.lay(patch.grainy(patch.noise.fine, mixed(colors.hill, colors.rock, 0.45), 0.85, 1.08), ledge)
    patch.tint(patch.blur(ImageChops.subtract(patch.shift(table, 3, 4), table), 1), colors.hill_dark, 0.8)
    patch.lay(
        patch.grainy(patch.noise.middle, mixed(colors.hill_light, colors.ground, 0.5), 0.95, 1.05), table
    )
    cracks = patch.stencil()
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        chance, rim, inner = patch.chance(f"table{cell}"), corners(x, y, 2), corners(x, y, 17)
        for way, (dx, dy) in STEP.items():
            if (cell[0] + dx, cell[1] + dy) in inside:
                continue
            n, m = _EDGE[way], (_EDGE[way] + 1) % 6
            for step in range(10):
                t = (step + chance.uniform(0.15, 0.85)) / 10
                a = (rim[n][0] + (rim[m][0] - rim[n][0]) * t, rim[n][1] + (rim[m][1] - rim[n][1]) * t)
                b = (
                    inner[n][0] + (inner[m][0] - inner[n][0]) * t,
                    inner[n][1] + (inner[m][1] - inner[n][1]) * t,
                )
                cracks.line([a, b], chance.uniform(0.9, 2.0))
    patch.tint(cracks.done(), shaded(colors.hill_dark, 0.6), 0.75)


def paint_caves(patch: Patch, cells: list[Cell]) -> None:
    """The mouth of a cave in the south of a hill, propped with timber, where no counter hides it."""
    rock, mouth, props, spoil = patch.stencil(), patch.stencil(), patch.stencil(), patch.stencil(1)
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        for dx, size in ((-27, 0.62), (27, 0.62), (0, 1.0)):
            px, py = x + dx, y + (43 if dx == 0 else 30)
            w, h = 17 * size, 20 * size
            rock.polygon([(px - w * 1.5, py + 2), (px - w * 1.1, py - h * 1.1), (px, py - h * 1.6),
                          (px + w * 1.1, py - h * 1.1), (px + w * 1.5, py + 2)])  # fmt: skip
            mouth.polygon([(px - w, py), (px - w * 0.85, py - h * 0.65), (px - w * 0.4, py - h),
                           (px + w * 0.4, py - h), (px + w * 0.85, py - h * 0.65), (px + w, py)])  # fmt: skip
            props.line([(px - w * 0.8, py), (px - w * 0.55, py - h * 0.85)], 2.2)
            props.line([(px + w * 0.8, py), (px + w * 0.55, py - h * 0.85)], 2.2)
            props.line([(px - w * 0.75, py - h * 0.88), (px + w * 0.75, py - h * 0.88)], 2.6)
            spoil.dot(px, py + 2, w * 1.2, 4)
    colors = patch.colors
    patch.lay(patch.grainy(patch.noise.fine, colors.rock, 0.72, 1.1), rock.done())
    patch.tint(patch.blur(spoil.done(), 1), colors.earth, 0.75)
    patch.tint(mouth.done(), (18, 15, 12), 0.96)
    patch.tint(props.done(), colors.timber, 0.95)


def paint_rises(patch: Patch, cells: list[Cell]) -> None:
    """High ground: dry meadow a step above the plain, with a bank around it."""
    colors = patch.colors
    top = patch.joined(cells, 4)
    patch.tint(patch.blur(patch.shift(top, 3.5, 4.5), 2), colors.shadow, 0.5)
    patch.lay(
        patch.grainy(patch.noise.middle, mixed(colors.meadow, colors.hill_light, 0.45), 0.94, 1.07), top
    )
    line = ImageChops.subtract(patch.joined(cells, 11), patch.joined(cells, 12.6))
    patch.tint(line, colors.contour, 0.6)
    lit = ImageChops.multiply(ImageChops.subtract(top, patch.shift(top, 2.5, 3)), top)
    patch.tint(patch.blur(lit, 0.8), _WHITE, 0.4)


def paint_wadis(patch: Patch, courses: list[Course]) -> None:
    """A dry bed between banks that the sun parts into a dark and a lit one."""
    colors = patch.colors
    wide, bed, stones, cracks = patch.stencil(1), patch.stencil(1), patch.stencil(), patch.stencil()
    for course in courses:
        chance = patch.chance(f"wadi{course.cell}")
        for path in course.paths:
            wide.line(path, 70)
            bed.line(path, 46)
            for off in (-30, 30):
                for (ax, ay), (bx, by) in zip(beside(path, off), beside(path, off * 0.72), strict=True):
                    cracks.line([(ax + chance.uniform(-3, 3), ay), (bx, by)], 1.5)
            for px, py in path:
                for _ in range(3):
                    stones.dot(
                        px + chance.uniform(-17, 17), py + chance.uniform(-17, 17), chance.uniform(1, 2.4)
                    )
    # The round ends of the lines stand out of the hex; what lies beyond it is the next one's.
    inside = patch.hexes([course.cell for course in courses], -0.8)
    bank = _within(texture.grown(patch.blur(wide.done(), 2.6), patch.noise.middle, 0.4, 112, 142), inside)
    floor = _within(texture.grown(patch.blur(bed.done(), 2.4), patch.noise.middle, 0.4, 112, 142), inside)
    patch.lay(patch.grainy(patch.noise.fine, colors.hill, 0.82, 1.06), bank)
    dark = ImageChops.multiply(ImageChops.subtract(bank, patch.shift(bank, 12, 14)), bank)
    bright = ImageChops.multiply(ImageChops.subtract(bank, patch.shift(bank, -12, -14)), bank)
    patch.tint(_within(patch.blur(dark, 2), inside), colors.hill_dark, 0.75)
    patch.tint(_within(patch.blur(bright, 2), inside), mixed(colors.hill_light, _WHITE, 0.25), 0.8)
    patch.tint(_within(cracks.done(), bank), colors.hill_dark, 0.55)
    patch.lay(patch.grainy(patch.noise.middle, colors.sand_dark, 0.9, 1.08), floor)
    shade = ImageChops.subtract(floor, patch.shift(floor, 3.5, 4))
    patch.tint(patch.blur(shade, 1), colors.hill_dark, 0.6)
    patch.tint(_within(stones.done(), floor), colors.rock_dark, 0.6)


def _within(mask: Image.Image, inside: Image.Image) -> Image.Image:
    return ImageChops.multiply(mask, inside)
