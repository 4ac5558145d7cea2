"""What everybody may know of a game without reading a state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from bot.facts.clock import TurnClock
from bot.facts.cup import OfCup
from engine.frames import Decision
from engine.types import Side

AskKind: TypeAlias = Literal["undo", "draw", "seat", "pause"]
#: What those who wait may want of a seat that a computer keeps: to go on against it, somebody else there, or to know
#: who would win.
Choice: TypeAlias = Literal["play-on", "substitute", "judge"]


class Ask(NamedTuple):
    """An open question to the other side."""

    id: int
    kind: AskKind
    by: int
    side: Side
    #: The revision it was asked at, and the one an undo would go back to.
    revision: int
    to: int | None = None
    #: Who is to get up from a seat, and who to sit down there.
    old: int | None = None
    new: int | None = None
    #: For how many seconds the clock is to stand still.
    seconds: int | None = None


class Vacancy(NamedTuple):
    """A computer plays for somebody of a side until he is back: those who wait say once what is to be."""

    side: Side
    #: Who says it: the other side, or, as long as anybody of the side is there, the side itself.
    asked: Side
    #: What has been said, by whom, and where everything stood then.
    choice: Choice | None = None
    by: int = 0
    revision: int = 0

    @property
    def whole(self) -> bool:
        """Whether nobody of the side is there."""
        return self.asked != self.side

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What there is to choose: a battle in which somebody of the side still plays is not judged."""
        if self.choice is not None:
            return ()
        return ("play-on", "substitute", "judge") if self.whole else ("play-on", "substitute")


class Facts(NamedTuple):
    """What everybody may know: turn, medals, who must decide, clock, open questions."""

    turn: int = 0
    active: Side | None = None
    to_act: Side | None = None
    decision: Decision | None = None
    medals: Mapping[Side, int] = {}
    to_win: Mapping[Side, int] = {}
    #: None before the first turn and after the last.
    clock: TurnClock | None = None
    asks: tuple[Ask, ...] = ()
    #: The persons the game waits for.
    awaited: tuple[int, ...] = ()
    #: Since when the clock stands still; None: it runs.
    paused: float | None = None
    #: When it runs on by itself, where both sides agreed; None: when a moderator lets it.
    pause_ends: float | None = None
    #: How often both sides have agreed on that.
    pauses: int = 0
    vacancies: tuple[Vacancy, ...] = ()
    #: What everybody who joined before the deal has added to its chance, in that order; None: a table from before.
    salts: tuple[str, ...] | None = None
    #: Of a match: the seal of its second battle, shown with that of the first.
    second_seal: str = ""


@dataclass(frozen=True, slots=True)
class MatchCard:
    """Two games of one battle with the sides swapped (MATCH-01)."""

    id: int
    games: tuple[int, ...]
    #: Medals of both games, by person.
    medals: Mapping[int, int]
    #: None while it is played, and when it is tied.
    winner: int | None
    over: bool
    #: Figures destroyed in both games, by person, where they decide a tie.
    figures: Mapping[int, int] = field(default_factory=dict)
    #: The medals that each game counts with, given up or not.
    counted: Mapping[int, Mapping[Side, int]] = field(default_factory=dict)
    #: Everybody who plays with each of them.
    crews: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    #: The cup that it is played for.
    cup: OfCup | None = None
