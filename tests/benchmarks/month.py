"""A club of 80 people plays 200 battles, 30 % of them vanish for good or for a week: does anybody wait, does any hang?

Four months, one after the other: as it is; the bot restarted every hour; the clock of its machine set wrong by an hour
and right again every half day; both. `MONTH=20` for fewer battles, `MONTH_KINDS=as-it-is` for some of them.
"""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.bot.kit.club import HOUR, Figures
from tests.bot.kit.month import Month

BATTLES: Final = int(os.environ.get("MONTH", "200"))
#: How often the bot is restarted, and the clock set wrong or right.
KINDS: Final = {
    "as-it-is": (0.0, 0.0),
    "restarts": (HOUR, 0.0),
    "clock": (0.0, 12 * HOUR),
    "both": (HOUR, 12 * HOUR),
}
#: Days after which all battles must be over: a slow one of which both sides think long takes them.
_LONGEST: Final = 200.0
#: Who waits for somebody waits no longer than the clock has told, and an hour.
_BEYOND: Final = HOUR


def run() -> dict[str, object]:
    """The figures of each. Raises AssertionError."""
    wanted = os.environ.get("MONTH_KINDS", " ".join(KINDS)).split()
    seen = {kind: asyncio.run(_month(kind)) for kind in wanted}
    return {kind: one.summary() for kind, one in seen.items()}


async def _month(kind: str) -> Figures:
    restarts, jumps = KINDS[kind]
    began = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        month = Month(Path(folder), BATTLES, max(4, BATTLES * 2 // 5), seed=1)
        figures = await month.run(_LONGEST, restarts=restarts, jumps=jumps)
    figures.seconds = round(time.process_time() - began)
    print(kind, json.dumps(figures.summary()), flush=True)
    seen = figures.all
    assert sum(seen.ended.values()) == BATTLES, (kind, seen.ended)
    assert max(seen.beyond) <= _BEYOND, (kind, max(seen.beyond))
    # Nothing is said twice, and nothing that was stored remains unsaid.
    assert not figures.doubled, (kind, figures.doubled)
    assert not figures.untold, kind
    return figures
