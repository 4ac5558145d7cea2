"""The bot's store and service next to raw sqlite3, in the same run: CPU time, interleaved rounds, medians."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from bot.backend import Backend
from bot.facts.memo import Memo
from bot.facts.news import Acted
from bot.facts.public import Facts
from bot.game.values import NewGame, Request
from bot.store import Database, games, interactions, log, open_store, outbox
from bot.store.interactions import InteractionRow
from bot.store.log import LogRow
from bot.store.text import facts

ROUNDS = 7
COMMITS = 150
STORED, ACTIVE = 10_000, 1_000
ANA, BO = 1, 2


async def _backend(folder: Path, name: str) -> Backend:
    return Backend(
        await open_store(f"sqlite+aiosqlite:///{folder / name}.db"),
        seed=lambda: "bench",
        salt=None,
        most_opened=1000,
    )


async def _started(backend: Backend) -> int:
    card = await backend.lobby.new(NewGame("pegasus-bridge", ANA, opponent=BO))
    await backend.lobby.join(Request(BO, card.id))
    return card.id


async def _played(backend: Backend, game: int, acts: int, seed: int = 1) -> int:
    """Random play of so many actions; returns how many were left when the game ended before."""
    rng = random.Random(seed)
    for number in range(acts):
        card = await backend.games.card(game)
        if card.status != "running":
            return acts - number
        legal = await backend.games.legal(game, card.awaited[0])
        await backend.games.act(Request(card.awaited[0], game, random.getrandbits(60)), rng.choice(legal))
    return 0


# -- commits ---------------------------------------------------------------------------------------------


async def _template(folder: Path) -> tuple[games.GameRow, LogRow, str]:
    """A typical action as it is stored."""
    backend = await _backend(folder, "template")
    game = await _started(backend)
    await _played(backend, game, 25)
    async with backend.store.read() as conn:
        row = await games.get(conn, game)
        assert row is not None
        last = (await log.between(conn, game, row.revision, row.revision))[0]
        state = await log.state(conn, game, row.revision)
    await backend.close()
    assert state is not None
    return row, last, state


async def _through_store(
    store: Database, game: int, first: int, row: games.GameRow, last: LogRow, state: str
) -> float:
    begin = time.process_time()
    for number in range(first, first + COMMITS):
        done = LogRow(
            game, number, number - 1, last.kind, last.side, last.actor, last.person, last.notation, last.rolls,
            last.events, last.ply, last.turn, last.at,
        )  # fmt: skip
        said = [Acted(number, number, "allies")]
        async with store.batch() as conn:
            before = row._replace(
                id=game, version=number, revision=number - 1, facts=Facts(), memo=Memo(), due=None
            )
            await games.claim(conn, before, row._replace(revision=number))
            await interactions.add(conn, InteractionRow(number, game, ANA, number, number, last.at))
            await log.add(conn, [done], [state])
            await outbox.add(conn, game, number, said, last.at)
    return (time.process_time() - begin) / COMMITS


def _raw(
    conn: sqlite3.Connection, game: int, first: int, row: games.GameRow, last: LogRow, state: str
) -> float:
    face, memo = json.loads(facts.dumps(row.facts)), json.loads(facts.dumps(row.memo))
    begin = time.process_time()
    for number in range(first, first + COMMITS):
        conn.execute("BEGIN IMMEDIATE")
        done = conn.execute(
            "UPDATE games SET revision=?, version=version+1, face=?, memo=?, due=? WHERE id=? AND version=?",
            (number, json.dumps(face), json.dumps(memo), row.due, game, number),
        )
        assert done.rowcount == 1
        conn.execute(
            "INSERT INTO interactions (id, game, person, first, last, at) VALUES (?, ?, ?, ?, ?, ?)",
            (number, game, ANA, number, number, last.at),
        )
        conn.execute(
            "INSERT INTO log (game, revision, parent, kind, side, actor, person, notation, rolls, events, ply,"
            " turn, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                game, number, number - 1, last.kind, last.side, last.actor, last.person, last.notation,
                json.dumps(last.rolls), last.events, last.ply, last.turn, last.at,
            ),
        )  # fmt: skip
        conn.execute("INSERT INTO snapshots (game, revision, state) VALUES (?, ?, ?)", (game, number, state))
        data = json.dumps({"first": number, "last": number, "side": "allies"})
        conn.execute(
            "INSERT INTO outbox (game, kind, revision, data, attempts, ready, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (game, "acted", number, data, 0, last.at, last.at),
        )
        conn.execute("COMMIT")
    return (time.process_time() - begin) / COMMITS


async def commits(folder: Path) -> dict[str, float]:
    """Commits through the store against raw sqlite3 with the same transaction, at synchronous=FULL."""
    row, last, state = await _template(folder)
    store = await open_store(f"sqlite+aiosqlite:///{folder / 'ours.db'}")
    other = await open_store(f"sqlite+aiosqlite:///{folder / 'raw.db'}")
    numbers = []
    for one in (store, other):
        async with one.write() as conn:
            numbers.append(await games.add(conn, row._replace(revision=0, version=1)))
    await other.close()
    raw = sqlite3.connect(folder / "raw.db", isolation_level=None)
    raw.execute("PRAGMA synchronous = FULL")
    ours, theirs, walls = [], [], ([], [])  # type: ignore[var-annotated]
    for number in range(ROUNDS + 1):
        first = 1 + number * COMMITS
        begin = time.perf_counter()
        cpu = await _through_store(store, numbers[0], first, row, last, state)
        middle = time.perf_counter()
        plain = _raw(raw, numbers[1], first, row, last, state)
        end = time.perf_counter()
        if number:
            ours.append(cpu)
            theirs.append(plain)
            walls[0].append((middle - begin) / COMMITS)
            walls[1].append((end - middle) / COMMITS)
    raw.close()
    await store.close()
    return {
        "ratio": round(median(theirs) / median(ours), 3),
        "ours_us": round(median(ours) * 1e6, 1),
        "raw_us": round(median(theirs) * 1e6, 1),
        "wall_ratio": round(median(walls[1]) / median(walls[0]), 3),
        "must": 0.12,
        "goal": 0.2,
    }


# -- loading ---------------------------------------------------------------------------------------------


async def loads(folder: Path) -> dict[str, float]:
    """A game of 400 actions against one of 10, read from the store."""
    backend = await _backend(folder, "loads")
    short = await _started(backend)
    await _played(backend, short, 10)
    seed = 1
    while True:
        long = await _started(backend)
        if not await _played(backend, long, 400, seed):
            break
        seed += 1
    found: dict[int, list[float]] = {short: [], long: []}
    for number in range(ROUNDS * 40):
        for game in (short, long) if number % 2 else (long, short):
            backend.desk.forget(game)
            begin = time.process_time()
            await backend.desk.load(game)
            found[game].append(time.process_time() - begin)
    await backend.close()
    return {
        "ratio": round(median(found[long]) / median(found[short]), 3),
        "long_us": round(median(found[long]) * 1e6, 1),
        "short_us": round(median(found[short]) * 1e6, 1),
        "must": 1.5,
        "goal": 1.2,
    }


# -- many games ------------------------------------------------------------------------------------------


async def fill(folder: Path, name: str, stored: int, active: int) -> Path:
    """A store with so many games, `active` of them running, each as after some turns."""
    backend = await _backend(folder, name)
    game = await _started(backend)
    await _played(backend, game, 30)
    await backend.close()
    path = folder / f"{name}.db"
    conn = sqlite3.connect(path, isolation_level=None)
    conn.execute("BEGIN")
    columns = {
        table: [column for _, column, *_ in conn.execute(f"PRAGMA table_info({table})")]
        for table in ("games", "log", "snapshots", "seats", "policies", "timers")
    }
    for table, names in columns.items():
        key = "id" if table == "games" else "game"
        rest = ", ".join(f'"{one}"' for one in names if one != key)
        conn.execute(
            f"WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < {stored})"
            f' INSERT INTO {table} ("{key}", {rest}) SELECT n.i, {rest} FROM n, {table} WHERE {table}."{key}" = {game}'
        )
    conn.execute(f"UPDATE games SET status = 'over', due = NULL WHERE id > {active}")
    conn.execute(f"DELETE FROM timers WHERE game > {active}")
    conn.execute(f"UPDATE seats SET person = game * 10 + (side = 'axis') WHERE game <= {stored}")
    conn.execute("COMMIT")
    conn.close()
    return path


async def restart(folder: Path) -> dict[str, float]:
    """From nothing to ready with 10,000 games, 1,000 of them active; and acting there against 100 stored games."""
    path = await fill(folder, "many", STORED, ACTIVE)
    times = []
    for _ in range(3):
        begin = time.perf_counter()
        backend = await _backend(folder, "many")
        await backend.timekeeper.tick()
        await backend.announce.take(1)
        await backend.admin.health()
        await backend.games.look(ACTIVE // 2)
        times.append(time.perf_counter() - begin)
        await backend.close()
    await fill(folder, "few", 100, 100)
    many = await _acting(folder, "many")
    few = await _acting(folder, "few")
    return {
        "ready_s": round(median(times), 3),
        "database_mb": round(os.path.getsize(path) / 1e6, 1),
        "act_cpu_us_many": round(many * 1e6, 1),
        "act_cpu_us_few": round(few * 1e6, 1),
        "act_ratio": round(many / few, 3),
        "must": 3,
        "goal": 1,
    }


async def _acting(folder: Path, name: str) -> float:
    """Median CPU of an action in a game that is not in memory, among so many games."""
    backend = await _backend(folder, name)
    samples = []
    chooser = random.Random(4)
    for number in range(1, 91):
        card = await backend.games.card(number)
        # The copies have seats of their own; who sits where the first one does knows what is legal.
        legal = await backend.games.legal(number, card.people(card.to_act or "allies")[0])
        backend.desk.forget(number)
        begin = time.process_time()
        await backend.games.act(
            Request(card.people(card.to_act or "allies")[0], number, chooser.getrandbits(60)),
            chooser.choice(legal),
        )
        samples.append(time.process_time() - begin)
    await backend.close()
    return median(samples)


async def acting(folder: Path) -> dict[str, float]:
    """Where the time of one action goes, service and store together, in a game in memory."""
    backend = await _backend(folder, "acting")
    parts: dict[str, list[float]] = {"act": [], "legal": [], "look": []}
    rng = random.Random(3)
    game = await _started(backend)
    while len(parts["act"]) < 600:
        card = await backend.games.card(game)
        if card.status != "running":
            game = await _started(backend)
            continue
        person = card.awaited[0]
        begin = time.process_time()
        legal = await backend.games.legal(game, person)
        middle = time.process_time()
        await backend.games.act(Request(person, game, rng.getrandbits(60)), rng.choice(legal))
        end = time.process_time()
        await backend.games.look(game)
        parts["legal"].append(middle - begin)
        parts["act"].append(end - middle)
        parts["look"].append(time.process_time() - end)
    await backend.close()
    return {f"{name}_cpu_us": round(median(values) * 1e6, 1) for name, values in parts.items()}


async def _all() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for measure in (commits, loads, restart, acting):
        with tempfile.TemporaryDirectory(prefix="fieldpost-bench-") as folder:
            found[measure.__name__] = await measure(Path(folder))
            print(f"{measure.__name__}: {found[measure.__name__]}", flush=True)
    return found


def run() -> dict[str, Any]:
    """All figures of store and service."""
    return asyncio.run(_all())
