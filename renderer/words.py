"""The finished words on pictures. They come from outside, in the reader's language; nothing here translates.

The defaults of these classes are empty: a picture without words has none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

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
