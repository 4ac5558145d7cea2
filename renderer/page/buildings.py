"""Houses and landmarks as SVG, about the center of their hex."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from renderer.canvas import star
from renderer.land.ingredients import Ingredient
from renderer.layout import Point, corners
from renderer.page.sheet import Sheet
from renderer.theme import Color, Land, mixed, shaded


def _house(
    sheet: Sheet, x: float, y: float, wide: float, high: float, roof: Color, *, turn: float = 0.0
) -> None:
    """A roof from above: one side lit, one in the shade."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(u: float, v: float) -> Point:
        return x + u * c - v * s, y + u * s + v * c

    w, h = wide / 2, high / 2
    sheet.polygon(
        [at(-w + 2, -h + 3), at(w + 2, -h + 3), at(w + 2, h + 3), at(-w + 2, h + 3)], (30, 26, 20, 110)
    )
    sheet.polygon([at(-w, -h), at(w, -h), at(w, h), at(-w, h)], shaded(roof, 0.72))
    sheet.polygon([at(-w, -h), at(w, -h), at(w, 0), at(-w, 0)], shaded(roof, 1.1))
    sheet.line([at(-w, 0), at(w, 0)], 1.2, shaded(roof, 0.5), round_ends=False)


def _plot(sheet: Sheet, colors: Land) -> None:
    """The ground of a town: lanes that cross."""
    sheet.polygon(corners(0, 0, 5), mixed(colors.town, colors.lane, 0.35))
    sheet.line([(-42, 16), (-6, 2), (42, -10)], 9, colors.lane)
    sheet.line([(-6, -46), (-6, 2), (6, 48)], 9, colors.lane)


_ROWS: Final = (
    (-26, -16, 24, 18, 12), (16, -27, 26, 18, -14), (26, 8, 22, 18, -14), (-24, 32, 24, 17, -22), (20, 32, 24, 18, 8),
)  # fmt: skip


def _houses(sheet: Sheet, colors: Land) -> None:
    _plot(sheet, colors)
    for n, (x, y, wide, high, turn) in enumerate(_ROWS):
        _house(sheet, x, y, wide, high, colors.roofs[n % len(colors.roofs)], turn=turn)


def _church(sheet: Sheet, colors: Land) -> None:
    _plot(sheet, colors)
    _house(sheet, 4, 6, 46, 22, colors.slate)
    sheet.box(-34, -10, -14, 20, 0, shaded(colors.wall, 0.8))
    sheet.polygon([(-34, -10), (-24, -34), (-14, -10)], shaded(colors.slate, 0.8))
    sheet.line([(-24, -46), (-24, -34)], 2.6, (40, 34, 26))
    sheet.line([(-28, -42), (-20, -42)], 2.6, (40, 34, 26))
    _house(sheet, 26, -26, 20, 15, colors.roofs[0], turn=-12)


def _castle(sheet: Sheet, colors: Land) -> None:
    _walls(sheet, colors, (28, 24), colors.rock)
    sheet.box(-9, -10, 9, 12, 0, shaded(colors.rock, 0.7))


def _fortress(sheet: Sheet, colors: Land) -> None:
    sheet.polygon(star(0, 2, 44, inner=0.7), shaded(colors.concrete, 0.5))
    sheet.polygon(star(0, 2, 39, inner=0.7), colors.concrete)
    sheet.polygon(star(0, 2, 24, inner=0.7), shaded(colors.concrete, 0.72))


def _walls(sheet: Sheet, colors: Land, half: tuple[float, float], ink: Color) -> None:
    w, h = half
    sheet.box(-w - 4, -h - 2, w + 4, h + 6, 2, shaded(ink, 0.45))
    sheet.box(-w, -h, w, h, 0, ink)
    sheet.box(-w + 8, -h + 8, w - 8, h - 8, 0, colors.lane)
    for x in (-w, w):
        for y in (-h, h):
            sheet.ellipse(x, y, 9, shaded(ink, 0.5))
            sheet.ellipse(x, y, 7, shaded(ink, 1.1))


def _ruins(sheet: Sheet, colors: Land) -> None:
    _plot(sheet, colors)
    for x, y, wide, high, _ in _ROWS:
        w, h = wide / 2, high / 2
        sheet.box(x - w, y - h, x + w, y + h, 0, shaded(colors.rubble, 0.8))
        broken = [(x - w, y + h), (x - w, y - h), (x + w * 0.3, y - h), (x + w, y - h * 0.3)]
        sheet.line(broken, 3.6, shaded(colors.wall, 0.86), round_ends=False)
    for x, y in ((-6, -28), (2, 18), (-38, 8), (36, -12), (-4, 40)):
        sheet.ellipse(x, y, 3.6, colors.rubble)


def _factory(sheet: Sheet, colors: Land) -> None:
    _plot(sheet, colors)
    for x in (-34, -14, 6):
        sheet.polygon([(x, 24), (x, -4), (x + 20, -16), (x + 20, 24)], shaded(colors.slate, 0.8))
        sheet.polygon([(x, -4), (x + 20, -16), (x + 20, 2)], shaded(colors.slate, 1.25))
    for x in (28, 38):
        sheet.box(x - 3.6, -34, x + 3.6, 24, 1, colors.roofs[2])
        sheet.box(x - 4.6, -38, x + 4.6, -33, 1, (50, 44, 40))


def _station(sheet: Sheet, colors: Land) -> None:
    _house(sheet, 0, -22, 62, 22, colors.roofs[0])
    sheet.box(-38, -8, 38, -2, 1, colors.concrete)


def _lighthouse(sheet: Sheet, colors: Land) -> None:
    sheet.ellipse(0, 30, 20, shaded(colors.rock, 0.7), 9)
    sheet.polygon([(-10, 30), (-6, -22), (6, -22), (10, 30)], (248, 246, 240))
    sheet.polygon([(-8.4, 8), (-7.6, -2), (7.6, -2), (8.4, 8)], (186, 48, 40))
    sheet.box(-8, -32, 8, -22, 2, (250, 214, 96))
    sheet.polygon([(-10, -32), (0, -42), (10, -32)], (186, 48, 40))


def _cemetery(sheet: Sheet, colors: Land) -> None:
    sheet.polygon(corners(0, 0, 7), colors.meadow)
    for x in (-26, -9, 9, 26):
        for y in (-18, 6, 30):
            sheet.line([(x, y - 8), (x, y + 7)], 3, (248, 246, 240))
            sheet.line([(x - 5, y - 3), (x + 5, y - 3)], 3, (248, 246, 240))


def _camp(sheet: Sheet, colors: Land) -> None:
    sheet.polygon(corners(0, 0, 6), colors.lane)
    for x, y in ((-20, -18), (20, -18), (-20, 8), (20, 8), (0, 32)):
        _house(sheet, x, y, 32, 14, colors.timber)


def _hospital(sheet: Sheet, colors: Land) -> None:
    sheet.box(-32, -22, 32, 30, 2, (60, 56, 50))
    sheet.box(-30, -20, 30, 28, 1, (246, 244, 238))
    sheet.box(-5, -14, 5, 22, 0, (186, 40, 44))
    sheet.box(-18, -1, 18, 9, 0, (186, 40, 44))


def _tents(sheet: Sheet, colors: Land) -> None:
    for x, y in ((-20, -6), (18, -14), (0, 24)):
        sheet.polygon([(x - 20, y + 14), (x, y - 16), (x + 20, y + 14)], shaded(colors.bag, 0.6))
        sheet.polygon([(x - 17, y + 13), (x, y - 13), (x + 2, y + 13)], colors.bag)
        sheet.polygon([(x - 5, y + 13), (x, y - 2), (x + 5, y + 13)], (40, 34, 26))


def _dam(sheet: Sheet, colors: Land) -> None:
    sheet.box(-40, -11, 40, 13, 3, shaded(colors.concrete, 0.5))
    sheet.box(-40, -11, 40, 8, 3, colors.concrete)
    for x in (-28, -10, 8, 26):
        sheet.box(x - 2, -8, x + 2, 8, 0, colors.concrete_dark)


BUILDINGS: Final[Mapping[Ingredient, Callable[[Sheet, Land], None]]] = {
    "houses": _houses, "church": _church, "castle": _castle, "ruins": _ruins, "dam": _dam, "factory": _factory,
    "station": _station, "lighthouse": _lighthouse, "fortress": _fortress, "cemetery": _cemetery, "camp": _camp,
    "hospital": _hospital, "tents": _tents,
}  # fmt: skip
