"""Processes in which computer players think: the loop that answers people never waits for them."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from typing import Final, TypeAlias, TypeVar

from bot.game.computers.turns import OpenDecision
from engine import GameState, Options, codec
from engine.battle import Battle
from engine.players import Level
from engine.setup import prepare
from engine.thinking import Advice, Better, WinTally, advise, beaten, played_on, until_chance, weigh
from engine.types import Side

T = TypeVar("T")
#: A position on its way to another process: its battle, switches and special rules, and where everything stands.
Position: TypeAlias = tuple[str, str, tuple[str, ...], str]
#: People come first: the thinkers take what is left of the machine.
_NICE: Final = 10
_TRIES: Final = 3


class Thinkers:
    """A pool that is made when it is first needed, and anew when one of its processes dies."""

    def __init__(self, processes: int = 0) -> None:
        self._processes: Final = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def __call__(self, asked: OpenDecision) -> list[str]:
        """What the computer does until chance speaks."""
        return await self._run(_thought, asked.state, asked.side, asked.level, asked.seed)

    async def advise(self, state: GameState, side: Side, planned: tuple[str, ...]) -> Advice:
        """What a General would do for a side; if all of its turn is planned, beside that."""
        return await self._run(_advised, state, side, planned)

    async def judge(self, state: GameState, side: Side, played: str) -> Better | None:
        """Whether another card would have beaten the one that was played."""
        return await self._run(_judged, state, side, played)

    async def play_on(self, state: GameState, seed: str, first: int, number: int) -> WinTally:
        """Who wins so many games from here."""
        return await self._run(_played_on, state, seed, first, number)

    async def _run(self, think: Callable[..., T], state: GameState, *more: object) -> T:
        battle = state.battle
        scenario = json.dumps(battle.scenario, sort_keys=True)
        position = (scenario, json.dumps(battle.options.changed()), (*battle.more_rules,), codec.dumps(state))
        loop = asyncio.get_running_loop()
        for left in reversed(range(_TRIES)):
            pool = self._open()
            try:
                return await loop.run_in_executor(pool, partial(think, position, *more))
            except BrokenProcessPool:
                # Killed, or out of memory: another one thinks it through.
                self._drop(pool)
                if not left:
                    raise
        raise AssertionError

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fork would take the loop's sockets and the store's connections along.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_begin)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Nobody thinks any more; Python would wait for each thought at the end of the program."""
        if self._pool is not None:
            # The library lets go of them later, and offers no other way before 3.14.
            thinkers = [*(self._pool._processes or {}).values()]  # noqa: SLF001
            self._drop(self._pool)
            for one in thinkers:
                one.kill()


def _begin() -> None:
    if hasattr(os, "nice"):
        os.nice(_NICE)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A bot that was killed closes no pool: whoever thinks for it would stay for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@lru_cache(maxsize=64)
def _battle(scenario: str, options: str, rules: tuple[str, ...]) -> Battle:
    battle, _ = prepare(json.loads(scenario), options=Options.read(json.loads(options)), rules=rules)
    return battle


def _state(position: Position) -> GameState:
    scenario, options, rules, state = position
    return codec.loads(state, _battle(scenario, options, rules))


# In the other process


def _thought(position: Position, side: Side, level: Level, seed: str) -> list[str]:
    return until_chance(_state(position), side, level, seed)


def _advised(position: Position, side: Side, planned: tuple[str, ...]) -> Advice:
    state = _state(position)
    return weigh(state, side, planned) if planned else advise(state, side)


def _judged(position: Position, side: Side, played: str) -> Better | None:
    return beaten(_state(position), side, played)


def _played_on(position: Position, seed: str, first: int, number: int) -> WinTally:
    return played_on(_state(position), seed, first, number)
