"""A turn by buttons, as the one who plays it feels it: how soon answers come, with their pictures, and how many taps.

The simulated Discord answers at once, so that every figure is ours alone; pictures are really drawn, each anew.
Beside the time by the clock stands that of the processor: by that one two machines can be compared.
`TURN_STEPS` (60) draft steps are taken in each battle.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import simcord

from renderer.studio import Studio
from tests.bot.discord.player import ByButtons, buttons
from tests.bot.discord.test_flows import one_move_and_one_attack
from tests.bot.discord.test_turn_words import two_moves_and_two_attacks
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World, address_in, new_bot

STEPS: Final = int(os.environ.get("TURN_STEPS", "60"))
#: A usual board, and a deep one, which is shown whole and enlarged.
BATTLES: Final = ("vassieux", "relief-of-bastogne")
#: Messages in the thread before the taps that are measured.
_MESSAGES: Final = 200
#: Turns whose public messages are counted.
_TURNS: Final = 6


def run() -> dict[str, float]:
    """The figures."""
    figures = asyncio.run(_run())
    print(f"turns: {STEPS} steps in each battle, load average {os.getloadavg()[0]:.1f}")
    for name, value in figures.items():
        print(f"  {name:64} {value:9.2f}")
    return figures


async def _run() -> dict[str, float]:
    figures: dict[str, float] = {}
    for scenario in BATTLES:
        async with _world(Studio()) as world:
            figures |= await _steps(world, scenario)
    async with _world() as world:
        figures["taps, one move and one attack (<= 9)"] = await one_move_and_one_attack(world)
    async with _world() as world:
        figures["taps, two moves and two attacks (<= 14)"] = await two_moves_and_two_attacks(world)
    async with _world() as world:
        figures["public messages a turn, most (<= 2)"] = await _public(world)
    return figures


@asynccontextmanager
async def _world(studio: Studio | None = None) -> AsyncIterator[World]:
    with tempfile.TemporaryDirectory(prefix="fieldpost-bench-") as folder:
        address = address_in(Path(folder))
        async with simcord.run(await new_bot(address, studio=studio)) as env:
            env.settle_timeout = 60.0
            world = World(env, address)
            await env.settle()
            yield world
            await world.bot.close()


async def _steps(world: World, scenario: str) -> dict[str, float]:
    """Orders given and taken back, in a thread in which much has been said."""
    await world.ana.slash(world.lobby, "game new", scenario=scenario, kind="practice")
    await world.settle()
    for side in ("allies", "axis"):
        await doctor(world.bot, 1, hold(side, "move-out"))
    thread = world.thread()
    first, first_cpu, panel = await _timed(world.ana.click(world.last(thread), label="Take turn"))
    for number in range(_MESSAGES):
        await world.bo.send(thread, f"message {number}")
    card = next(one for one in buttons(panel, "do") if "move-out" in one)
    panel = (await world.ana.click(panel, custom_id=card)).response
    walls, cpus = [], []
    for number in range(STEPS):
        # No picture is drawn twice: each is to be drawn.
        world.bot.pictures._studio._done.clear()
        wanted = [one for one in buttons(panel, "do") if ":order " in one]
        back = number % 2 or not wanted
        press = buttons(panel, "back")[0] if back else wanted[number % len(wanted)]
        wall, cpu, panel = await _timed(world.ana.click(panel, custom_id=press))
        walls.append(wall)
        cpus.append(cpu)
    return {
        f"{scenario}: first [Take turn], s (<= 1)": first,
        f"{scenario}: the same, CPU s": first_cpu,
        f"{scenario}: draft step with its picture, p50 ms": 1000 * _part(walls, 0.5),
        f"{scenario}: draft step with its picture, p95 ms (<= 400)": 1000 * _part(walls, 0.95),
        f"{scenario}: the same, p50 CPU ms": 1000 * _part(cpus, 0.5),
        f"{scenario}: the same, p95 CPU ms": 1000 * _part(cpus, 0.95),
    }


async def _timed(press: Awaitable[Any]) -> tuple[float, float, Any]:
    """A press until its answer, with the picture, is there: by the clock, by the processor, and the answer."""
    wall, cpu = time.perf_counter(), time.process_time()
    answer = (await press).response
    return time.perf_counter() - wall, time.process_time() - cpu, answer


def _part(values: list[float], part: float) -> float:
    return sorted(values)[int(part * (len(values) - 1))]


async def _public(world: World) -> float:
    """Messages that a whole turn leaves in the thread."""
    thread = await world.battle()
    most = 0
    for number in range(_TURNS):
        before = len(thread.history())
        actor = world.bo if number % 2 else world.ana
        await ByButtons(world, actor, upwards=actor is world.ana).turn(thread)
        await world.settle()
        most = max(most, len(thread.history()) - before)
    return float(most)
