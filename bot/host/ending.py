"""How a process hears that it is to end, and that it has ended in time."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from typing import Final

_LOG = logging.getLogger(__name__)
#: Seconds after which it ends in any case: hosts wait for ten, and what it holds is others' after ten at most.
WITHIN: Final = 7.5


def asked_to_end(*, surely: bool = False) -> asyncio.Event:
    """Set once the host, or whoever sits at the terminal, wants it to end; it `surely` does soon after."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()

    def asked() -> None:
        if surely and not stop.is_set():
            signal.signal(signal.SIGALRM, _leave)
            signal.setitimer(signal.ITIMER_REAL, WITHIN)
        stop.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, asked)
    return stop


def _leave(*_: object) -> None:
    """Nothing is lost by that: it is the same to the store as a kill, and others take up what was begun."""
    _LOG.warning("what could not be finished in %g s is left as it is", WITHIN)
    os._exit(0)
