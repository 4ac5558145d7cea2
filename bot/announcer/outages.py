"""Whether Discord answers at all: while it does not, all wait together, and then a few look first."""

from __future__ import annotations

from typing import Final

#: Battles told at the same time.
MOST: Final = 16
#: So many battles in a row meet trouble, with none in between that could be told: then it is not their channels.
_SCOUTS: Final = 3
#: Seconds of the first pause for all, and of the longest; shorter than a single battle's longest wait, so that
#: it is not always the same battles that look first.
_FIRST: Final = 5.0
_LONGEST: Final = 30.0


class Outages:
    """What the battles told last have met."""

    def __init__(self) -> None:
        self._met: set[int] = set()
        self._pauses = 0
        self._until = 0.0

    def room(self, now: float) -> int:
        """How many battles may be told at the same time."""
        if now < self._until:
            return 0
        return _SCOUTS if self._pauses else MOST

    def answered(self) -> None:
        """Discord has answered."""
        self._met.clear()
        self._pauses = 0
        self._until = 0.0

    def trouble(self, game: int, now: float) -> None:
        """Discord has not. What was on its way when a pause began says nothing new."""
        if now < self._until:
            return
        self._met.add(game)
        if len(self._met) >= _SCOUTS:
            self._met.clear()
            self._until = now + min(_LONGEST, _FIRST * 2**self._pauses)
            self._pauses = min(self._pauses + 1, 8)
