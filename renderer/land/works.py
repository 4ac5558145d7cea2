"""Bridges, which are part of the ground: wood over a river, stone sections over a wide one, iron for trains."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from renderer.canvas import Canvas, with_shadow
from renderer.land.patch import Patch
from renderer.layout import Cell, Point
from renderer.theme import Land, shaded

#: A canvas that holds any bridge.
_SIZE = 150.0


def paint_bridge(patch: Patch, cell: Cell, kind: str, axis: int, off: Point = (0.0, 0.0)) -> None:
    """A bridge along its axis (degrees counter-clockwise from east), with the road that leads onto it."""
    x, y = patch.layout.on_land(cell)
    x, y = x + off[0], y + off[1]
    turn = -math.radians(axis)
    c, s = math.cos(turn), math.sin(turn)
    colors = patch.colors
    if kind == "bridge":
        road = patch.stencil()
        road.line([(x - 46 * c, y - 46 * s), (x + 46 * c, y + 46 * s)], 17)
        patch.tint(patch.blur(road.done(), 1), colors.road, 0.9)
    canvas = Canvas(_SIZE, _SIZE, patch.k, oversampling=3)

    def at(u: float, v: float) -> Point:
        return _SIZE / 2 + u * c - v * s, _SIZE / 2 + u * s + v * c

    if kind == "bridge-section":
        _stone(canvas, at, colors)
    elif kind == "railroad-bridge":
        _iron(canvas, at, colors)
    else:
        _wood(canvas, at, colors, f"{cell}")
    sprite = with_shadow(canvas.finish(), patch.k, reach=8, blur=1.8, depth=0.6)
    px, py = patch.pixel(x, y)
    patch.image.paste(sprite, (round(px - sprite.width / 2), round(py - sprite.height / 2)), sprite)


_At = Callable[[float, float], Point]


def _slab(at: _At, u0: float, v0: float, u1: float, v1: float) -> list[Point]:
    return [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]


def _wood(canvas: Canvas, at: _At, colors: Land, seed: str) -> None:
    far, half = 38.0, 13.5
    canvas.polygon(_slab(at, -far, -half, far, half), colors.timber_dark)
    chance = random.Random(seed)
    for n in range(17):
        u = -far + 2 * far * n / 17
        plank = _slab(at, u, -half + 2, u + 2 * far / 17 - 0.7, half - 2)
        canvas.polygon(plank, shaded(colors.timber, chance.uniform(0.9, 1.08)))
    for v, color in ((-half, (150, 120, 78)), (half - 3.2, (118, 92, 58))):
        canvas.polygon(_slab(at, -far - 1, v, far + 1, v + 3.2), color)
        for u in (-far, -far / 3, far / 3, far):
            x, y = at(u, v + 1.6)
            canvas.ellipse(x, y, 2.7, (88, 68, 44))
            canvas.ellipse(x - 0.4, y - 0.6, 1.7, (190, 158, 110))


def _stone(canvas: Canvas, at: _At, colors: Land) -> None:
    """A section of the long bridge: it reaches from edge to edge, the next one goes on."""
    far, half = 51.0, 17.0
    canvas.polygon(_slab(at, -far, -half - 1.4, far, half + 1.4), (40, 38, 34))
    canvas.polygon(_slab(at, -far, -half, far, half), shaded(colors.concrete, 0.98))
    canvas.polygon(_slab(at, -far, -half + 6, far, half - 6), colors.road)
    for n in range(9):
        u = -far + 2 * far * n / 9
        canvas.line([at(u, -half + 1), at(u, -half + 5)], 1.2, colors.concrete_dark, round_ends=False)
        canvas.line([at(u, half - 5), at(u, half - 1)], 1.2, colors.concrete_dark, round_ends=False)
    for v in (-half + 6, half - 6):
        canvas.line([at(-far, v), at(far, v)], 1.6, colors.concrete_dark, round_ends=False)
    canvas.line([at(-far, -half + 0.6), at(far, -half + 0.6)], 1.4, colors.concrete_light, round_ends=False)
    for u in (-17.0, 17.0):
        for v in (-half, half):
            x, y = at(u, v)
            canvas.ellipse(x, y, 5.4, (40, 38, 34))
            canvas.ellipse(x - 0.4, y - 0.5, 4.2, colors.concrete_light)


def _iron(canvas: Canvas, at: _At, colors: Land) -> None:
    far, half = 42.0, 14.0
    dark, iron, light = (44, 46, 50), (104, 84, 74), (176, 150, 134)
    canvas.polygon(_slab(at, -far, -half, far, half), dark)
    for n in range(15):
        u = -far + 2 * far * n / 15
        canvas.polygon(_slab(at, u + 1.2, -half + 3, u + 4.0, half - 3), colors.tie)
    for v in (-3.9, 3.9):
        canvas.line([at(-far, v), at(far, v)], 2.6, dark, round_ends=False)
        canvas.line([at(-far, v), at(far, v)], 1.7, colors.rail, round_ends=False)
    for v in (-half, half):
        side = 1 if v > 0 else -1
        for n in range(6):
            u = -far + 2 * far * n / 6
            canvas.line([at(u, v), at(u + far / 6, v - side * 6), at(u + far / 3, v)], 2.2, iron)
        canvas.line([at(-far, v), at(far, v)], 3.6, dark)
        canvas.line([at(-far, v), at(far, v)], 2.0, light if v < 0 else iron)
