"""The clock of a game: what runs, and until when."""

from __future__ import annotations

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


class TeamClock(NamedTuple):
    """The timer of a team's members."""

    #: What they have to do; for something new it begins anew.
    what: str
    since: float
    due: float
    #: It is over.
    late: bool = False


class TurnClock(NamedTuple):
    """The clock of a turn; while the other side is asked something it stands still, and the question's runs."""

    turn: int
    side: Side
    since: float
    due: float
    overdue: bool = False
    ask: Question | None = None
    team: TeamClock | None = None

    @property
    def deadline(self) -> float:
        """When the time of whoever must decide runs out."""
        return self.due if self.ask is None else self.ask.due
