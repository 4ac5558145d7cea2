"""A chair at the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.facts.kinds import Role
from engine.types import Section, Side

#: Who sits where somebody sat who has been forgotten.
NOBODY: Final = 0


class Seat(NamedTuple):
    """One chair; without a person it is free. What is found out about a whole table is kept by its chairs, so they
    hash fast."""

    side: Side
    number: int
    person: int | None
    #: Asked, and has not answered yet.
    invited: bool
    role: Role
    sections: tuple[Section, ...]
