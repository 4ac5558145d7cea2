"""What the clocks of a game have to tell, one kind each."""

from __future__ import annotations

from typing import NamedTuple

from bot.facts.public import Choice
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


class PlayedFor(NamedTuple):
    """Somebody's time is up, and a computer plays on in his seat."""

    side: Side
    #: Who was silent, and which computer plays in whose place.
    persons: tuple[int, ...]
    computers: tuple[int, ...]
    turn: int
    #: Those of them for whom it plays from now on, until they are back; for the others in this turn.
    until_back: tuple[int, ...] = ()
    #: What the side has after this turn, in seconds; None: only a general's part was late.
    left: int | None = None


class BackAgain(NamedTuple):
    """Somebody plays himself again."""

    person: int
    side: Side
    #: With his next turn: a computer still plays in this one.
    next_turn: bool
    #: The battle was being judged, and is not any more.
    unjudged: bool = False


class Chosen(NamedTuple):
    """Those who waited for a side have said what is to become of its seat."""

    side: Side
    choice: Choice
    person: int


class Judged(NamedTuple):
    """Veterans have played it on: how many games each side has won, and whose battle that makes it."""

    allies: int
    axis: int
    games: int
    winner: Side | None


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
