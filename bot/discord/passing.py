"""Answers that hold for one position of one draft: they go when it is another one.

Whoever reads one that could not be removed reads in it what it is for.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from bot.discord.aside import Aside
from bot.discord.panels import Draft
from bot.newest import Newest

#: So many of them; whoever has not gone on for so long reads in the answer itself what it is for.
_MOST: Final = 2_000

Remove = Callable[[], Awaitable[None]]


class Passing:
    """By person and game the answer that still holds, and how it is removed."""

    def __init__(self) -> None:
        self._kept: Final[Newest[tuple[int, int], tuple[Draft, Remove]]] = Newest(_MOST)
        self._going: Final = Aside("passing")

    def keep(self, person: int, game: int, draft: Draft, remove: Remove) -> None:
        """Another answer in the place of the one before."""
        self._drop(person, game)
        self._kept.keep((person, game), (draft, remove))

    def now(self, person: int, game: int, draft: Draft) -> None:
        """The person's panel shows this draft; nobody waits for what is removed."""
        kept = self._kept.get((person, game))
        if kept is not None and kept[0] != draft:
            self._drop(person, game)

    def stays(self, person: int, game: int) -> None:
        """Something else is going to stand where the answer stood: nobody removes that."""
        self._kept.pop((person, game), None)

    def _drop(self, person: int, game: int) -> None:
        kept = self._kept.pop((person, game), None)
        if kept is not None:
            self._going.edit(kept[1])
