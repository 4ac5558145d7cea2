"""The ground of one hex as SVG, about its center: what it is made of, in the colours of the painted land.

A floor is what fills the hex and meets its like across an edge; things stand on it and may reach into the next one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from engine.types import Direction
from renderer.land.ingredients import Ingredient
from renderer.layout import ANGLE, Point
from renderer.page.buildings import BUILDINGS
from renderer.page.sheet import Sheet
from renderer.theme import Color, Land, mixed, shaded

_EDGES: Final[tuple[Direction, ...]] = ("e", "ne", "nw", "w", "sw", "se")
#: The heights of a hill, from its foot to its top: how far from the edge, and how light.
_CONTOURS: Final = ((0.0, 0.0), (3.0, 0.35), (14.0, 0.6), (26.0, 1.0))


class Place(NamedTuple):
    """What a painter is told of a hex: the colours, chance, where its like goes on, and lines through it."""

    colors: Land
    chance: Random
    #: The edges across which the same ingredient goes on.
    joined: Collection[Direction]
    #: Lines through the hex, about its center.
    paths: Sequence[Sequence[Point]]
    #: The edges that a cliff drops to.
    drops: Collection[Direction]


def within(insets: Mapping[Direction, float]) -> list[Point]:
    """The corners of a hex whose edges are moved inwards by so much."""
    corners = []
    for one, other in zip(_EDGES, (*_EDGES[1:], _EDGES[0]), strict=True):
        (ax, ay), (bx, by) = _normal(one), _normal(other)
        a, b = 50 - insets.get(one, 0.0), 50 - insets.get(other, 0.0)
        det = ax * by - ay * bx
        corners.append(((a * by - b * ay) / det, (ax * b - bx * a) / det))
    return corners


def _normal(way: Direction) -> Point:
    turn = math.radians(ANGLE[way])
    return math.cos(turn), -math.sin(turn)


def _ring(place: Place, inset: float, *, joined: float = 0.0) -> list[Point]:
    """A hex that keeps off the edges where its like ends."""
    return within({way: joined if way in place.joined else inset for way in _EDGES})


def _hill(sheet: Sheet, place: Place) -> None:
    _heights(sheet, place, place.colors.hill_dark, place.colors.hill, place.colors.hill_light)


def _rock(sheet: Sheet, place: Place) -> None:
    _heights(sheet, place, place.colors.rock_dark, place.colors.rock, place.colors.rock_light)


def _heights(sheet: Sheet, place: Place, dark: Color, middle: Color, light: Color) -> None:
    for inset, up in _CONTOURS:
        ink = mixed(dark, middle, up / 0.6) if up < 0.6 else mixed(middle, light, (up - 0.6) / 0.4)
        sheet.polygon(_ring(place, inset), ink)


def _rise(sheet: Sheet, place: Place) -> None:
    sheet.polygon(_ring(place, 1), mixed(place.colors.hill_dark, place.colors.ground, 0.4))
    sheet.polygon(_ring(place, 4), mixed(place.colors.hill_light, place.colors.ground, 0.3))


def _sea(sheet: Sheet, place: Place) -> None:
    colors = place.colors
    sheet.polygon(_ring(place, 0), colors.foam)
    sheet.polygon(_ring(place, 4), colors.sea_light)
    sheet.polygon(_ring(place, 10), colors.sea)
    for _ in range(3):
        x, y = place.chance.uniform(-28, 20), place.chance.uniform(-26, 34)
        sheet.line(
            [(x - 9, y), (x - 4, y - 3), (x + 1, y), (x + 6, y - 3), (x + 11, y)], 1.6, colors.sea_light
        )


def _sand(sheet: Sheet, place: Place) -> None:
    colors = place.colors
    sheet.polygon(_ring(place, 0), colors.sand)
    for _ in range(7):
        x, y = place.chance.uniform(-36, 36), place.chance.uniform(-34, 38)
        sheet.ellipse(x, y, 1.4, colors.sand_dark)


def _shoal(sheet: Sheet, place: Place) -> None:
    for y in (-22, 4, 30):
        sheet.line([(-30, y), (-10, y - 4), (10, y), (30, y - 4)], 2, place.colors.foam)


def _lake(sheet: Sheet, place: Place) -> None:
    colors = place.colors
    sheet.polygon(_ring(place, 5), colors.bank)
    sheet.polygon(_ring(place, 10), colors.river_dark)
    sheet.polygon(_ring(place, 14), colors.river)
    sheet.line([(-20, 8), (-8, 4), (4, 8), (16, 4)], 2, colors.river_light)


def _marsh(sheet: Sheet, place: Place) -> None:
    colors = place.colors
    sheet.polygon(_ring(place, 2), mixed(colors.meadow, colors.river, 0.35))
    for x, y, rx in ((-18, -14, 15), (16, 4, 17), (-12, 26, 14), (20, -26, 9)):
        sheet.ellipse(x, y, rx, colors.river, rx * 0.42)
    for x, y in ((-26, -2), (2, -22), (-2, 12), (26, 24), (6, 38), (30, -10)):
        for lean in (-4, 0, 4):
            sheet.line([(x, y), (x + lean, y - 10)], 1.8, colors.hedge_dark)


def _rice(sheet: Sheet, place: Place) -> None:
    colors = place.colors
    sheet.polygon(_ring(place, 1), colors.meadow)
    for x, y in ((-32, -22), (2, -22), (-32, 6), (2, 6)):
        sheet.box(x, y, x + 29, y + 23, 2, colors.river)
        for n in range(4):
            sheet.line([(x + 5 + 6 * n, y + 5), (x + 5 + 6 * n, y + 19)], 2, colors.hedge, dashes="2 3")


def _wood(sheet: Sheet, place: Place) -> None:
    _trees(sheet, place, place.colors.wood_dark, place.colors.wood, place.colors.wood_light)


def _jungle(sheet: Sheet, place: Place) -> None:
    _trees(sheet, place, (14, 58, 36), (26, 92, 54), (70, 138, 76))


_TREES: Final = (
    (-26, -24), (0, -30), (26, -24), (-36, -4), (-13, -8), (12, -8), (36, -4), (-26, 16), (0, 14), (26, 16),
    (-13, 34), (13, 34),
)  # fmt: skip


def _trees(sheet: Sheet, place: Place, dark: Color, middle: Color, light: Color) -> None:
    for column, row in _TREES:
        x, y = column + place.chance.uniform(-3, 3), row + place.chance.uniform(-3, 3)
        r = place.chance.uniform(10.5, 13)
        sheet.ellipse(x + 1.5, y + 2.5, r, dark)
        sheet.ellipse(x, y, r - 1.5, middle)
        sheet.ellipse(x - 2.5, y - 3, r * 0.42, light)


def _wood_floor(sheet: Sheet, place: Place) -> None:
    sheet.polygon(_ring(place, 3), place.colors.wood_floor)


def _palms(sheet: Sheet, place: Place) -> None:
    for x, y in ((-24, -14), (22, -20), (-6, 16), (28, 20), (-32, 26)):
        sheet.line([(x, y + 16), (x + 3, y)], 3, place.colors.timber_dark)
        for turn in range(0, 360, 60):
            far = math.radians(turn)
            sheet.line(
                [(x + 3, y), (x + 3 + 13 * math.cos(far), y + 9 * math.sin(far) + 3)], 4, (36, 104, 62)
            )


def _oasis(sheet: Sheet, place: Place) -> None:
    sheet.polygon(_ring(place, 4), place.colors.meadow)
    sheet.ellipse(2, 8, 26, place.colors.river_dark, 17)
    sheet.ellipse(2, 8, 23, place.colors.river, 14)


def _hedge(sheet: Sheet, place: Place) -> None:
    colors = place.colors
    sheet.polygon(_ring(place, 4, joined=4), colors.meadow)
    rim = _ring(place, 10, joined=10)
    for ink, width, up in ((colors.hedge_dark, 13, 1.5), (colors.hedge, 9, 0), (colors.hedge_light, 3, -2.5)):
        sheet.line([(x, y + up) for x, y in (*rim, rim[0])], width, ink, dashes="" if width > 4 else "5 8")


def _trench(sheet: Sheet, place: Place) -> None:
    zigzag = [(-44, 6), (-28, -8), (-14, 8), (2, -8), (16, 8), (30, -8), (44, 6)]
    for down in (-16, 14):
        line = [(float(x), float(y + down)) for x, y in zigzag]
        for ink, width in ((place.colors.bag, 13), (place.colors.earth_dark, 8), (place.colors.earth, 3)):
            sheet.line(line, width, ink)


def _ravine(sheet: Sheet, place: Place) -> None:
    for inset, share in ((1.0, 0.0), (9.0, 0.45), (18.0, 0.8)):
        sheet.polygon(_ring(place, inset), mixed(place.colors.hill_dark, place.colors.earth_dark, share))


def _steps(sheet: Sheet, place: Place) -> None:
    rim = _ring(place, 9)
    sheet.line([*rim, rim[0]], 2.4, place.colors.contour, dashes="2 4")
    rim = _ring(place, 19)
    sheet.line([*rim, rim[0]], 2.4, place.colors.contour, dashes="2 4")


def _summit(sheet: Sheet, place: Place) -> None:
    colors = place.colors
    for x, y, high in ((-16, 22, 40), (16, 26, 52)):
        sheet.polygon([(x - 24, y), (x, y - high), (x + 24, y)], colors.rock_dark)
        sheet.polygon([(x - 24, y), (x, y - high), (x - 2, y)], colors.rock)
        sheet.polygon([(x - 7, y - high * 0.7), (x, y - high), (x + 7, y - high * 0.7)], (250, 250, 250))


def _crest(sheet: Sheet, place: Place) -> None:
    sheet.line([(-40, 8), (-14, -6), (12, 2), (40, -10)], 5, place.colors.contour)
    sheet.line([(-40, 5), (-14, -9), (12, -1), (40, -13)], 2.4, place.colors.hill_light)


def _scarp(sheet: Sheet, place: Place) -> None:
    for way in place.drops:
        nx, ny = _normal(way)
        for n in range(-4, 5):
            along = n * 6.2
            x, y = nx * 47 - ny * along, ny * 47 + nx * along
            inner = 20 if n % 2 else 13
            sheet.line([(x, y), (x - nx * inner, y - ny * inner)], 3, place.colors.hill_dark)


def _cave(sheet: Sheet, place: Place) -> None:
    sheet.ellipse(0, 14, 19, place.colors.rock_dark, 17)
    sheet.ellipse(0, 17, 14, (24, 20, 18), 13)
    sheet.box(-19, 19, 19, 31, 0, place.colors.hill_light)


def _river(sheet: Sheet, place: Place) -> None:
    _water(sheet, place, 26)


def _brook(sheet: Sheet, place: Place) -> None:
    """Narrower than the river that lies there already, in its bed."""
    for path in place.paths:
        sheet.line(path, 36, mixed(place.colors.bank, place.colors.ground, 0.5), round_ends=False)
    _water(sheet, place, 11)


def _broad(sheet: Sheet, place: Place) -> None:
    _water(sheet, place, 46)


def _water(sheet: Sheet, place: Place, width: float) -> None:
    colors = place.colors
    for ink, more in ((colors.bank_dark, 9.0), (colors.river_dark, 4.0), (colors.river, 0.0)):
        for path in place.paths:
            sheet.line(path, width + more, ink, round_ends=len(place.paths) > 1)
    for path in place.paths:
        sheet.line(path, 1.8, colors.river_light, round_ends=False, dashes="9 14")


def _ice(sheet: Sheet, place: Place) -> None:
    colors = place.colors
    for ink, width in ((colors.ice_dark, 30.0), (colors.ice, 26.0)):
        for path in place.paths:
            sheet.line(path, width, ink)
    for path in place.paths:
        sheet.line([(x + 4, y - 3) for x, y in path], 3, colors.ice_light, dashes="12 9")


def _ford(sheet: Sheet, place: Place) -> None:
    for x, y in ((-14, -8), (0, 2), (14, -6), (-8, 10), (10, 12)):
        sheet.ellipse(x, y, 5, place.colors.rock_dark, 3.6)
        sheet.ellipse(x - 0.6, y - 0.8, 4, place.colors.rock_light, 2.6)


def _road(sheet: Sheet, place: Place) -> None:
    for ink, width in ((place.colors.road_edge, 16.0), (place.colors.road, 12.0)):
        for path in place.paths:
            sheet.line(path, width, ink)


def _rail(sheet: Sheet, place: Place) -> None:
    colors = place.colors
    for path in place.paths:
        sheet.line(path, 17, colors.ballast)
        sheet.line(path, 14, colors.tie, round_ends=False, dashes="3 4.5")
        sheet.line(path, 8.6, (64, 66, 70), round_ends=False)
        sheet.line(path, 5.4, colors.ballast, round_ends=False)


def _wadi(sheet: Sheet, place: Place) -> None:
    for ink, width in (
        (place.colors.bank_dark, 34.0),
        (place.colors.sand_dark, 28.0),
        (place.colors.sand, 14.0),
    ):
        for path in place.paths:
            sheet.line(path, width, ink)


def _strip(sheet: Sheet, place: Place) -> None:
    for path in place.paths:
        sheet.line(path, 46, place.colors.concrete_dark)
        sheet.line(path, 42, place.colors.concrete)
        sheet.line(path, 3, (250, 250, 246), round_ends=False, dashes="12 9")


def _closed(sheet: Sheet, place: Place) -> None:
    """Nobody enters: bars across, whatever the ground."""
    rim = within(dict.fromkeys(_EDGES, 6.0))
    sheet.line([*rim, rim[0]], 3.4, (150, 30, 30), dashes="9 6")


_Draw = Callable[[Sheet, Place], None]


def _built(draw: Callable[[Sheet, Land], None]) -> _Draw:
    """A building needs the colours only."""
    return lambda sheet, place: draw(sheet, place.colors)


#: What fills a hex, in the order in which it lies.
FLOORS: Final[Mapping[Ingredient, _Draw]] = {
    "sand": _sand, "sea": _sea, "rise": _rise, "rock": _rock, "hill": _hill, "lake": _lake, "marsh": _marsh,
    "rice": _rice, "ravine": _ravine, "pool": _oasis, "jungle": _wood_floor, "wood": _wood_floor,
}  # fmt: skip
#: What stands on it, in that order.
THINGS: Final[Mapping[Ingredient, _Draw]] = {
    "shoal": _shoal, "steps": _steps, "scarp": _scarp, "scarps": _scarp, "crest": _crest, "peak": _summit,
    "summit": _summit, "cave": _cave, "wadi": _wadi, "strip": _strip, "river": _river, "broad": _broad, "ice": _ice,
    "brook": _brook, "ford": _ford, "trench": _trench, "road": _road, "rail": _rail, "hedge": _hedge, "jungle": _jungle,
    "palms": _palms, "wood": _wood,
    **{name: _built(draw) for name, draw in BUILDINGS.items()},
    "closed": _closed,
}  # fmt: skip


def draw_bridge(sheet: Sheet, kind: str, axis: int, colors: Land) -> None:
    """Planks or a deck with its parapets across the hex."""
    turn = -math.radians(axis)
    c, s = math.cos(turn), math.sin(turn)

    def at(u: float, v: float) -> Point:
        return u * c - v * s, u * s + v * c

    deck = colors.timber if kind == "bridge-section" else colors.concrete
    for half, ink in ((19.0, shaded(deck, 0.45)), (15.0, deck)):
        sheet.polygon([at(-47, -half), at(47, -half), at(47, half), at(-47, half)], ink)
    if kind == "railroad-bridge":
        sheet.line([at(-47, 0), at(47, 0)], 14, colors.tie, round_ends=False, dashes="3 4.5")
        sheet.line([at(-47, -3.5), at(47, -3.5)], 2, (64, 66, 70), round_ends=False)
        sheet.line([at(-47, 3.5), at(47, 3.5)], 2, (64, 66, 70), round_ends=False)
    else:
        sheet.line([at(-46, 0), at(46, 0)], 24, shaded(deck, 0.86), round_ends=False, dashes="2 9")
