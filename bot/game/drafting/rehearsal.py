"""What the drafts of a side would make of the game: tried on a private copy, where nothing is rolled or shown.

Most of the time one of a side drafts by himself, his battles are fought live, and a line that rolls is the last one
(`alone`). If a card is for several, all their drafts are tried together, battles planned and looked at (`together`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal, Protocol

from bot.game.drafting.battleplan import BattlePlan
from bot.game.side.crews import Ordered
from bot.game.values import OpenStep
from engine import GameState, PlayerView
from engine.notation import ActionView
from engine.types import HexId

Lines = tuple[str, ...]
Legal = tuple[ActionView, ...]
Drafts = Mapping[int, Sequence[str]]


@dataclass(slots=True)
class Drawn:
    """An order, a move, an attack or a hex chosen, for the picture."""

    kind: Literal["order", "move", "attack", "choose"]
    person: int
    way: tuple[HexId, ...]
    #: Where the unit stood before anything was drafted.
    start: HexId
    dice: int | None = None


@dataclass(slots=True)
class Stand:
    """The position in which one member goes on with his draft."""

    state: GameState
    #: The step he has come to, among several; None: whichever is open.
    stage: int | None
    #: The battles he plans; None: they are fought live.
    plan: BattlePlan | None
    #: Who has drafted which unit.
    ordered: Ordered
    #: Steps of his card before that have closed by themselves and not by a line of his.
    open_before: int = 0
    #: His last line rolls, reveals or ends the turn: it is kept untried, and nothing can follow it.
    last: str | None = None


class Rehearsal(Protocol):
    """All drafts of a side, tried."""

    #: Whether they are carried out together, once everybody has said that his is done.
    several: ClassVar[bool]
    #: Prepared in the other side's turn.
    ahead: bool
    drawn: list[Drawn]
    #: Units that could battle and have no attack planned, by person.
    unplanned: dict[int, list[HexId]]
    #: Units that have not moved and could, by person, where several draft.
    unmoved: dict[int, list[HexId]]
    #: Why a card cannot be closed as it is drafted, by person.
    stuck: dict[int, Exception]

    def stand(self, person: int) -> Stand:
        """Where the draft of one member leads."""
        ...

    def faults(self, person: int) -> list[Exception | None]:
        """What is wrong with each of his lines."""
        ...

    def weighed(self, person: int) -> Mapping[int, tuple[ActionView, ...]]:
        """What is chosen and not yet rolled in his lines, by their number: with what the dice may do."""
        ...

    def view(self, person: int) -> PlayerView:
        """The board there, with what he may add next."""
        ...

    def board(self, commander: int) -> PlayerView:
        """The board after the drafts of everybody, or, if each is by himself, of the commander."""
        ...

    def left(self, person: int) -> tuple[tuple[OpenStep, ...], bool]:
        """The steps of the card that `end` still closes, and whether the turn ends with the last."""
        ...

    def closers(self, person: int) -> Lines:
        """What must stand before his next line, so that it is not read as part of a card that has closed itself."""
        ...
