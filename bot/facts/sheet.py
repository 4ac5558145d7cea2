"""A battle as it is played and told of: what its file holds, which `scenarios` has read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.types import Side


class Telling(NamedTuple):
    """What is told of a battle in one language."""

    title: str = ""
    briefing: str = ""
    rules: tuple[str, ...] = ()
    history: tuple[str, ...] = ()


class Objective(NamedTuple):
    """Hexes that are worth a medal, or by which units leave for one."""

    kind: str
    #: Whose it is; None: of whoever is there.
    side: Side | None
    at: tuple[str, ...]


class Sheet(NamedTuple):
    """What a battle is set up from, and what is said of it before the first card.

    `bot/store/text/battletext.py` reads it, and writes it again: to the byte as it was read.
    """

    #: What the engine sets it up from, and what is stored.
    plain: Mapping[str, object]
    id: str
    #: In our booklet; 0: brought in.
    number: int
    board: str
    date: str
    front: str
    first: Side | None
    hands: Mapping[Side, int]
    to_win: Mapping[Side, int]
    nations: Mapping[Side, str]
    #: How many units each side begins with.
    units: Mapping[Side, int]
    #: The ids of its special rules, and the kinds of markers that are laid.
    rules: tuple[str, ...]
    markers: tuple[str, ...]
    objectives: tuple[Objective, ...]
    #: What is written on the board.
    labels: Mapping[str, str]
    #: By language.
    texts: Mapping[str, Telling]

    @property
    def titles(self) -> dict[str, str]:
        """What it is called, by language."""
        return {language: said.title for language, said in self.texts.items()}
