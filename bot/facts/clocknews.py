"""What the clocks of a game have to tell, one kind each."""

from __future__ import annotations

from typing import NamedTuple

from engine.types import Side


class Reminded(NamedTuple):
    """Little of a turn's time is left."""

    side: Side
    due: float
    #: Those whom nobody has seen for a while; news from before they were noted call nobody.
    persons: tuple[int, ...] = ()


class Overdue(NamedTuple):
    """A turn's time is over."""

    side: Side


class Waits(NamedTuple):
    """A side has more time."""

    side: Side
    due: float | None


class StillPlaying(NamedTuple):
    """In a game without a clock nothing has happened for long: both sides are asked whether they still play."""

    #: When it ends by itself.
    ends: float


class TimeGiven(NamedTuple):
    """Somebody has given the other side some of his patience."""

    person: int
    #: The side that has more time now.
    side: Side
    seconds: int


class Paused(NamedTuple):
    """Both sides have agreed to let the clock stand still."""

    until: float


class PauseOver(NamedTuple):
    """It runs on: by itself, or because somebody wants it to."""

    person: int | None = None


class Away(NamedTuple):
    """Somebody is away, or will be."""

    person: int
    since: float
    until: float


class CameHome(NamedTuple):
    """Somebody is there again, before he said."""

    person: int


class PlaysOn(NamedTuple):
    """Somebody has said that he still plays."""

    person: int
