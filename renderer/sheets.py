"""What a thread draws on, kept for its next picture: for a new sheet the system has to clear ten megabytes."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Final

from PIL import Image

#: The whole of a board as it is usually sent, and as it is sent in a hurry.
_KEPT: Final = 2
_here: Final = threading.local()


def sheet(base: Image.Image, box: tuple[int, int, int, int]) -> Image.Image:
    """A part of a base to draw on, black beyond its edges."""
    size = box[2] - box[0], box[3] - box[1]
    image = _kept().pop(size, None)
    if image is None:
        image = Image.new("RGB", size)
    elif box[0] < 0 or box[1] < 0 or box[2] > base.width or box[3] > base.height:
        image.paste((0, 0, 0), (0, 0, *size))
    # A base that is looked into on disk has a fourth byte, as every picture has in memory: nothing is to be converted.
    image.im.paste(base.im, (-box[0], -box[1], base.width - box[0], base.height - box[1]))
    return image


def give_back(image: Image.Image) -> None:
    """Nobody else has the picture, and nobody needs it any more: the next one of its size is drawn on it."""
    kept = _kept()
    if image.mode == "RGB":
        kept[image.size] = image
    while len(kept) > _KEPT:
        kept.popitem(last=False)


def _kept() -> OrderedDict[tuple[int, int], Image.Image]:
    kept: OrderedDict[tuple[int, int], Image.Image] | None = getattr(_here, "kept", None)
    if kept is None:
        kept = _here.kept = OrderedDict()
    return kept
