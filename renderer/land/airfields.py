"""Airfields: a runway through the hex, an aircraft on one side of it and a windsock on the other."""

from __future__ import annotations

import math
from typing import Final

from PIL import ImageChops

from renderer.land.patch import Patch
from renderer.land.paths import Course
from renderer.land.ways import along, beside
from renderer.layout import Point
from renderer.theme import Color, mixed

_RUNWAY: Final[Color] = (122, 118, 110)
_METAL: Final[Color] = (226, 230, 226)
_DARK: Final[Color] = (40, 44, 42)
_SOCK: Final[Color] = (228, 92, 44)
#: Half the width of the runway, and how far from its middle line an aircraft stands, clear of a counter.
_HALF: Final = 20.0
_ASIDE: Final = 41.0


def paint_strips(patch: Patch, courses: list[Course]) -> None:
    """A paved runway with an edge and a dashed middle line."""
    colors = patch.colors
    edge, top, marks = patch.stencil(1), patch.stencil(1), patch.stencil()
    for course in courses:
        for path in course.paths:
            edge.line(path, 2 * _HALF + 7)
            top.line(path, 2 * _HALF)
            for (x, y), (nx, ny) in along(path, 13):
                marks.line(
                    [(x - ny * 3.6, y + nx * 3.6), (x + ny * 3.6, y - nx * 3.6)], 2.6, round_ends=False
                )
            for off in (-_HALF + 3.5, _HALF - 3.5):
                marks.line(beside(path, off), 1.3)
    # The round ends of the lines stand out of the hex; what lies beyond it is the next one's.
    inside = patch.hexes([course.cell for course in courses], -0.8)
    patch.tint(ImageChops.multiply(patch.blur(edge.done(), 1.2), inside), colors.road_edge, 0.8)
    paved = mixed(_RUNWAY, (236, 240, 242), 0.4) if colors.snow else _RUNWAY
    patch.lay(
        patch.grainy(patch.noise.fine, paved, 0.9, 1.07),
        ImageChops.multiply(patch.blur(top.done(), 0.8), inside),
    )
    patch.tint(ImageChops.multiply(marks.done(), inside), (250, 248, 240), 0.92)
    for course in courses:
        _beside_it(patch, course)


def _beside_it(patch: Patch, course: Course) -> None:
    """The aircraft on the side where no number of a unit hides it, the windsock opposite."""
    x, y = patch.layout.on_land(course.cell)
    path = course.paths[0] if course.paths else [(x - 1, y), (x + 1, y)]
    (x1, y1), (x2, y2) = path[0], path[-1]
    far = math.hypot(x2 - x1, y2 - y1) or 1.0
    ux, uy = (x2 - x1) / far, (y2 - y1) / far
    nx, ny = max(((-uy, ux), (uy, -ux)), key=lambda side: side[1] - side[0])
    _aircraft(patch, (x + nx * _ASIDE - ux * 3, y + ny * _ASIDE - uy * 3), (ux, uy))
    _windsock(patch, (x - nx * 34 - ux * 22, y - ny * 34 - uy * 22))


def _aircraft(patch: Patch, at: Point, ahead: Point) -> None:
    """A fighter from above: fuselage, wings, tail."""
    (x, y), (ux, uy) = at, ahead

    def place(*points: Point) -> list[Point]:
        return [(x + px * ux - py * uy, y + px * uy + py * ux) for px, py in points]

    body = place((12, 0), (9, 2), (-10, 1.2), (-12, 0), (-10, -1.2), (9, -2))
    wings = place((5, 0), (3.4, 13), (-0.4, 13.4), (-2, 0), (-0.4, -13.4), (3.4, -13))
    tail = place((-8, 0), (-9, 5.4), (-11.4, 5.4), (-12, 0), (-11.4, -5.4), (-9, -5.4))
    shape, rim = patch.stencil(), patch.stencil()
    for part in (wings, tail, body):
        shape.polygon(part)
        rim.line([*part, part[0]], 2.2)
        rim.polygon(part)
    outline = rim.done()
    patch.tint(patch.shift(patch.blur(outline, 1), 2, 2.6), patch.colors.shadow, 0.5)
    patch.tint(outline, _DARK)
    patch.tint(shape.done(), _METAL)
    canopy = patch.stencil()
    canopy.line(place((4, 0), (0.5, 0)), 2.4)
    patch.tint(canopy.done(), (72, 104, 128))


def _windsock(patch: Patch, at: Point) -> None:
    """A pole and a striped sleeve that the wind from the north-west fills."""
    x, y = at
    pole, sleeve, band = patch.stencil(), patch.stencil(), patch.stencil()
    pole.line([(x, y + 8), (x, y - 6)], 1.8)
    sleeve.polygon([(x, y - 7), (x + 13, y - 2.6), (x + 12.4, y + 0.6), (x, y - 1)])
    band.polygon([(x + 4.2, y - 5.6), (x + 7.6, y - 4.4), (x + 7.4, y - 0.2), (x + 4.2, y - 0.6)])
    patch.tint(pole.done(), _DARK)
    patch.tint(sleeve.done(), _SOCK)
    patch.tint(band.done(), (250, 246, 236))
