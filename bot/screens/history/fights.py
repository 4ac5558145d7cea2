"""What a turn did, read from its public events: who played what, every roll with all it brought, every way."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from bot.screens.history.sentences import is_again
from bot.screens.history.unit_kinds import kinds_of
from bot.screens.naming import board_of
from engine import events as ev
from engine.rules.cards.table import CARDS
from engine.rules.hits import faces_of
from engine.rules.units import UNITS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.types import CardId, Face, KindId, Side, UnitId
    from engine.view import PlayerView
    from renderer.marks import Blow
    from renderer.sprites.dice import Outcome

#: What a fight begins with.
ROLLED: Final = (ev.DiceRolled, ev.HazardRolled)
Won: TypeAlias = Literal["unit", "objective"]


@dataclass
class Fight:
    """One roll and what came of it."""

    #: Whose unit was rolled against.
    side: Side
    target: str
    unit: UnitId
    origin: str = ""
    #: Where the dice came from if no unit rolled them.
    by: Blow | None = None
    ambush: bool = False
    faces: list[Face] = field(default_factory=list)
    hitting: list[bool] = field(default_factory=list)
    hits: int = 0
    flags: int = 0
    ignored: int = 0
    lost: int = 0
    dead: bool = False
    retreat: tuple[str, ...] = ()
    ground: tuple[str, ...] = ()

    @property
    def told_flags(self) -> int:
        """Flags that sent the unit back or cost it figures."""
        return 0 if self.dead and not self.retreat else max(0, self.flags - self.ignored)

    def outcomes(self) -> list[Outcome]:
        """What became of each die."""
        outcomes: list[Outcome] = []
        bound = self.told_flags
        for face, hit in zip(self.faces, self.hitting, strict=True):
            if hit:
                outcomes.append("hit")
            elif face == "flag" and self.flags:
                outcomes.append("flag" if bound > 0 else "miss" if self.dead else "ignored")
                bound -= 1
            else:
                outcomes.append("miss")
        return outcomes


@dataclass(frozen=True, slots=True)
class Way:
    """A unit came from there to here."""

    side: Side
    hexes: tuple[str, ...]
    cause: str
    unit: UnitId


@dataclass(frozen=True, slots=True)
class Fall:
    """A unit fell."""

    side: Side
    kind: KindId
    at: str
    unit: UnitId


@dataclass(frozen=True, slots=True)
class Prize:
    """Medals won, and where."""

    side: Side
    at: str
    worth: int
    what: Won


class Deeds(NamedTuple):
    """A turn, read."""

    side: Side | None = None
    card: CardId | None = None
    fights: tuple[Fight, ...] = ()
    ways: tuple[Way, ...] = ()
    falls: tuple[Fall, ...] = ()
    prizes: tuple[Prize, ...] = ()


def _guessed(faces: Sequence[Face], hits: int, likely: tuple[Face, ...]) -> list[bool]:
    """A log from before tells how many dice hit, not which: the likeliest faces first."""
    order = sorted(
        range(len(faces)),
        key=lambda n: (faces[n] == "star", n) if faces[n] in likely else (2 + (faces[n] == "flag"), n),
    )
    chosen = set(order[:hits])
    return [n in chosen for n in range(len(faces))]


def deeds_of(view: PlayerView, happened: Iterable[ev.Event]) -> Deeds:
    """The events of a turn, put together; `view` is the board after them."""
    events = tuple(happened)
    reader = _Reader(view, events)
    for event in events:
        reader.add(event)
    return Deeds(
        reader.side, reader.card, tuple(reader.fights), tuple(reader.ways), tuple(reader.falls), tuple(reader.prizes),
    )  # fmt: skip


class _Reader:
    def __init__(self, view: PlayerView, events: Sequence[ev.Event]) -> None:
        self.view: Final = view
        self.events: Final = events
        self.names: Final = board_of(view).names
        self.side: Side | None = None
        self.card: CardId | None = None
        self.effect: CardId = ""
        self.fights: list[Fight] = []
        self.ways: list[Way] = []
        self.falls: list[Fall] = []
        self.prizes: list[Prize] = []

    @cached_property
    def kinds(self) -> dict[UnitId, KindId]:
        """Which units these are: only rolls ask."""
        return kinds_of(self.view, self.events)

    def add(self, event: ev.Event) -> None:
        names = self.names
        match event:
            case ev.CardPlayed(side, card, effect):
                if self.card is None:
                    self.side, self.card = side, card
                self.effect = effect
            case ev.DiceRolled():
                self._rolled(event)
            case ev.HazardRolled(side, unit, at, what):
                blow: Blow = "mines" if what == "minefield" else "ice"
                fight = Fight(side, names[at], unit, by=blow)
                self._dice(fight, event, 0, ("grenade",) if blow == "mines" else ("star",))
                self.fights.append(fight)
            case ev.FiguresLost(_, unit, _, lost):
                self._struck(unit, lost=lost)
            case ev.FlagsIgnored(_, unit, _, number):
                self._struck(unit, ignored=number)
            case ev.UnitMoved():
                self._moved(event)
            case ev.UnitEliminated(side, unit, kind, at, by, worth):
                self._struck(unit, dead=True)
                self.falls.append(Fall(side, kind, names[at], unit))
                if worth > 0:
                    self.prizes.append(Prize(by, names[at], worth, "unit"))
            case ev.MedalGained(side, objective, worth):
                self._gained(side, objective, worth)
            case _:
                pass

    def _rolled(self, event: ev.DiceRolled) -> None:
        strike = event.strike
        at = self.names[strike.at]
        open_ = self._open(strike.target)
        if is_again(event) and open_ is not None:
            open_.hitting = [False] * len(open_.hitting)
            open_.hits = 0
            self._dice(open_, event, open_.flags, ("grenade",))
            return
        side: Side = "axis" if strike.side == "allies" else "allies"
        fight = Fight(side, at, strike.target, ambush=strike.source == "ambush")
        if strike.origin is not None:
            fight.origin = self.names[strike.origin]
        else:
            row = CARDS[self.effect].strike if self.effect in CARDS else None
            fight.by = "air" if row is not None and row.air else "shells"
        kind = self.kinds.get(strike.target)
        likely: tuple[Face, ...] = ("grenade",)
        if kind is not None:
            likely = (*faces_of(UNITS[kind]), "star")
        self._dice(fight, event, event.flags, likely)
        self.fights.append(fight)

    def _dice(
        self, fight: Fight, event: ev.DiceRolled | ev.HazardRolled, flags: int, likely: tuple[Face, ...]
    ) -> None:
        fight.faces += event.faces
        fight.hitting += (
            [face in event.hitting for face in event.faces]
            if event.hitting
            else _guessed(event.faces, event.hits, likely)
        )
        fight.hits, fight.flags = event.hits, flags

    def _open(self, unit: UnitId) -> Fight | None:
        """The last roll, if it was against this unit."""
        last = self.fights[-1] if self.fights else None
        return last if last is not None and last.unit == unit else None

    def _struck(self, unit: UnitId, *, lost: int = 0, ignored: int = 0, dead: bool = False) -> None:
        fight = self._open(unit)
        if fight is not None:
            fight.lost += lost
            fight.ignored += ignored
            fight.dead = fight.dead or dead

    def _moved(self, event: ev.UnitMoved) -> None:
        way = tuple(self.names[h] for h in event.way)
        self.ways.append(Way(event.side, way, event.cause, event.unit))
        fight = self._open(event.unit)
        if event.cause == "retreat" and fight is not None:
            fight.retreat = way
        elif event.cause == "ground" and self.fights:
            self.fights[-1].ground = way

    def _gained(self, side: Side, objective: int, worth: int) -> None:
        if not 0 <= objective < len(self.view.medals):
            return
        places = self.view.medals[objective].at
        own = {unit.at for unit in self.view.units if unit.side == side}
        at = next((name for name in places if name in own), places[0] if places else "")
        if at:
            self.prizes.append(Prize(side, at, worth, "objective"))
