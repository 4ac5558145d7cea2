"""Several processes of the bot on one PostgreSQL, a thousand servers, twenty thousand running games, people who press.

How soon they are answered and told, what is lost while processes are killed and the database restarted, how it grows.

`python -m tests.benchmarks scale` takes nine minutes, `python -m tests.benchmarks scale --quick` two. Discord is a
stand-in with its limits (`_scale_discord`), in one process with its people; it, PostgreSQL and the bot share the cores
of this machine, so what a press takes is told in CPU seconds, too. `SCALE_SIZE={"rate": 50}` changes what `Size` says.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import asyncpg  # type: ignore[import-untyped]

from bot.local.tryout import free_port
from tests.benchmarks import _scale_games as stored
from tests.benchmarks._scale_growth import grown, sizes
from tests.benchmarks._scale_machine import Bots, Stage
from tests.benchmarks._scale_paper import paper, table
from tests.benchmarks._scale_phases import Run, kept, sound
from tests.benchmarks._scale_shares import NoSharesError, Shares
from tests.bot.store.postgres import Server

#: As a small host would have it; every commit is on the disk before it is answered.
_SETTINGS: Final = (
    "fsync=on", "shared_buffers=512MB", "max_wal_size=4GB", "wal_level=minimal", "max_wal_senders=0",
    "checkpoint_timeout=20min",
)  # fmt: skip
_FIRST: Final = 1_000


class Size(NamedTuple):
    """How much of everything."""

    servers: int
    games: int
    templates: int
    #: Presses a second that are wanted; of what the machine can do at most four fifths.
    rate: float
    #: Seconds until people are in the middle of their turns, seconds of each measurement, and of the storm.
    warm: float
    seconds: float
    storm: float
    #: Seconds from one kill to the next.
    every: float
    growth: tuple[int, ...]
    #: Games whose log is compared with what it has led to.
    checked: int


FULL: Final = Size(1_000, 20_000, 50, 100.0, 5.0, 14.0, 66.0, 20.0, (100, 1_000, 10_000, 100_000), 40)
QUICK: Final = Size(40, 800, 10, 100.0, 2.0, 3.0, 16.0, 6.0, (100, 1_000), 10)
#: Of what it can do, so much is asked of a machine that cannot do what is wanted.
_CALM: Final = 0.8
#: As fast as it goes for this share of the time of a measurement.
_FAST: Final = 0.6
#: Seconds until PostgreSQL has counted what a connection did before it rested (PGSTAT_IDLE_INTERVAL, and one more).
_COUNTED: Final = 11.0
#: Seconds for the pictures and notices that are under way after a rush.
_SETTLED: Final = 10.0
#: The part of a core that is a small machine: two of them, the database and the stand-in fit into two cores.
_SMALL: Final = 0.4


def run() -> dict[str, Any]:
    """Measure, print the table, return the figures."""
    size = QUICK if os.environ.get("BENCH_QUICK") else FULL
    size = size._replace(**json.loads(os.environ.get("SCALE_SIZE", "{}")))
    server = Server(*_SETTINGS)
    folder = Path(tempfile.mkdtemp(prefix="fieldpost-scale-"))
    began = time.monotonic()
    try:
        server.start()
        figures = asyncio.run(_measure(server, folder, size))
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    figures["machine"] = {
        "cores": os.cpu_count(), "load before": os.getloadavg()[2], "took s": time.monotonic() - began
    }  # fmt: skip
    print(table(figures))
    print(paper(figures))
    return figures


async def _measure(server: Server, folder: Path, size: Size) -> dict[str, Any]:
    address = await server.database()
    figures: dict[str, Any] = {"size": size._asdict()}
    conn = await asyncpg.connect(address.replace("+asyncpg", ""))
    those = await _fill(conn, address, size, figures)
    sittings = [
        {**one.table._asdict(), "revision": one.revision, "turn": one.turn, "side": one.side}
        for one in await stored.standing(conn, those[: round(5 * size.rate)])
    ]
    stage = await Stage.open(folder, _spec(those, sittings))
    bots = Bots(folder, address.replace("+asyncpg", ""), stage.base)
    try:
        one = Run(server, stage, bots, conn, address.replace("+asyncpg", ""))
        await _phases(one, conn, size, figures, folder)
    finally:
        await bots.close()
        await stage.close()
    figures["sound"] = await sound(address, [one["game"] for one in sittings[: size.checked]])
    kept(folder, figures)
    figures["growth"] = await grown(server, size.growth, 10)
    return figures


async def _fill(conn: Any, address: str, size: Size, figures: dict[str, Any]) -> list[stored.Table]:
    """The games that are there before anybody presses."""
    made = await stored.templates(address, size.templates)
    before = await sizes(conn)
    those = [*stored.tables(_FIRST, size.games, size.servers, made)]
    await stored.copy(conn, those)
    await stored.forget(conn, made)
    await conn.execute("VACUUM (ANALYZE)")
    await conn.execute("CHECKPOINT")
    after = await sizes(conn)
    figures["at rest"] = {
        "bytes a game": {name: (after[name] - before[name]) / size.games for name in stored.COPIED},
        "rows a game": {
            name: await conn.fetchval(f"SELECT count(*) FROM {name}") / size.games for name in stored.COPIED
        },
    }
    return those


def _spec(those: Sequence[stored.Table], sittings: Sequence[dict[str, Any]]) -> dict[str, Any]:
    threads = defaultdict(list)
    for one in those:
        threads[one.server].append(one.thread)
    return {"shards": 2, "port": free_port(), "seed": 22, "threads": threads, "sittings": sittings}


async def _phases(one: Run, conn: Any, size: Size, figures: dict[str, Any], folder: Path) -> None:
    """With pictures and in words alone, with one, two and four processes; idle; and in a storm."""
    for kind in ("drawing", "in words"):
        await one.bots.close()
        await stored.pictures(conn, on=kind == "drawing")
        for name in ("1", "2", "4"):
            await one.begin(name)
            await one.flat_out(size.warm)
            fast = await one.flat_out(_FAST * size.seconds)
            # Or what was asked for then would be drawn and counted now.
            await one.rest(_SETTLED)
            rate = _asked(size.rate, fast["presses/s"])
            figures[f"{name} {kind}"] = {"wanted/s": rate, **await one.load(rate, size.seconds)}
            figures[f"{name} {kind}, flat out"] = fast
            kept(folder, figures)
    await stored.pictures(conn, on=True)
    await _small_machines(one, size, figures)
    await one.begin("4")
    await one.load(figures["4 drawing"]["wanted/s"], size.warm)
    figures["calm, at its end"] = await one.rest(15)
    figures["at rest"]["changed by nobody"] = await _idle(conn)
    figures["storm"] = await one.storm(figures["4 drawing"]["wanted/s"], size.storm, size.every)
    figures["storm, at its end"] = await one.rest(30)
    figures["errors logged"] = one.bots.errors()


def _asked(wanted: float, most: float) -> float:
    """What is wanted, of a machine that can do it; of any other so much of what it can."""
    return wanted if most >= wanted else _CALM * most


async def _small_machines(one: Run, size: Size, figures: dict[str, Any]) -> None:
    """What a second process gains where each has as much of a core as the other, and nothing else is short."""
    figures["small machines"] = _SMALL
    for name in ("1", "2"):
        await one.bots.close()
        await one.begin(name)
        with Shares(_SMALL) as shares:
            try:
                for process in one.bots.running.values():
                    shares.hold(process.pid)
            except NoSharesError as error:
                figures["small machines"] = f"2 processes / 1 on small machines: not measured, {error}"
                return
            # A small machine needs longer until it has read what it plays.
            await one.flat_out(2 * size.warm)
            figures[f"{name} at {_SMALL:.0%} of a core each, flat out"] = await one.flat_out(size.seconds)


async def _idle(conn: Any, seconds: float = 5.0) -> dict[str, float]:
    """What the processes do to the games while nobody presses."""
    of_games = (
        "SELECT sum(n_tup_upd + n_tup_ins + n_tup_del) FROM pg_stat_user_tables WHERE relname = ANY($1)"
    )
    commits = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
    # Or the last presses would be taken for what is done to games at rest.
    await asyncio.sleep(_COUNTED)
    before = [await conn.fetchval(of_games, [*stored.COPIED]), await conn.fetchval(commits)]
    await asyncio.sleep(seconds)
    after = [await conn.fetchval(of_games, [*stored.COPIED]), await conn.fetchval(commits)]
    return {
        "rows of games changed in an idle minute": float(after[0] - before[0]) * 60 / seconds,
        "transactions/s of idle processes": float(after[1] - before[1]) / seconds,
    }
