"""Noise and edges: what makes drawn ground look grown. All of it is seeded, the same battle looks the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from PIL import Image, ImageChops, ImageFilter, ImageOps

#: Beyond this radius in pixels a blur is made on a reduced copy: six to ten times faster, the same look.
_FAST_FROM: Final = 4.0
_STRIP: Final = 200


def noise(
    size: tuple[int, int], cell: float, seed: str, *, octaves: int = 3, stretch: float = 1.0
) -> Image.Image:
    """Smooth value noise over all grey levels; `cell` is the size of its largest patches in pixels."""
    chance = random.Random(seed)
    w, h = size
    out: Image.Image | None = None
    strength, total = 1.0, 0.0
    for _ in range(octaves):
        across, down = max(2, int(w / cell / stretch) + 3), max(2, int(h / cell) + 3)
        layer = Image.frombytes("L", (across, down), chance.randbytes(across * down)).resize(
            size, Image.Resampling.BICUBIC, box=(0.5, 0.5, across - 0.5, down - 0.5)
        )
        total += strength
        out = layer if out is None else Image.blend(out, layer, strength / total)
        strength /= 2
        cell = max(1.5, cell / 2)
    assert out is not None
    return ImageOps.autocontrast(out, cutoff=1)


def blurred(mask: Image.Image, pixels: float) -> Image.Image:
    """A mask with soft edges."""
    if pixels < _FAST_FROM:
        return mask.filter(ImageFilter.GaussianBlur(pixels))
    factor = max(1, min(8, int(pixels / 3)))
    if factor == 1:
        return mask.filter(ImageFilter.GaussianBlur(pixels))
    small = mask.reduce(factor).filter(ImageFilter.GaussianBlur(pixels / factor))
    return small.resize(mask.size, Image.Resampling.BICUBIC)


def grown(
    mask: Image.Image, grain: Image.Image, amount: float, low: int = 118, high: int = 138
) -> Image.Image:
    """A natural edge: a soft mask with noise on it, then a steep threshold."""
    rough = ImageChops.add(
        mask, grain.point([round(v * amount) for v in range(256)]), scale=1, offset=round(-127 * amount)
    )
    return stepped(rough, low, high)


def stepped(mask: Image.Image, low: int, high: int) -> Image.Image:
    """Nothing below one value, everything above another, a ramp between."""
    return mask.point(
        [0 if v <= low else 255 if v >= high else round((v - low) * 255 / (high - low)) for v in range(256)]
    )


def band(mask: Image.Image, low: int, high: int, value: int = 255) -> Image.Image:
    """Where the mask lies between two values."""
    return mask.point([value if low < v < high else 0 for v in range(256)])


def strips(size: tuple[int, int]) -> Iterator[tuple[int, int, int, int]]:
    """A picture in boxes from top to bottom: what needs no neighbours is done in little memory, and holds up nobody."""
    for top in range(0, size[1], _STRIP):
        yield 0, top, size[0], min(size[1], top + _STRIP)


def soft_lit(image: Image.Image, light: Image.Image) -> Image.Image:
    """A picture in soft light, strip by strip: one call over all of it would hold up every other thread."""
    out = Image.new("RGB", image.size)
    for box in strips(image.size):
        lit = Image.merge("RGB", [light.crop(box)] * 3)
        out.paste(ImageChops.soft_light(image.crop(box), lit), box[:2])
    return out
