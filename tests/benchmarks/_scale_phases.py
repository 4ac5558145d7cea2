"""The phases of a load run on one stage: so many processes, calm or with some of them killed."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from bot.backend import Backend
from bot.store import open_store
from tests.benchmarks._scale_judge import Figures
from tests.benchmarks._scale_machine import Bots, Stage, cpu_of
from tests.bot.store.postgres import Server

#: The processes of each kind of run; all of them hold two connections to Discord together.
PROCESSES: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "1": {"one": ()},
    "2": {"first": ("--shards", "0/2"), "second": ("--shards", "1/2")},
    "4": {
        "gateway-0": ("--role", "gateway", "--shards", "0/2"),
        "gateway-1": ("--role", "gateway", "--shards", "1/2"),
        "worker-0": ("--role", "worker"),
        "worker-1": ("--role", "worker"),
    },
}
#: Presses that are under way at each process that hears them, where people press as fast as they are answered.
_FLYING: Final = 24
_LEFT: Final = "SELECT count(*) FROM outbox"
_WAITS: Final = (
    "SELECT coalesce(wait_event_type, 'CPU') AS what, count(*) AS many FROM pg_stat_activity"
    " WHERE state = 'active' AND pid <> pg_backend_pid() AND backend_type = 'client backend' GROUP BY 1"
)


class Run:
    """One server of PostgreSQL, one stand-in, and processes that come and go."""

    def __init__(self, server: Server, stage: Stage, bots: Bots, conn: Any, address: str) -> None:
        self.server, self.stage, self.bots = server, stage, bots
        self._address = address
        self._conn = conn
        self.killed = 0
        self._flying = _FLYING

    async def begin(self, name: str) -> None:
        """Have these processes, and no others."""
        await self.bots.begin(PROCESSES[name])
        await self.stage.connected(2)
        self._flying = _FLYING * sum("worker" not in words for words in PROCESSES[name].values())

    async def flat_out(self, seconds: float) -> Figures:
        """Presses as fast as they are answered."""
        return await self.load(0, seconds)

    async def load(self, rate: float, seconds: float) -> Figures:
        """So many presses a second for so long; what came of them and what it took."""
        waits: Counter[str] = Counter()
        watching = asyncio.create_task(self._watch(waits))
        before = self.bots.cpu(), cpu_of(self.server.process)
        found = await self.stage.do("load", rate=rate, seconds=seconds, flying=self._flying)
        watching.cancel()
        bots, database = self.bots.cpu() - before[0], cpu_of(self.server.process) - before[1]
        presses = max(1.0, found["presses"])
        return {
            **found,
            "bot CPU ms a press": 1000 * bots / presses,
            "database CPU ms a press": 1000 * database / presses,
            "stand-in CPU ms a press": 1000 * found["stand-in CPU s"] / presses,
            "presses a CPU second of the bot": presses / max(0.01, bots),
            "cores busy: bot": bots / found["seconds"],
            "cores busy: database": database / found["seconds"],
            "cores busy: stand-in": found["stand-in CPU s"] / found["seconds"],
            "waiting for locks %": 100 * waits["Lock"] / max(1, sum(waits.values())),
            "MB of the largest": self.bots.memory(),
        }

    async def _watch(self, waits: Counter[str]) -> None:
        """What the database's own processes wait for, looked at now and then."""
        while True:
            for row in await self._conn.fetch(_WAITS):
                waits[row["what"]] += row["many"]
            await asyncio.sleep(0.2)

    async def storm(self, rate: float, seconds: float, every: float) -> Figures:
        """Presses, while a process is killed so often and the database restarted twice: in order, and as by a loss of
        power."""
        back: list[float] = []
        pressing = asyncio.create_task(self.stage.do("load", rate=rate, seconds=seconds))
        breaking = asyncio.create_task(self._break(every, back))
        restarts = 0
        for share, how in ((0.3, "fast"), (0.35, "immediate")):
            await asyncio.sleep(share * seconds)
            await asyncio.to_thread(self.server.restart, how)
            restarts += 1
        found = await pressing
        breaking.cancel()
        with suppress(asyncio.CancelledError):
            await breaking
        # Who was killed last comes back, too.
        await asyncio.gather(
            *[self.bots.start(name) for name in PROCESSES["4"] if name not in self.bots.running]
        )
        return {
            **found,
            "killed": self.killed,
            "back after s, longest": max(back, default=0.0),
            "restarts": restarts,
        }

    async def _break(self, every: float, back: list[float]) -> None:
        due = time.monotonic()
        while True:
            for name in sorted(self.bots.running, key=lambda one: one[::-1]):
                due += every
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                self.killed += 1
                back.append(await self.bots.again(name))

    async def rest(self, seconds: float) -> Figures:
        """Nobody presses, until all is told or it has been long enough; what is left unsaid, and what never came."""
        end = time.monotonic() + seconds
        found = await self.stage.do("rest", seconds=seconds)
        # The connection of before may have ended with its server.
        conn = await asyncpg.connect(self._address)
        while (left := await conn.fetchval(_LEFT)) and time.monotonic() < end:
            await asyncio.sleep(0.2)
        await conn.close()
        return {**found, "left in the outbox": left}


async def sound(address: str, games: list[int]) -> Figures:
    """Whether the games that were played are what their logs say."""
    backend = Backend(await open_store(address))
    wrong = 0
    try:
        for game in games:
            verdict = await backend.admin.repair(game, 0)
            wrong += bool(verdict.faults or verdict.mended)
            if verdict.faults or verdict.mended:
                print(f"game {game}: {verdict}", file=sys.stderr)
    finally:
        await backend.close()
    return {"games checked": len(games), "games that are not what their log says": wrong}


def kept(folder: Path, figures: Mapping[str, object]) -> None:
    """What is known so far: a run that is ended has not been for nothing."""
    (folder / "figures.json").write_text(json.dumps(figures, indent=1, default=str), encoding="utf-8")
