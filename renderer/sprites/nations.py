"""Roundels: the sign of a nation, from plain shapes. The Axis carries a plain cross; no flags, no regimes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from renderer.canvas import Surface, star
from renderer.theme import Color

_WHITE: Final[Color] = (250, 248, 240)
_BLACK: Final[Color] = (24, 26, 28)
_NAVY: Final[Color] = (34, 58, 122)
_RED: Final[Color] = (186, 40, 44)

_Draw = Callable[[Surface, float, float, float], None]


def _rings(*colors: Color) -> _Draw:
    def draw(canvas: Surface, x: float, y: float, r: float) -> None:
        for color, share in zip(colors, (1.0, 0.68, 0.36), strict=False):
            canvas.ellipse(x, y, r * share, color)

    return draw


def _star(ground: Color, ink: Color, share: float = 0.94) -> _Draw:
    def draw(canvas: Surface, x: float, y: float, r: float) -> None:
        canvas.ellipse(x, y, r, ground)
        canvas.polygon(star(x, y + 0.03 * r, r * share), ink)

    return draw


def _cross(ground: Color, ink: Color, width: float = 0.30) -> _Draw:
    def draw(canvas: Surface, x: float, y: float, r: float) -> None:
        canvas.ellipse(x, y, r, ground)
        far, half = r * 0.82, r * width
        canvas.box(x - far, y - half, x + far, y + half, 0, ink)
        canvas.box(x - half, y - far, x + half, y + far, 0, ink)

    return draw


def _leaf(canvas: Surface, x: float, y: float, r: float) -> None:
    canvas.ellipse(x, y, r, _WHITE)
    canvas.polygon(star(x, y, r * 0.86, points=6, inner=0.5), _RED)
    canvas.box(x - r * 0.09, y, x + r * 0.09, y + r * 0.86, 0, _RED)


def _quarters(canvas: Surface, x: float, y: float, r: float) -> None:
    canvas.ellipse(x, y, r, _WHITE)
    q = r * 0.72
    canvas.box(x - q, y - q, x, y, 0, _RED)
    canvas.box(x, y, x + q, y + q, 0, _RED)


def _triangle(canvas: Surface, x: float, y: float, r: float) -> None:
    canvas.ellipse(x, y, r, _WHITE)
    canvas.polygon(star(x, y + r * 0.1, r * 0.9, points=3, inner=0.5), (226, 112, 20))


def _plain(canvas: Surface, x: float, y: float, r: float) -> None:
    canvas.ellipse(x, y, r, _WHITE)
    canvas.ellipse(x, y, r * 0.5, (108, 112, 116))


ROUNDELS: Final[Mapping[str, _Draw]] = {
    "united-states": _star((34, 58, 112), _WHITE),
    "united-kingdom": _rings(_NAVY, _WHITE, _RED),
    "canada": _leaf,
    "france": _rings(_RED, _WHITE, _NAVY),
    "soviet-union": _star(_WHITE, (190, 34, 30), 0.98),
    "poland": _quarters,
    "netherlands": _triangle,
    "germany": _cross(_WHITE, _BLACK),
    "japan": _rings(_WHITE, (190, 30, 44)),
    "italy": _rings((40, 130, 72), _WHITE, _RED),
    "finland": _cross(_WHITE, (40, 84, 160), 0.24),
    "romania": _rings((196, 52, 44), (240, 208, 76), (44, 84, 160)),
    "slovakia": _cross((44, 84, 160), _WHITE, 0.2),
}


def draw_roundel(canvas: Surface, nation: str, x: float, y: float, r: float) -> None:
    """The sign of a nation about a center, with a dark rim."""
    canvas.ellipse(x, y, r + 1.3, _BLACK)
    ROUNDELS.get(nation, _plain)(canvas, x, y, r)
