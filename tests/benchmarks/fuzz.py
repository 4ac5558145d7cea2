"""Ten thousand interactions of all kinds against the simulated Discord and, with DISCORD_OPENAPI, its own document."""

from __future__ import annotations

import asyncio
import logging
import os
import tempfile
import time
from pathlib import Path

import simcord

from tests.bot.kit.fuzz import Fuzz
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.openapi import Document
from tests.bot.kit.world import World, address_in, new_bot

#: FUZZ=500 for a short one.
COUNT = int(os.environ.get("FUZZ", "10000"))
#: One battle takes so many, then another seed begins another.
_EACH = 1000


class _Traced(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.found.append(f"{record.getMessage()} {record.exc_info[1]!r}")


def run() -> dict[str, object]:
    """The figures."""
    return asyncio.run(_run())


async def _run() -> dict[str, object]:
    document = os.environ.get("DISCORD_OPENAPI", "")
    rules = ServerRules(Document(Path(document)) if document else None)
    rules.install()
    traced = _Traced()
    logging.getLogger().addHandler(traced)
    done, kinds, leaks, problems, crashes = 0, {}, [], [], []
    different: set[tuple[int, tuple[int, int, str]]] = set()
    began, seed = time.monotonic(), 0
    while done < COUNT:
        seed += 1
        with tempfile.TemporaryDirectory() as folder:
            address = address_in(Path(folder))
            async with simcord.run(await new_bot(address)) as env:
                env.settle_timeout = 60.0
                rules.clear()
                world = World(env, address)
                await env.settle()
                await world.battle()
                fuzz = Fuzz(world, seed)
                await fuzz.run(min(_EACH, COUNT - done))
                await world.settle()
                await world.bot.close()
        done += sum(one for kind, one in fuzz.counted.items() if kind != "not let through")
        for kind, number in fuzz.counted.items():
            kinds[kind] = kinds.get(kind, 0) + number
        different |= {(seed, one) for one in fuzz.different}
        print(*fuzz.leaks, *fuzz.crashes, *rules.problems, sep="\n", flush=True)
        leaks += fuzz.leaks
        crashes += fuzz.crashes
        problems += rules.problems
        print(done, dict(kinds), len(traced.found), len(leaks), len(problems), len(crashes), flush=True)
    return {
        "interactions": done, "different": len({one for _, one in different}),
        "different in their battle": len(different), "kinds": kinds, "seconds": time.monotonic() - began,
        "tracebacks (0)": traced.found[:20], "invalid requests (0)": problems[:20], "leaks (0)": leaks[:20],
        "crashes (0)": crashes[:20],
    }  # fmt: skip
