"""Processes that a bot has begun: whether they leave with it, also where it is killed."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).parents[1]


async def orphan(folder: Path, bot: str) -> int:
    """Start a bot from its text, which says whom it has begun, and kill it, which gives it no time to send them away;
    who that is."""
    file = folder / "bot_of_ours.py"
    file.write_text(bot, "utf-8")
    begun = await asyncio.create_subprocess_exec(
        sys.executable, str(file), cwd=_ROOT, env={**os.environ, "PYTHONPATH": str(_ROOT)},
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert begun.stdout is not None
    process = int(await begun.stdout.readline())
    os.kill(process, 0)
    begun.kill()
    await begun.wait()
    return process


async def gone(process: int, seconds: float) -> None:
    """Wait for the end of a process. Raises TimeoutError."""
    async with asyncio.timeout(seconds):
        while Path(f"/proc/{process}").exists() and "Z" not in _state(process):
            await asyncio.sleep(0.02)


def _state(process: int) -> str:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"


__all__ = ["gone", "orphan"]
