"""Markers: mines, smoke, exits. What lies on the ground is under a counter, its sign above it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.types import Side
from renderer.canvas import Canvas, Surface, label, paste_center, turned, with_shadow
from renderer.theme import Theme

#: The sprite is a square of that size about the center of the hex.
BOX: Final = 128.0
_C: Final = BOX / 2


@lru_cache(64)
def ground(kind: str, k: float, occupied: bool) -> Image.Image | None:
    """What of a marker lies on the ground."""
    row = _GROUNDS.get(kind)
    if row is None:
        return None
    canvas = Canvas(BOX, BOX, k, oversampling=row.oversampling)
    row.draw(canvas, occupied)
    return with_shadow(canvas.finish(), k) if row.shadow else canvas.finish()


def draw_ground(canvas: Surface, kind: str, occupied: bool) -> None:
    """The same on anything of the size of a sprite, without its shadow."""
    row = _GROUNDS.get(kind)
    if row is not None:
        row.draw(canvas, occupied)


@lru_cache(256)
def sign(
    kind: str, side: Side | None, value: int | None, face_up: bool, theme: Theme, k: float
) -> Image.Image | None:
    """What of a marker stands above everything: its number; a question mark while it lies face down."""
    draw = _SIGNS.get(kind)
    return draw(value if face_up else None, side, theme, k) if draw is not None else None


def _mines(canvas: Surface, occupied: bool) -> None:
    places = ((-40, -8), (-3, 46), (38, -12)) if occupied else ((-20, -8), (22, -6), (8, 24))
    for dx, dy in places:
        x, y = _C + dx, _C + dy
        canvas.ellipse(x, y, 11.5, (24, 22, 20))
        canvas.ellipse(x, y, 10, (92, 92, 78))
        canvas.ellipse(x - 0.6, y - 0.8, 7.4, (136, 134, 112))
        canvas.ellipse(x, y, 3.6, (44, 42, 36))


def _mines_sign(value: int | None, side: Side | None, theme: Theme, k: float) -> Image.Image:
    canvas = Canvas(BOX, BOX, k)
    x, y = _C - 31, _C + 27
    canvas.polygon([(x, y - 16), (x + 17, y + 12.4), (x - 17, y + 12.4)], (24, 18, 10))
    canvas.polygon([(x, y - 12.4), (x + 14, y + 10.6), (x - 14, y + 10.6)], theme.attack)
    out = canvas.finish()
    text = str(value) if value is not None else "?"
    paste_center(out, label(text, "figures", round(20 * k), (255, 255, 255)), x * k, (y + 2.6) * k)
    return with_shadow(out, k)


def _decoy_sign(value: int | None, side: Side | None, theme: Theme, k: float) -> Image.Image:
    """The sign of a minefield with the medal that is to be won there."""
    out = _mines_sign(value, side, theme, k)
    canvas = Canvas(BOX, BOX, k)
    x, y = _C - 12, _C + 33
    canvas.ellipse(x, y, 10, (24, 18, 10))
    canvas.ellipse(x, y, 8.6, (226, 178, 60))
    star = [
        (x + r * math.sin(math.tau * n / 10), y - r * math.cos(math.tau * n / 10))
        for n, r in enumerate((6.6, 2.8) * 5)
    ]
    canvas.polygon(star, (255, 250, 226))
    medal = canvas.finish()
    out.alpha_composite(medal)
    return out


def _smoke(canvas: Surface, occupied: bool) -> None:
    """A ring of puffs; the name of the hex above stays free."""
    puffs = []
    for n in range(11):
        turn, far, r = math.tau * n / 11, 37 + (n * 5 % 4) * 2.0, 15.0 + n * 7 % 5
        x, y = _C + far * math.cos(turn), _C + 5 + far * 0.92 * math.sin(turn)
        if not (y < _C - 14 and abs(x - _C) < 26):
            puffs.append((x, y, r))
    if not occupied:
        puffs += [(_C - 9, _C + 8, 21.0), (_C + 12, _C, 19.0), (_C + 4, _C + 18, 17.0)]
    for x, y, r in puffs:
        canvas.ellipse(x + 2, y + 2.6, r, (70, 74, 78, 120))
    for x, y, r in puffs:
        canvas.ellipse(x, y, r, (178, 182, 186, 205))
    for x, y, r in puffs:
        canvas.ellipse(x - 2.4, y - 3, r * 0.68, (230, 232, 234, 215))


def _smoke_sign(value: int | None, side: Side | None, theme: Theme, k: float) -> Image.Image | None:
    """The turns of the enemy it still lasts (EQ-SMK-1), in the shape of the side that laid it, with an hourglass."""
    if value is None:
        return None
    canvas = Canvas(BOX, BOX, k)
    x, y = _C - 30, _C + 30
    if side == "axis":
        canvas.box(x - 18, y - 13.6, x + 18, y + 13.6, 4, (250, 250, 250))
        canvas.box(x - 16.4, y - 12, x + 16.4, y + 12, 3, (58, 64, 70))
    else:
        canvas.box(x - 18, y - 13.6, x + 18, y + 13.6, 13.6, (250, 250, 250))
        canvas.box(x - 16.4, y - 12, x + 16.4, y + 12, 12, (58, 64, 70))
    glass = [(-12.4, -7.0), (-3.6, -7.0), (-8.0, 0.0), (-3.6, 7.0), (-12.4, 7.0), (-8.0, 0.0)]
    canvas.polygon([(x + dx, y + dy) for dx, dy in glass], theme.plate)
    out = canvas.finish()
    paste_center(out, label(str(value), "figures", round(22 * k), (255, 255, 255)), (x + 6) * k, y * k)
    return out


@lru_cache(16)
def exit_sign(degrees: int, k: float) -> Image.Image:
    """An arrow that leads off the board, clockwise from east."""
    canvas = Canvas(40, 40, k)
    canvas.ellipse(20, 20, 13.4, (250, 250, 246))
    canvas.ellipse(20, 20, 11.8, (24, 96, 60))
    arrow = [(-7.0, -3.0), (0.0, -3.0), (0.0, -8.0), (8.4, 0.0), (0.0, 8.0), (0.0, 3.0), (-7.0, 3.0)]
    canvas.polygon(turned(arrow, 20, 20, degrees), (255, 255, 255))
    return with_shadow(canvas.finish(), k, reach=2.4, blur=1.0)


def _exit_marker(value: int | None, side: Side | None, theme: Theme, k: float) -> Image.Image:
    """An exit marker that lies on a hex by itself."""
    out = Image.new("RGBA", (round(BOX * k), round(BOX * k)))
    paste_center(out, exit_sign(0, k), (_C - 33) * k, (_C + 24) * k)
    return out


class _Lying(NamedTuple):
    """What lies on the ground, and how it is painted."""

    draw: Callable[[Surface, bool], None]
    shadow: bool
    oversampling: int


_MINES: Final = _Lying(_mines, shadow=True, oversampling=4)
_SMOKE: Final = _Lying(_smoke, shadow=False, oversampling=3)
_GROUNDS: Final[Mapping[str, _Lying]] = {
    "minefield": _MINES,
    "decoy-minefield": _MINES,
    "smoke": _SMOKE,
    "smoke-screen": _SMOKE,
}
_SIGNS: Final[Mapping[str, Callable[[int | None, Side | None, Theme, float], Image.Image | None]]] = {
    "minefield": _mines_sign,
    "decoy-minefield": _decoy_sign,
    "smoke": _smoke_sign,
    "smoke-screen": _smoke_sign,
    "exit": _exit_marker,
}
MARKERS: Final = tuple(_SIGNS)
