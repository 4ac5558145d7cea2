"""Several processes on one PostgreSQL: one hears, two tell; each may be killed, and a battle goes on all the same."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.bot.kit import forked
from tests.bot.local.stage import PATIENCE, SEED, Stage
from tests.bot.store.postgres import missing, running

pytestmark = pytest.mark.skipif(missing() is not None, reason=str(missing()))


class Several(Stage):
    """A server, and processes of every role."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.address = ""
        self.processes: dict[str, forked.Forked] = {}

    async def open(self) -> Several:
        self.address = await running().database()
        await self.build()
        await self.begin("gateway", "--role", "gateway")
        await asyncio.wait_for(self.env.ready.wait(), PATIENCE)
        await self.begin("first", "--role", "worker")
        await self.begin("second", "--role", "worker")
        await self.until(lambda: self.env.backend.commands)
        return self

    async def begin(self, name: str, *words: str) -> None:
        """Start a process and wait until it is ready."""
        env = {
            **os.environ,
            "DISCORD_TOKEN": "stand-in",
            "STAND_IN": self.env.base,
            "DATABASE_URL": self.address,
            "XDG_CACHE_HOME": str(self.folder / "cache"),
        }
        file = self.folder / f"{name}.log"
        self.processes[name] = await forked.start("tests.bot.local.seeded", *words, SEED, env=env, log=file)
        await self.until(lambda: "ready as" in file.read_text())

    async def end(self, name: str, how: int = signal.SIGKILL) -> None:
        """A process ends."""
        process = self.processes.pop(name)
        process.send_signal(how)
        await asyncio.wait_for(process.wait(), PATIENCE)

    async def close(self) -> None:
        for name in [*self.processes]:
            await self.end(name)
        await super().close()

    async def until(self, found: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        try:
            return await super().until(found, seconds)
        except FileNotFoundError:
            logs = "\n".join(file.read_text()[-3000:] for file in self.folder.glob("*.log"))
            raise TimeoutError(logs) from None


@pytest_asyncio.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Several]:
    made = await Several(tmp_path).open()
    yield made
    await made.close()


def _turns(stage: Several) -> list[str]:
    """The turns that were announced in the thread, in order."""
    said = [m.words for m in stage.lobby.threads[0].history() if m.attachments]
    return [found[0] for one in said if (found := re.findall(r"\*\*turn (\d+)", one))]


async def _plays(stage: Several, who: Any, card: str) -> None:
    """A whole turn in one command."""
    answer = await who.slash(stage.lobby.threads[0], "play orders", text=f"play {card}; end", now=True)
    await stage.until(lambda: answer.response is not None)


async def test_a_battle_goes_on_while_processes_come_and_go(stage: Several) -> None:
    """Each turn is told once: by the worker that is left, by a new one, and heard by a new gateway."""
    await stage.battle()
    # Both sides have a channel of their own, though no worker has been told which channels there are.
    await stage.until(lambda: len([name for name in stage.guild.channels if name.startswith("1-")]) == 2)
    await stage.end("first")
    await _plays(stage, stage.ana, "probe-center")
    await stage.until(lambda: _turns(stage) == ["1", "2"])
    await stage.begin("third", "--role", "worker")
    await stage.end("second", signal.SIGTERM)
    await stage.end("gateway")
    stage.env.ready.clear()
    await stage.begin("another gateway", "--role", "gateway")
    await stage.env.ready.wait()
    await _plays(stage, stage.bo, "probe-right")
    await stage.until(lambda: _turns(stage) == ["1", "2", "3"])
    hand = (await stage.ana.click(stage.notice(), label="Hand")).response
    await stage.until(lambda: hand.attachments)
    assert _turns(stage) == ["1", "2", "3"]
    assert len([name for name in stage.guild.channels if name.startswith("1-")]) == 2
    assert "Traceback" not in "".join(file.read_text() for file in stage.folder.glob("*.log"))
