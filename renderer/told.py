"""A turn that has just been played, as its picture tells it beside the marks: who played what, and every roll."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.types import Side
from renderer.dice_strip import Die
from renderer.marks import Blow


@dataclass(frozen=True, slots=True)
class Roll:
    """One roll of the turn: who against whom, the dice, and what came of it in a few words."""

    target: str
    #: Empty: no unit rolled.
    origin: str = ""
    dice: tuple[Die, ...] = ()
    result: str = ""
    #: Where the dice came from if no unit rolled them.
    by: Blow | None = None
    hits: int = 0
    flags: int = 0


@dataclass(frozen=True, slots=True)
class End:
    """How a battle ended, for a picture to keep: who won, how, and some figures."""

    winner: Side | None = None
    #: Under the winner: "Win with 5 medals".
    line: str = ""
    #: In the middle, below the title: "37 turns".
    length: str = ""
    #: Units lost, under the name of each side.
    losses: Mapping[Side, str] = field(default_factory=dict)
    #: In small print at the very bottom: where the dice came from.
    small: str = ""


@dataclass(frozen=True, slots=True)
class Told:
    """The turn just played in a line, who is next, and its rolls in their order; after the last one, how it ended."""

    caption: str = ""
    next: str = ""
    rolls: tuple[Roll, ...] = ()
    #: "and 3 more", if there are more rolls than the picture has room for; `{n}` is the number.
    more: str = "+{n}"
    end: End | None = None
