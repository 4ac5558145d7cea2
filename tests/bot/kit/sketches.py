"""A studio that draws nothing: for tests of everything but pictures, and for benchmarks."""

from __future__ import annotations

import base64
import hashlib
from functools import lru_cache
from typing import Any

from engine.view import HexView, PlayerView
from renderer.picture import Picture
from renderer.studio import Studio

_PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


class Sketches(Studio):
    """A studio that draws nothing, but whose bytes depend on everything it is given: leaks show as bytes."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        #: The words of every picture, and those written on its board.
        self.written: list[Any] = []

    def is_warm(self, view: Any, **look: Any) -> bool:
        return True

    async def board(self, view: Any, *, wanted: Any = None, **look: Any) -> Picture:
        self.written += [look.get("words"), look.get("told"), [one.text for one in view.labels]]
        return _sketch("board", view, look)

    async def hand(self, view: Any, **look: Any) -> Picture:
        self.written.append(look.get("words"))
        return _sketch("hand", view.drawn or view.hand, look)

    async def cup(self, words: Any) -> Picture:
        self.written.append(words)
        return _sketch("cup", words)

    async def scenario_card(self, view: Any, **look: Any) -> Picture:
        self.written += [look.get("words"), [one.text for one in view.labels]]
        return _sketch("card", view, look)

    async def film(self, shots: Any, **look: Any) -> Picture:
        for one in shots:
            self.written += [one.words, one.told, [label.text for label in one.view.labels]]
        return _sketch("film", tuple(shots), look)

    async def scores(self, words: Any, **look: Any) -> Picture:
        self.written.append(words)
        return _sketch("scores", words, look)


def _sketch(*given: Any) -> Picture:
    """A one-pixel PNG with a fingerprint of what was to be drawn behind it."""
    said = "".join(_said(one) for one in given)
    return Picture(_PIXEL + hashlib.sha256(said.encode()).digest(), "png", 1, 1)


def _said(given: Any) -> str:
    if isinstance(given, PlayerView):
        return f"{_ground(given.hexes)}{given._replace(hexes=())!r}"
    return repr(given)


@lru_cache(maxsize=256)
def _ground(hexes: tuple[HexView, ...]) -> str:
    """Most of what there is to say of a board, and always the same for a battle."""
    return repr(hexes)
