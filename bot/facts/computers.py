"""Computer players at a table: where a person has his id on Discord, each has a number below zero.

So a seat knows one by its number alone, and no number of Discord's is ever taken for one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from engine.players import Level

#: From the weakest.
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
#: Computers of one level that may sit at one table: as many as there are seats.
_EACH: Final = 8


def computer(level: Level, number: int = 0) -> int:
    """The computer of a level that is the first, second, … of its kind at a table."""
    assert 0 <= number < _EACH
    return -(LEVELS.index(level) * _EACH + number + 1)


def is_computer(person: int | None) -> bool:
    """Whether somebody on a seat is a computer."""
    return person is not None and person < 0


def waits_for_computer(awaited: Iterable[int]) -> bool:
    """Whether a game goes on by itself: a computer is among those it waits for."""
    return any(map(is_computer, awaited))


def level_of(person: int) -> Level:
    """How well a computer plays."""
    return LEVELS[(-person - 1) // _EACH]


def level_named(name: str) -> Level | None:
    """The level of that name, as a button carries it."""
    return next((level for level in LEVELS if level == name), None)


def number_of(person: int) -> int:
    """Which of its kind it is at its table, from 1."""
    return (-person - 1) % _EACH + 1


def free_number(level: Level, taken: Iterable[int]) -> int:
    """A computer of a level that does not sit at the table yet."""
    known = set(taken)
    return next(one for one in (computer(level, number) for number in range(_EACH)) if one not in known)


def humans(persons: Iterable[int]) -> tuple[int, ...]:
    """Those who read what is said to them."""
    return tuple([person for person in persons if person >= 0])
