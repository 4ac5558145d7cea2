"""When somebody sleeps and when he is away."""

from __future__ import annotations

from typing import Final, NamedTuple

_HOUR: Final = 3600
_DAY: Final = 24 * _HOUR
#: A deadline that would fall into somebody's quiet hours comes so long after they end.
AFTER_QUIET: Final = 2 * _HOUR
#: Nobody is quiet for longer: so a deadline, and a question, is put off by fifteen hours at most.
LONGEST_QUIET: Final = 12
#: Whoever plays turns of less than that is awake: such a table knows no quiet hours.
QUIET_FROM: Final = 8 * _HOUR

#: The days one may be away: these, one more for so many days played, and never more than so many.
FIRST_DAYS: Final = 7
DAYS_A_DAY: Final = 8
MOST_DAYS: Final = 30
#: Nobody goes away in the last hour of his running clock, nor plans further than that.
LAST_HOUR: Final = _HOUR
FURTHEST: Final = 365 * _DAY


class Holiday(NamedTuple):
    """Somebody is away; one that is ended early keeps what is over of it."""

    since: float
    until: float

    def holds(self, moment: float) -> bool:
        """Whether a moment falls into it."""
        return self.since <= moment < self.until


class Rhythm(NamedTuple):
    """Where somebody lives, when he sleeps, and when he is away."""

    #: A name of the list of zones; None: he has not said, and is never quiet.
    zone: str | None = None
    #: The hours of his clock between which no deadline falls; the same twice: he has no quiet hours.
    begins: int = 23
    ends: int = 8
    #: The hour of his clock, or of UTC, at which his digest comes if he wants one.
    digest: int = 9
    #: The newest last; they never overlap.
    holidays: tuple[Holiday, ...] = ()
    #: Seconds of holidays that are no longer kept.
    taken: float = 0.0

    @property
    def hours(self) -> int:
        """How many hours he is quiet for."""
        return (self.ends - self.begins) % 24

    def is_away(self, moment: float) -> bool:
        """Whether he is away then."""
        return any(one.holds(moment) for one in self.holidays)
