"""Battles that are judged: Veterans play them on from what each side may know, again and again, elsewhere.

A timer says that a battle waits for it, so nothing is forgotten by a crash; the same battle is judged alike however
often that is begun. Meanwhile it goes on as before: whoever comes back, or wins, is not judged any more.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bot.facts.clocknews import Judged
from bot.facts.public import Vacancy
from bot.game.acting import settling
from bot.game.background.one_by_one import OneByOne
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.store import timers
from engine import GameState, Side
from engine.thinking import WinTally
from engine.types import SIDES

#: Plays some of the games in another process: from which position, by which seed, the first of them, how many.
PlayOn: TypeAlias = Callable[[GameState, str, int, int], Awaitable[WinTally]]

#: Games in all: a share of them is exact to five hundredths, 95 times of 100.
GAMES: Final = 400
#: Games at a time: tables that wait for a computer come in between.
AT_A_TIME: Final = 10
#: Who wins so many of them has won.
ENOUGH: Final = 0.75


class Verdicts:
    """One battle after the other."""

    def __init__(self, desk: Desk, play_on: PlayOn) -> None:
        self._desk = desk
        self._play_on = play_on
        self._waiting = OneByOne(desk, timers.judging, self._judge)

    async def tick(self) -> bool:
        """Judge a battle that waits for it; False: there is none, or somebody is at it."""
        return await self._waiting.tick()

    async def _judge(self, game: int) -> None:
        live = await self._desk.load(game)
        vacancy = _judged(live)
        state = None if vacancy is None else await self._desk.state_at(live, vacancy.revision)
        tally: WinTally | None = None if state is None else WinTally()
        seed = f"{live.row.seed}|judged|{live.row.revision if vacancy is None else vacancy.revision}"
        while state is not None and tally is not None and tally.games < GAMES:
            more = await self._play_on(state, seed, tally.games, AT_A_TIME)
            tally = tally.plus(more)
            if _judged(await self._desk.load(game)) != vacancy:
                # He is back, or it is over.
                tally = None

        async def making(live: Live) -> Change:
            change = Change(live, self._desk.now())
            change.timers = tuple([one for one in live.timers if one.kind != "judge"])
            if vacancy is not None and _judged(live) == vacancy:
                _decide(change, tally)
            elif _judged(live) is not None:
                # He has gone once more, and it is to be judged as it stands now.
                change.timers = live.timers
            return change

        await self._desk.change(game, making)


def _judged(live: Live) -> Vacancy | None:
    """The vacancy because of which a battle is to be judged."""
    if live.row.status != "running":
        return None
    return next((one for one in live.row.facts.vacancies if one.choice == "judge"), None)


def _decide(change: Change, tally: WinTally | None) -> None:
    """It ends as it was judged; a position that is no longer kept is judged by nobody, and nobody has won."""
    tally = tally or WinTally()
    winner: Side | None = next((side for side in SIDES if tally.share(side) >= ENOUGH), None)
    if tally.games:
        change.say(Judged(tally.allies, tally.axis, tally.games, winner))
    if winner is None:
        settling.called_off(change, 0, why="judged")
        return
    change.step("end", winner, "game", None, change.live.board, notation="judged")
    settling.over(change, winner, "judged")
