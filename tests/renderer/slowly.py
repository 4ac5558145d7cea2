"""Work for a process that draws: it takes its time, and says so or not."""

from __future__ import annotations

import os
import time

from renderer import patience


def steps(seconds: float) -> int:
    """One step after the other for so long; who has done it."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        patience.still_wanted()
        time.sleep(0.02)
    return os.getpid()


__all__ = ["steps"]
