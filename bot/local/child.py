"""Runs the bot, unmodified, against a stand-in for Discord: `STAND_IN=http://… python -m bot.local.child [--role …]`.

The address lets in whoever knows it, and a list of processes shows arguments to everybody: so it is no argument.
"""

from __future__ import annotations

import os
import runpy
import sys

from bot.discord.tried import stand_in

if __name__ == "__main__":
    stand_in(os.environ.pop("STAND_IN"))
    sys.argv[0] = "bot"
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
