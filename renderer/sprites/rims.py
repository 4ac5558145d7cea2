"""A rim round the hex of a unit, in the colour of the ground it hides: a chat shows little of a wood or a town beside
a counter, and in snow and sand less.

Tried beside it and looked at, 400 pixels wide: a chip in a corner of the counter (six pixels, told apart by nobody)
and a smaller counter (its figure was lost first).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PIL import Image

from renderer.canvas import Canvas
from renderer.land.ingredients import INGREDIENTS, Ingredient
from renderer.layout import Point, corners
from renderer.theme import Color, Theme

_WOOD: Final[Color] = (42, 88, 40)
_JUNGLE: Final[Color] = (16, 110, 62)
_WALLS: Final[Color] = (186, 88, 56)
_RUIN: Final[Color] = (118, 88, 76)
_HEIGHT: Final[Color] = (146, 106, 52)
_STONE: Final[Color] = (128, 126, 122)
#: What a unit may stand on and hide; waters, sand and ways are wide enough to be seen beside it. The first that is
#: in the ground has the left half of a rim, the last one the right half.
RIMS: Final[Mapping[Ingredient, Color]] = {
    "hill": _HEIGHT, "crest": _HEIGHT, "cave": (70, 56, 44), "rock": _STONE, "wood": _WOOD, "jungle": _JUNGLE,
    "palms": _JUNGLE, "pool": (52, 132, 150), "hedge": (92, 146, 48), "houses": _WALLS, "church": _WALLS,
    "castle": _STONE, "fortress": _STONE, "ruins": _RUIN, "factory": _WALLS, "station": _WALLS, "lighthouse": _WALLS,
    "camp": _RUIN, "cemetery": (186, 190, 160),
}  # fmt: skip
_SIZE: Final = 124.0
#: From the edge of the hex, so that neighbours do not touch.
_INSET: Final = 4.6
#: How far the rim keeps from the upper corner, where the name of the hex is, and from the lower ones, where those of
#: the hexes below are; shares of an edge.
_TOP: Final = 0.48
_SIDE: Final = 0.18
_LOW: Final = 0.38


def rim_of(terrain: str, theme: Theme) -> tuple[Color, ...]:
    """The colours of the rim of a ground, from left to right; none where it is seen beside a counter."""
    return tuple(theme.rims.get(one, RIMS[one]) for one in INGREDIENTS.get(terrain, ()) if one in RIMS)


@lru_cache(64)
def rim(colors: tuple[Color, ...], k: float) -> Image.Image:
    """The rim as a sprite, its middle in the middle of the hex."""
    canvas = Canvas(_SIZE, _SIZE, k, oversampling=3)
    points = corners(_SIZE / 2, _SIZE / 2, _INSET)
    top, upper_right, lower_right, bottom, lower_left, upper_left = points
    right, left = colors[-1], colors[0]
    strokes = (
        (right, [_on(top, upper_right, _TOP), upper_right, _on(lower_right, upper_right, _SIDE)]),
        (right, [_on(lower_right, bottom, _LOW), bottom]),
        (left, [bottom, _on(lower_left, bottom, _LOW)]),
        (left, [_on(lower_left, upper_left, _SIDE), upper_left, _on(top, upper_left, _TOP)]),
    )
    for _, stroke in strokes:
        canvas.line(stroke, 7.2, (18, 20, 16))
    for color, stroke in strokes:
        canvas.line(stroke, 5.0, color)
    return canvas.finish()


def _on(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
