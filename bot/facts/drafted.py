"""What somebody has drafted, line by line, and what may follow: plain values for those who show it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from bot.errors import Told
from bot.facts.plans import Condition
from engine.frames import Decision
from engine.notation import ActionView, described
from engine.types import ObstacleId
from engine.view import UnitView


class LeftBehind(NamedTuple):
    """What has gone from a hex with the unit that has left it."""

    at: str
    kind: ObstacleId


class Spare(NamedTuple):
    """Orders left when the order step closed, or targets of a card, and the units that could have been them."""

    number: int = 0
    units: tuple[str, ...] = ()


class DraftLine(NamedTuple):
    """One prepared line; `why` says what has broken it since."""

    text: str
    why: Told | None = None
    #: An attack, or a card's strikes, with what their dice may do.
    weighed: tuple[ActionView, ...] = ()
    #: What goes with units from the hexes they leave by it.
    leaves: tuple[LeftBehind, ...] = ()
    #: The units it orders to dig in that can put nothing down.
    undug: tuple[str, ...] = ()
    #: Of an attack among several: what goes with its unit if it takes the ground; None: it can win none.
    sheds: tuple[LeftBehind, ...] | None = None
    #: Of the targets of a card: those that it could strike besides.
    beside: Spare = Spare()

    @property
    def action(self) -> ActionView:
        """What it names."""
        return described(self.text)


class LineLeft(NamedTuple):
    """A line that chance made impossible, or that came after one."""

    line: str
    #: Why, as `Told` says it; None: for the reason of the one before.
    key: str | None = None
    params: Mapping[str, object] | None = None
    #: Whose line it was, where several of a side have planned.
    person: int | None = None
    #: Its unit may still attack somebody else.
    still: bool = False
    #: Nothing makes it possible any more: it is not typed again.
    gone: bool = False


def left_line(line: str, why: Told | None, person: int | None = None, *, gone: bool = False) -> LineLeft:
    """A line that is left, with what is told of it."""
    if why is None:
        return LineLeft(line, person=person, gone=gone)
    return LineLeft(line, why.key, why.params, person, gone=gone)


class Lost(NamedTuple):
    """A unit that could have battled and has no target any more by what is drafted; `why` if that can be said."""

    at: str
    target: str
    why: Told | None


class Arrow(NamedTuple):
    """An order, a move, an attack or a hex chosen for a card that somebody of the side has drafted."""

    kind: Literal["order", "move", "attack", "choose"]
    person: int
    #: The unit's hex, its way, attacker and target, or the hex chosen.
    way: tuple[str, ...]
    dice: int | None = None
    #: How the own unit stood before anything was drafted: the one that moves, or the one chosen.
    ghost: UnitView | None = None


class OpenStep(NamedTuple):
    """A step that `end` closes, and what may be done in it."""

    kind: Decision
    legal: tuple[ActionView, ...]


class PlanLook(NamedTuple):
    """One of several plans for the next turn."""

    lines: tuple[DraftLine, ...]
    #: None: it is for any other case.
    condition: Condition | None
    #: Whether it is what the board shows now.
    holds: bool
    #: It is the one that is shown and changed.
    open: bool


class Vote(NamedTuple):
    """A card that members of the side would play."""

    line: str
    persons: tuple[int, ...]
