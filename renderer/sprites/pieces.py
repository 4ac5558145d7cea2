"""Obstacles: sandbags, wire, hedgehogs, road blocks, bunkers, pontoons.

Everything lies in the outer ring of the hex, where no counter hides it; hedgehogs make room.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from PIL import Image

from renderer.canvas import Canvas, Surface, with_shadow
from renderer.layout import Point, corners
from renderer.theme import Land, shaded

#: The sprite is a square of that size about the center of the hex.
BOX: Final = 128.0
_C: Final = BOX / 2


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _front(inset: float, facing: str) -> tuple[Point, Point, Point]:
    """The corners of the two edges on that side, from left to right."""
    rim = corners(_C, _C, inset)
    return (rim[5], rim[0], rim[1]) if facing == "top" else (rim[4], rim[3], rim[2])


@lru_cache(256)
def obstacle(kind: str, facing: str, axis: int, colors: Land, k: float, occupied: bool) -> Image.Image:
    """The sprite of an obstacle; `facing` is "top" or "bottom" as seen, `axis` in degrees as seen."""
    canvas = Canvas(BOX, BOX, k)
    draw_obstacle(canvas, kind, facing, axis, colors, occupied)
    return with_shadow(canvas.finish(), k, **_SHADOWS.get(kind, {}))


def draw_obstacle(canvas: Surface, kind: str, facing: str, axis: int, colors: Land, occupied: bool) -> None:
    """The same on anything of the size of a sprite, without its shadow."""
    _DRAW[kind](canvas, facing, axis, colors, occupied)


def _sandbags(canvas: Surface, facing: str, axis: int, colors: Land, occupied: bool) -> None:
    _bags(canvas, facing, (colors.bag_dark, colors.bag, colors.bag_light))


def _bags(canvas: Surface, facing: str, inks: tuple[tuple[int, int, int], ...]) -> None:
    bags: list[tuple[float, float, float]] = []
    for inset, number in ((6.2, 5), (13.5, 4)):
        left, middle, right = _front(inset, facing)
        for (x1, y1), (x2, y2) in ((left, middle), (middle, right)):
            turn = math.atan2(y2 - y1, x2 - x1)
            for n in range(number):
                x, y = _between((x1, y1), (x2, y2), (n + 0.5) / number)
                if facing == "top" and abs(x - _C) < 22:
                    continue  # the name of the hex is there
                if inset > 10 and not 0.12 <= (n + 0.5) / number <= 0.88:
                    continue
                bags.append((x, y, turn))
    for x, y, turn in sorted(bags, key=lambda bag: bag[1]):
        c, s = math.cos(turn), math.sin(turn)
        for half, width, ink, up in (
            (4.0, 8.6, inks[0], 0.0),
            (3.8, 6.6, inks[1], 0.0),
            (2.4, 2.2, inks[2], 1.4),
        ):
            canvas.line(
                [(x - c * half - up * 0.6, y - s * half - up), (x + c * half - up * 0.6, y + s * half - up)],
                width,
                ink,
            )


def _wire(canvas: Surface, facing: str, axis: int, colors: Land, occupied: bool) -> None:
    left, middle, right = _front(8.0, facing)
    gap = 0.32 if facing == "top" else 0.0
    for a, b in (
        (_between(left, middle, 0.02), _between(left, middle, 0.94 - gap)),
        (_between(right, middle, 0.02), _between(right, middle, 0.94 - gap)),
    ):
        dx, dy = b[0] - a[0], b[1] - a[1]
        far = math.hypot(dx, dy)
        ux, uy = dx / far, dy / far
        for t in (0.02, 0.5, 0.98):
            x, y = a[0] + dx * t, a[1] + dy * t
            for lean in (-1, 1):
                canvas.line([(x - 3.8 * lean, y + 6), (x + 3.8 * lean, y - 7)], 2.5, (84, 62, 40))
        loops = max(4, round(far / 7))
        coil = []
        for n in range(loops * 28 + 1):
            t = n / (loops * 28)
            turn = t * math.tau * loops
            u, v = 4.0 * math.sin(turn), 5.4 * math.cos(turn)
            coil.append((a[0] + dx * t + ux * u - uy * v, a[1] + dy * t + uy * u + ux * v))
        canvas.line(coil, 2.0, (28, 30, 32), joined=False)
        canvas.line([(x - 0.5, y - 0.6) for x, y in coil], 0.9, (214, 218, 222), joined=False)


def _hedgehog(canvas: Surface, facing: str, axis: int, colors: Land, occupied: bool) -> None:
    for degrees in (90, 210, 330):
        turn = math.radians(degrees)
        far = 41 if occupied else 21
        x = _C + far * 1.1 * math.cos(turn)
        y = _C + (0 if occupied else 4) + far * math.sin(turn)
        beams = ((11.5, 7.5), (-11.5, 7.5), (0.0, -13.0))
        for dx, dy in beams:
            canvas.line(
                [(x - dx * 0.75, y - dy * 0.75), (x + dx, y + dy)], 5.6, (36, 30, 28), round_ends=False
            )
        for (dx, dy), ink in zip(beams, ((126, 96, 80), (150, 118, 98), (186, 154, 132)), strict=True):
            canvas.line(
                [(x - dx * 0.7, y - dy * 0.7), (x + dx * 0.94, y + dy * 0.94)], 3.4, ink, round_ends=False
            )


def _road_block(canvas: Surface, facing: str, axis: int, colors: Land, occupied: bool) -> None:
    """Logs on trestles, striped, across the lower edge of the hex."""
    y = _C + 37
    for x in (_C - 20, _C + 20):
        canvas.line([(x - 7, y + 9), (x, y - 9)], 4.2, (44, 34, 22))
        canvas.line([(x + 7, y + 9), (x, y - 9)], 4.2, (44, 34, 22))
    for dy in (-5.5, 4.0):
        canvas.line([(_C - 28, y + dy), (_C + 28, y + dy)], 8.0, (36, 26, 16))
        canvas.line([(_C - 28, y + dy), (_C + 28, y + dy)], 6.0, (244, 238, 222))
        for n in range(4):
            x = _C - 26 + n * 13.4
            canvas.polygon(
                [(x, y + dy + 3), (x + 6, y + dy - 3), (x + 12, y + dy - 3), (x + 6, y + dy + 3)],
                (196, 52, 38),
            )


def _teeth(canvas: Surface, facing: str, axis: int, colors: Land, occupied: bool) -> None:
    """Rows of concrete pyramids all round the rim."""
    for n in range(12):
        turn = math.tau * (n + 0.5) / 12
        x, y = _C + 43.5 * math.cos(turn), _C + 43.5 * math.sin(turn)
        if y < _C - 33 and abs(x - _C) < 24:
            continue
        r = 7.2
        nw, ne, se, sw = (x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)
        canvas.box(x - r - 1, y - r - 1, x + r + 1, y + r + 1, 1.5, (50, 50, 48))
        for a, b, light in ((nw, ne, 1.22), (nw, sw, 1.08), (ne, se, 0.72), (sw, se, 0.58)):
            canvas.polygon([a, b, (x, y - 1)], shaded(colors.concrete, light))


def _sea_wall(canvas: Surface, facing: str, axis: int, colors: Land, occupied: bool) -> None:
    """A concrete wall with a rounded crest along the two edges."""
    left, middle, right = _front(8.5, facing)
    parts = (
        [[left, _between(left, middle, 0.66)], [_between(right, middle, 0.66), right]]
        if facing == "top"
        else [[left, middle, right]]
    )
    for path in parts:
        canvas.line(path, 13.0, (52, 52, 50))
        canvas.line(path, 11.0, colors.concrete_dark)
        canvas.line([(x - 0.6, y - 1.4) for x, y in path], 7.2, colors.concrete)
        canvas.line([(x - 0.9, y - 2.6) for x, y in path], 2.4, colors.concrete_light)
        for a, b in itertools.pairwise(path):
            steps = max(2, round(math.dist(a, b) / 11))
            for n in range(1, steps):
                x, y = _between(a, b, n / steps)
                canvas.line([(x, y - 5.0), (x, y + 4.4)], 1.2, colors.concrete_dark, round_ends=False)


def _bunker(canvas: Surface, facing: str, axis: int, colors: Land, occupied: bool) -> None:
    _block(canvas, facing, colors, 8, 51.0)


def _field_bunker(canvas: Surface, facing: str, axis: int, colors: Land, occupied: bool) -> None:
    """Logs and earth: a ring of timber, open at the back."""
    six = [(_C + 48 * math.cos(math.tau * n / 6), _C + 2 + 44 * math.sin(math.tau * n / 6)) for n in range(6)]
    for a, b in zip(six, six[1:] + six[:1], strict=True):
        canvas.line([a, b], 15, shaded(colors.timber_dark, 0.55))
    for a, b in zip(six, six[1:] + six[:1], strict=True):
        far = math.dist(a, b)
        nx, ny = -(b[1] - a[1]) / far, (b[0] - a[0]) / far
        for off, light in ((-4.0, 0.72), (0.0, 0.92), (4.0, 0.8)):
            canvas.line(
                [(a[0] + nx * off, a[1] + ny * off), (b[0] + nx * off, b[1] + ny * off)],
                3.4,
                shaded(colors.timber, light),
            )
    for x, y in six:
        canvas.ellipse(x, y, 7.2, shaded(colors.timber_dark, 0.6))
        canvas.ellipse(x - 0.6, y - 0.8, 5.4, colors.timber)
        canvas.ellipse(x - 0.6, y - 0.8, 2.4, colors.timber_dark)
    y = _C + 2 + (38 if facing != "top" else -38)
    for u in (-15, 0, 15):
        canvas.box(_C + u - 5, y - 2.6, _C + u + 5, y + 2.6, 1.2, (22, 20, 16))


def _block(canvas: Surface, facing: str, colors: Land, number: int, r: float) -> None:

    def ring(far: float) -> list[Point]:
        turns = [math.radians(22.5 + 45 * n) for n in range(number)]
        return [(_C + far * math.cos(t), _C + far * 1.02 * math.sin(t)) for t in turns]

    canvas.polygon(ring(r), (60, 60, 56))
    canvas.polygon(ring(r - 1.6), colors.concrete_dark)
    outer, inner = ring(r - 1.6), ring(r - 8)
    for n in range(number):
        m = (n + 1) % number
        mx, my = (outer[n][0] + outer[m][0]) / 2 - _C, (outer[n][1] + outer[m][1]) / 2 - _C
        light = 1 - (mx + my) / 70 * (0.16 if colors.snow else 0.26)
        canvas.polygon([outer[n], outer[m], inner[m], inner[n]], shaded(colors.concrete, light))
    canvas.polygon(inner, shaded(colors.concrete, 0.92))
    y = _C + (45.6 if facing != "top" else -45.6)
    for u in (-19, 0, 19) if facing != "top" else (-22, 22):
        canvas.box(_C + u - 6.5, y - 2.6, _C + u + 6.5, y + 2.6, 1.2, (22, 22, 20))


def _pontoon(canvas: Surface, facing: str, axis: int, colors: Land, occupied: bool) -> None:
    """Boats side by side with planks on them."""
    turn = -math.radians(axis)
    c, s = math.cos(turn), math.sin(turn)

    def at(u: float, v: float) -> Point:
        return _C + u * c - v * s, _C + u * s + v * c

    for u in (-26.0, 0.0, 26.0):
        boat = [at(u - 8, -20), at(u, -27), at(u + 8, -20), at(u + 8, 20), at(u, 27), at(u - 8, 20)]
        canvas.polygon(boat, (34, 40, 38))
        canvas.polygon([_between(p, at(u, 0), 0.12) for p in boat], (104, 114, 96))
        canvas.polygon([_between(p, at(u, 0), 0.34) for p in boat], (64, 72, 62))
    canvas.polygon([at(-48, -12), at(48, -12), at(48, 12), at(-48, 12)], shaded(colors.timber_dark, 0.6))
    for n in range(20):
        u = -47 + n * 4.7
        canvas.polygon(
            [at(u, -10.6), at(u + 4.0, -10.6), at(u + 4.0, 10.6), at(u, 10.6)],
            shaded(colors.timber, 0.92 + 0.12 * (n * 7 % 5) / 4),
        )


#: How shadows of them fall that do not fall as usual.
_SHADOWS: Final[Mapping[str, Mapping[str, float]]] = {
    "wire": {"reach": 2.6, "blur": 0.8, "depth": 0.5},
    "hedgehog": {"reach": 4.3, "blur": 1.2, "depth": 0.55},
    "dragons-teeth": {"reach": 5},
    "sea-wall": {"reach": 5, "blur": 1.6},
    "bunker": {"reach": 6.4, "blur": 2.4},
    "field-bunker": {"reach": 6, "blur": 2.0},
    "pontoon-bridge": {"reach": 5, "blur": 1.6},
}
_Draw = Callable[[Surface, str, int, Land, bool], None]
_DRAW: Final[Mapping[str, _Draw]] = {
    "sandbags": _sandbags,
    "wire": _wire,
    "hedgehog": _hedgehog,
    "road-block": _road_block,
    "dragons-teeth": _teeth,
    "sea-wall": _sea_wall,
    "bunker": _bunker,
    "field-bunker": _field_bunker,
    "pontoon-bridge": _pontoon,
}
#: What lies under the names of the hexes, from the start or for good.
UNDER_NAMES: Final = ("pontoon-bridge", "bunker", "field-bunker", "sea-wall")
ABOVE_NAMES: Final = ("dragons-teeth", "hedgehog", "road-block", "sandbags", "wire")


OBSTACLES: Final = (*_DRAW, "bridge", "bridge-section", "railroad-bridge")
