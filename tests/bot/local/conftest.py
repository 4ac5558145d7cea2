"""The bot as a process of its own, against simulated servers behind real sockets."""

from __future__ import annotations

import warnings

with warnings.catch_warnings():
    # discord.py 2.7.1 imports audioop, which Python 3.11 says will go; nothing here uses voice.
    warnings.simplefilter("ignore")
    import discord

from tests.bot.local.little import chrome, little

__all__ = ["chrome", "discord", "little"]
