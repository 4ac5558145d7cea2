"""The bot as a process whose machine has a wrong clock: `SKEW=300 STAND_IN=… python …/_chaos_child.py [--role …]`.

It runs the code of the folder it is started in, which may be another version's.
"""

from __future__ import annotations

import datetime as dt
import os
import runpy
import sys
import time
import warnings

if __name__ == "__main__":
    sys.path[0] = os.getcwd()
    off = float(os.environ.get("SKEW", "0"))
    true = time.time
    time.time = lambda: true() + off
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import discord

    now = discord.utils.utcnow
    discord.utils.utcnow = lambda: now() + dt.timedelta(seconds=off)
    runpy.run_module("bot.local.child", run_name="__main__", alter_sys=True)
