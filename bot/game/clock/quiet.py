"""Quiet hours and absence: where a deadline may fall, and what of a span counts.

A clock never stops for quiet hours: only the deadline moves, always from the same moment at which the bank is empty, so
changing one's zone over and over gains no more than one night. For absence it stops; how long that can be is bounded by
the days somebody may be away.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.facts.rhythm import AFTER_QUIET, Holiday, Rhythm

#: Where no moment of so many seconds is free of everybody's quiet hours, those of the first count alone.
_SOON: Final = 48 * 3600
#: Changes of a zone's offset are multiples of this.
_STEP: Final = 900.0


@lru_cache(maxsize=1024)
def zone_of(name: str | None) -> ZoneInfo | None:
    """A zone by its name, if somebody has one; None: there is none on this machine (any more)."""
    if name is None:
        return None
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def is_quiet(rhythm: Rhythm, moment: float) -> bool:
    """Whether a moment falls into somebody's quiet hours."""
    zone = zone_of(rhythm.zone)
    if zone is None:
        return False
    return _between(rhythm, datetime.fromtimestamp(moment, zone).hour)


def _between(rhythm: Rhythm, hour: int) -> bool:
    return (hour - rhythm.begins) % 24 < rhythm.hours


def quiet_ends(rhythm: Rhythm, moment: float) -> float | None:
    """When the quiet hours end that a moment falls into; None: it falls into none.

    An hour that the zone skips ends when it would have begun; of one that comes twice both are quiet.
    """
    zone = zone_of(rhythm.zone)
    if zone is None:
        return None
    local = datetime.fromtimestamp(moment, zone)
    if not _between(rhythm, local.hour):
        return None
    day = local.date() + timedelta(days=1 if local.hour >= rhythm.ends else 0)
    ends = datetime(day.year, day.month, day.day, rhythm.ends, tzinfo=zone).timestamp()
    if ends <= moment:
        ends = moment - moment % _STEP + _STEP
    while is_quiet(rhythm, ends):
        ends += _STEP
    return ends


def clear(moment: float, rhythms: Sequence[Rhythm], away: Sequence[Holiday] = ()) -> float:
    """Where a deadline may fall: the first moment from this one on at which none of them is quiet, and they are there.

    Of several who have no such moment in common the first counts.
    """
    return _shared(moment, rhythms, away, AFTER_QUIET)


def _clear(moment: float, rhythms: Sequence[Rhythm], away: Sequence[Holiday], rest: float) -> float | None:
    limit = moment + _SOON
    while moment <= limit:
        back = [one.until for one in away if one.holds(moment)]
        if back:
            moment = max(back)
            limit = moment + _SOON
            continue
        ends = [end for one in rhythms if (end := quiet_ends(one, moment)) is not None]
        if not ends:
            return moment
        moment = max(ends) + rest
    return None


def awake(moment: float, rhythms: Sequence[Rhythm]) -> float:
    """The first moment from this one on at which none of them is quiet; of several who share none, the first."""
    return _shared(moment, rhythms, (), 0.0)


def _shared(moment: float, rhythms: Sequence[Rhythm], away: Sequence[Holiday], rest: float) -> float:
    for those in (rhythms, rhythms[:1]):
        found = _clear(moment, those, away, rest)
        if found is not None:
            return found
    return moment


def counting(since: float, until: float, away: Sequence[Holiday]) -> float:
    """How much of a span counts."""
    if until <= since:
        return 0.0
    gone = sum(max(0.0, min(until, one.until) - max(since, one.since)) for one in away)
    return until - since - gone


def after(since: float, seconds: float, away: Sequence[Holiday]) -> float:
    """When so much time has counted from a moment on."""
    for one in sorted(away):
        if one.until <= since:
            continue
        if since + seconds <= one.since:
            break
        seconds -= max(0.0, one.since - since)
        since = one.until
    return since + seconds


def together(everybody: Sequence[Sequence[Holiday]]) -> tuple[Holiday, ...]:
    """When all of them are away: as long as one of a side is there its clock runs."""
    if not everybody:
        return ()
    common = list(everybody[0])
    for others in everybody[1:]:
        common = [
            Holiday(max(one.since, other.since), min(one.until, other.until))
            for one in common
            for other in others
            if max(one.since, other.since) < min(one.until, other.until)
        ]
    return tuple(sorted(common))
