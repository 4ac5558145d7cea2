"""How reliably somebody plays in time."""

from __future__ import annotations

from typing import Final, NamedTuple

#: His last turns that count.
KEPT: Final = 50
#: With fewer of them somebody is new, and nobody judges by them.
ENOUGH: Final = 10
#: What tables may ask for, in percent, and what the button asks for.
ASKED_FOR: Final = (50, 70, 80, 90, 95)
PUNCTUAL: Final = 90


class Reliability(NamedTuple):
    """Of his last turns how many were in time."""

    turns: int = 0
    in_time: int = 0

    @property
    def known(self) -> bool:
        """Whether there are enough to judge by."""
        return self.turns >= ENOUGH

    @property
    def percent(self) -> int:
        """The share in time, rounded down: 90 is really 90."""
        return 100 * self.in_time // self.turns if self.turns else 100

    def falls_short(self, least: int) -> bool:
        """Whether it is less than a table asks for; somebody new never falls short."""
        return self.known and self.percent < least
