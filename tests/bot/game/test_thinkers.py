"""The processes in which computers think: they say what would be said here, and one that dies is replaced."""

from __future__ import annotations

import os
import signal

from bot.game.computers import Asked
from bot.host.thinking import Thinkers
from tests.boards import position
from tests.bot.kit.world import think


async def test_a_thinker_that_dies_is_replaced() -> None:
    """The same answer from another process, before and after it was killed."""
    state = position("A:inf@E5 A:arm@D4 X:inf@E6 X:art@F8", hand=["assault-center"], foe=["dig-in"])
    asked = Asked(state.battle, state, "allies", "veteran", "7|-1")
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
