"""Which answer a private message shows: several presses of it may be under way, and the slower one must not win."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from itertools import count
from typing import Final, TypeAlias

#: When the game was read that an answer shows: of two the later one has the higher number. It counts nothing but
#: answers of this process, so it tells nothing of what anybody drafts.
Stamp: TypeAlias = int

#: Messages that are remembered; a press of an older one finds nothing under way any more.
_MOST: Final = 2_000


@dataclass(slots=True)
class Panel:
    """One private message."""

    newest: Stamp = 0
    #: Edits reach Discord one after the other.
    edits: asyncio.Lock = field(default_factory=asyncio.Lock)

    def takes(self, stamp: Stamp) -> bool:
        """Note what it is going to show; False: it shows something newer already."""
        if stamp < self.newest:
            return False
        self.newest = stamp
        return True


class Panels:
    """The private messages that people have open."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, Panel] = OrderedDict()
        self._count = count(1)

    def of(self, message: int) -> Panel:
        """What is known of a message."""
        panel = self._known.setdefault(message, Panel())
        self._known.move_to_end(message)
        if len(self._known) > _MOST:
            self._known.popitem(last=False)
        return panel

    def stamp(self) -> Stamp:
        """For an answer that shows the game as it was read just now."""
        return next(self._count)
