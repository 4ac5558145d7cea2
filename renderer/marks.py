"""What can be drawn over a board: what was done, what may be done, what stands in the way.

A mark names hexes and numbers only; whoever asks for a picture makes the marks from what the viewer may know.
`dimmed` marks belong to the turn before. `general` counts the generals of a side from one where several draft at
once: his arrows have a stroke of their own, and his units wear his number; 0 is nobody in particular.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.types import Side
from engine.view import UnitView

#: Where dice came from that no unit rolled.
Blow: TypeAlias = Literal["air", "shells", "mines", "ice"]


@dataclass(frozen=True, slots=True)
class Ordered:
    """The unit there is ordered. Units whose view says so have their ring anyway."""

    at: str
    general: int = 0


@dataclass(frozen=True, slots=True)
class Moved:
    """A unit went that way; a ghost stands where it came from."""

    way: tuple[str, ...]
    #: How it was when it left; None: as the unit that stands at the end now.
    ghost: UnitView | None = None
    dimmed: bool = False
    general: int = 0


@dataclass(frozen=True, slots=True)
class Retreated:
    """A unit fell back that way."""

    way: tuple[str, ...]
    ghost: UnitView | None = None
    dimmed: bool = False


@dataclass(frozen=True, slots=True)
class Attack:
    """A battle: from, at, and with how many dice."""

    origin: str
    target: str
    dice: int | None = None
    dimmed: bool = False
    general: int = 0


@dataclass(frozen=True, slots=True)
class Fought:
    """A battle that was rolled for: who against whom, and what it brought; each of several has a mark of its own."""

    origin: str
    target: str
    hits: int = 0
    #: Flags that the target could not ignore.
    flags: int = 0


@dataclass(frozen=True, slots=True)
class Strike:
    """Dice that no unit rolled: of a card from the air or from guns afar, of mines, of ice."""

    at: str
    hits: int = 0
    flags: int = 0
    by: Blow = "shells"


@dataclass(frozen=True, slots=True)
class Advanced:
    """A unit took the ground it had won."""

    way: tuple[str, ...]
    ghost: UnitView | None = None


@dataclass(frozen=True, slots=True)
class Fallen:
    """A unit fell there; how it was, if it can be drawn."""

    at: str
    unit: UnitView | None = None


@dataclass(frozen=True, slots=True)
class TargetDice:
    """A unit that may be attacked, and the dice it would cost; without a number a plain target."""

    at: str
    dice: int | None = None


@dataclass(frozen=True, slots=True)
class Aim:
    """An attack that may be chosen: who could fight whom."""

    origin: str
    target: str


@dataclass(frozen=True, slots=True)
class Destination:
    """A hex that may be chosen: its name on a gold plate."""

    at: str


@dataclass(frozen=True, slots=True)
class Orderable:
    """A unit that may still be ordered: its hex is framed, its name on a plate."""

    at: str


@dataclass(frozen=True, slots=True)
class RetreatChoice:
    """A way a retreat may go: its end on a blue plate, a dashed arrow to it."""

    way: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SightLine:
    """A line of sight; with the hexes that block it, if any do."""

    origin: str
    target: str
    blocked_at: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Loss:
    """Figures lost there, or the whole unit."""

    at: str
    figures: int = 1
    eliminated: bool = False
    dimmed: bool = False


@dataclass(frozen=True, slots=True)
class MedalCaptured:
    """A medal was won there."""

    at: str
    side: Side | None = None


Mark: TypeAlias = (
    Ordered | Moved | Retreated | Attack | Fought | Strike | Advanced | Fallen | TargetDice | Aim | Destination
    | Orderable | RetreatChoice | SightLine | Loss | MedalCaptured
)  # fmt: skip
