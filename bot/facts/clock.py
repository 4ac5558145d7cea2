"""The clock of a game: what runs, and until when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from engine.types import Side

#: What the other side is asked: a card against an attack, a way back, something of a special rule.
Asked: TypeAlias = Literal["react", "retreat", "other"]


class Question(NamedTuple):
    """The short clock of a question to the other side."""

    side: Side
    since: float
    due: float
    what: Asked
    #: When it would be due if nobody had quiet hours; None: then.
    bare: float | None = None

    @property
    def length(self) -> float:
        """How long it is open without regard to quiet hours."""
        return (self.due if self.bare is None else self.bare) - self.since


class TeamClock(NamedTuple):
    """The timer of a team's members."""

    #: What they have to do; for something new it begins anew.
    what: str
    since: float
    due: float
    #: It is over.
    late: bool = False
    #: When it would be over if nobody had quiet hours; None: at its due.
    bare: float | None = None


class TurnClock(NamedTuple):
    """The clock of a turn; while the other side is asked something it stands still, and the question's runs."""

    turn: int
    side: Side
    #: When the turn began, moved on by the time that its clock has stood still since.
    since: float
    #: When the bank is used up; None: the game has no clock.
    due: float | None
    overdue: bool = False
    ask: Question | None = None
    team: TeamClock | None = None
    #: What each side had when this turn began, and what it was given since. None of a side: no clock.
    banks: Mapping[Side, float] = {}
    #: How much of this turn's time is used, and up to which moment that is counted.
    spent: float = 0.0
    counted: float = 0.0
    #: The last turn that something was added for: one that is taken back and ended again is not paid twice.
    paid: int = 0
    #: Since when both sides of a game without a clock are asked whether they still play.
    still: float | None = None

    @property
    def deadline(self) -> float | None:
        """When the time of whoever must decide runs out."""
        return self.due if self.ask is None else self.ask.due
