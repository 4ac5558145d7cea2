"""The people of a club for a while, what they open, and what is seen of them (`month.py`)."""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple

from bot.facts.pace import PACES, PaceName
from bot.facts.rhythm import Rhythm

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
#: How a message of a kind is known.
_SIGNS: Final = {
    "turns": "to move.**", "reminders": "little time is left", "digests": "☀️",
    "turns played for somebody": "time is up for the", "seats": "time was up too often",
    "left the server": "has left this server", "verdicts": "Played on", "back": "is back and plays",
}  # fmt: skip
#: How many vanish.
VANISH: Final = 0.3


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


def somebody(rng: Random, actor: Any, now: float) -> Person:
    """How he is, and whether he vanishes: for good, for a week, or leaves the server."""
    made = Person(actor, HOUR * rng.choice((1, 3, 6, 10, 16)))
    if rng.random() < VANISH:
        made.gone = now + rng.uniform(0.5, 14) * DAY
        made.leaves = rng.random() < 0.2
        if not made.leaves and rng.random() < 0.5:
            made.back = made.gone + 7 * DAY
    return made


@dataclass
class Wait:
    """Somebody waits for somebody: since when, and how long he may have to."""

    since: float
    allowed: float


class Opening(NamedTuple):
    """A battle that is going to be opened."""

    at: float
    pace: PaceName
    #: Who is going to vanish in the middle of it, where all of it is played at one sitting.
    vanishes: int | None = None


def at_one_sitting(pace: PaceName) -> bool:
    """Whether people sit before it until it is over."""
    clock = PACES[pace]
    return clock is not None and clock.quick


def openings(rng: Random, battles: int, now: float, persons: Mapping[int, Person]) -> list[Opening]:
    """At every pace that is offered, the default twice as often; all at once but those that are played at one sitting:
    people meet for them in the first two weeks, and as many of them vanish.
    """
    made, leavers = list[Opening](), [number for number, one in persons.items() if one.gone < float("inf")]
    for _ in range(battles):
        pace = rng.choice((*PACES, "normal"))
        if not at_one_sitting(pace):
            made.append(Opening(now, pace))
        elif leavers and rng.random() < VANISH:
            leaver = rng.choice(leavers)
            made.append(Opening(persons[leaver].gone - rng.uniform(0.05, 1) * HOUR, pace, leaver))
        else:
            made.append(Opening(now + rng.uniform(0, 14) * DAY, pace))
    return sorted(made)


@dataclass
class AtPace:
    """What was seen of the battles of a pace."""

    ended: Counter[str] = field(default_factory=Counter)
    #: Days from the start to the end of each battle.
    lasted: list[float] = field(default_factory=list)
    #: Seconds of each wait beyond what the clock told when it began, and of all of it.
    beyond: list[float] = field(default_factory=list)
    waited: list[float] = field(default_factory=list)

    def add(self, other: AtPace) -> None:
        """Together with those of another one."""
        self.ended += other.ended
        self.lasted += other.lasted
        self.beyond += other.beyond
        self.waited += other.waited

    def summary(self) -> dict[str, object]:
        """In few words."""
        return {
            "ended": dict(self.ended),
            "days to the end: half, longest": [
                round(statistics.median(self.lasted), 1), round(max(self.lasted), 1)
            ],
            "waits": len(self.waited),
            "longest wait, hours": round(max(self.waited) / HOUR, 1),
            "longest beyond its clock, minutes": round(max(self.beyond) / 60, 1),
        }  # fmt: skip


@dataclass
class Figures:
    """What was seen."""

    battles: int = 0
    paces: defaultdict[PaceName, AtPace] = field(default_factory=lambda: defaultdict(AtPace))
    restarts: int = 0
    jumps: int = 0
    #: Messages by kind, and those that ring a phone by person and day.
    told: Counter[str] = field(default_factory=Counter)
    #: Each notice of a turn, by its channel and its words: none comes twice.
    turns: Counter[tuple[int, str]] = field(default_factory=Counter)
    rings: Counter[tuple[int, int]] = field(default_factory=Counter)
    person_days: int = 0
    #: What waits in the outbox when all is over.
    untold: int = 0
    #: CPU seconds that it took.
    seconds: int = 0
    chosen: Counter[str] = field(default_factory=Counter)

    @property
    def all(self) -> AtPace:
        """What was seen of all battles."""
        made = AtPace()
        for one in self.paces.values():
            made.add(one)
        return made

    @property
    def doubled(self) -> list[tuple[int, str]]:
        """The notices of a turn that came more than once."""
        return [notice for notice, number in self.turns.items() if number > 1]

    def heard(self, channel: int, text: str, meant: set[int], day: int) -> None:
        """A message was sent: what kind, and whose phone it made ring."""
        for name, sign in _SIGNS.items():
            self.told[name] += sign in text
        if _SIGNS["turns"] in text:
            self.turns[(channel, text)] += 1
        for person in meant:
            self.rings[(person, day)] += 1

    def summary(self) -> dict[str, object]:
        """In few words."""
        # Days without any count for the mean and for the share.
        rings = sorted(self.rings.values())
        often = rings[-min(len(rings), max(1, self.person_days // 20))] if rings else 0
        return {
            "battles": self.battles,
            **self.all.summary(),
            "by pace": {pace: one.summary() for pace, one in sorted(self.paces.items())},
            "notices of a turn that came twice": self.doubled,
            "never told": self.untold,
            "restarts": self.restarts,
            "jumps of the clock": self.jumps,
            "told": dict(self.told),
            "chosen": dict(self.chosen),
            "rings a person a day: mean, 95 % below, most": [
                round(sum(rings) / self.person_days, 2), often, max(rings, default=0)
            ],
            "CPU seconds": self.seconds,
        }  # fmt: skip


class Waits:
    """Who waits for whom."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self._known: dict[int, tuple[object, Wait]] = {}

    def end(self, game: int, pace: PaceName, now: float, key: object = None, allowed: float = 0.0) -> None:
        """A wait is over when something else is waited for; None: nothing is."""
        known = self._known.get(game)
        if known is not None and known[0] == key:
            return
        if known is not None:
            waited = now - known[1].since
            self._figures.paces[pace].waited.append(waited)
            self._figures.paces[pace].beyond.append(waited - known[1].allowed)
        if key is None:
            self._known.pop(game, None)
        else:
            self._known[game] = (key, Wait(now, allowed))
