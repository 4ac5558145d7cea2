"""What is in memory from the start to the end of the bot, and how often the rest is looked through."""

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
    # Nearly all of what an answer leaves behind goes by itself: looking for circles every 700 objects, as Python does
    # unasked, takes one part in twenty of the time.
    gc.set_threshold(10_000, 20, 10)
