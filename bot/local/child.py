"""Runs the bot, unmodified, against a stand-in for Discord: `python -m bot.local.child http://127.0.0.1:PORT`."""

from __future__ import annotations

import runpy
import sys

from bot.discord.client import stand_in

if __name__ == "__main__":
    stand_in(sys.argv[1])
    sys.argv = ["bot"]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
