"""Plans for the next turn: up to three, of which what the board shows then decides which one is offered."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias, get_args

#: What everybody sees of a hex: a unit of the other side, one of the own, or none stands there.
Sight: TypeAlias = Literal["enemy", "own", "free"]
SIGHTS: Final[tuple[Sight, ...]] = get_args(Sight)

#: A first choice and two alternatives.
MOST_PLANS: Final = 3


class Condition(NamedTuple):
    """What must be seen on a hex when the turn begins."""

    sight: Sight
    at: str


class Branch(NamedTuple):
    """One of the plans."""

    lines: tuple[str, ...] = ()
    #: None: it is for any other case.
    condition: Condition | None = None


class Plans(NamedTuple):
    """What there is beside the lines of a draft that was made in the other side's turn; those are the open plan's."""

    condition: Condition | None = None
    #: The plans before and behind the open one.
    before: tuple[Branch, ...] = ()
    behind: tuple[Branch, ...] = ()
    #: In the own turn something has been changed since: it is a draft like any other.
    touched: bool = False

    @property
    def several(self) -> bool:
        """Whether there is any choice."""
        return bool(self.before or self.behind)
