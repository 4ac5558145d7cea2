"""The processes of a load run: the bot in any number, the stand-in with its people; what each takes of the machine."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
#: The ground of a battle is painted once in the life of a host: not anew in every run.
PAINTED: Final = Path(tempfile.gettempdir()) / "fieldpost-bench-pictures"
_TICKS: Final = os.sysconf("SC_CLK_TCK")
#: The last line of a traceback.
_RAISED: Final = re.compile(r"[\w.]+(Error|Exception|Cut|Missed|Taken): ")
#: Seconds until something has gone wrong.
_PATIENCE: Final = 90.0


def cpu_of(process: int) -> float:
    """CPU seconds of a process and of all that it has started, those that have ended included."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        below = _children(process)
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return sum(int(one) for one in fields[11:15]) / _TICKS + sum(cpu_of(one) for one in below)


def memory_of(process: int) -> float:
    """MB of a process alone."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def descendants(process: int) -> list[int]:
    """All that a process has started, and they in turn."""
    found = _children(process)
    return [*found, *(below for one in found for below in descendants(one))]


def _children(process: int) -> Sequence[int]:
    return [
        int(child)
        for task in Path(f"/proc/{process}/task").iterdir()
        for child in (task / "children").read_text(encoding="ascii").split()
    ]


class EndedError(Exception):
    """A process has ended before it was ready."""


class Bots:
    """Processes of the bot, by name."""

    def __init__(self, folder: Path, address: str, stand_in: str) -> None:
        self._folder, self._address, self._stand_in = folder, address, stand_in
        self._words: Final[dict[str, tuple[str, ...]]] = {}
        self._spent = 0.0
        self.running: Final[dict[str, asyncio.subprocess.Process]] = {}

    async def begin(self, words: Mapping[str, tuple[str, ...]]) -> None:
        """Start these, and end all others."""
        await asyncio.gather(*[self.end(name, signal.SIGTERM) for name in [*self.running]])
        self._words.clear()
        self._words.update(words)
        await asyncio.gather(*[self.start(name) for name in words])

    async def start(self, name: str) -> float:
        """Start one; seconds until it is ready."""
        env = {
            **os.environ, "DISCORD_TOKEN": "stand-in", "STAND_IN": self._stand_in, "DATABASE_URL": self._address,
            "FIELDPOST_PICTURES": str(PAINTED), "FIELDPOST_LOG": "INFO",
        }  # fmt: skip
        file = self._folder / f"{name}.log"
        before, began = (file.stat().st_size if file.exists() else 0), time.monotonic()
        with file.open("ab") as log:
            self.running[name] = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot.local.child", *self._words[name], env=env, stdout=log, stderr=log, cwd=ROOT
            )  # fmt: skip
        while b"ready as" not in file.read_bytes()[before:]:
            if self.running[name].returncode is not None:
                raise EndedError(file.read_text(encoding="utf-8")[-3000:])
            if time.monotonic() - began > _PATIENCE:
                raise TimeoutError(file.read_text(encoding="utf-8")[-3000:])
            await asyncio.sleep(0.05)
        return time.monotonic() - began

    async def end(self, name: str, how: int = signal.SIGKILL) -> None:
        """One ends."""
        process = self.running.pop(name)
        self._spent += cpu_of(process.pid)
        process.send_signal(how)
        await asyncio.wait_for(process.wait(), _PATIENCE)

    async def again(self, name: str) -> float:
        """One is killed and started again, as hosts do, until it stays; seconds until it is back."""
        began = time.monotonic()
        await self.end(name)
        while True:
            try:
                await self.start(name)
                return time.monotonic() - began
            except EndedError:
                # The database is away just now.
                await asyncio.sleep(0.5)

    def cpu(self) -> float:
        """CPU seconds of all there have been."""
        return self._spent + sum(cpu_of(one.pid) for one in self.running.values())

    def memory(self) -> float:
        """MB of the largest."""
        return max((memory_of(one.pid) for one in self.running.values()), default=0.0)

    def errors(self) -> dict[str, int]:
        """The errors that all of them have logged, numbers left out, and how often."""
        found: Counter[str] = Counter()
        for file in self._folder.glob("*.log"):
            for line in file.read_text(encoding="utf-8").splitlines():
                if " ERROR " in line or _RAISED.match(line):
                    found[re.sub(r"\d+", "#", line.partition(" ERROR ")[2] or line)[:150]] += 1
        return dict(found.most_common(12))

    async def close(self) -> None:
        """End all of them."""
        for name in [*self.running]:
            await self.end(name)


class Stage:
    """The stand-in and its people, as a process that is told what to do."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.base = ""

    @classmethod
    async def open(cls, folder: Path, spec: Mapping[str, Any]) -> Stage:
        """Start it and wait until it listens."""
        file = folder / "crowd.json"
        file.write_text(json.dumps(spec), encoding="utf-8")
        made = cls(
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.benchmarks._scale_crowd",
                str(file),
                cwd=ROOT,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        )
        made.base = (await made._heard())["base"]
        return made

    async def do(self, what: str, **more: object) -> dict[str, float]:
        """Have it do something; its figures."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"do": what, **more}).encode() + b"\n")
        await self._process.stdin.drain()
        found: dict[str, float] = await self._heard()
        return found

    async def _heard(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(await self._process.stdout.readline())

    async def connected(self, many: int) -> None:
        """Wait until so many connections stand."""
        end = time.monotonic() + _PATIENCE
        while (await self.do("look"))["heard"] < many:
            if time.monotonic() > end:
                raise TimeoutError("the bot does not connect")
            await asyncio.sleep(0.2)

    async def close(self) -> None:
        """End it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            await asyncio.wait_for(self._process.wait(), 10)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()
