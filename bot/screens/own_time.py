"""A person's own time: zone, quiet hours, days away."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final

from bot.facts.rhythm import LONGEST_QUIET
from bot.game.clock.quiet import zone_of
from bot.screens.clocks import span
from bot.screens.screen import Button, Choice, Row, Screen, Select

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.facts.rhythm import Rhythm
    from bot.game.timekeeping.rhythms import OwnTime
    from bot.i18n import Words

#: Days that a button offers.
_OFFERED: Final = (1, 3, 7, 14)
_DAY: Final = 86_400


def own_time(words: Words, own: OwnTime, now: float) -> Screen:
    """All of it, as it is now."""
    rhythm = own.rhythm
    coming = [one for one in rhythm.holidays if one.until > now]
    lines = [words("own-time-heading"), *_sleep_lines(words, rhythm, now)]
    for one in coming:
        lines.append(words("own-time-away", since=str(int(one.since)), until=str(int(one.until))))
    lines.append(words("own-time-days", days=own.days))
    if own.digest:
        known = zone_of(rhythm.zone) is not None
        at = words("own-time-hour", hour=rhythm.digest)
        lines.append(words("own-time-digest" if known else "own-time-digest-utc", hour=at))
    rows: list[Row] = []
    if rhythm.zone is not None:
        rows += [_hours(words, rhythm, "from", rhythm.begins), _hours(words, rhythm, "until", rhythm.ends)]
    if own.digest:
        rows.append(_digest_hour(words, rhythm))
    row = [Button(words("button-zone"), "zone", emoji="🌍")]
    if rhythm.zone is not None and rhythm.hours:
        row.append(Button(words("button-no-quiet"), "no-quiet", emoji="🔔"))
    row.append(Button(words("button-settings-back"), "settings", emoji="↩️"))
    rows.append(tuple(row))
    if coming:
        rows.append((Button(words("button-home"), "home", style="good", emoji="🏠"),))
    else:
        offered = [days for days in _OFFERED if days <= own.days]
        rows.append(
            tuple(
                [
                    Button(words("button-away", time=span(words, days * _DAY)), "away", str(days), emoji="🏖️")
                    for days in offered
                ]
            )
        )
    return Screen("\n".join(lines), rows=tuple([row for row in rows if row]))


def _sleep_lines(words: Words, rhythm: Rhythm, now: float) -> list[str]:
    zone = zone_of(rhythm.zone)
    if rhythm.zone is None or zone is None:
        return [words("own-time-none")]
    local = datetime.fromtimestamp(now, zone).strftime("%H:%M")
    lines = [words("own-time-zone", zone=rhythm.zone.replace("_", " "), now=local)]
    if not rhythm.hours:
        return [*lines, words("own-time-loud")]
    begins, ends = words("own-time-hour", hour=rhythm.begins), words("own-time-hour", hour=rhythm.ends)
    return [*lines, words("own-time-quiet", begins=begins, ends=ends)]


def _digest_hour(words: Words, rhythm: Rhythm) -> Select:
    choices = [
        Choice(words("own-time-hour", hour=hour), str(hour), chosen=hour == rhythm.digest)
        for hour in range(24)
    ]
    return Select(words("setting-digest-at"), "digest-at", tuple(choices))


def _hours(words: Words, rhythm: Rhythm, which: str, now: int) -> Select:
    """The hours that make no more than the longest quiet hours."""
    first, step = (rhythm.ends, -1) if which == "from" else (rhythm.begins, 1)
    hours = [(first + step * length) % 24 for length in range(1, LONGEST_QUIET + 1)]
    choices = [Choice(words("own-time-hour", hour=hour), str(hour), chosen=hour == now) for hour in hours]
    return Select(words(f"setting-quiet-{which}"), f"quiet-{which}", tuple(choices))


def zones_screen(words: Words, names: Sequence[str]) -> Screen:
    """Several zones that were perhaps meant."""
    choices = tuple([Choice(name.replace("_", " "), name) for name in names])
    back = (Button(words("button-own-time"), "own-time", emoji="↩️"),)
    return Screen(words("own-time-which"), rows=(Select(words("setting-zone"), "set-zone", choices), back))
