"""The numbers of games and cups, as people and buttons name them."""

from __future__ import annotations

from typing import Final

#: Of more than there will ever be, and few enough for any database.
_DIGITS: Final = 15


def may_be(number: int) -> bool:
    """Whether a game or a cup could have this number, so that a database may be asked for it."""
    return 0 <= number < 10**_DIGITS


def number_of(named: str) -> int | None:
    """The number in what somebody has typed or chosen, as `#12` or `12 Pegasus Bridge`; None: there is none."""
    said = named.lstrip("#").partition(" ")[0]
    return int(said) if said.isdecimal() and len(said) <= _DIGITS else None
