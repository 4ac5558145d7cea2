"""Panels that wait for a computer: they are brought up to date when it has answered. The notice tells it, too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from bot.discord.aside import Aside
from bot.newest import Newest

#: Games with somebody who waits.
_MOST: Final = 2_000

Again = Callable[[], Awaitable[None]]


class Followers:
    """Who waits, by game and person: of several panels of one person the newest."""

    def __init__(self) -> None:
        self._waiting: Final[Newest[int, dict[int, Again]]] = Newest(_MOST)
        #: By game how far it had come when it was told last.
        self._told: Final[Newest[int, int]] = Newest(_MOST)
        self._telling: Final = Aside("follower")

    def wait(self, game: int, person: int, again: Again, *, until: int) -> None:
        """Call `again` when the game is the person's once more, at that revision or later: at once, if the computer
        was quicker than whoever waits for it."""
        if self._told.get(game, 0) >= until:
            self._telling.edit(again)
        else:
            self._waiting.keep(game, self._waiting.get(game, {}))[person] = again

    def tell(self, game: int, revision: int) -> None:
        """The computer has answered; nobody waits for these edits."""
        self._told.keep(game, revision)
        for again in self._waiting.pop(game, {}).values():
            self._telling.edit(again)
