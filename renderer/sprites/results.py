"""What a roll brought, as badges: hits in a red burst, a flag in a blue disc, a miss in a grey one."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PIL import Image

from renderer.canvas import Canvas, label, paste_center, star, with_shadow
from renderer.marks import Blow
from renderer.room import BADGE, FURTHER
from renderer.sprites.icons import ICONS
from renderer.sprites.pen import Pen
from renderer.theme import Color, Theme, opaque

#: The picture of what rolled, where no unit did.
SOURCES: Final[Mapping[Blow, str]] = {"air": "plane", "shells": "shells", "mines": "fire", "ice": "snow"}
_PAD: Final = 5.0
_WHITE: Final[Color] = (255, 255, 255)
_DARK: Final[Color] = (30, 26, 22)
_MISS: Final[Color] = (92, 98, 102)


@lru_cache(128)
def result(theme: Theme, k: float, hits: int, flags: int, by: Blow | None = None) -> Image.Image:
    """The signs of a roll in a row."""
    signs = [*(["by"] if by else []), *(["hits"] if hits or not flags else []), *(["flag"] if flags else [])]
    wide = BADGE + FURTHER * (len(signs) - 1) + 2 * _PAD
    canvas = Canvas(wide, BADGE + 2 * _PAD, k)
    y = BADGE / 2 + _PAD
    numbers: list[tuple[str, float]] = []
    for n, sign in enumerate(signs):
        x = _PAD + BADGE / 2 + FURTHER * n
        if sign == "by" and by is not None:
            _disc(canvas, x, y, _DARK)
            ICONS[SOURCES[by]](Pen(canvas, x, y, 22, (255, 226, 120), _DARK))
        elif sign == "flag":
            _disc(canvas, x, y, theme.retreat)
            ICONS["flag"](Pen(canvas, x + 1, y, 22, (8, 22, 46), theme.retreat))
        elif hits:
            canvas.polygon(star(x, y, 21, points=12, inner=0.8, turn=-82), _WHITE)
            canvas.polygon(star(x, y, 18.4, points=12, inner=0.8, turn=-82), theme.attack)
            numbers.append((str(hits), x))
        else:
            _disc(canvas, x, y, _MISS)
            numbers.append(("0", x))
    out = canvas.finish()
    for text, x in numbers:
        paste_center(out, label(text, "figures", round(29 * k), _WHITE), x * k, (y + 0.6) * k)
    return with_shadow(out, k, reach=2.4, blur=1.4, depth=0.6)


@lru_cache(16)
def source(by: Blow, k: float) -> Image.Image:
    """What rolled, by itself."""
    canvas = Canvas(36, 36, k)
    _disc(canvas, 18, 18, _DARK)
    ICONS[SOURCES[by]](Pen(canvas, 18, 18, 22, (255, 226, 120), _DARK))
    return canvas.finish()


def _disc(canvas: Canvas, x: float, y: float, ink: Color) -> None:
    canvas.ellipse(x, y, 16.6, _WHITE)
    canvas.ellipse(x, y, 14.4, ink)


@lru_cache(8)
def fallen(theme: Theme, k: float) -> Image.Image:
    """Over a unit that fell: a cross of two broad strokes."""
    canvas = Canvas(84, 84, k, oversampling=3)
    for width, ink in ((15.0, _WHITE), (10.6, theme.attack)):
        for sign in (-1, 1):
            canvas.line([(42 - 19 * sign, 23), (42 + 19 * sign, 61)], width, ink)
    return with_shadow(canvas.finish(), k, reach=2.6, blur=1.4)


@lru_cache(8)
def fallen_badge(theme: Theme, k: float) -> Image.Image:
    """The same beside the unit that has taken the place of the fallen one."""
    canvas = Canvas(44, 44, k)
    canvas.ellipse(22, 22, 17.4, _WHITE)
    canvas.ellipse(22, 22, 15.2, _DARK)
    for sign in (-1, 1):
        canvas.line([(22 - 7 * sign, 15), (22 + 7 * sign, 29)], 5.4, (255, 112, 92))
    return with_shadow(canvas.finish(), k, reach=2.4, blur=1.2)


@lru_cache(8)
def crater(theme: Theme, k: float) -> Image.Image:
    """A strike: jagged flames round the counter, open towards the name of the hex above."""
    canvas = Canvas(128, 128, k, oversampling=3)
    for reach, ink in ((50.0, _DARK), (47.0, theme.attack), (41.0, (255, 196, 70))):
        points = []
        for n in range(28):
            turn = 360 * n / 28
            # up is -90 degrees: short flames there leave the name free, and to both names below
            near = min(abs((turn - up + 180) % 360 - 180) for up in (270, 41, 139))
            far = (reach if n % 2 else reach - 9) - (0 if near > 27 else 10)
            points.append((64 + far * math.cos(math.radians(turn)), 64 + far * math.sin(math.radians(turn))))
        canvas.polygon(points, opaque(ink, 235))
    return canvas.finish()
