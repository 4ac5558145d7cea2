"""A pen for silhouettes: coordinates in a box of 100 by 100, wherever and however large it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from renderer.canvas import Ink, Surface
from renderer.layout import Point


class Pen:
    """Draws into a square of `size` units about (x, y); mirrored for the side that looks left."""

    def __init__(
        self, canvas: Surface, x: float, y: float, size: float, ink: Ink, cut: Ink, *, mirrored: bool = False
    ) -> None:
        self._canvas = canvas
        self._x, self._y = x, y
        self._s = size / 100
        self._sign = -1 if mirrored else 1
        self.ink: Final = ink
        #: The colour of what is cut out: wheels, slits, seams.
        self.cut: Final = cut

    def at(self, x: float, y: float) -> Point:
        """A point of the box on the canvas."""
        return self._x + self._sign * (x - 50) * self._s, self._y + (y - 52) * self._s

    def shape(self, *points: Point, ink: Ink | None = None) -> None:
        """A filled polygon."""
        self._canvas.polygon([self.at(*p) for p in points], ink or self.ink)

    def line(self, width: float, *points: Point, ink: Ink | None = None, round_ends: bool = True) -> None:
        """A line."""
        self._canvas.line(
            [self.at(*p) for p in points], width * self._s, ink or self.ink, round_ends=round_ends
        )

    def disc(self, x: float, y: float, r: float, ink: Ink | None = None, ry: float | None = None) -> None:
        """A circle or an upright ellipse."""
        px, py = self.at(x, y)
        self._canvas.ellipse(px, py, r * self._s, ink or self.ink, (r if ry is None else ry) * self._s)

    def bar(self, x0: float, y0: float, x1: float, y1: float, radius: float, ink: Ink | None = None) -> None:
        """A rectangle with round corners."""
        (ax, ay), (bx, by) = self.at(x0, y0), self.at(x1, y1)
        self._canvas.box(ax, ay, bx, by, radius * self._s, ink or self.ink)

    def wheel(self, x: float, y: float, r: float) -> None:
        """A wheel with a hub."""
        self.disc(x, y, r)
        self.disc(x, y, r * 0.58, self.cut)
        self.disc(x, y, r * 0.28)

    def wheels(self, y: float, r: float, places: Sequence[float]) -> None:
        """Road wheels cut out of a track."""
        for x in places:
            self.disc(x, y, r, self.cut)
            self.disc(x, y, r * 0.45)
