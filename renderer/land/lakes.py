"""Lakes, dams, coasts, brooks: water that is no river and no sea."""

from __future__ import annotations

import math

from PIL import ImageChops

from renderer.land import texture
from renderer.land.patch import Patch
from renderer.land.paths import Course
from renderer.layout import Cell, Point
from renderer.theme import mixed, shaded


def paint_lakes(patch: Patch, cells: list[Cell]) -> None:
    """Still, deep water up to the rim of the hexes, with reeds along the shore."""
    colors = patch.colors
    bank, water = patch.joined(cells, 0), patch.joined(cells, 4.5)
    deep = patch.blur(patch.joined(cells, 15), 8)
    patch.tint(bank, colors.bank, 0.9)
    patch.tint(patch.blur(ImageChops.subtract(bank, patch.shift(bank, 2.4, 2.8)), 0.8), colors.bank_dark, 0.5)
    ripple = texture.noise(patch.size, 26 * patch.k, f"{patch.seed}|lake", octaves=2, stretch=3.4)
    patch.lay(patch.grainy(ripple, colors.river, 0.9, 1.1), water)
    patch.tint(ImageChops.multiply(deep, water), colors.sea_dark, 0.62)
    glint = ImageChops.multiply(texture.band(ripple, 128, 136), water)
    patch.tint(patch.blur(glint, 0.5), colors.river_light, 0.6)
    shade = ImageChops.subtract(water, patch.shift(water, 3.4, 4.0))
    patch.tint(patch.blur(shade, 1), shaded(colors.river_dark, 0.6), 0.6)


def paint_coasts(patch: Patch, cells: list[Cell]) -> None:
    """The sea close to the land: shoals of sand under it, rocks in the surf."""
    colors = patch.colors
    shoal, rocks, foam, cast = patch.stencil(1), patch.stencil(), patch.stencil(), patch.stencil(1)
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        chance = patch.chance(f"coast{cell}")
        for _ in range(5):
            turn, far = chance.uniform(0, math.tau), chance.uniform(8, 34)
            shoal.dot(x + far * math.cos(turn), y + far * math.sin(turn), chance.uniform(14, 22), 9)
        for n in range(9):
            turn = (n + chance.uniform(-0.3, 0.3)) / 9 * math.tau
            px, py, r = x + 36 * math.cos(turn), y + 36 * math.sin(turn), chance.uniform(2.6, 5.2)
            cast.dot(px + 1.5, py + 2, r, r * 0.8)
            rocks.dot(px, py, r, r * 0.8)
            foam.arc(px, py, r + 3, r + 2, 150, 400, 1.5)
    mask = texture.grown(patch.blur(shoal.done(), 5), patch.noise.middle, 0.4)
    patch.tint(mask, mixed(colors.sand, colors.sea_light, 0.35), 0.75)
    patch.tint(foam.done(), colors.foam, 0.85)
    patch.tint(cast.done(), (20, 40, 54), 0.5)
    patch.lay(patch.grainy(patch.noise.fine, colors.rock, 0.75, 1.15), rocks.done())


def paint_shallows(patch: Patch, courses: list[Course]) -> None:
    """A brook: gravel shows through all of its bed, with boulders on both banks."""
    colors = patch.colors
    bed, stones, cast, ripples = patch.stencil(1), patch.stencil(), patch.stencil(1), patch.stencil()
    for course in courses:
        chance = patch.chance(f"brook{course.cell}")
        for path in course.paths:
            bed.line(path, 26)
            for n, (x, y) in enumerate(path[:-1]):
                nx, ny = path[n + 1]
                far = math.hypot(nx - x, ny - y) or 1
                ux, uy = -(ny - y) / far, (nx - x) / far
                for side in (-1, 1):
                    off = side * chance.uniform(13, 20)
                    px, py, r = x + ux * off, y + uy * off, chance.uniform(2.0, 4.0)
                    cast.dot(px + 1.4, py + 1.8, r, r * 0.85)
                    stones.dot(px, py, r, r * 0.82)
                ripples.line(_wave((x, y), (ux, uy), chance.uniform(5, 10)), 1.0)
    gravel = texture.grown(patch.blur(bed.done(), 3), patch.noise.middle, 0.4)
    patch.lay(
        patch.grainy(patch.noise.fine, mixed(colors.sand_dark, colors.river_light, 0.42), 0.8, 1.15),
        gravel,
        0.85,
    )
    patch.tint(ripples.done(), colors.foam, 0.7)
    patch.tint(patch.blur(cast.done(), 0.8), (20, 40, 54), 0.6)
    patch.lay(patch.grainy(patch.noise.fine, colors.rock_light, 0.84, 1.1), stones.done())


def _wave(at: Point, across: Point, half: float) -> list[Point]:
    (x, y), (ux, uy) = at, across
    return [(x - ux * half, y - uy * half), (x - uy * 3, y + ux * 3), (x + ux * half, y + uy * half)]


def paint_dams(patch: Patch, ways: dict[Cell, Point]) -> None:
    """A wall of concrete across the hex, the lake dammed up behind it; `ways` is where the river goes on."""
    colors = patch.colors
    lake, wall, crest, face, piers = (patch.stencil() for _ in range(5))
    for cell, (ux, uy) in ways.items():
        x, y = patch.layout.on_land(cell)
        vx, vy = -uy, ux

        def at(
            u: float, v: float, x: float = x, y: float = y, d: tuple[float, ...] = (ux, uy, vx, vy)
        ) -> Point:
            return x + u * d[0] + v * d[2], y + u * d[1] + v * d[3]

        lake.polygon([at(-8, -46), at(-40, -34), at(-46, 0), at(-40, 34), at(-8, 46)])
        wall.polygon(
            [at(-9, -50), at(-4, -24), at(-2, 0), at(-4, 24), at(-9, 50), at(22, 44), at(30, 0), at(22, -44)]
        )
        crest.line([at(-9, -50), at(-4, -24), at(-2, 0), at(-4, 24), at(-9, 50)], 9)
        for v in (-36, -24, -12, 0, 12, 24, 36):
            face.line([at(0, v), at(25, v * 0.9)], 1.6)
        for v in (-30, 30):
            piers.dot(*at(-6, v), 6)
    inside = patch.hexes(list(ways), 1)
    water = ImageChops.multiply(texture.grown(patch.blur(lake.done(), 3), patch.noise.middle, 0.3), inside)
    patch.lay(patch.grainy(patch.noise.middle, colors.river_dark, 0.9, 1.1), water)
    body = wall.done()
    patch.tint(patch.blur(patch.shift(body, 4, 6), 2), colors.shadow, 0.5)
    patch.lay(patch.grainy(patch.noise.fine, colors.concrete_dark, 0.9, 1.15), body)
    patch.tint(face.done(), shaded(colors.concrete_dark, 0.6), 0.8)
    patch.tint(patch.shift(crest.done(), 1.2, 1.6), (40, 40, 40), 0.6)
    patch.lay(patch.grainy(patch.noise.fine, colors.concrete_light, 0.94, 1.04), crest.done())
    patch.tint(piers.done(), colors.concrete, 1.0)
