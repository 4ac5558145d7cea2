"""A small world for chaos: tables in the middle of their battles, the stand-in with its people, processes of the bot.

Each process has a wire of its own to the database, a clock that may be wrong, and may be of another version.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import asyncpg
from sqlalchemy import make_url

from bot.local.gateway import Shard
from tests.benchmarks import _scale_games as games
from tests.benchmarks import _scale_shapes as shapes
from tests.benchmarks._scale_crowd import Crowd
from tests.benchmarks._scale_discord import Discord
from tests.benchmarks._scale_gateway import Gates
from tests.benchmarks._scale_people import Choice, Sitting
from tests.benchmarks._scale_press import Press
from tests.bot.kit.wire import Wire
from tests.bot.store.postgres import Server

ROOT: Final = Path(__file__).parents[2]
#: Seconds until something has gone wrong.
_PATIENCE: Final = 120.0


class Sessions(Gates):
    """As Discord has it: several sessions may hear the same shard, and each is told everything."""

    def __init__(self, discord: Discord, shards: int) -> None:
        super().__init__(discord, shards)
        self._all: list[Shard] = []

    def send(self, event: str, data: object, server: int | None) -> None:
        for one in self._all:
            if one.number == self.shard_of(server):
                one.out.put_nowait((event, data))

    async def _identify(self, wire: Any, asked: Any) -> None:
        number, count = asked.get("shard", (0, 1))
        if count != len(self.shards) or number not in range(count):
            await wire.socket.close(code=4010)
            return
        made = Shard(number)
        self._all.append(made)
        self._pumps.append(asyncio.create_task(made.pump(), name="gateway"))
        self.shards = tuple(made if one.number == number else one for one in self.shards)  # type: ignore[misc]
        await super()._identify(wire, asked)

    async def _resume(self, wire: Any, asked: Any) -> None:
        if self._discord.chance.random() >= self._discord.resumes:
            await wire.say(9, False)
            return
        for one in self._all:
            if one.session == asked["session_id"]:
                self.resumed += 1
                await one.resume(wire, asked["seq"])
                return
        await wire.say(9, False)


class Patient(Sitting):
    """Two people who press again, on what still lies before them, when Discord says that nobody has answered."""

    def answered(self, press: Press, choice: Choice) -> None:
        if press.first is not None:
            super().answered(press, choice)


class Process:
    """A process of the bot, and its way to the database."""

    def __init__(self, world: World, name: str, words: tuple[str, ...], *, skew: float, root: Path) -> None:
        self._world, self.name, self._words, self._skew, self._root = world, name, words, skew, root
        self.wire = Wire(world.server.port)
        self.log: Final = world.folder / f"{name}.log"
        self._running: asyncio.subprocess.Process | None = None

    async def start(self) -> float:
        """Start it; seconds until it is ready."""
        began = time.monotonic()
        address = make_url(self._world.address).set(port=await self.wire.open())
        env = {
            **os.environ, "DISCORD_TOKEN": "stand-in", "STAND_IN": self._world.discord.base,
            "DATABASE_URL": address.render_as_string(hide_password=False), "SKEW": str(self._skew),
            "FIELDPOST_PICTURES": str(self._world.folder / "pictures"),
            "PYTHONPATH": str(self._root),
        }  # fmt: skip
        child = str(ROOT / "tests" / "benchmarks" / "_chaos_child.py")
        with self.log.open("ab") as log:
            self._running = await asyncio.create_subprocess_exec(
                sys.executable, child, *self._words, env=env, stdout=log, stderr=log, cwd=self._root
            )
        while "ready as" not in self.log.read_text("utf-8"):
            if time.monotonic() - began > _PATIENCE or self._running.returncode is not None:
                raise TimeoutError(self.log.read_text("utf-8")[-3000:])
            await asyncio.sleep(0.05)
        return time.monotonic() - began

    async def end(self, how: int = signal.SIGTERM) -> float:
        """End it; seconds until it has gone."""
        assert self._running is not None
        began = time.monotonic()
        if self._running.returncode is None:
            self._running.send_signal(how)
            await asyncio.wait_for(self._running.wait(), _PATIENCE)
        await self.wire.close()
        return time.monotonic() - began


class World:
    """Everything but the fault."""

    def __init__(self, folder: Path, *, tables: int = 24, servers: int = 6, shards: int = 1) -> None:
        self.folder = folder
        self.server = Server()
        self.discord = Discord(shards)
        self.discord.gateway = Sessions(self.discord, shards)  # type: ignore[misc]
        self.address = ""
        self.processes: list[Process] = []
        self._tables, self._servers = tables, servers

    async def open(self) -> World:
        """A database with running games, Discord, nobody at work yet."""
        await asyncio.to_thread(self.server.start)
        self.address = await self.server.database()
        first = await games.templates(self.address, min(6, self._tables))
        those = [*games.tables(1_000, self._tables, self._servers, first)]
        conn = await self.connect()
        await games.copy(conn, those)
        # The templates lie on no server of this world.
        await conn.execute("UPDATE games SET status = 'over' WHERE id < 1000")
        await conn.execute("DELETE FROM timers WHERE game < 1000")
        standing = await games.standing(conn, those)
        await conn.close()
        threads: dict[int, list[int]] = {}
        for one in standing:
            threads.setdefault(one.table.server, []).append(one.table.thread)
        self.discord.found(threads, lambda server: threads[server])
        await self.discord.open()
        chance = random.Random(22)
        self.sittings = [
            Patient(
                {**one.table._asdict(), "revision": one.revision, "turn": one.turn, "side": one.side},  # type: ignore[arg-type]
                random.Random(chance.random()),
            )
            for one in standing
        ]
        self.crowd = Crowd(self.discord, self.sittings, 22)
        return self

    async def connect(self) -> Any:
        """The driver's own connection, past every wire."""
        return await asyncpg.connect(self.address.replace("+asyncpg", ""))

    async def begin(self, name: str, *words: str, skew: float = 0.0, root: Path = ROOT) -> Process:
        """One more process."""
        made = Process(self, name, words, skew=skew, root=root)
        self.processes.append(made)
        await made.start()
        return made

    async def heard(self) -> None:
        """Wait until every shard is heard."""
        await self.until(lambda: all(one.is_heard() for one in self.discord.gateway.shards))

    async def until(self, found: Callable[[], Any], seconds: float = _PATIENCE) -> float:
        """Seconds until it is so."""
        began = time.monotonic()
        while not found():
            if time.monotonic() - began > seconds:
                raise TimeoutError
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    def logged(self, word: str) -> int:
        """How often all processes have logged a word."""
        return sum(one.log.read_text("utf-8").count(word) for one in self.processes if one.log.exists())

    async def close(self) -> None:
        """End everything."""
        for one in self.processes:
            await one.end(signal.SIGKILL)
        await self.discord.close()
        await asyncio.to_thread(self.server.stop)


def said_later(message: Mapping[str, Any] | None) -> bool:
    """Whether somebody reads that he is to try again in a minute."""
    return message is not None and "try again in a minute" in str(message)


__all__ = ["ROOT", "Process", "Sessions", "World", "said_later", "shapes"]
