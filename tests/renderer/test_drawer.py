"""A process that draws: the same pictures, and whatever becomes of it, the next one is drawn."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.i18n import words_of
from bot.screens.pictures import pictured
from renderer.gallery import made_up_view
from renderer.marks import Orderable
from renderer.patience import TooLongError
from renderer.studio import DrawingError, Studio
from renderer.workers import Workers
from tests.orphans import gone, orphan
from tests.renderer.slowly import steps

_SOON = 20.0


@pytest_asyncio.fixture
async def elsewhere(tmp_path: Path) -> AsyncIterator[Studio]:
    made = Studio(folder=tmp_path, elsewhere=True, workers=1)
    yield made
    await made.close()


async def test_the_same_pictures(elsewhere: Studio, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Byte by byte, with all that stands around them; one that cannot be drawn is told like any other."""
    here = Studio(folder=tmp_path)
    view = made_up_view()
    words = pictured.hand(words_of("de"), view)
    marks = (Orderable("E5"),)
    assert await elsewhere.board(view, marks=marks) == await here.board(view, marks=marks)
    assert await elsewhere.hand(view, words=words) == await here.hand(view, words=words)
    with caplog.at_level(logging.ERROR), pytest.raises(DrawingError) as refused:
        await elsewhere.board(view, marks=(Orderable("Z99"),))
    assert refused.value.incident in caplog.text
    assert "in _drawn\n    return work()" in caplog.text
    await here.close()


async def test_whoever_hangs_is_sent_away() -> None:
    """Whoever goes on is waited for, however slow; nobody is told that it was killed by somebody else."""
    workers = Workers("artist", 1, 2, elsewhere=True)
    try:
        # To begin takes longer than a step.
        slow = await workers.do(os.getpid, _SOON)
        assert await workers.do(partial(steps, 3.0), 2.0) == slow
        with pytest.raises(TooLongError):
            await workers.do(partial(time.sleep, 60), 0.3)
        await gone(slow, _SOON)
        # The one whose place it has taken had to be begun first.
        other = await workers.do(os.getpid, _SOON)
        assert other not in (slow, os.getpid())
        os.kill(other, signal.SIGKILL)
        last = await workers.do(os.getpid, _SOON)
        assert last not in (other, slow)
        if sys.platform == "linux":
            assert os.getpriority(os.PRIO_PROCESS, last) > os.getpriority(os.PRIO_PROCESS, 0)
    finally:
        workers.close()
    await gone(last, _SOON)


#: A bot whose pictures are drawn elsewhere; it says by whom.
_BOT = """
import asyncio, os
from renderer.workers import Workers

async def main():
    workers = Workers("artist", 1, 1, elsewhere=True)
    print(await workers.do(os.getpid, 60), flush=True)
    await asyncio.sleep(3600)

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_it_leaves_with_a_bot_that_is_killed(tmp_path: Path) -> None:
    """kill -9 gives it no time to send anybody away."""
    await gone(await orphan(tmp_path, _BOT), _SOON)
