"""How it grows: bytes and rows of a game, and what the queries of every day cost among ever more games."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from tests.benchmarks import _scale_games as stored
from tests.benchmarks._scale_plans import DAILY, Plan, asked, fill_up, plans
from tests.bot.store.postgres import Server

_SIZES: Final = (
    "SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class WHERE relkind = 'r'"
)
_FIRST: Final = 1_000


async def sizes(conn: Any) -> dict[str, int]:
    """Bytes of each table with its indexes."""
    return {row["name"]: row["bytes"] for row in await conn.fetch(_SIZES)}


async def grown(server: Server, numbers: Sequence[int], templates: int) -> list[dict[str, Any]]:
    """A store with ever more games; a row for each size."""
    address = await server.database()
    made = await stored.templates(address, templates)
    conn = await asyncpg.connect(address.replace("+asyncpg", ""))
    rows: list[dict[str, Any]] = []
    there = 0
    try:
        for number in numbers:
            before, began = await sizes(conn), time.monotonic()
            servers = 1_000
            those = [*stored.tables(_FIRST, number - there, servers, made, since=there)]
            await stored.copy(conn, those)
            await conn.execute("VACUUM (ANALYZE)")
            after = await sizes(conn)
            filled = time.monotonic() - began
            await fill_up(conn)
            found = await plans(conn, await asked(address, those[-1]))
            rows.append(_row(number, number - there, before, after, found) | {"filled in s": filled})
            there = number
    finally:
        await conn.close()
    return rows


def _row(
    number: int, new: int, before: dict[str, int], after: dict[str, int], found: Sequence[Plan]
) -> dict[str, Any]:
    often = [one for one in found if one.asked.when not in DAILY]
    slowest = max(often, key=lambda one: one.milliseconds)
    return {
        "games": number,
        "bytes a game": sum(after[name] - before[name] for name in stored.COPIED) / new,
        "press ms": _sum(found, "press"),
        "take turn ms": _sum(found, "/play turn"),
        "telling ms": _sum(found, "telling"),
        "clocks ms": _sum(found, "clocks"),
        "metrics ms": _sum(found, "metrics"),
        "chores ms": _sum(found, "chores"),
        "slowest ms": slowest.milliseconds,
        "slowest": f"{slowest.asked.when}: {' '.join(slowest.asked.text.split())[:100]}",
        "walks": sorted({f"{one.asked.when}: {', '.join(one.walks)}" for one in often if one.walks}),
        "queries": len(found),
    }


def _sum(found: Sequence[Plan], when: str) -> float:
    return sum(one.milliseconds for one in found if one.asked.when == when)
