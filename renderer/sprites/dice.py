"""Battle dice, lit from the north-west; a ring says what a die did, a grey one did nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageFilter

from engine.types import Face
from renderer.canvas import Canvas, Surface, downward, faded, shifted, star, tinted, under
from renderer.sprites.icons import ICONS
from renderer.sprites.pen import Pen
from renderer.theme import Color, Theme

BOX: Final = 190.0
_HALF: Final = 66.0

#: What became of a die: a hit, a retreat, a flag that was ignored, nothing.
Outcome: TypeAlias = Literal["hit", "flag", "ignored", "miss"]

_INKS: Final[Mapping[Face, Color]] = {
    "infantry": (58, 84, 44),
    "armor": (58, 72, 88),
    "grenade": (150, 58, 34),
    "flag": (36, 84, 140),
    "star": (214, 160, 40),
}


@lru_cache(96)
def die(face: Face, outcome: Outcome, theme: Theme, k: float, turn: float = 0.0) -> Image.Image:
    """One die that shows a face."""
    image = _cube(theme, k).copy()
    image.alpha_composite(_face(face, k))
    if outcome in ("miss", "ignored"):
        alpha = image.getchannel("A")
        tinted(image, (30, 34, 38), faded(alpha, 0.58 if outcome == "miss" else 0.34))
        image.putalpha(alpha)
    rim = _rim(outcome, theme, k)
    if turn:
        image = image.rotate(turn, Image.Resampling.BICUBIC)
        rim = rim.rotate(turn, Image.Resampling.BICUBIC) if rim is not None else None
    out = Image.new("RGBA", image.size)
    cast = image.getchannel("A").filter(ImageFilter.GaussianBlur(5 * k))
    out.putalpha(faded(shifted(cast, round(6 * k), round(8 * k)), 0.7))
    if rim is not None:
        out.alpha_composite(rim)
    out.alpha_composite(image)
    return out


@lru_cache(4)
def _cube(theme: Theme, k: float) -> Image.Image:
    canvas = Canvas(BOX, BOX, k, oversampling=3)
    c, h = BOX / 2, _HALF
    draw_cube(canvas)
    image = canvas.finish()
    top = Canvas(BOX, BOX, k, oversampling=2)
    top.box(c - h + 1.5, c - h + 1.5, c + h - 2, c + h - 2.5, 23, (255, 255, 255))
    mask = top.finish().getchannel("A")
    tinted(image, (206, 196, 166), under(mask, downward(image.size, 0.0, 0.75)))
    return image


def draw_cube(canvas: Surface) -> None:
    """An empty face, flat, on anything of the size of a sprite."""
    c, h = BOX / 2, _HALF
    canvas.box(c - h + 5, c - h + 7, c + h + 5, c + h + 8, 24, (98, 90, 70))
    canvas.box(c - h, c - h, c + h, c + h, 24, (122, 112, 88))
    canvas.box(c - h + 1.5, c - h + 1.5, c + h - 2, c + h - 2.5, 23, (250, 245, 230))


@lru_cache(16)
def _face(face: Face, k: float) -> Image.Image:
    canvas = Canvas(BOX, BOX, k, oversampling=3)
    draw_face(canvas, face)
    return canvas.finish()


def draw_face(canvas: Surface, face: Face) -> None:
    """What is on a face, on anything of the size of a sprite."""
    c, cut = BOX / 2, (240, 233, 212)
    if face == "star":
        canvas.polygon(star(c, c + 3, 51), (120, 78, 12))
        canvas.polygon(star(c - 1, c + 1, 46), (236, 186, 70))
    elif face == "flag":
        ICONS["flag"](Pen(canvas, c + 4, c, 92, _INKS[face], cut))
        canvas.line([(c + 4 - 24, c - 40), (c + 4 - 24, c + 39)], 6, (60, 54, 44))
    else:
        size = {"infantry": 96, "armor": 100, "grenade": 92}[face]
        ICONS[face](Pen(canvas, c - (2 if face == "armor" else 0), c, size, _INKS[face], cut))


@lru_cache(16)
def _rim(outcome: Outcome, theme: Theme, k: float) -> Image.Image | None:
    if outcome == "miss":
        return None
    canvas = Canvas(BOX, BOX, k, oversampling=3)
    c, h = BOX / 2, _HALF
    color = theme.attack if outcome == "hit" else theme.retreat if outcome == "flag" else (112, 120, 126)
    canvas.box(c - h - 7, c - h - 7, c + h + 9, c + h + 11, 30, color)
    return canvas.finish()
