"""Encoded pictures, kept by what they show: nobody's is drawn twice."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from renderer.picture import Picture
from renderer.shown import Key


class Kept:
    """So many bytes of them; which was asked for longest ago goes first."""

    def __init__(self, memory: int) -> None:
        self._memory: Final = memory
        self._pictures: Final[OrderedDict[Key, Picture]] = OrderedDict()
        self._bytes = 0

    def __contains__(self, key: Key) -> bool:
        return key in self._pictures

    def get(self, key: Key) -> Picture | None:
        """The picture, if it is still there."""
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
        return picture

    def keep(self, key: Key, picture: Picture) -> None:
        """From now on; there was none of it before."""
        self._pictures[key] = picture
        self._bytes += len(picture.data)
        while self._bytes > self._memory and len(self._pictures) > 1:
            _, dropped = self._pictures.popitem(last=False)
            self._bytes -= len(dropped.data)
