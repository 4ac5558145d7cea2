"""The turn in progress, and what the ordered units have done in it.

They are made anew with every move: as classes of their own, not named tuples, that takes a tenth of the time compiled
(6 % of the instructions of random play), and less in plain Python, too.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, ClassVar, Final, Self, cast

from engine.types import CardId, HexId, Section, Side

#: The mode of a unit that may do nothing in a turn.
IDLE: Final = "idle"


class Row:
    """Plain values that never change, in the order of their fields: what else a named tuple would bring."""

    __slots__ = ()

    #: The fields by name, each with its kind for whoever reads a save: no compiler keeps annotations.
    KINDS: ClassVar[dict[str, Any]] = {}
    #: How many of them have no default.
    NEEDED: ClassVar[int] = 0
    #: What takes all of them out of a row.
    VALUES: ClassVar[attrgetter[tuple[object, ...]]]

    @property
    def plain(self) -> tuple[object, ...]:
        """The values alone."""
        return self.VALUES(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and type(self) is type(other) and self.plain == other.plain

    def __hash__(self) -> int:
        return hash(self.plain)

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.plain!r}"

    def _replace(self, **changes: object) -> Self:
        """The same with other values in some fields."""
        kind: Any = type(self)
        return cast("Self", kind(**(dict(zip(self.KINDS, self.plain, strict=True)) | changes)))


class Deed(Row):
    """What an ordered unit has done this turn."""

    KINDS: ClassVar[dict[str, Any]] = {
        "start": HexId, "mode": str, "moved": int, "round": int, "stopped": bool, "barred": bool, "battles": int,
        "more": int, "overran": bool, "spent": bool, "at": HexId,
    }  # fmt: skip
    NEEDED: ClassVar[int] = 1
    VALUES: ClassVar[attrgetter[tuple[object, ...]]] = attrgetter(*KINDS)
    __slots__ = tuple(KINDS)

    def __init__(
        self, start: HexId, mode: str = "order", moved: int = 0,
        round: int = 0, stopped: bool = False,  # noqa: A002  (as rounds of moves are called)
        barred: bool = False, battles: int = 0, more: int = 0, overran: bool = False, spent: bool = False,
        at: HexId = -1,
    ) -> None:  # fmt: skip
        self.start: Final = start
        self.mode: Final = mode
        #: Movement spent, and the last round of moves it took part in.
        self.moved: Final = moved
        self.round: Final = round
        #: It had to stop (TG-07).
        self.stopped: Final = stopped
        #: The hex where it stands was entered this turn, and that forbids battle (MOVE-06).
        self.barred: Final = barred
        self.battles: Final = battles
        #: Battles it may still make before another unit battles.
        self.more: Final = more
        self.overran: Final = overran
        #: It used its battle for something else.
        self.spent: Final = spent
        #: Where it stands now, as long as it lives.
        self.at: Final = at

    @property
    def fresh(self) -> bool:
        """It has neither moved nor battled: some cards let it battle twice (CARD-ARTYBOMBARD-1)."""
        return not self.moved and not self.battles

    @classmethod
    def idle(cls, h: HexId) -> Deed:
        """Of a unit that may do nothing this turn, not even get an order."""
        return Deed(h, mode=IDLE, round=99, spent=True, at=h)


class Turn(Row):
    """The turn in progress."""

    KINDS: ClassVar[dict[str, Any]] = {
        "number": int, "side": Side, "card": CardId | None, "effect": CardId | None, "section": Section | None,
        "reactions": tuple[tuple[Side, CardId], ...], "in_play": tuple[CardId, ...],
    }  # fmt: skip
    NEEDED: ClassVar[int] = 2
    VALUES: ClassVar[attrgetter[tuple[object, ...]]] = attrgetter(*KINDS)
    __slots__ = tuple(KINDS)

    def __init__(
        self, number: int, side: Side, card: CardId | None = None, effect: CardId | None = None,
        section: Section | None = None, reactions: tuple[tuple[Side, CardId], ...] = (),
        in_play: tuple[CardId, ...] = (),
    ) -> None:  # fmt: skip
        self.number: Final = number
        self.side: Final[Side] = side
        self.card: Final = card
        #: The card it acts as, after Counter-Attack's mirror and the clause "no unit of that kind".
        self.effect: Final = effect
        self.section: Final = section
        #: Reactions played in this turn, to be replaced at its end (TURN-05).
        self.reactions: Final = reactions
        #: Command cards that lie open and are not discarded yet.
        self.in_play: Final = in_play
