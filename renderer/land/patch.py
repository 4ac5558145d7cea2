"""A piece of the land while it is painted: picture, noise and masks of a region, in units of the land.

Features are painted on their own region, not on the whole board, and only the hard edges are drawn larger and
reduced: a whole board then costs a quarter of what painting it all at double size does.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw, ImageOps

from renderer.canvas import faded, shifted
from renderer.land import texture
from renderer.layout import Cell, Layout, Point, corners
from renderer.theme import Color, Land, shaded

#: How much larger hard edges are drawn.
OVER: Final = 2
#: How soft a shape is before its edge is cut, in units.
_SOFT: Final = 10.0


@dataclass(frozen=True, slots=True)
class Noise:
    """Three grains of noise: big as fields, middling as bushes, fine as grass."""

    big: Image.Image
    middle: Image.Image
    fine: Image.Image

    def crop(self, box: tuple[int, int, int, int]) -> Noise:
        """The part of it under a box of pixels."""
        return Noise(self.big.crop(box), self.middle.crop(box), self.fine.crop(box))


class Stencil:
    """A mask being drawn in units of the land, at double size."""

    def __init__(self, patch: Patch, over: int = OVER, fill: int = 0) -> None:
        self._over = over
        self._q = patch.k * over
        self._ox, self._oy = patch.box[0] * over, patch.box[1] * over
        self._image = Image.new("L", (patch.size[0] * over, patch.size[1] * over), fill)
        self.draw: Final = ImageDraw.Draw(self._image)

    def at(self, points: Iterable[Point]) -> list[Point]:
        """Points of the land as pixels of this stencil."""
        q, ox, oy = self._q, self._ox, self._oy
        return [(x * q - ox, y * q - oy) for x, y in points]

    def polygon(self, points: Sequence[Point], value: int = 255) -> None:
        """A filled polygon."""
        self.draw.polygon(self.at(points), fill=value)

    def line(
        self, points: Sequence[Point], width: float, value: int = 255, *, round_ends: bool = True
    ) -> None:
        """A line with round joints and ends."""
        path, pixels = self.at(points), max(1, round(width * self._q))
        self.draw.line(path, fill=value, width=pixels, joint="curve")
        if round_ends:
            half = pixels / 2
            for x, y in (path[0], path[-1]):
                self.draw.ellipse((x - half, y - half, x + half, y + half), fill=value)

    def dot(self, x: float, y: float, rx: float, ry: float | None = None, value: int = 255) -> None:
        """A filled ellipse."""
        ry = rx if ry is None else ry
        (x0, y0), (x1, y1) = self.at([(x - rx, y - ry), (x + rx, y + ry)])
        self.draw.ellipse((x0, y0, x1, y1), fill=value)

    def arc(self, x: float, y: float, rx: float, ry: float, start: float, end: float, width: float) -> None:
        """A part of the outline of an ellipse."""
        (x0, y0), (x1, y1) = self.at([(x - rx, y - ry), (x + rx, y + ry)])
        self.draw.arc((x0, y0, x1, y1), start, end, fill=255, width=max(1, round(width * self._q)))

    def done(self) -> Image.Image:
        """The mask at the size of the patch."""
        return self._image.reduce(self._over) if self._over > 1 else self._image


class Patch:
    """A region of the land; `image` is painted in place."""

    def __init__(
        self, image: Image.Image, noise: Noise, layout: Layout, k: float, colors: Land, seed: str,
        box: tuple[int, int, int, int],
    ) -> None:  # fmt: skip
        self.image = image
        self.noise: Final = noise
        self.layout: Final = layout
        self.k: Final = k
        self.colors: Final = colors
        self.seed: Final = seed
        #: Where it lies in the land, in pixels.
        self.box: Final = box
        self.size: Final = image.size

    def chance(self, label: str) -> random.Random:
        """A stream of chance of its own for one purpose."""
        return random.Random(f"{self.seed}|{label}")

    def stencil(self, over: int = OVER) -> Stencil:
        """An empty stencil."""
        return Stencil(self, over)

    def hexes(self, cells: Iterable[Cell], inset: float = 0.0, *, over: int = 1) -> Image.Image:
        """The mask of these hexes. At the size of the picture: it is blurred anyway."""
        stencil = Stencil(self, over)
        for cell in cells:
            stencil.polygon(corners(*self.layout.on_land(cell), inset))
        return stencil.done()

    def joined(self, cells: Iterable[Cell], inset: float, grain: float = 0.3) -> Image.Image:
        """These hexes as one shape with a natural edge, drawn in by `inset` at its outside only."""
        soft = self.blur(self.hexes(cells, -0.8), _SOFT)
        middle = round(255 * (1 + math.erf(inset / _SOFT / math.sqrt(2))) / 2)
        return texture.grown(soft, self.noise.middle, grain, max(0, middle - 14), min(255, middle + 14))

    def blur(self, mask: Image.Image, units: float) -> Image.Image:
        """A mask with soft edges."""
        return texture.blurred(mask, units * self.k)

    def shift(self, mask: Image.Image, dx: float, dy: float) -> Image.Image:
        """A mask, moved by units."""
        return shifted(mask, round(dx * self.k), round(dy * self.k))

    def tint(self, mask: Image.Image, color: Color, share: float = 1.0) -> None:
        """Lay a colour where the mask is."""
        self.image.paste(color, (0, 0), mask if share >= 1 else faded(mask, share))

    def lay(self, picture: Image.Image, mask: Image.Image, share: float = 1.0) -> None:
        """Lay a picture where the mask is."""
        self.image.paste(picture, (0, 0), mask if share >= 1 else faded(mask, share))

    def grainy(self, grain: Image.Image, color: Color, dark: float, light: float) -> Image.Image:
        """A flat colour with noise on it."""
        return ImageOps.colorize(grain, shaded(color, dark), shaded(color, light))

    def pixel(self, x: float, y: float) -> Point:
        """A point of the land as a pixel of this patch."""
        return x * self.k - self.box[0], y * self.k - self.box[1]
