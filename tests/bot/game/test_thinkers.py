"""The processes in which computers think: they say what would be said here, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from bot.game.computers.turns import OpenDecision
from bot.host.thinking import Thinkers
from tests.boards import position
from tests.bot.kit.world import think
from tests.orphans import gone, orphan


async def test_a_thinker_that_dies_is_replaced() -> None:
    """The same answer from another process, before and after it was killed."""
    state = position("A:inf@E5 A:arm@D4 X:inf@E6 X:art@F8", hand=["assault-center"], foe=["dig-in"])
    asked = OpenDecision(state.battle, state, "allies", "veteran", "7|-1")
    here = await think(asked)
    thinkers = Thinkers(1)
    try:
        assert await thinkers(asked) == here
        pool = thinkers._pool
        assert pool is not None
        for process in pool._processes:
            os.kill(process, signal.SIGKILL)
        assert await thinkers(asked) == here
        assert thinkers._pool is not pool
    finally:
        thinkers.close()


async def test_the_end_waits_for_no_thought() -> None:
    """Nor does the end of the program, which waits for every pool that still works; it is thought again."""
    thinkers = Thinkers(1)
    pool = thinkers._open()
    thought = asyncio.get_running_loop().run_in_executor(pool, time.sleep, 60)
    while not thought.done() and not pool._processes:
        await asyncio.sleep(0.01)
    (thinker,) = pool._processes.values()
    thinkers.close()
    # The pool's own thread asks the system for its end, too, and only one of the two hears of it.
    async with asyncio.timeout(20):
        while thinker.exitcode is None:
            await asyncio.sleep(0.01)
    with pytest.raises(BrokenProcessPool):
        await thought


#: A bot whose thinkers have begun; it says who they are.
_BOT = """
import asyncio, sys
from bot.game.computers.turns import OpenDecision
from bot.host.thinking import Thinkers
from tests.boards import position

async def main():
    state = position("A:inf@E5 X:inf@E6", hand=["assault-center"], foe=["dig-in"])
    thinkers = Thinkers(1)
    await thinkers(OpenDecision(state.battle, state, "allies", "veteran", "7|-1"))
    print(*thinkers._pool._processes, flush=True)
    await asyncio.sleep(3600)

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_thinkers_leave_with_a_bot_that_is_killed(tmp_path: Path) -> None:
    """kill -9 gives it no time to send them away."""
    await gone(await orphan(tmp_path, _BOT), 60)
