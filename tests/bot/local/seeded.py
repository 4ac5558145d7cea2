"""The bot as a process of its own, but for its chance: every run deals the same hands.

As `bot.local.child`, with a seed: `STAND_IN=http://127.0.0.1:PORT/… python -m tests.bot.local.seeded SEED`.
`FAREWELL` are the seconds it waits for those who are being answered when it is to end, `WITHIN` those it has for all of
its end.
"""

from __future__ import annotations

import os
import runpy
import sys
from functools import partialmethod

from bot.backend import Backend
from bot.discord import client
from bot.host import ending

if __name__ == "__main__":
    seed = sys.argv.pop()
    setattr(Backend, "__init__", partialmethod(Backend.__init__, seed=lambda: seed, salt=None))  # noqa: B010
    if "FAREWELL" in os.environ:
        setattr(client, "_FAREWELL", float(os.environ["FAREWELL"]))  # noqa: B010
    if "WITHIN" in os.environ:
        setattr(ending, "WITHIN", float(os.environ["WITHIN"]))  # noqa: B010
    runpy.run_module("bot.local.child", run_name="__main__", alter_sys=True)
