"""Every shipped battle, played by random presses: whatever a button does it has said, and second taps do nothing final.

The walk is that of `tests/bot/discord/test_walks.py`, which takes a few battles; units have two figures at most, so
that ground is taken often. `WALK_PRESSES` (110) are pressed in each of `WALK_BATTLES` (all of them, or names with
commas between).
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

import simcord

import scenarios
from tests.bot.discord.walk import Walk
from tests.bot.game.doctored import doctor
from tests.bot.kit.world import World, address_in, new_bot

PRESSES: Final = int(os.environ.get("WALK_PRESSES", "110"))
BATTLES: Final = tuple(one for one in os.environ.get("WALK_BATTLES", "").split(",") if one)


def run() -> dict[str, object]:
    """The figures."""
    return asyncio.run(_run())


async def _run() -> dict[str, object]:
    seen: Counter[str] = Counter()
    broken: dict[str, str] = {}
    began, cpu = time.monotonic(), time.process_time()
    battles = BATTLES or tuple(scenarios.ids())
    for scenario in battles:
        with tempfile.TemporaryDirectory() as folder:
            found, fault = await _walked(scenario, Path(folder))
        seen += found
        if fault is not None:
            broken[scenario] = f"{type(fault).__name__}: {fault}"[:2000]
        print(f"  {scenario:28} {'not as promised' if fault else 'ok'}", flush=True)
    return {
        "battles": len(battles), "pressed": sum(seen[one] for one in seen if not _told_apart(one)),
        "tapped twice": seen["tapped twice"], "rolled": seen["rolled"], "asked first": seen["asked"],
        "seconds": time.monotonic() - began, "CPU seconds": time.process_time() - cpu,
        "not as promised (0)": broken,
    }  # fmt: skip


def _told_apart(what: str) -> bool:
    """Counted beside the presses themselves, which have the names of routes."""
    return " " in what or what in ("rolled", "asked", "ended")


async def _walked(scenario: str, folder: Path) -> tuple[Counter[str], Exception | None]:
    """What one person with both sides has pressed, and what was not as promised."""
    async with simcord.run(await new_bot(address_in(folder))) as env:
        env.settle_timeout = 60.0
        world = World(env, address_in(folder))
        await env.settle()
        await world.ana.slash(world.lobby, "game new", scenario=scenario, kind="practice")
        await world.settle()
        await doctor(world.bot, 1, _few_figures)
        walk = Walk(world, f"{scenario} all", [world.ana])
        try:
            await walk.go(PRESSES)
        except Exception as error:
            return walk.seen, error
        finally:
            await world.bot.close()
        return walk.seen, None


def _few_figures(data: dict[str, Any]) -> None:
    for unit in data["units"]:
        unit[4] = min(unit[4], 2)
