"""How a battle came out, as it is kept for ratings and statistics: once, when it ends, and never changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.facts.kinds import Ending
from engine.types import Side

#: Persons who have been forgotten have numbers below this, each one of his own: what others won against him stays
#: what it was, and nobody can tell who he was.
FORMER: Final = -1_000_000

#: Why a battle counts for nothing; "": it counts. Somebody played both sides; it was a first battle; only computers
#: played; against computers alone something was taken back that had been rolled or shown, or advice was taken; nobody
#: of a side had played it from its beginning to its end.
Uncounted: TypeAlias = Literal["", "practice", "lesson", "watched", "helped", "stand-in"]


class Fought(NamedTuple):
    """A seat of a battle that is over."""

    side: Side
    number: int
    person: int
    #: Whether he played it himself from beginning to end; else it was as good as a Veteran's.
    whole: bool = True


class BattleResult(NamedTuple):
    """One battle that has been decided."""

    game: int
    at: float
    #: None: it was played on no server.
    server: int | None
    scenario: str
    #: What its lean is known by: the id of a battle of ours, else what it was set up from.
    battle: str
    #: None: a draw.
    winner: Side | None
    ending: Ending
    uncounted: Uncounted
    turns: int
    medals: Mapping[Side, int]
    seats: tuple[Fought, ...]
    #: Which share of all games with the same dice brings fewer hits; None: not worked out yet, or never.
    luck: Mapping[Side, float] | None = None

    @property
    def counts(self) -> bool:
        """Whether it counts for ratings."""
        return not self.uncounted

    def seats_of(self, side: Side) -> tuple[Fought, ...]:
        """Those of a side."""
        return tuple([seat for seat in self.seats if seat.side == side])


def is_former(person: int) -> bool:
    """Whether that is somebody who has been forgotten."""
    return person < FORMER
