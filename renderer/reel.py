"""An animated WebP, put together frame by frame: no frame is kept once it is on the reel.

Pillow wants all frames at once, and puts whole ones in between. Here each frame is the rectangle that differs from the
one before it, so the pictures of a battle, whose ground stays as it is, take a fraction of that. The container is that
of Google's WebP specification: RIFF, with the chunks VP8X, ANIM and an ANMF for each frame.
"""

from __future__ import annotations

import struct
from io import BytesIO
from typing import Final

from PIL import Image, ImageChops

from renderer.picture import Picture

#: Of a file that is one still picture: what stands before its chunk.
_HEAD: Final = 12
#: In VP8X: it moves. In ANMF: it covers what was there before, and stays.
_MOVES, _COVERS = 0x02, 0x02
#: The longest a frame may stay, in milliseconds: 24 bits.
_LONGEST: Final = (1 << 24) - 1


class FullError(Exception):
    """One frame more, and the film would be larger than it may be."""


class Reel:
    """Frames of one size, encoded as they come."""

    def __init__(self, *, quality: int, most: int) -> None:
        self._quality: Final = quality
        self._most: Final = most
        self._last: Image.Image | None = None
        #: The finished frames, and the newest one, which may stay longer yet: where it lies, its chunk, its time.
        self._out: Final = BytesIO()
        self._newest: tuple[tuple[int, int, int, int], bytes, int] | None = None

    def add(self, image: Image.Image, milliseconds: int) -> None:
        """One frame more. Raises FullError."""
        box = (0, 0, *image.size)
        if self._last is not None:
            changed = ImageChops.difference(image, self._last).getbbox()
            if changed is None and self._newest is not None:
                place, chunk, stays = self._newest
                self._newest = place, chunk, min(stays + milliseconds, _LONGEST)
                return
            # A place is stored as half of it: rectangles begin at even pixels.
            assert changed is not None
            box = (changed[0] // 2 * 2, changed[1] // 2 * 2, changed[2], changed[3])
        self._finish()
        still = BytesIO()
        image.crop(box).save(still, "WEBP", quality=self._quality, method=2)
        self._newest = box, still.getvalue()[_HEAD:], min(milliseconds, _LONGEST)
        self._last = image
        if self._out.tell() + len(self._newest[1]) + 100 > self._most:
            raise FullError

    def _finish(self) -> None:
        """What stays no longer goes to the others."""
        if self._newest is None:
            return
        (left, top, right, bottom), chunk, stays = self._newest
        head = b"".join(_three(n) for n in (left // 2, top // 2, right - left - 1, bottom - top - 1, stays))
        self._out.write(_chunk(b"ANMF", head + bytes([_COVERS]) + chunk))
        self._newest = None

    def picture(self) -> Picture:
        """The whole film; it begins again when it is over."""
        assert self._last is not None
        self._finish()
        wide, high = self._last.size
        canvas = struct.pack("<I", _MOVES) + _three(wide - 1) + _three(high - 1)
        body = _chunk(b"VP8X", canvas) + _chunk(b"ANIM", struct.pack("<IH", 0, 0)) + self._out.getvalue()
        data = b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WEBP" + body
        return Picture(data, "webp", wide, high)


def _three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)
