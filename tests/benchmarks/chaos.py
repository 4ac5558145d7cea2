"""Everything breaks that can, while people play; a judge who reads only Discord's side counts what is lost or doubled.

`CHAOS=partition,gateway` for some of it; `CHAOS_CLOSED=100` times the gateway is closed; `CHAOS_OLD=FOLDER` lets the
deploy begin with the version that lies there.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from tests.benchmarks._chaos_stage import ROOT, Process, World, said_later
from tests.benchmarks._scale_judge import share

Figures = dict[str, object]
_RATE: Final = 5.0
#: Seconds after which another process has what one that is gone had held.
_FALLS: Final = 10.0
_CLOSED: Final = int(os.environ.get("CHAOS_CLOSED", "100"))
#: Seconds at most between the end of one connection and the end of the next.
_BETWEEN: Final = 4.0
_OLD: Final = Path(os.environ.get("CHAOS_OLD", str(ROOT)))


class Play:
    """People who play meanwhile, and what they have seen of it."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.away = 0
        self._kind: list[float] = []
        pressed = world.crowd.judge.pressed

        def noted(press: Any, choice: Any, there: str) -> None:
            if said_later(press.shown) or any(said_later(one) for one in press.others.values()):
                self.away += 1
            pressed(press, choice, there)

        world.crowd.judge.pressed = noted  # type: ignore[method-assign]

    async def _try_again(self) -> None:
        """Whoever is told to try again does, from what stands in the thread, as soon as he can read that."""
        while True:
            for one in self._world.sittings:
                if one.press is not None and said_later(one.press.shown):
                    self._kind.append(one.press.seen or one.press.first or 0.0)
                    one.press = one.last = one.waits = None
            await asyncio.sleep(0.1)

    async def while_(self, fault: Callable[[], Awaitable[Figures]], after: float = 8.0) -> Figures:
        """They play while something breaks, and until it has been mended for a while."""
        judge = self._world.crowd.judge
        judge.begin()
        began = time.monotonic()
        playing = asyncio.create_task(self._world.crowd.load(_RATE, 3_600.0, 8))
        reading = asyncio.create_task(self._try_again())
        try:
            found = await fault()
            await asyncio.sleep(after)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        if self._world.crowd._flying:
            await asyncio.wait(self._world.crowd._flying, timeout=25)
        rest = await self._world.crowd.rest(60)
        reading.cancel()
        seen = judge.figures(time.monotonic() - began)
        return {
            **found,
            "presses": seen["presses"],
            "announcements": seen["announcements"],
            "longest announcement s": round(max(judge.told, default=0.0), 1),
            "first response p99 ms": round(1000 * share(judge.first, 0.99)),
            "told to try again": max(self.away, len(self._kind)),
            "told so within s": round(max(self._kind, default=0.0), 1),
            **{name: many for name, many in seen.items() if name.startswith("unanswered")},
            "said to be a fault": seen["said to be a fault"],
            "nonces that saved one": seen["nonces that saved one"],
            "tracebacks": self._world.logged("Traceback"),
            "turns told twice": seen["turns told twice"],
            "turns out of order": seen["turns out of order"],
            "screens that went back": seen["screens that went back"],
            "lost": rest["lost"],
        }


async def _three(world: World, *, skew: float = 0.0) -> tuple[Process, Process, Process]:
    """A gateway and two workers."""
    gateway = await world.begin("gateway", "--role", "gateway")
    first = await world.begin("first", "--role", "worker", skew=skew)
    second = await world.begin("second", "--role", "worker", skew=-skew)
    await world.heard()
    return gateway, first, second


async def clock(world: World) -> Figures:
    """The clocks of two workers are five minutes off, one each way."""
    await _three(world, skew=300.0)
    return await Play(world).while_(lambda: _wait(30.0))


async def _wait(seconds: float) -> Figures:
    await asyncio.sleep(seconds)
    return {}


async def partition(world: World) -> Figures:
    """A worker cannot reach the database for a minute, and does not hear that it cannot."""
    _, first, _ = await _three(world)

    async def fault() -> Figures:
        await asyncio.sleep(8)
        first.wire.fall_silent()
        began = time.monotonic()
        free = await _free_of(world, "worker", 1)
        await asyncio.sleep(60 - (time.monotonic() - began))
        first.wire.go_on()
        return {"its leases fell after s": free}

    return await Play(world).while_(fault, after=15)


async def _free_of(world: World, role: str, left: int) -> float:
    """Seconds until only so many processes of a role hold anything."""
    conn = await world.connect()
    began = time.monotonic()
    while True:
        held = await conn.fetchval(
            "SELECT count(DISTINCT holder) FROM leases WHERE holder LIKE $1"
            " AND until >= extract(epoch FROM clock_timestamp())", f"{role}-%",
        )  # fmt: skip
        if held <= left:
            await conn.close()
            return round(time.monotonic() - began, 1)
        await asyncio.sleep(0.1)


async def silent(world: World) -> Figures:
    """The gateway cannot reach the database for twenty seconds: whoever presses is told so."""
    gateway, _, _ = await _three(world)

    async def fault() -> Figures:
        await asyncio.sleep(5)
        gateway.wire.fall_silent()
        await asyncio.sleep(20)
        gateway.wire.go_on()
        return {}

    return await Play(world).while_(fault, after=12)


async def crowded(world: World) -> Figures:
    """Everything in the database waits for somebody else's lock for ten seconds: all connections are taken."""
    await _three(world)

    async def fault() -> Figures:
        await asyncio.sleep(5)
        conn = await world.connect()
        async with conn.transaction():
            await conn.execute("LOCK TABLE games, seats, places, people IN ACCESS EXCLUSIVE MODE")
            await asyncio.sleep(10)
        await conn.close()
        return {}

    return await Play(world).while_(fault, after=12)


async def replica(world: World) -> Figures:
    """The database takes no writes for ten seconds, as one whose place another has taken (25006)."""
    await _three(world)

    async def fault() -> Figures:
        await asyncio.sleep(5)
        conn = await world.connect()
        for value in ("on", "off"):
            await conn.execute("SET default_transaction_read_only = off")
            await conn.execute(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
            await conn.execute("SELECT pg_reload_conf()")
            await asyncio.sleep(10)
        await conn.close()
        return {}

    return await Play(world).while_(fault)


async def slow(world: World) -> Figures:
    """A disk so slow that each answer of the database takes 50 ms."""
    three = await _three(world)

    async def fault() -> Figures:
        for one in three:
            one.wire.late = 0.05
        await asyncio.sleep(30)
        for one in three:
            one.wire.late = 0.0
        return {}

    return await Play(world).while_(fault)


async def ends(world: World) -> Figures:
    """A worker is killed; one is ended in order, and the gateway after another has come beside it."""
    gateway, first, second = await _three(world)

    async def fault() -> Figures:
        await asyncio.sleep(5)
        await first.end(signal.SIGKILL)
        fell = await _free_of(world, "worker", 1)
        await asyncio.sleep(5)
        await world.begin("third", "--role", "worker")
        worker = await second.end()
        await asyncio.sleep(5)
        await world.begin("another", "--role", "gateway")
        hearing = await gateway.end()
        return {
            "leases of the killed fell after s": fell,
            "SIGTERM to a worker s": round(worker, 1),
            "SIGTERM to a gateway s": round(hearing, 1),
        }

    return await Play(world).while_(fault)


async def gateway(world: World) -> Figures:
    """The connection to Discord is closed again and again, and half of the sessions may not be resumed."""
    await _three(world)
    gates = world.discord.gateway
    world.discord.resumes = 0.5

    async def fault() -> Figures:
        began, resumed = gates.begun, gates.resumed
        for _ in range(_CLOSED):
            await gates.break_socket()
            await asyncio.sleep(0.3)
            await world.heard()
            await asyncio.sleep(world.discord.chance.uniform(0.0, _BETWEEN))
        return {"closed": _CLOSED, "resumed": gates.resumed - resumed, "begun anew": gates.begun - began}

    return await Play(world).while_(fault)


async def deploy(world: World) -> Figures:
    """A new version comes beside the old one, which is ended then: a gateway and a worker each."""
    words = {"old gateway": ("--role", "gateway"), "old worker": ("--role", "worker")}
    if not (_OLD / "bot" / "host" / "roles.py").exists():
        # It is of a time when one process did everything.
        words = {"old": ()}
    now = await _stamped(world, max(_OLD.glob("bot/store/migrations/versions/step_*.py")).stem[5:])
    old = [await world.begin(name, *those, root=_OLD) for name, those in words.items()]
    await world.heard()
    await _stamped(world, now)

    async def fault() -> Figures:
        await asyncio.sleep(15)
        for role in ("worker", "gateway"):
            await world.begin(f"new {role}", "--role", role)
        await asyncio.sleep(15)
        ended = [round(await one.end(), 1) for one in old]
        await asyncio.sleep(15)
        return {"old": str(_OLD), "SIGTERM to the old s": ended}

    return await Play(world).while_(fault)


async def _stamped(world: World, step: str) -> str:
    """Say that the store is of another step, as it was when the old version was started; returns what it said."""
    conn = await world.connect()
    before = await conn.fetchval("SELECT version_num FROM alembic_version")
    await conn.execute("UPDATE alembic_version SET version_num = $1", step)
    await conn.close()
    return str(before)


SCENES: Final = {
    one.__name__: one for one in (clock, partition, silent, crowded, replica, slow, ends, gateway, deploy)
}


async def _scene(name: str) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        world = World(Path(folder))
        try:
            await world.open()
            found = await SCENES[name](world)
            if found["tracebacks"] and (kept := os.environ.get("CHAOS_LOGS")):
                for one in world.processes:
                    (Path(kept) / f"{name}-{one.log.name}").write_bytes(one.log.read_bytes())
        finally:
            await world.close()
    print(name, json.dumps(found), flush=True)
    return found


def run() -> Figures:
    """The figures of each. Raises AssertionError where anything is lost, doubled or out of order."""
    wanted = os.environ.get("CHAOS", ",".join(SCENES)).split(",")
    found = {name: asyncio.run(_scene(name)) for name in wanted}
    for name, one in found.items():
        wrong = [one[key] for key in ("turns told twice", "turns out of order", "lost", "said to be a fault")]
        assert not any(wrong), (name, one)
        falls = [float(str(value)) for key, value in one.items() if "fell after" in key]
        assert all(value <= _FALLS for value in falls), (name, one)
    return dict(found)
