"""Forest: trees planted densely to the rim of the hex, where no counter hides them."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageOps

from renderer.canvas import Canvas
from renderer.land import texture
from renderer.land.patch import Patch
from renderer.layout import Cell, Point
from renderer.theme import Color, Land, mixed, opaque, shaded

_VARIANTS = 7
#: South of this, from the middle of its hex, a wooded hill shows that it is one.
_BARE = 15.0


class Tree(NamedTuple):
    """A crown seen from above, and its radius in units."""

    sprite: Image.Image
    radius: float


def paint_woods(patch: Patch, cells: list[Cell], *, on_hill: bool = False) -> None:
    """A connected group of forest hexes."""
    colors, k = patch.colors, patch.k
    floor = texture.grown(patch.blur(patch.hexes(cells, 2.5), 3.2), patch.noise.middle, 0.34, 108, 146)
    coat = ImageOps.colorize(
        patch.noise.fine, shaded(colors.wood_floor, 0.82), shaded(colors.wood_floor, 1.12)
    )
    patch.lay(coat, floor, 0.22 if on_hill else 0.96)
    planted: list[tuple[float, float, int]] = []
    for cell in cells:
        x, y = patch.layout.on_land(cell)
        chance = patch.chance(f"wood{cell}")
        for px, py in _lattice(chance, rim_only=on_hill):
            planted.append((y + py, x + px, chance.randrange(_VARIANTS)))
    planted.sort()
    trees = crowns(colors, k)
    cast = patch.stencil(1)
    for y, x, kind in planted:
        r = trees[kind].radius
        cast.dot(x + 4.5, y + 5.2, r + 1, r + 0.75)
    patch.tint(patch.blur(cast.done(), 1.6), colors.shadow, 0.5)
    for y, x, kind in planted:
        sprite = trees[kind].sprite
        px, py = patch.pixel(x, y)
        patch.image.paste(sprite, (round(px - sprite.width / 2), round(py - sprite.height / 2)), sprite)


def _lattice(chance: random.Random, *, rim_only: bool) -> list[Point]:
    """Places for trees: a loose triangular lattice within the hex; on a hill they leave its foot in the south free."""
    spots = []
    for i in range(-3, 4):
        for j in range(-4, 5):
            x = i * 16.6 + (j % 2) * 8.3 + chance.uniform(-2.6, 2.6)
            y = j * 16.6 * 0.84 + chance.uniform(-2.4, 2.4)
            if abs(x) > 41.5 or abs(x) / 2 + abs(y) * 0.866 > 42.5:
                continue
            if rim_only and (math.hypot(x, y) < 27 or y > _BARE or chance.random() < 0.12):
                continue
            spots.append((x, y))
    return spots


@lru_cache(16)
def crowns(colors: Land, k: float) -> tuple[Tree, ...]:
    """The crowns of these colours at that scale."""
    return tuple(_fir(n, colors, k) if colors.snow else _crown(n, colors, k) for n in range(_VARIANTS))


def _crown(number: int, colors: Land, k: float) -> Tree:
    chance = random.Random(f"crown{number}")
    r = chance.uniform(8.8, 13.2)
    canvas = Canvas(2 * r + 6, 2 * r + 6, k, oversampling=3)
    c = r + 3
    tint = chance.uniform(0.9, 1.12)
    dark, middle, light = (shaded(one, tint) for one in (colors.wood_dark, colors.wood, colors.wood_light))

    def blob(color: Color, size: float, rise: float, lobes: int, alpha: int = 255) -> None:
        points = []
        for n in range(48):
            t = n / 48 * math.tau
            wave = 1 + 0.10 * math.sin(lobes * t + number) + 0.05 * math.sin((lobes + 4) * t + 2 * number)
            points.append((c - rise + size * wave * math.cos(t), c - rise + size * wave * math.sin(t)))
        canvas.polygon(points, opaque(color, alpha))

    blob(shaded(dark, 0.8), r, 0, 7)
    blob(dark, r * 0.93, 0.4, 7)
    blob(middle, r * 0.76, 1.3, 6)
    blob(mixed(middle, light, 0.6), r * 0.5, 2.8, 5)
    blob(light, r * 0.25, 4, 5)
    for n in range(7):
        # clumps of leaves: lit towards the north-west, dark towards the south-east
        turn = n / 7 * math.tau + number
        x, y = r * 0.58 * math.cos(turn), r * 0.58 * math.sin(turn)
        lit = max(0.0, min(1.0, (1 - (x + y) / r) / 2))
        color = mixed(shaded(dark, 0.95), mixed(middle, light, 0.75), lit)
        canvas.ellipse(c + x, c + y, r * 0.26, opaque(color, 190))
    blob(light, r * 0.22, 3.7, 5, 230)
    return Tree(canvas.finish(), r)


def _fir(number: int, colors: Land, k: float) -> Tree:
    chance = random.Random(f"fir{number}")
    r = chance.uniform(8.8, 13.2)
    canvas = Canvas(2 * r + 6, 2 * r + 6, k, oversampling=3)
    c = r + 3

    def layer(color: Color, size: float, rise: float) -> None:
        points = []
        for n in range(18):
            t = n / 18 * math.tau + number
            far = size * (1 if n % 2 else 0.66)
            points.append((c - rise + far * math.cos(t), c - rise + far * math.sin(t)))
        canvas.polygon(points, color)

    layer(colors.wood_dark, r, 0)
    layer(colors.wood, r * 0.82, 1)
    layer(colors.wood_light, r * 0.66, 1.8)
    layer((196, 212, 220), r * 0.4, 0.6)
    layer(colors.wood_light, r * 0.3, 1.85)
    return Tree(canvas.finish(), r)
