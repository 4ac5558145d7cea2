"""What the drafts of a side would make of the game: tried on a private copy, where nothing is rolled or shown.

Most of the time one of a side drafts by himself, his battles are fought live, and a line that rolls is the last one
(`alone`). If a card is for several, all their drafts are tried together, battles planned and looked at (`together`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.facts.drafted import LeftBehind, OpenStep, Spare
from bot.game.drafting.drafted_battles import DraftedBattles
from bot.game.side.crews import Crew, Ordered
from bot.game.table.live import Live
from engine import GameState, PlayerView, project
from engine.frames import OrderUnits, Play
from engine.lapses import Lapse
from engine.notation import ActionView, described
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
    #: The battles he has drafted; None: they are fought live.
    battles: DraftedBattles | None
    #: Who has drafted which unit.
    ordered: Ordered
    #: Steps of his card before that have closed by themselves and not by a line of his.
    open_before: int = 0
    #: His last line rolls, reveals or ends the turn: it is kept untried, and nothing can follow it.
    last: str | None = None


def _moved(view: PlayerView, line: str) -> PlayerView:
    """A view with the last move made, and nothing of what follows from it."""
    move = described(line)
    if move.verb != "move" or move.leaves:
        return view
    units = [
        unit._replace(at=move.target, moved=True) if unit.at == move.unit else unit for unit in view.units
    ]
    return view._replace(units=tuple(units))


class Rehearsal(ABC):
    """All drafts of a side, tried. Of one who drafts by himself or of several: what differs is the order in which the
    lines are tried, and what chance is taken for."""

    #: Whether they are carried out together, once everybody has said that his is done.
    several: ClassVar[bool]

    def __init__(self, live: Live, crew: Crew, drafts: Drafts, *, ahead: bool = False) -> None:
        self._live = live
        self._crew = crew
        #: Prepared in the other side's turn.
        self.ahead = ahead
        self.drawn: list[Drawn] = []
        #: Units that could battle and have no attack planned, by person.
        self.undrafted: dict[int, list[HexId]] = {}
        #: Ground that units are to take and may attack from once more, by person.
        self.overruns: dict[int, list[HexId]] = {}
        #: Units that have not moved and could, by person, where several draft.
        self.unmoved: dict[int, list[HexId]] = {}
        #: Why a card cannot be closed as it is drafted, by person.
        self.stuck: dict[int, Exception] = {}
        self._stands: dict[int, Stand] = {}
        self._views: dict[int, PlayerView] = {}
        self._faults: dict[int, list[Exception | None]] = {
            person: [None] * len(lines) for person, lines in drafts.items()
        }

    def stand(self, person: int) -> Stand:
        """Where the draft of one member leads."""
        stand = self._stands.get(person)
        if stand is None:
            stand = self._stands[person] = self._stand(person)
        return stand

    def faults(self, person: int) -> list[Exception | None]:
        """What is wrong with each of his lines."""
        self.stand(person)
        return self._faults.get(person, [])

    def view(self, person: int) -> PlayerView:
        """The board there, with what he may add next."""
        view = self._views.get(person)
        if view is None:
            stand = self.stand(person)
            view = self._seen(stand)
            if stand.last is not None:
                view = _moved(view, stand.last)
            legal = () if stand.last is not None else self._legal(person, stand, view)
            view = self._views[person] = view if legal is view.legal else view._replace(legal=legal)
        return view

    @abstractmethod
    def weighed(self, person: int) -> Mapping[int, tuple[ActionView, ...]]:
        """What is chosen and not yet rolled in his lines, by their number: with what the dice may do."""

    def sheds(self, person: int) -> Mapping[int, tuple[LeftBehind, ...]]:
        """What goes with the unit of each attack he plans, if it takes the ground."""
        return {}

    def beside(self, person: int) -> Mapping[int, Spare]:
        """What the card of each of his lines that chooses targets could strike besides."""
        return {}

    @abstractmethod
    def lapsed(self, person: int) -> tuple[Lapse, ...]:
        """Units that lose their last target by what is drafted."""

    @abstractmethod
    def leaves(self, person: int) -> Mapping[int, tuple[LeftBehind, ...]]:
        """What his lines take from the hexes that units leave, by their number."""

    @abstractmethod
    def undug(self, person: int) -> Mapping[int, tuple[str, ...]]:
        """The units that his lines order to dig in and that can put nothing down, by their number."""

    @abstractmethod
    def spare(self, person: int) -> Spare:
        """Orders that his draft leaves unused, and who could have them."""

    def roster(self, person: int) -> tuple[str, ...]:
        """The units that could be ordered when the open order step began; nothing where none is open."""
        return ()

    @property
    def orders_open(self) -> bool:
        """Whether orders are still to be given where nothing is drafted yet: no more than the drafts closes them."""
        return self.ahead or any(isinstance(one, (OrderUnits, Play)) for one in self._live.board.pending)

    @abstractmethod
    def board(self, commander: int) -> PlayerView:
        """The board after the drafts of everybody, or, if each is by himself, of the commander."""

    @abstractmethod
    def left(self, person: int) -> tuple[tuple[OpenStep, ...], bool]:
        """The steps of the card that `end` still closes, and whether the turn ends with the last."""

    @abstractmethod
    def closers(self, person: int) -> Lines:
        """What must stand before his next line, so that it is not read as part of a card that has closed itself."""

    @abstractmethod
    def _stand(self, person: int) -> Stand:
        """Where his draft leads, if that is not known yet."""

    @abstractmethod
    def _legal(self, person: int, stand: Stand, view: PlayerView) -> Legal:
        """What he may add there; `view` is the board with all that is legal."""

    def _seen(self, stand: Stand) -> PlayerView:
        """The board as his side sees it there."""
        live, side = self._live, self._crew.side
        return live.view(side) if stand.state is live.state else project(stand.state, side)
