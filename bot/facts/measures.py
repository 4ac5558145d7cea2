"""What battles of a pace have come to, of nobody in particular: how long turns take, and how many battles end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

_HOUR: Final = 3600.0
#: Turns are told apart by how many hours they took at most.
HOURS: Final = (0.1, 0.5, 1.0, 3.0, 6.0, 12.0, 24.0, 48.0, 72.0, 120.0)
TURNS, SECONDS, WAITS, BEGUN, ENDED = "turns", "seconds", "waits", "begun", "ended-"
#: Endings that are no result.
_UNDECIDED: Final = ("cancelled", "abandoned", "unfinished")


def hours_of(seconds: float) -> str:
    """The name under which a turn of this length is counted: the least of the bounds it keeps."""
    return next((f"hours-{one:g}" for one in HOURS if seconds <= one * _HOUR), "hours-more")


class Measured(NamedTuple):
    """One pace: sums by name."""

    sums: Mapping[str, float]

    @property
    def turns(self) -> float:
        """Turns that people have ended."""
        return self.sums.get(TURNS, 0.0)

    @property
    def hours_a_turn(self) -> float:
        """How long a turn took, from its beginning to its end by the clock on the wall."""
        return self.sums.get(SECONDS, 0.0) / self.turns / _HOUR if self.turns else 0.0

    @property
    def waits(self) -> float:
        """How often a battle came to wait for somebody."""
        return self.sums.get(WAITS, 0.0)

    @property
    def waits_a_turn(self) -> float:
        """How often a turn made the battle wait for somebody."""
        return self.waits / self.turns if self.turns else 0.0

    @property
    def buckets(self) -> list[tuple[float, float]]:
        """How many turns took so many hours at most."""
        found, number = [], 0.0
        for one in HOURS:
            number += self.sums.get(f"hours-{one:g}", 0.0)
            found.append((one, number))
        return found

    @property
    def half(self) -> float | None:
        """So many hours at most took half of the turns; None: more than the last bound, or there are none."""
        return next(
            (hours for hours, number in self.buckets if self.turns and 2 * number >= self.turns), None
        )

    @property
    def endings(self) -> Mapping[str, float]:
        """Battles that are over, by how they ended."""
        return {
            name.removeprefix(ENDED): value for name, value in self.sums.items() if name.startswith(ENDED)
        }

    @property
    def begun(self) -> float:
        """Battles that have begun."""
        return self.sums.get(BEGUN, 0.0)

    @property
    def finished(self) -> float:
        """Battles that are over, in whatever way."""
        return sum(self.endings.values())

    @property
    def share_ended(self) -> float:
        """Of those the share that came to a result."""
        undecided = sum(self.endings.get(one, 0.0) for one in _UNDECIDED)
        return 1.0 - undecided / self.finished if self.finished else 0.0
