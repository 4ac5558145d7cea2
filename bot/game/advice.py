"""Advice: what a General would do, for whoever plays against computers or by himself; never between people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.errors import UserError
from bot.game.drafting.rehearse import rehearse
from bot.game.reading.gamecards import card
from bot.game.side import teams
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from engine import GameState, Side, to_act
from engine.thinking import Advice

#: Thinks it out in another process: it takes a second or two.
Advise: TypeAlias = Callable[[GameState, Side], Awaitable[Advice]]


class Advisor:
    """Advises, one after the other: computers that are to move think beside it."""

    def __init__(self, desk: Desk, advise: Advise) -> None:
        self._desk = desk
        self._advise = advise
        self._one_at_a_time = asyncio.Semaphore(1)

    async def check(self, game: int, person: int, side: Side | None = None) -> None:
        """Whether he may be advised now. Raises UserError."""
        live = await self._desk.load(game)
        _position(live, person, teams.side_for(live, person, side))

    async def advise(self, game: int, person: int, side: Side | None = None) -> Advice:
        """What would be best after his draft, from what his seat sees. Raises UserError."""
        live = await self._desk.load(game)
        seat = teams.side_for(live, person, side)
        _position(live, person, seat)
        live = await self._noted(live)
        state = _position(live, person, seat)
        drafted = live.drafts.get((person, seat))
        key = ("advice", seat, () if drafted is None else drafted.lines)
        async with self._one_at_a_time:
            known = live.tried.get(key)
            if not isinstance(known, Advice):
                known = live.tried[key] = await self._advise(state, seat)
        return known

    async def _noted(self, live: Live) -> Live:
        """Whoever takes advice does not fight alone: such a battle counts for nothing."""
        if not live.row.memo.unaided:
            return live

        async def making(live: Live) -> Change:
            change = Change(live, self._desk.now())
            change.memo = change.memo._replace(unaided=False)
            return change

        return (await self._desk.change(live.row.id, making)).live


def _position(live: Live, person: int, side: Side) -> GameState:
    """Where his draft leads. Raises UserError where nobody is advised."""
    if live.row.setup.cup is not None:
        raise UserError("cup-alone")
    if not card(live).alone:
        raise UserError("advice-alone")
    if live.row.status != "running" or to_act(live.board) != side:
        raise UserError("advice-not-now")
    stand = rehearse(live, side).stand(person)
    if stand.last is not None or to_act(stand.state) != side:
        # All that is left is to confirm it.
        raise UserError("advice-planned")
    return stand.state
