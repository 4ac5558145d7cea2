"""The bot's speed with Discord stubbed. Ratios are taken alternating in one process; CPU decides, for disks differ.

`BENCH_GAMES` (10000) and `BENCH_SECONDS` (20) set the size; ten minutes at 50/s are BENCH_SECONDS=600.
"""

from __future__ import annotations

import asyncio
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from renderer.studio import Studio
from tests.benchmarks import bot_store
from tests.benchmarks._bot_rig import SLASH, Lag, Player, Rig, option

GAMES: Final = int(os.environ.get("BENCH_GAMES", "10000"))
SECONDS: Final = int(os.environ.get("BENCH_SECONDS", "20"))
ROOT: Final = Path(__file__).parents[2]


async def _timed(doing: Callable[[], Awaitable[Any]]) -> tuple[float, float]:
    wall, cpu = time.perf_counter(), time.process_time()
    await doing()
    return time.perf_counter() - wall, time.process_time() - cpu


async def ratios(rig: Rig, rounds: int = 450, warm: int = 50) -> dict[str, float]:
    """A committed text command against /ping, and the two completions, alternating; the first rounds do not count."""
    player = Player(rig)
    game = await player.new()
    walls: dict[str, list[float]] = {}
    cpus: dict[str, list[float]] = {}
    for number in range(rounds):
        if number == warm:
            walls, cpus = {}, {}
        found = await player.next_line(game)
        if found is None:
            game = await player.new()
            continue
        line, person = found
        for name, doing in (
            ("ping", rig.ping),
            ("text", partial(rig.order, game, line, person)),
            ("complete", partial(rig.complete, game)),
            ("complete ping", rig.complete_ping),
        ):
            wall, cpu = await _timed(doing)
            walls.setdefault(name, []).append(wall)
            cpus.setdefault(name, []).append(cpu)
    w = {name: statistics.median(found) for name, found in walls.items()}
    c = {name: statistics.mean(found) for name, found in cpus.items()}
    return {
        "ping ms": 1000 * w["ping"],
        "text ms": 1000 * w["text"],
        "text / ping wall p50 (<= 40, goal 24)": w["text"] / w["ping"],
        "text / ping CPU (<= 15, goal 10)": c["text"] / c["ping"],
        "complete / trivial (<= 8, goal 4)": w["complete"] / w["complete ping"],
    }


class Load:
    """Commands come when they come, whether those before are answered or not."""

    def __init__(self, rig: Rig, games: list[int]) -> None:
        self.rig = rig
        self.games = games
        self.player = Player(rig, 7)
        self.answers: list[float] = []

    async def at(self, rate: int, seconds: float, boards: float = 0) -> dict[str, float]:
        """So many a second, `boards` of them with a board drawn, for so long."""
        self.answers, tasks, lag = [], [], Lag()
        async with lag:
            start = time.perf_counter()
            for n in range(int(rate * seconds)):
                await asyncio.sleep(max(0.0, start + n / rate - time.perf_counter()))
                drawn = int(n * boards / rate) != int((n + 1) * boards / rate)
                tasks.append(asyncio.create_task(self._one(draw=drawn)))
            await asyncio.gather(*tasks)
        self.answers.sort()
        return {
            **lag.figures(),
            "answer p50 ms": 1000 * statistics.median(self.answers),
            "answer p99 ms": 1000 * self.answers[int(0.99 * len(self.answers))],
        }

    async def _one(self, *, draw: bool) -> None:
        """A quarter plays, a quarter reads, half complete an option."""
        rig, chance = self.rig, self.player.chance
        game, dice = chance.choice(self.games), chance.random()
        doing: Callable[[], Awaitable[Any]] = partial(rig.complete, game)
        if draw:
            doing = partial(rig.interact, SLASH, "game board", [option("game", str(game))])
        elif dice < 0.25:
            doing = partial(rig.interact, SLASH, "game log", [option("game", str(game))])
        elif dice < 0.5 and (found := await self.player.next_line(game)) is not None:
            doing = partial(rig.order, game, *found)
        before = time.perf_counter()
        await doing()
        self.answers.append(time.perf_counter() - before)


def _memory() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


async def _measure(folder: Path) -> dict[str, float]:
    rig = await Rig.open(f"sqlite+aiosqlite:///{folder / 'ratios.db'}")
    figures = await ratios(rig)
    await rig.close()
    address = f"sqlite+aiosqlite:///{folder / 'games.db'}"
    rig = await Rig.open(address)
    player = Player(rig, 5)
    games = [await player.new() for _ in range(100)]
    few = await Load(rig, games).at(200, SECONDS / 4)
    while len(games) < GAMES:
        games.append(await player.new())
    # The same players among so many stored games, then everybody at once: most games must then be read first.
    same = await Load(rig, games[:100]).at(200, SECONDS / 4)
    load = Load(rig, games)
    many = await load.at(200, SECONDS / 4)
    figures |= {
        f"answer p99 ms at 200/s, {len(games)} games (<= 150, goal 30)": many["answer p99 ms"],
        "answer p99, 100 games of many / of 100 (<= 1.5, goal 1.2)": same["answer p99 ms"]
        / few["answer p99 ms"],
        "answer p50, 100 games of many / of 100": same["answer p50 ms"] / few["answer p50 ms"],
    }
    await load.at(50, SECONDS / 2)
    half = _memory()
    await load.at(50, SECONDS / 2)
    figures["memory MB without drawing (<= 250, goal 150)"] = _memory()
    figures["memory growth in the last half % (<= 2, goal 0.5)"] = 100 * (_memory() - half) / half
    await rig.close()
    before = time.perf_counter()
    rig = await Rig.open(address, Studio())
    await rig.client.backend.timekeeper.tick()
    figures[f"restart s, {len(games)} games, all active (<= 3, goal 1)"] = time.perf_counter() - before
    load = Load(rig, games)
    # The ground of a battle is painted once in its life, and then kept on disk.
    await load.at(50, 4, boards=2)
    drawing = await load.at(200, SECONDS / 4, boards=5)
    figures |= {
        "loop lag p99 ms at 200/s, 5 drawn (<= 20, goal 10)": drawing["lag p99 ms"],
        "loop lag max ms (<= 150, goal 50)": drawing["lag max ms"],
        "answer p99 ms, 5 of 200 drawn": drawing["answer p99 ms"],
    }
    await load.at(50, SECONDS / 2, boards=1.25)
    half = _memory()
    await load.at(50, SECONDS / 2, boards=1.25)
    figures["memory MB with drawing (<= 400, goal 300)"] = _memory()
    figures["memory growth with drawing % (<= 2, goal 0.5)"] = 100 * (_memory() - half) / half
    await rig.close()
    return figures


async def _stored(folder: Path) -> dict[str, float]:
    """What the store and the service measure by themselves."""
    commits = await bot_store.commits(folder)
    loads = await bot_store.loads(folder)
    restart = await bot_store.restart(folder)
    return {
        "commits/s / raw sqlite3, CPU (>= 0.12, goal 0.2)": commits["ratio"],
        "load 400 / 10 actions (<= 1.5, goal 1.2)": loads["ratio"],
        "restart s, 10000 games, 1000 active (<= 3, goal 1)": restart["ready_s"],
    }


def _calls() -> dict[str, float]:
    """Calls outside the interactions, counted in a whole battle in the simulated Discord."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", "-q", "-s", "-k", "ByButtons",
         "tests/bot/discord/test_battles.py"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    found = re.search(r"([\d.]+) calls outside an action, (\d+) at most, (\d+) refused", done.stdout)
    if found is None:
        raise RuntimeError(done.stdout[-2000:])
    return {
        "REST calls outside an action, mean (<= 2, goal 1)": float(found[1]),
        "REST calls outside an action, most (<= 4)": float(found[2]),
        "429s of a limiter of 50/s and 5 in 5 s a channel (0)": float(found[3]),
    }


def run() -> dict[str, float]:
    """Measure everything, print a table, return the figures."""
    with tempfile.TemporaryDirectory(prefix="fieldpost-bench-") as folder:
        figures = asyncio.run(_measure(Path(folder)))
    with tempfile.TemporaryDirectory(prefix="fieldpost-bench-") as folder:
        figures |= asyncio.run(_stored(Path(folder)))
    figures |= _calls()
    print(f"bot: {GAMES} games, {SECONDS} s of load, load average {os.getloadavg()[0]:.1f}")
    for name, value in figures.items():
        print(f"  {name:56} {value:9.2f}")
    return figures
