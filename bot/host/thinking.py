"""Processes in which computer players think: the loop that answers people never waits for them."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Final

from bot.game.computers import Asked
from engine import Options, codec
from engine.battle import Battle
from engine.setup import prepare
from engine.thinking import until_chance
from engine.types import Side

#: People come first: the thinkers take what is left of the machine.
_NICE: Final = 10
_TRIES: Final = 3


class Thinkers:
    """A pool that is made when it is first needed, and anew when one of its processes dies."""

    def __init__(self, processes: int = 0) -> None:
        self._processes: Final = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def __call__(self, asked: Asked) -> list[str]:
        """What the computer does until chance speaks."""
        battle = asked.battle
        scenario = json.dumps(battle.scenario, sort_keys=True)
        rules = (*battle.more_rules,)
        question = (scenario, json.dumps(battle.options.changed()), rules, codec.dumps(asked.state))
        loop = asyncio.get_running_loop()
        for left in reversed(range(_TRIES)):
            pool = self._open()
            try:
                return await loop.run_in_executor(
                    pool, _thought, *question, asked.side, asked.level, asked.seed
                )
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
        """Nobody thinks any more."""
        if self._pool is not None:
            self._drop(self._pool)


def _begin() -> None:
    if hasattr(os, "nice"):
        os.nice(_NICE)


@lru_cache(maxsize=64)
def _battle(scenario: str, options: str, rules: tuple[str, ...]) -> Battle:
    battle, _ = prepare(json.loads(scenario), options=Options.read(json.loads(options)), rules=rules)
    return battle


def _thought(
    scenario: str, options: str, rules: tuple[str, ...], state: str, side: Side, level: str, seed: str
) -> list[str]:
    """In the other process."""
    return until_chance(codec.loads(state, _battle(scenario, options, rules)), side, level, seed)
