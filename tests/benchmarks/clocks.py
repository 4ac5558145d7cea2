"""A hundred thousand random schedules: time used is time charged, no deadline in quiet hours, every game ends."""

from __future__ import annotations

import os
import time

from tests.bot.game.schedules import play

#: CLOCKS=5000 for a short one.
COUNT = int(os.environ.get("CLOCKS", "100000"))


def run() -> dict[str, object]:
    """The figures. Raises AssertionError, with the seed of the schedule that went wrong."""
    began, turns = time.process_time(), 0
    for seed in range(COUNT):
        try:
            turns += play(seed)
        except AssertionError as error:
            raise AssertionError(f"schedule {seed}") from error
    return {"schedules": COUNT, "turns": turns, "CPU seconds": round(time.process_time() - began, 1)}
