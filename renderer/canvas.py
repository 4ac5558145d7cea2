"""Drawing sprites in units: a canvas larger than its picture, reduced at the end so that edges are smooth."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Protocol, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.fonts import LINE, Face, font
from renderer.layout import Point
from renderer.patience import still_wanted
from renderer.theme import Color, opaque

Ink: TypeAlias = Color | tuple[int, int, int, int]
#: One light in all pictures, from the north-west: shadows fall this way.
SHADOW_X: Final = 0.62
SHADOW_Y: Final = 0.78
#: Letters times their height: names of hexes, numbers. What is larger has 20 to 220 kB and is said once, as the title
#: of a battle with its number: two thousand of those were 300 MB after a day.
_SMALL: Final = 240


class Surface(Protocol):
    """What sprites are drawn on by these four strokes: a picture, or a page."""

    def polygon(self, points: Sequence[Point], ink: Ink) -> None:
        """A filled polygon."""
        ...

    def ellipse(self, x: float, y: float, rx: float, ink: Ink, ry: float | None = None) -> None:
        """A filled circle or ellipse about a center."""
        ...

    def box(self, x0: float, y0: float, x1: float, y1: float, radius: float, ink: Ink) -> None:
        """A filled rectangle with round corners."""
        ...

    def line(
        self, points: Sequence[Point], width: float, ink: Ink, *, round_ends: bool = True, joined: bool = True
    ) -> None:
        """A line with round joints."""
        ...


class Canvas:
    """A transparent picture of a size in units, drawn several times too large."""

    def __init__(self, width: float, height: float, k: float, *, oversampling: int = 4) -> None:
        self.k: Final = k
        self.over: Final = oversampling
        self.size: Final = (max(1, round(width * k)), max(1, round(height * k)))
        self.q: Final = k * oversampling
        # premultiplied: reducing an RGBA picture would convert all of it twice
        self._image = Image.new("RGBa", (self.size[0] * oversampling, self.size[1] * oversampling))
        self._draw = ImageDraw.Draw(self._image)

    def polygon(self, points: Sequence[Point], ink: Ink) -> None:
        """A filled polygon."""
        self._draw.polygon([(x * self.q, y * self.q) for x, y in points], fill=_rgba(ink))

    def ellipse(self, x: float, y: float, rx: float, ink: Ink, ry: float | None = None) -> None:
        """A filled circle or ellipse about a center."""
        ry = rx if ry is None else ry
        q = self.q
        self._draw.ellipse(((x - rx) * q, (y - ry) * q, (x + rx) * q, (y + ry) * q), fill=_rgba(ink))

    def box(self, x0: float, y0: float, x1: float, y1: float, radius: float, ink: Ink) -> None:
        """A filled rectangle with round corners."""
        q = self.q
        left, right, top, bottom = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
        self._draw.rounded_rectangle(
            (left * q, top * q, right * q, bottom * q), max(0.0, radius) * q, fill=_rgba(ink)
        )

    def line(
        self, points: Sequence[Point], width: float, ink: Ink, *, round_ends: bool = True, joined: bool = True
    ) -> None:
        """A line with round joints; a thin curve of many short pieces needs none, and they take time."""
        path = [(x * self.q, y * self.q) for x, y in points]
        pixels = max(1, round(width * self.q))
        self._draw.line(path, fill=_rgba(ink), width=pixels, joint="curve" if joined else None)
        if round_ends:
            half = pixels / 2
            for x, y in (path[0], path[-1]):
                self._draw.ellipse((x - half, y - half, x + half, y + half), fill=_rgba(ink))

    def finish(self) -> Image.Image:
        """The picture at its own size."""
        still_wanted()
        small = self._image.reduce(self.over) if self.over > 1 else self._image
        return small.convert("RGBA")


def _rgba(ink: Ink) -> tuple[int, ...]:
    """The ink, premultiplied; drawing replaces what was there, it does not blend."""
    if len(ink) == 3:
        return (*ink, 255)
    alpha = ink[3]
    return (ink[0] * alpha // 255, ink[1] * alpha // 255, ink[2] * alpha // 255, alpha)


def star(
    x: float, y: float, r: float, *, points: int = 5, inner: float = 0.42, turn: float = -90
) -> list[Point]:
    """The corners of a star."""
    corners = []
    for n in range(2 * points):
        a = math.radians(turn + 180 / points * n)
        far = r if n % 2 == 0 else r * inner
        corners.append((x + far * math.cos(a), y + far * math.sin(a)))
    return corners


def turned(points: Sequence[Point], x: float, y: float, degrees: float) -> list[Point]:
    """Points given about the origin, turned clockwise and moved to (x, y)."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + px * c - py * s, y + px * s + py * c) for px, py in points]


def faded(mask: Image.Image, share: float) -> Image.Image:
    """A mask, weakened."""
    return mask.point(_weaker(share))


@lru_cache(64)
def _weaker(share: float) -> list[int]:
    return [round(v * share) for v in range(256)]


def shifted(mask: Image.Image, dx: int, dy: int) -> Image.Image:
    """A mask, moved; what comes in is empty."""
    moved = Image.new("L", mask.size, 0)
    moved.paste(mask, (dx, dy))
    return moved


def with_shadow(
    sprite: Image.Image, k: float, *, reach: float = 4.0, blur: float = 1.4, depth: float = 0.6
) -> Image.Image:
    """The sprite above its shadow, which falls to the south-east."""
    alpha = sprite.getchannel("A")
    cast = shifted(
        alpha.filter(ImageFilter.GaussianBlur(blur * k)),
        round(reach * SHADOW_X * k),
        round(reach * SHADOW_Y * k),
    )
    out = Image.new("RGBA", sprite.size, (10, 12, 8, 0))
    out.putalpha(faded(cast, depth))
    out.alpha_composite(sprite)
    return out


def tinted(image: Image.Image, color: Color, mask: Image.Image) -> None:
    """Lay a colour over an image where the mask says."""
    image.paste(opaque(color) if image.mode == "RGBA" else color, (0, 0), mask)


@lru_cache(32)
def downward(size: tuple[int, int], low: float, high: float) -> Image.Image:
    """A mask that grows from top to bottom between two strengths (0 to 1). Never change it: it is kept."""
    gradient = Image.linear_gradient("L").resize(size)
    return gradient.point([round(max(0.0, low * 255 + (high - low) * v)) for v in range(256)])


def under(mask: Image.Image, other: Image.Image) -> Image.Image:
    """One mask inside another."""
    return ImageChops.multiply(mask, other)


def label(
    text: str,
    face: Face,
    pixels: int,
    color: Color,
    stroke: int = 0,
    stroke_color: Color = (0, 0, 0),
    halo: float = 0.0,
    strength: float = 1.0,
) -> Image.Image:
    """A line of text as a sprite, its middle in the middle; with an outline, or with a soft halo.

    Small ones are kept; all others would only fill the memory.
    """
    still_wanted()
    draw = _kept_label if len(text) * pixels <= _SMALL else _label
    return draw(text[:LINE], face, pixels, color, stroke, stroke_color, halo, strength)


def _label(
    text: str,
    face: Face,
    pixels: int,
    color: Color,
    stroke: int,
    stroke_color: Color,
    halo: float,
    strength: float,
) -> Image.Image:
    letters = font(face, pixels)
    pad = stroke + round(halo * 3) + 2
    size = round(letters.getlength(text)) + 2 * pad, round(pixels * 1.5) + 2 * pad
    at = (size[0] / 2, size[1] / 2)
    top = Image.new("RGBA", size, opaque(color, 0))
    ImageDraw.Draw(top).text(at, text, font=letters, fill=color, anchor="mm")
    if not halo and not stroke:
        return top
    out = Image.new("RGBA", size, opaque(stroke_color, 0))
    if halo > 0:
        glow = Image.new("L", size, 0)
        ImageDraw.Draw(glow).text(at, text, font=letters, fill=255, anchor="mm", stroke_width=stroke)
        soft = glow.filter(ImageFilter.GaussianBlur(halo))
        out.putalpha(soft.point([min(255, round(v * strength)) for v in range(256)]))
    else:
        ImageDraw.Draw(out).text(
            at,
            text,
            font=letters,
            fill=stroke_color,
            anchor="mm",
            stroke_width=stroke,
            stroke_fill=stroke_color,
        )
    out.alpha_composite(top)
    return out


_kept_label = lru_cache(1024)(_label)


def paste_left(image: Image.Image, sprite: Image.Image, x: float, y: float, pad: int = 2) -> None:
    """Paste a label so that its text begins at x and its middle is at y, in pixels."""
    image.paste(sprite, (round(x) - pad, round(y - sprite.height / 2)), sprite)


def paste_center(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Paste a sprite with its middle at (x, y) in pixels."""
    image.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)
