"""What the layers draw on: a picture in units, of the whole board or of a part of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from renderer.canvas import paste_center
from renderer.layout import Box, Layout
from renderer.patience import still_wanted
from renderer.theme import Land, Theme


@dataclass(frozen=True, slots=True)
class Stage:
    """The picture, its scale, and which part of the whole picture it shows."""

    image: Image.Image
    layout: Layout
    theme: Theme
    colors: Land
    k: float
    part: Box

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        """A sprite with its middle at a point of the whole picture; outside the part nothing happens."""
        still_wanted()
        px, py = (x - self.part.left) * self.k, (y - self.part.top) * self.k
        half_w, half_h = sprite.width / 2, sprite.height / 2
        if -half_w < px < self.image.width + half_w and -half_h < py < self.image.height + half_h:
            paste_center(self.image, sprite, px, py)

    def put_corner(self, sprite: Image.Image, x: float, y: float) -> None:
        """A sprite with its top left corner at a point of the whole picture."""
        self.put(sprite, x + sprite.width / 2 / self.k, y + sprite.height / 2 / self.k)

    def grown(self) -> Stage:
        """The same picture in larger units: what stands around a wide board is as large in a chat as on any other."""
        grow = self.layout.grow
        left, top, right, bottom = (edge / grow for edge in self.part)
        return replace(self, k=self.k * grow, part=Box(left, top, right, bottom))

    def pixels(self, size: float) -> int:
        """A length in pixels."""
        return round(size * self.k)
