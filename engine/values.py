"""The plain values a battle is made of: units, the cards played, and what lies on the ground.

A save reads each field by its annotation (see codec.py), which no compiler keeps: they stay plain Python, like frames.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.types import CardId, KindId, ObstacleId, Section, Side, UnitId


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
