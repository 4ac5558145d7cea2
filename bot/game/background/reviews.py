"""Looking back: where a battle turned. Only once it is over, for then all of it is open, and only by cards of persons.

A timer says that a battle is still to be looked back at, so nothing is forgotten by a crash; the same battle has the
same turning points however often it is looked at.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import TypeAlias

from bot.facts.memo import TurningPoint
from bot.facts.news import Turned
from bot.game.background.one_by_one import OneByOne
from bot.game.reading.records import all_rows, kept
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.store import timers
from bot.store.log import LogRow
from engine import GameState, PlayerView, Side, project
from engine.notation import described
from engine.thinking import Better

#: Thinks it out in another process, one card after the other: others think in between.
Judge: TypeAlias = Callable[[GameState, Side, str], Awaitable[Better | None]]

#: Moments told of a battle, cards looked at, and turns below which there is nothing to tell.
_MOST = 3
_LONGEST = 60
_SHORTEST = 4


class Reviews:
    """One battle after the other."""

    def __init__(self, desk: Desk, judge: Judge) -> None:
        self._desk = desk
        self._judge = judge
        self._waiting = OneByOne(desk, timers.reviewing, self.look_back)

    async def tick(self) -> bool:
        """Look back at a battle that waits for it; False: there is none, or somebody is at it."""
        return await self._waiting.tick()

    async def look_back(self, game: int) -> None:
        """Find out where a battle turned, and note it."""
        points = await self._points(await self._desk.load(game))

        async def making(live: Live) -> Change:
            change = Change(live, self._desk.now())
            change.timers = tuple([one for one in live.timers if one.kind != "review"])
            if live.row.memo.turning is None:
                change.memo = change.memo._replace(turning=points)
                if points:
                    change.say(Turned(len(points)))
            return change

        await self._desk.change(game, making)

    async def _points(self, live: Live) -> tuple[TurningPoint, ...]:
        """The moments in which most was lost, in their order."""
        if live.board.turn.number < _SHORTEST or live.board.battle.board.kind == "overlord":
            # In Overlord a turn is several cards, dealt together.
            return ()
        found: list[TurningPoint] = []
        for row, before in (await self._cards(live))[-_LONGEST:]:
            state = await self._desk.state_at(live, before)
            assert row.side is not None
            assert row.notation is not None
            better = None if state is None else await self._judge(state, row.side, row.notation)
            if better is not None:
                found.append(TurningPoint(row.turn, row.side, before, *better))
        most = sorted(found, key=lambda one: -one.gain)[:_MOST]
        return tuple(sorted(most, key=lambda one: one.turn))

    async def _cards(self, live: Live) -> list[tuple[LogRow, int]]:
        """The cards that persons have played, and the revision before each; the oldest first."""
        line = list(reversed(kept(await all_rows(self._desk.store, live))))
        return [
            (row, before.revision)
            for before, row in pairwise(line)
            if row.kind == "action" and row.actor == "person" and described(row.notation or "").verb == "play"
        ]

    async def board_at(self, game: int, revision: int) -> PlayerView | None:
        """The board as it stood, of a battle that is over; None: it is no longer kept."""
        live = await self._desk.load(game)
        state = await self._desk.state_at(live, revision) if live.row.status == "over" else None
        return None if state is None else project(state, "spectator")
