"""How quickly a game is played: what each side has at the beginning, what a turn adds, and how much can be saved up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.errors import UserError
from bot.facts.rhythm import QUIET_FROM

_MINUTE: Final = 60
_HOUR: Final = 3600
_DAY: Final = 24 * _HOUR


class Pace(NamedTuple):
    """The clock of each side, in seconds."""

    #: What a side begins with. A turn may take what is there.
    bank: int
    #: What is added when a turn ends.
    increment: int
    #: Adding leads no higher.
    cap: int

    @property
    def after_lapse(self) -> int:
        """What is left to a side once a computer has played on for it: a sixth of what it began with, twelve hours of
        three days; where minutes are played for, enough to come back to the table.
        """
        return max(self.bank // 6, 5 * _MINUTE)

    @property
    def quick(self) -> bool:
        """Whether it is played at one sitting: nobody sleeps meanwhile, nor reads of it once a day."""
        return self.bank < QUIET_FROM

    @property
    def fixed(self) -> bool:
        """Whether every turn has the same time: nothing is saved up."""
        return self.bank == self.increment == self.cap


PaceName: TypeAlias = Literal["live", "normal", "slow", "fast", "friendly"]
#: None: without a clock.
PACES: Final[Mapping[PaceName, Pace | None]] = {
    "live": Pace(24 * _HOUR, 4 * _HOUR, 72 * _HOUR),
    "normal": Pace(72 * _HOUR, 12 * _HOUR, 120 * _HOUR),
    "slow": Pace(72 * _HOUR, 36 * _HOUR, 240 * _HOUR),
    "fast": Pace(20 * _MINUTE, _MINUTE, 30 * _MINUTE),
    "friendly": None,
}
NORMAL: Final = PACES["normal"]
#: Where there is no clock both sides are asked after so long whether they still play.
STILL_SECONDS: Final = 14 * _DAY

#: Both sides may agree to let the clock stand still: so long at most, so often in a game.
LONGEST_PAUSE: Final = 7 * _DAY
MOST_PAUSES: Final = 2
#: One may give the other side so much at a time, and never more than so much above the cap.
LEAST_GIFT: Final = _MINUTE
LONGEST_GIFT: Final = 7 * _DAY
MOST_ABOVE_CAP: Final = 30 * _DAY


def fixed(seconds: int) -> Pace:
    """So long for every turn, as all tables had it before there were banks."""
    return Pace(seconds, seconds, seconds)


def name_of(pace: Pace | None) -> PaceName | None:
    """The name of a pace; None: it is one of before, or of a table as it is no more."""
    return next((name for name, one in PACES.items() if one == pace), None)


def pace_asked(name: str | None, *, alone: bool) -> Pace | None:
    """The pace somebody wants who names one or none: nobody waits for whoever plays against himself. Raises
    UserError."""
    if name is not None:
        return pace_named(name)
    return None if alone else NORMAL


def pace_named(name: str) -> Pace | None:
    """The pace of a name. Raises UserError for one that does not exist."""
    for known, pace in PACES.items():
        if known == name:
            return pace
    raise UserError("no-such-setting", name="pace", value=name[:40])
