"""The words for what a game, a seat, a row of the log or a timer is."""

from __future__ import annotations

from typing import Literal, TypeAlias

Status: TypeAlias = Literal["open", "running", "over", "cancelled"]
Ending: TypeAlias = Literal[
    "medals",
    "no-units",
    "objective",
    "deck",
    "resigned",
    "agreed",
    "time",
    "cancelled",
    "abandoned",
    "unfinished",
    "judged",
    "ruled",
    "declined",
    "expired",
]
#: How a table answers in the other side's turn.
Reactions: TypeAlias = Literal["orders", "fair", "live"]
Actor: TypeAlias = Literal["person", "policy", "doctrine", "clock", "admin", "game", "computer"]
StepKind: TypeAlias = Literal["start", "action", "undo", "end"]
Role: TypeAlias = Literal["commander", "general"]
TimerKind: TypeAlias = Literal[
    "invitation",
    "late",
    "over",
    "team-half",
    "team-late",
    "answer",
    "second-leg",
    "match",
    "cup",
    "campaign",
    "reserves",
    "computer",
    "review",
    "aftermath",
    "film",
    "judge",
    "abandoned",
    "pause-over",
    "still",
    "unfinished",
]
NoteKind: TypeAlias = Literal["plan", "say", "vote"]
#: How a moderator may end what does not end by itself: the time of whoever must decide is up, or somebody wins.
Ruling: TypeAlias = Literal["time", "allies", "axis", "draw"]
