"""Whose sleep and whose absence the clock of a game has regard for."""

from __future__ import annotations

from bot.facts.clock import TurnClock
from bot.facts.computers import humans
from bot.facts.rhythm import Holiday, Rhythm
from bot.game.clock import quiet
from bot.game.clock.ticking import NOBODY, Regard
from bot.game.side import teams
from bot.game.table.live import Change
from engine import Side


def regard(change: Change, clock: TurnClock) -> Regard:
    """Of a turn those it waits for, whoever leads them first; of a question the one who is asked.

    Whoever plays his turns within the hour is awake: a fast table knows no quiet hours.
    """
    if not change.rhythms:
        return NOBODY
    away_now = away(change, clock.side)
    pace = change.live.row.setup.pace
    if pace is not None and pace.quick:
        return NOBODY._replace(away=away_now)
    asked = () if clock.ask is None else _rhythms(change, clock.ask.side)
    return Regard(_rhythms(change, clock.side), asked, away_now)


def away(change: Change, side: Side) -> tuple[Holiday, ...]:
    """When nobody of a side is there: of several each can act for the others, so while one is its clock runs."""
    if not change.rhythms:
        return ()
    people = humans(teams.persons(change.now_seated, side))
    return quiet.together([change.rhythms.get(one, _NONE).holidays for one in people])


def asleep(change: Change, person: int) -> bool:
    """Whether somebody is away now, or has his quiet hours."""
    rhythm = change.rhythms.get(person, _NONE)
    return rhythm.is_away(change.now) or quiet.is_quiet(rhythm, change.now)


def _rhythms(change: Change, side: Side) -> tuple[Rhythm, ...]:
    people = humans(teams.persons(change.now_seated, side))
    awaited = [one for one in people if one in change.facts.awaited] or people
    chief = teams.crew_after(change, side).commander
    found = [change.rhythms.get(one, _NONE) for one in sorted(awaited, key=lambda one: one != chief)]
    return tuple(one for one in found if one.zone is not None)


_NONE = Rhythm()
