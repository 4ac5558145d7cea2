"""The plain values a battle is made of: units, what they did, the turn, and what lies on the ground.

A save reads each field by its annotation (see codec.py), which no compiler keeps: they stay plain Python, like frames.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.types import CardId, HexId, KindId, ObstacleId, Section, Side, UnitId


class Unit(NamedTuple):
    """One unit on the board."""

    id: UnitId
    side: Side
    kind: KindId
    figures: int
    #: Starting strength, the limit of what can be restored (SETUP-05).
    full: int
    nation: str = ""
    #: Medals the enemy gets for it.
    worth: int = 1
    #: What a unit carries beyond its kind: camouflage, a cross-hair marker, a landing craft.
    tags: tuple[str, ...] = ()


#: The mode of a unit that may do nothing in a turn.
IDLE: Final = "idle"


class Deed(NamedTuple):
    """What an ordered unit has done this turn."""

    start: HexId
    mode: str = "order"
    #: Movement spent, and the last round of moves it took part in.
    moved: int = 0
    round: int = 0
    #: It had to stop (TG-07).
    stopped: bool = False
    #: The hex where it stands was entered this turn, and that forbids battle (MOVE-06).
    barred: bool = False
    battles: int = 0
    #: Battles it may still make before another unit battles.
    more: int = 0
    overran: bool = False
    #: It used its battle for something else.
    spent: bool = False
    #: Where it stands now, as long as it lives.
    at: HexId = -1

    @classmethod
    def idle(cls, h: HexId) -> Deed:
        """Of a unit that may do nothing this turn, not even get an order."""
        return cls(h, mode=IDLE, round=99, spent=True, at=h)


class Turn(NamedTuple):
    """The turn in progress."""

    number: int
    side: Side
    card: CardId | None = None
    #: The card it acts as, after Counter-Attack's mirror and the clause "no unit of that kind".
    effect: CardId | None = None
    section: Section | None = None
    #: Reactions played in this turn, to be replaced at its end (TURN-05).
    reactions: tuple[tuple[Side, CardId], ...] = ()
    #: Command cards that lie open and are not discarded yet.
    in_play: tuple[CardId, ...] = ()


class Played(NamedTuple):
    """The last command card a side played, as Counter-Attack sees it."""

    #: The card it was, or copied (CARD-COUNTER-4).
    card: CardId
    section: Section | None = None
    #: What it was played as by a scenario's rule (HOOK-09).
    instead: CardId | None = None


class Obstacle(NamedTuple):
    """One obstacle on a hex."""

    kind: ObstacleId
    side: Side | None = None
    #: Degrees of the long axis: 0 is E-W, counter-clockwise.
    axis: int | None = None
    facing: str | None = None


class Marker(NamedTuple):
    """One marker on a hex: a minefield, a smoke shell."""

    kind: str
    #: The side that laid it.
    side: Side | None = None
    #: The strength of a minefield, the enemy turns that smoke still lasts.
    value: int = 0
    face_up: bool = False
