"""Single buildings that stand for a whole hex: factory, station, fortress, tents and the like."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from renderer.land import texture
from renderer.land.ingredients import Ingredient
from renderer.land.patch import Patch
from renderer.land.towns import House, Roofs, paint_house, thick
from renderer.layout import Cell, Point, corners
from renderer.theme import Color, shaded

_BRICK: Final[Color] = (150, 84, 66)
_TENT: Final[Color] = (140, 138, 98)
_RED: Final[Color] = (196, 40, 36)
_WHITE: Final[Color] = (244, 242, 236)
_DARK: Final[Color] = (44, 40, 38)


def paint_landmarks(patch: Patch, cells: dict[Cell, Ingredient]) -> None:
    """A group of such hexes: trodden ground, and what stands on it."""
    colors = patch.colors
    paved = [cell for cell, kind in cells.items() if kind in _PAVED]
    if paved:
        ground = texture.grown(patch.blur(patch.hexes(paved, 4), 3.2), patch.noise.middle, 0.3, 110, 144)
        patch.lay(patch.grainy(patch.noise.fine, colors.town, 0.9, 1.05), ground, 0.85)
    roofs = Roofs(patch)
    for cell, kind in cells.items():
        _DRAW[kind](roofs, *patch.layout.on_land(cell))
    roofs.finish()


def _box(x: float, y: float, w: float, h: float) -> list[Point]:
    return [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]


def _factory(roofs: Roofs, x: float, y: float) -> None:
    """Sheds with saw-tooth roofs in two rows, and three chimneys."""
    for top, left, right in ((-38, -30, 30), (14, -42, 42)):
        hall = [
            (x + left, y + top),
            (x + right, y + top),
            (x + right, y + top + 26),
            (x + left, y + top + 26),
        ]
        roofs.shadow(hall, 5, 6)
        roofs.polygon(hall, shaded(_BRICK, 0.55))
        step = (right - left) / 5
        for n in range(5):
            a = x + left + n * step
            roofs.polygon(
                [(a + 1, y + top + 1), (a + step * 0.62, y + top + 1), (a + step * 0.62, y + top + 25),
                 (a + 1, y + top + 25)], shaded(roofs.patch.colors.slate, 1.05),
            )  # fmt: skip
            roofs.polygon(
                [(a + step * 0.62, y + top + 1), (a + step - 1, y + top + 1), (a + step - 1, y + top + 25),
                 (a + step * 0.62, y + top + 25)], (186, 206, 212),
            )  # fmt: skip
    for dx, dy in ((-38, 6), (-33, -10), (36, -8)):
        ring = [(x + dx + 6 * math.cos(t * 0.4), y + dy + 6 * math.sin(t * 0.4)) for t in range(16)]
        roofs.shadow(ring, 8, 10)
        roofs.shadow(ring, 4, 5)
        roofs.polygon(ring, _BRICK)
        roofs.polygon([((px + x + dx) / 2, (py + y + dy) / 2) for px, py in ring], _DARK)


def _station(roofs: Roofs, x: float, y: float) -> None:
    """A long house with a clock, sheds, and a platform beside the rails."""
    for dy in (-27, 27):
        side = _box(x, y + dy * 0.62, 44, 3.4)
        roofs.polygon(side, shaded(roofs.patch.colors.concrete, 0.7))
        roofs.polygon(_box(x, y + dy * 0.62, 43, 2.4), roofs.patch.colors.concrete_light)
    paint_house(roofs, House(x - 9, y - 34, 46, 18, 0.0, _BRICK))
    paint_house(roofs, House(x - 9, y - 33, 20, 17, math.pi / 2, _BRICK))
    paint_house(roofs, House(x - 24, y + 33, 26, 15, 0.0, roofs.patch.colors.slate))
    paint_house(roofs, House(x + 16, y + 34, 32, 16, 0.0, roofs.patch.colors.roofs[1]))
    clock = [(x + 25 + 6 * math.cos(t * 0.5), y - 30 + 6 * math.sin(t * 0.5)) for t in range(13)]
    roofs.shadow(clock, 3, 4)
    roofs.polygon(clock, _WHITE)
    roofs.line([(x + 25, y - 30), (x + 25, y - 35)], 1.4, _DARK)
    roofs.line([(x + 25, y - 30), (x + 28.5, y - 29)], 1.4, _DARK)


def _lighthouse(roofs: Roofs, x: float, y: float) -> None:
    """A round tower in red and white that throws a long shadow, and the house of its keeper."""
    cx, cy = x - 30, y - 12
    for far, color in (
        (18.0, shaded(_WHITE, 0.6)),
        (16.5, _WHITE),
        (12.5, _RED),
        (8.5, _WHITE),
        (5.0, (250, 214, 90)),
    ):
        ring = [(cx + far * math.cos(t * 0.26), cy + far * math.sin(t * 0.26)) for t in range(25)]
        if far == 18.0:
            for n in range(1, 9):
                roofs.shadow(ring, n * 4.4, n * 5.0)
        roofs.polygon(ring, color)
    for turn in (-0.5, 0.5, math.pi - 0.5, math.pi + 0.5):
        roofs.line([(cx, cy), (cx + 24 * math.cos(turn), cy + 24 * math.sin(turn))], 1.6, (250, 226, 140))
    paint_house(roofs, House(x + 27, y + 27, 26, 15, 0.2, roofs.patch.colors.roofs[0]))
    paint_house(roofs, House(x + 31, y - 22, 20, 13, 1.2, roofs.patch.colors.roofs[1]))
    paint_house(roofs, House(x - 6, y + 38, 24, 13, 0.0, roofs.patch.colors.slate))


def _fortress(roofs: Roofs, x: float, y: float) -> None:
    """A star of bastions around a yard, with a moat."""
    stone = roofs.patch.colors.concrete
    outer = _star(x, y + 1, 47, 31)
    roofs.polygon(_star(x, y + 1, 51, 36), shaded(roofs.patch.colors.bank_dark, 0.8))
    roofs.shadow(outer, 4, 5)
    roofs.polygon(outer, shaded(stone, 0.55))
    roofs.polygon(_star(x, y + 1, 44, 28.5), shaded(stone, 1.08))
    roofs.polygon(_star(x, y + 1, 36, 23.5), shaded(stone, 0.6))
    roofs.polygon(_star(x, y + 1, 34, 22.5), roofs.patch.colors.meadow)
    for a, b in zip(outer, outer[1:] + outer[:1], strict=True):
        roofs.line([a, b], 1.6, shaded(stone, 0.8))
    paint_house(roofs, House(x, y + 1, 26, 16, 0.0, roofs.patch.colors.slate))


def _star(x: float, y: float, far: float, near: float) -> list[Point]:
    """Ten points, far and near by turns."""
    points: list[Point] = []
    for n in range(12):
        turn, out = math.tau * n / 12 - math.pi / 2, near if n % 2 else far
        points.append((x + out * math.cos(turn), y + out * math.sin(turn)))
    return points


def _cemetery(roofs: Roofs, x: float, y: float) -> None:
    """Rows of crosses on grass behind a low wall, and a chapel."""
    rim = corners(x, y, 7)
    green = roofs.patch.colors.meadow if not roofs.patch.colors.snow else (228, 232, 234)
    roofs.polygon(rim, shaded(roofs.patch.colors.wall, 0.7))
    roofs.polygon(corners(x, y, 10), shaded(green, 0.9))
    for row in range(-3, 4):
        for column in range(-4, 5):
            px, py = x + column * 10.4 + (row % 2) * 5.2, y + row * 12.2
            if abs(px - x) > 36 or abs(px - x) / 2 + abs(py - y) * 0.866 > 36 or (py > y + 18 and px > x + 8):
                continue
            roofs.line([(px + 1.4, py + 5.4), (px + 4.5, py + 7)], 1.2, shaded(green, 0.6))
            roofs.line([(px, py - 4), (px, py + 5)], 2.2, _WHITE if not roofs.patch.colors.snow else _DARK)
            roofs.line(
                [(px - 3, py - 1), (px + 3, py - 1)], 2.2, _WHITE if not roofs.patch.colors.snow else _DARK
            )
    paint_house(roofs, House(x + 23, y + 27, 22, 13, 0.0, roofs.patch.colors.slate))


def _camp(roofs: Roofs, x: float, y: float) -> None:
    """Huts in rows behind a double fence, with a watch tower at two corners."""
    for inset, color in ((5.0, (70, 66, 60)), (9.5, (104, 100, 92))):
        rim = corners(x, y, inset)
        for a, b in zip(rim, rim[1:] + rim[:1], strict=True):
            roofs.line([a, b], 1.0, color)
            for n in range(9):
                t = n / 9
                px, py = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
                roofs.line([(px, py + 2), (px, py - 3)], 1.6, _DARK)
    for row, xs in ((-29, (-12, 13)), (-12, (-28, 27)), (12, (-28, 27)), (30, (-12, 13))):
        for dx in xs:
            paint_house(
                roofs, House(x + dx, y + row, 21, 10.5, 0.0, shaded(roofs.patch.colors.timber_dark, 0.9))
            )
    for px, py in ((x - 38, y - 24), (x + 38, y + 24)):
        roofs.shadow(_box(px, py, 5, 5), 6, 8)
        roofs.polygon(_box(px, py, 5.4, 5.4), _DARK)
        roofs.polygon(_box(px, py, 4.2, 4.2), roofs.patch.colors.timber)


def _tent(roofs: Roofs, x: float, y: float, length: float, color: Color) -> None:
    """A ridge tent: canvas in two slopes, guyed at its corners."""
    paint_house(roofs, House(x, y, length, length * 0.62, 0.0, color), chimney=False)
    for dx in (-1, 1):
        for dy in (-1, 1):
            a = (x + dx * length / 2, y + dy * length * 0.31)
            roofs.line([a, (a[0] + dx * 4, a[1] + dy * 3)], 0.9, _DARK)


def _hospital(roofs: Roofs, x: float, y: float) -> None:
    """White tents with a red cross on their roofs."""
    for dx, dy, length in ((-25, -23, 34), (25, -23, 34), (-25, 26, 34), (25, 26, 34)):
        _tent(roofs, x + dx, y + dy, length, _WHITE)
        roofs.polygon(_box(x + dx, y + dy, 7.6, 2.4), _RED)
        roofs.polygon(_box(x + dx, y + dy, 2.4, 7.6), _RED)


def _headquarters(roofs: Roofs, x: float, y: float) -> None:
    """Tents in the colours of the ground, a mast with its guys, crates in a row."""
    for dx, dy, length in ((-26, -22, 36), (24, -25, 30), (-20, 28, 30)):
        _tent(roofs, x + dx, y + dy, length, _TENT)
    for n in range(4):
        for m in range(2):
            box = _box(x + 14 + n * 8, y + 25 + m * 8, 3.2, 3.2)
            roofs.shadow(box, 2, 2.4)
            roofs.polygon(box, shaded(roofs.patch.colors.timber, 0.9 + 0.1 * (n % 2)))
    roofs.line([(x + 41, y + 14), (x + 41, y - 16)], 1.8, _DARK)
    roofs.polygon([(x + 41, y - 16), (x + 41, y - 7), (x + 29, y - 11.5)], (208, 172, 60))


def _closed(roofs: Roofs, x: float, y: float) -> None:
    """A rim of boulders and felled trunks: nobody comes in."""
    chance = roofs.patch.chance(f"closed{x:.0f},{y:.0f}")
    rim = corners(x, y, 6.5)
    for n, a in enumerate(rim):
        b = rim[(n + 1) % 6]
        for step in range(4):
            t = (step + 0.5) / 4
            px = a[0] + (b[0] - a[0]) * t + chance.uniform(-1.5, 1.5)
            py = a[1] + (b[1] - a[1]) * t + chance.uniform(-1.5, 1.5)
            if step % 2:
                trunk = thick((px - 9, py + chance.uniform(-5, 5)), (px + 9, py + chance.uniform(-5, 5)), 2.4)
                roofs.shadow(trunk, 2, 2.6)
                roofs.polygon(trunk, shaded(roofs.patch.colors.timber_dark, chance.uniform(0.8, 1.1)))
                continue
            r = chance.uniform(5, 7.4)
            stone = [
                (px + r * math.cos(m), py + r * 0.8 * math.sin(m)) for m in (0.2, 1.3, 2.2, 3.2, 4.3, 5.3)
            ]
            roofs.shadow(stone, 2.4, 3)
            roofs.polygon(stone, shaded(roofs.patch.colors.rock_dark, 1.1))
            roofs.polygon([(sx * 0.6 + px * 0.4 - 1.2, sy * 0.6 + py * 0.4 - 1.4) for sx, sy in stone],
                          roofs.patch.colors.rock)  # fmt: skip


_DRAW: Final[Mapping[Ingredient, Callable[[Roofs, float, float], None]]] = {
    "factory": _factory,
    "station": _station,
    "lighthouse": _lighthouse,
    "fortress": _fortress,
    "cemetery": _cemetery,
    "camp": _camp,
    "hospital": _hospital,
    "tents": _headquarters,
    "closed": _closed,
}
LANDMARKS: Final[tuple[Ingredient, ...]] = tuple(_DRAW)
_PAVED: Final[tuple[Ingredient, ...]] = ("factory", "lighthouse", "camp", "tents")
