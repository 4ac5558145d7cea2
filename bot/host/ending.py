"""How a process hears that it is to end."""

from __future__ import annotations

import asyncio
import signal


def asked_to_end() -> asyncio.Event:
    """Set once the host, or whoever sits at the terminal, wants it to end."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    return stop
