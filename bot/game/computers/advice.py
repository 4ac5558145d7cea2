"""Advice: what a General would do, for whoever plays against computers or by himself; never between people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.game.visit import Visit
from bot.newest import Newest
from engine import GameState, Side
from engine.thinking import Advice

#: Thinks it out in another process: it takes a second or two. The lines are a plan for all of the turn, to be weighed
#: from where it begins.
Advise: TypeAlias = Callable[[GameState, Side, tuple[str, ...]], Awaitable[Advice]]
#: So many are remembered: whoever asks twice of one position waits once.
_MOST: Final = 100


class Advisor:
    """Advises, one after the other: computers that are to move think beside it."""

    def __init__(self, desk: Desk, advise: Advise) -> None:
        self._desk = desk
        self._advise = advise
        self._one_at_a_time = asyncio.Semaphore(1)
        #: By game, revision, side and what is drafted there.
        self._known: Newest[tuple[int, int, Side, tuple[str, ...]], Advice] = Newest(_MOST)

    async def advise(self, visit: Visit, side: Side | None) -> Advice:
        """What would be best after his draft, or beside it if nothing can follow it, from what his seat sees. Raises
        UserError."""
        state, seat, lines, planned, unaided = visit.advised(side)
        if unaided:
            await self._note(visit.game)
        about = visit.game, visit.revision, seat, lines
        async with self._one_at_a_time:
            known = self._known.get(about)
            return (
                known
                if known is not None
                else self._known.keep(about, await self._advise(state, seat, lines if planned else ()))
            )

    async def _note(self, game: int) -> None:
        """Whoever takes advice does not fight alone: such a battle counts for nothing."""

        async def making(live: Live) -> Change:
            change = Change(live, self._desk.now())
            change.memo = change.memo._replace(unaided=False)
            return change

        await self._desk.change(game, making)
