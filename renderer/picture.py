"""A finished picture, and how it is encoded."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image

Format: TypeAlias = Literal["webp", "png", "jpeg", "gif"]

#: Measured: what a chat needs at the size of a board, and the fast way out under load (JPEG, ten times faster).
WEBP_QUALITY: Final = 84
WEBP_METHOD: Final = 2
JPEG_QUALITY: Final = 90
#: One colour for four pixels (Pillow's name for 4:2:0), as WebP has it in any case: a third of the time, a sixth of the
#: bytes.
JPEG_COLORS: Final = 2


class Picture(NamedTuple):
    """Encoded bytes, ready to be attached."""

    data: bytes
    format: Format
    width: int
    height: int


def encoded(
    image: Image.Image, kind: Format = "webp", *, quality: int = WEBP_QUALITY, quick: bool = False
) -> Picture:
    """The image as bytes of that format."""
    out = BytesIO()
    if kind == "webp":
        image.save(out, "WEBP", quality=quality, method=0 if quick else WEBP_METHOD)
    elif kind == "png":
        image.save(out, "PNG", compress_level=3)
    elif kind == "jpeg":
        image.save(out, "JPEG", quality=JPEG_QUALITY, subsampling=JPEG_COLORS)
    else:
        image.save(out, "GIF")
    return Picture(out.getvalue(), kind, image.width, image.height)


def animated(
    frames: Sequence[tuple[Image.Image, int]], kind: Format = "webp", *, quality: int = 76
) -> Picture:
    """Frames with their milliseconds as an animation: WebP, or GIF for clients that do not play it."""
    images, times = [image for image, _ in frames], [time for _, time in frames]
    out = BytesIO()
    if kind == "gif":
        images = _one_palette(images)
        images[0].save(
            out, "GIF", save_all=True, append_images=images[1:], duration=times, loop=0, optimize=False
        )
    else:
        images[0].save(
            out, "WEBP", save_all=True, append_images=images[1:], duration=times, loop=0,
            quality=quality, method=4, minimize_size=True,
        )  # fmt: skip
    return Picture(out.getvalue(), "gif" if kind == "gif" else "webp", images[0].width, images[0].height)


def _one_palette(images: Sequence[Image.Image]) -> list[Image.Image]:
    """One palette for all frames, with the colours of the marks in it: else they turn brown and grey."""
    from renderer.theme import STANDARD as T  # noqa: PLC0415 - only GIF needs it

    w, h = images[0].size
    marks = (T.attack, T.move, T.ring, T.retreat, T.gold, T.paper, T.disc, T.night, (255, 255, 255))
    sheet = Image.new("RGB", (w, 2 * h + 240))
    sheet.paste(images[0].convert("RGB"), (0, 0))
    sheet.paste(images[-1].convert("RGB"), (0, h))
    for n, color in enumerate(marks):
        sheet.paste(color, (n * w // len(marks), 2 * h, (n + 1) * w // len(marks), 2 * h + 240))
    palette = sheet.quantize(255, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    return [image.convert("RGB").quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
