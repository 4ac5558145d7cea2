"""What a line played by text costs beside /ping: the first figures of `bot`, by themselves, in half a minute.

And what it costs in each language beside English: the same games of two people each, in turns.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import tempfile
import time
from pathlib import Path

from bot.i18n import ENGLISH, languages
from tests.benchmarks._bot_rig import ANA, BO, Player, Rig
from tests.benchmarks.bot import ratios


async def _measured(folder: Path) -> dict[str, float]:
    rig = await Rig.open(f"sqlite+aiosqlite:///{folder / 'ratios.db'}")
    figures = {**await ratios(rig), **await tongues(rig)}
    await rig.close()
    return figures


async def tongues(rig: Rig, rounds: int = 300, warm: int = 50) -> dict[str, float]:
    """CPU of a text command in each language beside English; the first rounds do not count."""
    players = {
        language: Player(rig, language=language, by=ANA + 1_000 * n, to=BO + 1_000 * n)
        for n, language in enumerate(languages(), 1)
    }
    games = {language: await player.new() for language, player in players.items()}
    spent: dict[str, list[float]] = {language: [] for language in players}
    for number in range(rounds):
        for language, player in players.items():
            found = await player.next_line(games[language])
            if found is None:
                games[language] = await player.new()
                continue
            before = time.process_time()
            await rig.order(games[language], *found)
            if number >= warm:
                spent[language].append(time.process_time() - before)
    mean = {language: statistics.mean(one) for language, one in spent.items()}
    return {
        f"text CPU, {language} / {ENGLISH} (<= 1.05)": mean[language] / mean[ENGLISH]
        for language in players
        if language != ENGLISH
    }


def run() -> dict[str, float]:
    """Measure, print a table, return the figures."""
    with tempfile.TemporaryDirectory(prefix="fieldpost-bench-") as folder:
        figures = asyncio.run(_measured(Path(folder)))
    print(f"text: load average {os.getloadavg()[0]:.1f}")
    for name, value in figures.items():
        print(f"  {name:56} {value:9.2f}")
    return figures
