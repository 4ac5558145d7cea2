"""What is in memory from the start to the end of the bot."""

from __future__ import annotations

import gc

from bot.i18n import read_all


def keep() -> None:
    """What is in memory now stays to the end: the garbage collector need not look through it again and again.

    The languages are most of it: looked through, they would hold everybody up for half a second now and then.
    """
    read_all()
    gc.collect()
    gc.freeze()
