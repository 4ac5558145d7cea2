"""The whole bot with as many games as it keeps in memory, and four battles at once that want to be drawn.

The most memory a process of its own has had at any moment, Python and libraries included: cold boards of four battles
(one of eight players on the widest board), painted and drawn at the same time, then twice drawn again; at last all of
them once more while the film of a battle on the widest board is drawn.
`BENCH_GAMES` (400) sets how many games there are.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from bot.game.values import NewGame
from bot.i18n import words_of
from bot.screens.pictures.film import of_record
from engine.record import counted, replay
from renderer.studio import Studio
from tests.benchmarks._bot_rig import ANA, Player, Rig
from tests.fought import fought

GAMES: Final = int(os.environ.get("BENCH_GAMES", "400"))
BATTLES: Final = ("sword-beach", "arracourt", "toulon", "omaha-beach-overlord")


def run() -> dict[str, float]:
    """Measure, print, return the figures."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        figures = pool.submit(_measured).result()
    for name, value in figures.items():
        print(f"  {name:56} {value:9.0f}")
    return figures


def _measured() -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="fieldpost-bench-") as folder:
        return asyncio.run(_drawing(Path(folder)))


async def _drawing(folder: Path) -> dict[str, float]:
    studio = Studio(folder=folder / "bases")
    rig = await Rig.open(f"sqlite+aiosqlite:///{folder / 'games.db'}", studio)
    figures = {"MB, nothing but the bot": _status("VmRSS")}
    backend, player = rig.client.backend, Player(rig)
    for _ in range(GAMES):
        await player.new()
    cards = [
        await backend.lobby.new(NewGame(name, by=ANA + number, practice=True))
        for number, name in enumerate(BATTLES, 1)
    ]
    views = [(await backend.games.look(card.id)).view for card in cards]
    figures[f"MB, {GAMES} games"] = _status("VmRSS")
    for _ in range(3):
        await asyncio.gather(*(studio.board(view) for view in views))
        # As if each had changed: no picture is drawn twice.
        studio._done.clear()
    figures["MB at most, four battles drawing at once (<= 300)"] = _status("VmHWM")
    figures["MB afterwards"] = _status("VmRSS")
    played = counted(replay(fought(BATTLES[-1])))
    film = of_record(words_of("en"), BATTLES[-1], played)
    figures["MB with a film to draw"] = _status("VmRSS")
    studio._done.clear()
    await asyncio.gather(studio.film(film.shots), *(studio.board(view) for view in views))
    figures["MB at most, a film and four battles (<= 300)"] = _status("VmHWM")
    figures["MB after the film"] = _status("VmRSS")
    await rig.close()
    return figures


def _status(name: str) -> float:
    """What the system says of this process."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith(name)) / 1024
