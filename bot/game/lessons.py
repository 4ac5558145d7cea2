"""First battles: what is remembered of the hints, so that a restart repeats none and forgets none."""

from __future__ import annotations

from collections.abc import Callable

from bot.errors import UserError
from bot.facts.memo import Lesson
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live


class Lessons:
    """The hints of first battles."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def shown(self, game: int, hint: str, turn: int) -> None:
        """A hint has been shown; it stays for the rest of that turn."""
        await self._note(game, lambda known: known._replace(seen={hint: turn, **known.seen}))

    async def skip(self, game: int) -> None:
        """No more hints. Raises UserError where there are none."""
        await self._note(game, lambda known: known._replace(skipped=True))

    async def resume(self, game: int) -> None:
        """Hints again. Raises UserError where there are none."""
        await self._note(game, lambda known: known._replace(skipped=False))

    async def _note(self, game: int, noted: Callable[[Lesson], Lesson]) -> None:
        async def making(live: Live) -> Change:
            known = live.row.memo.lesson
            if known is None:
                raise UserError("no-lesson")
            change = Change(live, self._desk.now())
            change.memo = change.memo._replace(lesson=noted(known))
            return change

        await self._desk.change(game, making)
