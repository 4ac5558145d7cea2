"""The bot as a process of its own, but for its chance: every run deals the same hands.

As `bot.local.child`, with a seed: `STAND_IN=http://127.0.0.1:PORT/… python -m tests.bot.local.seeded SEED`.
"""

from __future__ import annotations

import runpy
import sys
from functools import partialmethod

from bot.backend import Backend

if __name__ == "__main__":
    seed = sys.argv.pop()
    setattr(Backend, "__init__", partialmethod(Backend.__init__, seed=lambda: seed))  # noqa: B010
    runpy.run_module("bot.local.child", run_name="__main__", alter_sys=True)
