"""A server behind sockets with two people, the bot as its own process, and faults on demand."""

from __future__ import annotations

import asyncio
import datetime as dt
import json
import os
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from aiohttp import web

from bot.local.sockets import SocketEnv
from bot.local.tryout import free_port
from tests.bot.kit import forked, reading
from tests.bot.kit.fingers import Fingers

reading.install()
ROOT = Path(__file__).parents[3]
#: In a battle of Pegasus Bridge the Allies hold a probe of the center and the Axis one of the right: cards that ask
#: for nothing but orders.
SEED = "sockets-3"
#: Seconds until something has gone wrong, on a machine many times slower than any.
PATIENCE = 180.0


class Fault(NamedTuple):
    """What a request gets instead of an answer, once."""

    method: str
    path: str
    status: int
    body: dict[str, Any]
    headers: dict[str, str] | None = None
    #: It is held back until then.
    held: asyncio.Event | None = None


class FaultyEnv(SocketEnv):
    """Answers some requests with errors, as Discord does on bad days."""

    def __init__(self, port: int, shards: int = 1) -> None:
        super().__init__(port, shards)
        #: Whoever connects waits for it.
        self.reachable = asyncio.Event()
        self.reachable.set()
        self.to_fail: list[Fault] = []
        self.requests: list[tuple[str, str]] = []

    async def shutdown(self) -> None:
        self.reachable.set()
        await super().shutdown()

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        await self.reachable.wait()
        return await super()._gateway(request)

    async def _api(self, request: web.Request) -> web.Response:
        self.requests.append((request.method, request.path))
        for one in self.to_fail:
            if one.method == request.method and re.search(one.path, request.path):
                self.to_fail.remove(one)
                await request.read()
                if one.held is not None:
                    await one.held.wait()
                return web.Response(
                    status=one.status,
                    body=json.dumps(one.body).encode(),
                    content_type="application/json",
                    headers=one.headers,
                )
        return await super()._api(request)


class Stage:
    """One server, one bot."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.env = self.make_env()
        self.fingers = Fingers(self.env.backend)
        self.process: forked.Forked | asyncio.subprocess.Process | None = None
        self.ticking: asyncio.Task[None] | None = None

    def make_env(self) -> FaultyEnv:
        """The world; a bot of this size needs one connection."""
        return FaultyEnv(free_port())

    async def open(self) -> Stage:
        await self.build()
        await self.start_bot()
        return self

    async def build(self) -> None:
        """The server and its people, before there is a bot."""
        self.env.backend.clock._epoch = dt.datetime.now(dt.UTC)
        self.ticking = asyncio.create_task(self._tick())
        await self.env.start()
        self.guild = self.env.create_guild("Club")
        self.lobby = self.guild.create_text_channel("battles")
        self.ana = self.guild.add_member(self.env.create_user("ana"))
        self.bo = self.guild.add_member(self.env.create_user("bo"))

    async def close(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        if self.ticking is not None:
            self.ticking.cancel()
        await self.env.shutdown()

    async def _tick(self) -> None:
        """The server's clock goes as the bot's own does: how old a press is depends on both."""
        before = time.time()
        while True:
            await asyncio.sleep(0.1)
            now = time.time()
            self.env.backend.advance_clock(now - before)
            before = now

    async def start_bot(self) -> None:
        """Start the process and wait until it knows its server and its commands."""
        self.env.ready.clear()
        env = {
            **os.environ,
            "DISCORD_TOKEN": "stand-in",
            "STAND_IN": self.env.base,
            "DATABASE_URL": f"sqlite:///{self.folder / 'games.db'}",
        }
        self.process = await forked.start(
            "tests.bot.local.seeded", SEED, env=env, log=self.folder / "bot.log"
        )
        await asyncio.wait_for(self.env.ready.wait(), PATIENCE)
        await self.until(lambda: self.said("ready as") and self.env.backend.commands)

    def said(self, text: str) -> bool:
        """Whether the bot's last process logged that."""
        log = (self.folder / "bot.log").read_text()
        return text in log.rpartition("logging in using static token")[2]

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)

    async def until(self, found: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        """What there will be soon."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if value := found():
                return value
            await asyncio.sleep(0.02)
        raise TimeoutError((self.folder / "bot.log").read_text()[-2000:])

    async def battle(self) -> Any:
        """A running battle's thread."""
        await self.ana.slash(
            self.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=self.bo
        )
        invitation = await self.until(lambda: next((m for m in self.lobby.history() if m.components), None))
        await self.bo.click(invitation, label="Join as Axis")
        await self.until(lambda: self.lobby.threads and self.notice())
        return self.lobby.threads[0]

    def data(self, attachment: Any) -> bytes:
        """The bytes that were uploaded."""
        found = self.env.backend.cdn.get(attachment.url)
        assert isinstance(found, bytes)
        return found

    def notice(self) -> Any:
        """The newest notice."""
        found = [m for thread in self.lobby.threads for m in thread.history() if m.attachments]
        return found[-1] if found else None
