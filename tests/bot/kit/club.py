"""The people of a club for a while, and what is seen of them (`month.py`)."""

from __future__ import annotations

import statistics
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from bot.facts.rhythm import Rhythm

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


@dataclass
class Person:
    """Somebody of the club."""

    actor: Any
    #: Half of his answers come sooner than this.
    answers: float
    gone: float = float("inf")
    back: float = float("inf")
    leaves: bool = False
    rhythm: Rhythm = field(default_factory=Rhythm)

    def there(self, now: float) -> bool:
        """Whether he plays now."""
        return not self.gone <= now < self.back


@dataclass
class Wait:
    """Somebody waits for somebody: since when, and how long he may have to."""

    since: float
    allowed: float


@dataclass
class Figures:
    """What was seen."""

    battles: int = 0
    ended: Counter[str] = field(default_factory=Counter)
    #: Days from the start to the end of each battle.
    lasted: list[float] = field(default_factory=list)
    #: Seconds of each wait beyond what the clock told when it began, and of all of it.
    beyond: list[float] = field(default_factory=list)
    waited: list[float] = field(default_factory=list)
    restarts: int = 0
    jumps: int = 0
    #: Messages by kind, and those that ring a phone by person and day.
    told: Counter[str] = field(default_factory=Counter)
    rings: Counter[tuple[int, int]] = field(default_factory=Counter)
    person_days: int = 0
    chosen: Counter[str] = field(default_factory=Counter)

    def summary(self) -> dict[str, object]:
        """In few words."""
        # Days without any count for the mean and for the share.
        rings = sorted(self.rings.values())
        often = rings[-min(len(rings), max(1, self.person_days // 20))] if rings else 0
        return {
            "battles": self.battles,
            "ended": dict(self.ended),
            "days to the end: half, longest": [
                round(statistics.median(self.lasted), 1), round(max(self.lasted), 1)
            ],
            "waits": len(self.waited),
            "longest wait, hours": round(max(self.waited) / HOUR, 1),
            "longest beyond its clock, minutes": round(max(self.beyond) / 60, 1),
            "restarts": self.restarts,
            "jumps of the clock": self.jumps,
            "told": dict(self.told),
            "chosen": dict(self.chosen),
            "rings a person a day: mean, 95 % below, most": [
                round(sum(rings) / self.person_days, 2), often, max(rings, default=0)
            ],
        }  # fmt: skip
