"""When pictures are to be made in a hurry: many wait for theirs, or did a moment ago."""

from __future__ import annotations

import time
from typing import Final

from renderer.picture import Format

#: With so many pictures waiting, boards go out as JPEG (ten times faster, twice the bytes), those of drafts with half
#: the pixels. Whoever comes after three others of 65 milliseconds has waited for as long as anybody should.
RUSH: Final = 3
#: Seconds for which it goes on like that. Else every other picture of a rush that lasts was one that brings it about.
_RUSHES: Final = 1.0


class Rush:
    """Whether there is one."""

    def __init__(self) -> None:
        self._until = 0.0

    def lasts(self, before: int) -> bool:
        """Whether there is one now, with so many who have asked before."""
        now = time.monotonic()
        if before >= RUSH:
            self._until = now + _RUSHES
        return now < self._until


def format_in(rush: bool) -> Format:
    """How pictures are encoded."""
    return "jpeg" if rush else "webp"
