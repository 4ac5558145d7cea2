"""What a line played by text costs beside /ping: the first figures of `bot`, by themselves, in half a minute."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path

from tests.benchmarks._bot_rig import Rig
from tests.benchmarks.bot import ratios


async def _measured(folder: Path) -> dict[str, float]:
    rig = await Rig.open(f"sqlite+aiosqlite:///{folder / 'ratios.db'}")
    figures = await ratios(rig)
    await rig.close()
    return figures


def run() -> dict[str, float]:
    """Measure, print a table, return the figures."""
    with tempfile.TemporaryDirectory(prefix="fieldpost-bench-") as folder:
        figures = asyncio.run(_measured(Path(folder)))
    print(f"text: load average {os.getloadavg()[0]:.1f}")
    for name, value in figures.items():
        print(f"  {name:56} {value:9.2f}")
    return figures
