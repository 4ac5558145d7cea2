"""The release before this one: `python -m tests.bot.store.released COMMIT` keeps its service in `tests/data/`.

After a release it is kept anew, and `RELEASED` of `bot/store/migrating.py` says its last step.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[3]
KEPT: Final = ROOT / "tests" / "data" / "released.tar.xz"
#: What plays a game and stores it; words, pictures and Discord are no part of it.
_SERVICE: Final = (
    "bot/__init__.py", "bot/store", "bot/game", "bot/facts", "bot/host", "bot/people", "bot/backend.py",
    "bot/environment.py", "bot/errors.py", "bot/registry.py", "bot/newest.py", "engine", "scenarios",
)  # fmt: skip


def keep(commit: str) -> None:
    """Keep the service of a commit."""
    made = subprocess.run(
        ["git", "archive", commit, *_SERVICE], cwd=ROOT, stdout=subprocess.PIPE, check=True
    ).stdout
    KEPT.write_bytes(subprocess.run(["xz", "-9e"], input=made, stdout=subprocess.PIPE, check=True).stdout)


class Released:
    """A process of that release, which is told what to do by lines of JSON (`release_child.py`)."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def open(cls, folder: Path, address: str) -> Released:
        """Unpack and start it; it brings the store to its own newest step."""
        if not (folder / "bot").exists():
            with tarfile.open(KEPT) as packed:
                packed.extractall(folder, filter="data")
        child = str(Path(__file__).with_name("released_child.py"))
        pipe = asyncio.subprocess.PIPE
        env = {**os.environ, "PYTHONPATH": str(folder)}
        made = cls(
            await asyncio.create_subprocess_exec(
                sys.executable, child, address, cwd=folder, env=env, stdin=pipe, stdout=pipe
            )
        )
        assert await made._heard() == "open"
        return made

    async def __call__(self, what: str, *given: object) -> Any:
        """Have it do something; what came of it."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([what, *given]).encode() + b"\n")
        await self._process.stdin.drain()
        return await self._heard()

    async def _heard(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(await self._process.stdout.readline())

    async def close(self) -> None:
        """It ends."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()


if __name__ == "__main__":
    keep(sys.argv[1])
