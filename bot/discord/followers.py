"""Private answers that wait: panels for a computer, which has answered then, and what is said of a table for the battle
that begins there. The notice tells it, too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from bot.discord.aside import Aside
from bot.facts.seat import NOBODY
from bot.newest import Newest

if TYPE_CHECKING:
    from bot.game.values import GameCard

#: Games with somebody who waits.
_MOST: Final = 2_000

Again = Callable[[], Awaitable[None]]


class Followers:
    """Who waits, by game and by person and what for: of several panels of one person the newest."""

    def __init__(self) -> None:
        self._waiting: Final[Newest[int, dict[tuple[int, str], Again]]] = Newest(_MOST)
        #: By game how far it had come when it was told last.
        self._told: Final[Newest[int, int]] = Newest(_MOST)
        #: By game and person in which answer of his it has been said that it begins.
        self._begun: Final[Newest[tuple[int, int], str]] = Newest(_MOST)
        self._telling: Final = Aside("follower")

    def wait(self, game: int, person: int, again: Again, *, until: int, what: str = "") -> None:
        """Call `again` when the game is the person's once more, at that revision or later: at once, if the computer
        was quicker than whoever waits for it. He waits by himself for each thing that is named."""
        if self._told.get(game, 0) >= until:
            self._telling.edit(again)
        else:
            self._waiting.keep(game, self._waiting.get(game, {}))[person, what] = again

    def first(self, game: int, person: int, what: str) -> bool:
        """Whether an answer may tell somebody that a battle begins: one of his, and no other."""
        return self._begun.keep((game, person), self._begun.get((game, person), what)) == what

    def waits(self, game: int) -> bool:
        """Whether anybody waits for a game."""
        return game in self._waiting

    def tell(self, card: GameCard) -> None:
        """How a game stands now: once it waits for a computer no more, nobody waits for these edits."""
        if card.status == "running" and not any(one > NOBODY for one in card.awaited):
            return
        self._told.keep(card.id, card.revision)
        for again in self._waiting.pop(card.id, {}).values():
            self._telling.edit(again)
