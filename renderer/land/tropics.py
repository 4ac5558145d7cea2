"""Jungle, palms, oases and rice paddies."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import Final

from PIL import Image, ImageOps

from renderer.canvas import Canvas
from renderer.land import texture
from renderer.land.patch import Patch, Stencil
from renderer.land.woods import Tree, crowns
from renderer.layout import Cell, Point
from renderer.theme import Color, Land, mixed, opaque, shaded

_VARIANTS: Final = 5
_FRONDS: Final = 9
_LEAF: Final[Color] = (58, 118, 62)
_LEAF_LIGHT: Final[Color] = (150, 190, 92)
_LEAF_DARK: Final[Color] = (24, 62, 40)
#: Everything that stands for itself is planted outside of this, where no counter hides it.
_FREE: Final = 27.0


@lru_cache(16)
def palms(colors: Land, k: float) -> tuple[Tree, ...]:
    """Palms seen from above: a star of fronds, lit from the north-west."""
    return tuple(_palm(n, colors, k) for n in range(_VARIANTS))


def _palm(number: int, colors: Land, k: float) -> Tree:
    chance = random.Random(f"palm{number}")
    r = chance.uniform(10.5, 14.0)
    canvas = Canvas(2 * r + 6, 2 * r + 6, k, oversampling=3)
    c = r + 3
    pale = (222, 232, 226) if colors.snow else _LEAF_LIGHT
    for n in range(_FRONDS):
        turn = (n + chance.uniform(-0.2, 0.2)) / _FRONDS * math.tau + number
        lit = (1 - (math.cos(turn) + math.sin(turn)) / 1.414) / 2
        color = mixed(_LEAF_DARK, mixed(_LEAF, pale, 0.7), lit)
        ux, uy = math.cos(turn), math.sin(turn)
        tip = (c + ux * r, c + uy * r)
        wide = r * 0.2
        mid = (c + ux * r * 0.5, c + uy * r * 0.5)
        leaf = [
            (c, c),
            (mid[0] - uy * wide, mid[1] + ux * wide),
            tip,
            (mid[0] + uy * wide, mid[1] - ux * wide),
        ]
        canvas.polygon(leaf, opaque(color))
        canvas.line([(c, c), tip], 0.8, opaque(shaded(color, 1.25)))
    canvas.ellipse(c, c, r * 0.16, opaque(_LEAF_DARK))
    return Tree(canvas.finish(), r)


def _plant(patch: Patch, planted: list[tuple[float, float, Tree]]) -> None:
    """Trees from the back to the front, over the shadows of all of them."""
    cast = patch.stencil(1)
    for y, x, tree in planted:
        cast.dot(x + 4.5, y + 5.4, tree.radius * 0.9, tree.radius * 0.75)
    patch.tint(patch.blur(cast.done(), 1.6), patch.colors.shadow, 0.5)
    for y, x, tree in sorted(planted, key=lambda one: one[0]):
        px, py = patch.pixel(x, y)
        sprite = tree.sprite
        patch.image.paste(sprite, (round(px - sprite.width / 2), round(py - sprite.height / 2)), sprite)


def _inside(x: float, y: float) -> bool:
    return abs(x) < 42 and abs(x) / 2 + abs(y) * 0.866 < 43


def paint_jungle(patch: Patch, cells: list[Cell]) -> None:
    """A closed roof of leaves: palms over crowns, and nothing of the floor but its dark."""
    floor = texture.grown(patch.blur(patch.hexes(cells, 1.5), 3.2), patch.noise.middle, 0.34, 104, 140)
    patch.lay(ImageOps.colorize(patch.noise.fine, (16, 44, 30), (34, 74, 46)), floor, 0.96)
    planted: list[tuple[float, float, Tree]] = []
    high, low = palms(patch.colors, patch.k), crowns(patch.colors, patch.k)
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        chance = patch.chance(f"jungle{cell}")
        for i in range(-3, 4):
            for j in range(-4, 5):
                px = i * 15.4 + (j % 2) * 7.7 + chance.uniform(-3, 3)
                py = j * 13.2 + chance.uniform(-2.6, 2.6)
                if _inside(px, py):
                    tree = chance.choice(high) if chance.random() < 0.72 else chance.choice(low)
                    planted.append((y + py, x + px, tree))
    _plant(patch, planted)


def paint_palms(patch: Patch, cells: list[Cell]) -> None:
    """Palms in groups on bare ground, out to the rim."""
    colors = patch.colors
    floor = texture.grown(patch.blur(patch.hexes(cells, 4), 4), patch.noise.middle, 0.4)
    patch.lay(
        patch.grainy(patch.noise.fine, mixed(colors.wood_floor, colors.sand, 0.35), 0.88, 1.1), floor, 0.8
    )
    planted: list[tuple[float, float, Tree]] = []
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        chance = patch.chance(f"palms{cell}")
        for px, py in _ring(chance, 13) + _ring(chance, 5, 12, 26):
            planted.append((y + py, x + px, chance.choice(palms(colors, patch.k))))
    _plant(patch, planted)


def _ring(chance: random.Random, number: int, near: float = _FREE, far: float = 43.0) -> list[Point]:
    """Places all round, at uneven distances."""
    points: list[Point] = []
    for n in range(number):
        turn = (n + chance.uniform(-0.3, 0.3)) / number * math.tau
        out = chance.uniform(near + 2, far - 3)
        points.append((math.cos(turn) * out, math.sin(turn) * out))
    return points


def paint_oases(patch: Patch, cells: list[Cell]) -> None:
    """A pool in the green, and palms around it."""
    colors = patch.colors
    planted: list[tuple[float, float, Tree]] = []
    green, pool = patch.stencil(1), patch.stencil(1)
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        green.dot(x, y, 45, 44)
        pool.dot(x + 2, y + 26, 29, 15)
        pool.dot(x - 12, y + 21, 19, 12)
        chance = patch.chance(f"oasis{cell}")
        for px, py in _ring(chance, 11):
            if not (-30 < px < 34 and 12 < py < 40):
                planted.append((y + py, x + px, chance.choice(palms(colors, patch.k))))
    grass = texture.grown(patch.blur(green.done(), 5), patch.noise.middle, 0.4)
    patch.lay(patch.grainy(patch.noise.fine, (120, 142, 74), 0.88, 1.12), grass, 0.82)
    water = texture.grown(patch.blur(pool.done(), 3), patch.noise.middle, 0.3)
    patch.tint(patch.blur(patch.shift(water, -1, -1.5), 1.5), colors.bank_dark, 0.55)
    patch.lay(patch.grainy(patch.noise.fine, colors.river, 0.94, 1.08), water)
    _plant(patch, planted)


def paint_rice(patch: Patch, cells: list[Cell]) -> None:
    """Flooded plots in terraces between dikes, with rows of seedlings."""
    colors = patch.colors
    water, dikes, rows, glint = patch.stencil(1), patch.stencil(), patch.stencil(), patch.stencil()
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        chance = patch.chance(f"rice{cell}")
        for top, height in ((-46, 21), (-23, 22), (1, 22), (25, 20)):
            left = -46 + chance.uniform(-6, 6)
            while left < 46:
                width = chance.uniform(24, 36)
                _plot((x, y), (left, top, width, height), chance, (water, dikes, rows, glint))
                left += width + 2.5
    inside = texture.grown(patch.blur(patch.hexes(cells, 2.5), 2.6), patch.noise.middle, 0.25, 110, 142)
    patch.lay(patch.grainy(patch.noise.fine, (122, 128, 74), 0.9, 1.08), inside, 0.95)
    for mask, color, share in (
        (water.done(), mixed(colors.river, (150, 170, 150), 0.35), 0.95),
        (glint.done(), colors.river_light, 0.8),
        (rows.done(), (96, 156, 60), 0.95),
        (dikes.done(), (98, 84, 48), 0.8),
    ):
        patch.tint(_both(mask, inside), color, share)


def _both(mask: Image.Image, inside: Image.Image) -> Image.Image:
    return Image.composite(mask, Image.new("L", mask.size), inside)


def _plot(
    center: Point, box: tuple[float, float, float, float], chance: random.Random,
    into: tuple[Stencil, Stencil, Stencil, Stencil],
) -> None:  # fmt: skip
    """One plot of a terrace."""
    (x, y), (left, top, width, height) = center, box
    water, dikes, rows, glint = into
    a, b = (x + left, y + top), (x + left + width, y + top + height)
    shape = [a, (b[0], a[1] + chance.uniform(-1.5, 1.5)), b, (a[0], b[1] + chance.uniform(-1.5, 1.5))]
    water.polygon(shape)
    dikes.line([*shape, a], 1.6)
    for n in range(1, int(height / 4.2)):
        level = a[1] + n * 4.2
        for m in range(int((width - 4) / 4)):
            px = a[0] + 3 + m * 4 + chance.uniform(-0.5, 0.5)
            rows.line([(px, level + 1), (px, level - 1.4)], 1.5, round_ends=False)
    glint.line([(a[0] + 2, a[1] + 1.6), (b[0] - 3, a[1] + 1.6)], 0.9)
