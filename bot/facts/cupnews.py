"""What cups have to tell."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class CupChanged(NamedTuple):
    """The table of a cup is to be shown as it stands now."""

    cup: int


class CupRound(NamedTuple):
    """A round of a cup has been drawn."""

    cup: int
    round: int


class CupOver(NamedTuple):
    """A cup is over."""

    cup: int


CupNews: TypeAlias = CupChanged | CupRound | CupOver
