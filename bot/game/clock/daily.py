"""When somebody's daily digest comes: at his hour of each day, and never twice within one."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from bot.facts.rhythm import Rhythm
from bot.game.clock.quiet import zone_of

#: Between two digests lies at least so much, however late one was and whatever hour the next one is wanted at.
APART: Final = 8 * 3600.0
#: No digest is due later than that from now.
LATEST: Final = 3 * 24 * 3600.0


def next_digest(rhythm: Rhythm, now: float, last: float | None = None) -> float:
    """The next moment at his hour, in his zone or in UTC, on a day that has had none.

    What was sent by a clock that ran fast, was sent now.
    """
    zone = zone_of(rhythm.zone) or UTC
    least, day = now, datetime.fromtimestamp(now, zone).date()
    if last is not None:
        before = min(last, now)
        least = max(now, before + APART)
        day = max(day, datetime.fromtimestamp(before, zone).date() + timedelta(days=1))
    while True:
        at = datetime(day.year, day.month, day.day, rhythm.digest % 24, tzinfo=zone).timestamp()
        if at > now and at >= least:
            return at
        day += timedelta(days=1)
