"""The finished words on pictures. They come from outside, in the reader's language; nothing here translates.

The defaults of these classes are empty: a picture without words has none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from engine.types import CardId, Side


@dataclass(frozen=True, slots=True)
class Words:
    """On a board: the title, whose turn it is, the sides and their players, the last action in a line."""

    title: str = ""
    #: "Turn 7 · Allies to battle".
    turn: str = ""
    sides: Mapping[Side, str] = field(default_factory=lambda: {"allies": "Allies", "axis": "Axis"})
    players: Mapping[Side, str] = field(default_factory=dict)
    last: str = ""
    #: The generals whose drafts the picture shows, in the order of their numbers on the marks: a legend below.
    generals: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardWords:
    """On one card: what it is called, the section or a hint below, and what it does."""

    title: str
    subtitle: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class HandWords:
    """On a hand of cards."""

    title: str = ""
    note: str = ""
    cards: Mapping[CardId, CardWords] = field(default_factory=dict)
    #: Why a card cannot be played now; the others can.
    reasons: Mapping[CardId, str] = field(default_factory=dict)
    #: The card that lies under the commissar's chip; one of its kind wears it.
    chip: CardId = ""


@dataclass(frozen=True, slots=True)
class DiceWords:
    """On a strip of dice: what was rolled for, what came of it, what is under each die."""

    headline: str = ""
    result: str = ""
    attacker: str = ""
    target: str = ""
    #: One for each die: "hit", "retreat", "no effect".
    dice: tuple[str, ...] = ()
    #: Why a flag was ignored, or how the number of dice came about.
    note: str = ""


@dataclass(frozen=True, slots=True)
class ScenarioWords:
    """On the card of a battle."""

    title: str = ""
    #: "6 June 1944 · Western front".
    when: str = ""
    sides: Mapping[Side, str] = field(default_factory=lambda: {"allies": "Allies", "axis": "Axis"})
    #: Below each side: "6 cards · 4 medals · moves first".
    facts: Mapping[Side, str] = field(default_factory=dict)
    briefing: str = ""
    rules: tuple[str, ...] = ()


class Tile(NamedTuple):
    """A figure and what it counts."""

    value: str
    name: str


class Bar(NamedTuple):
    """A share of something, with the words before and behind it."""

    name: str
    value: str
    share: float


class StandingWords(NamedTuple):
    """On the picture of somebody's standing."""

    name: str
    heading: str
    #: The number in large, and below it his rank and how sure it is.
    number: str
    rank: str
    note: str
    #: The number after each of his battles, and the line it is to be compared with.
    course: tuple[int, ...]
    mark: int
    mark_name: str
    tiles: tuple[Tile, ...] = ()
    bars: tuple[Bar, ...] = ()


class Rung(NamedTuple):
    """On one rung of a ladder."""

    rank: int
    name: str
    number: str
    note: str
    #: Whoever asks stands there.
    own: bool = False


class LadderWords(NamedTuple):
    """On the picture of a ladder."""

    title: str
    heading: str
    rungs: tuple[Rung, ...]
    note: str = ""


class Split(NamedTuple):
    """Battles of some kind: the share of the Allies, between what it lies, and both shares in words."""

    name: str
    note: str
    share: float
    low: float
    high: float
    shares: tuple[str, str]


class BattleWords(NamedTuple):
    """On the picture of what has come of a battle."""

    title: str
    heading: str
    #: The names of Allies and Axis, and who fights.
    sides: tuple[str, str]
    nations: tuple[str, str]
    splits: tuple[Split, ...]
    tiles: tuple[Tile, ...] = ()


#: On any picture of what has come of many battles.
ScoreWords: TypeAlias = StandingWords | LadderWords | BattleWords


@dataclass(frozen=True, slots=True)
class CupLine:
    """Somebody in the table of a cup: his place, what each round brought ("1", "½", "0"; "": it is played), numbers."""

    place: str
    name: str
    rounds: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    #: He has won it; he has dropped out.
    first: bool = False
    out: bool = False


@dataclass(frozen=True, slots=True)
class CupMeeting:
    """Two who meet in a knock-out, what they have won, and which of them goes on."""

    names: tuple[str, str] = ("", "")
    scores: tuple[str, str] = ("", "")
    through: int | None = None


@dataclass(frozen=True, slots=True)
class CupWords:
    """On the table of a cup; with a tree of rounds, each with its name, that stands there instead of the lines."""

    title: str = ""
    note: str = ""
    #: The names of the numbers.
    columns: tuple[str, ...] = ()
    lines: tuple[CupLine, ...] = ()
    tree: tuple[tuple[str, tuple[CupMeeting, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Samples:
    """What the gallery says: every card, the line of a turn and what came of each of its rolls, strips of dice."""

    cards: Mapping[CardId, CardWords] = field(default_factory=dict)
    sides: Mapping[Side, str] = field(default_factory=dict)
    #: Why a card cannot be played now.
    late: str = ""
    caption: str = ""
    next: str = ""
    results: tuple[str, ...] = ("",) * 8
    strips: tuple[DiceWords, ...] = (DiceWords(), DiceWords(), DiceWords())
