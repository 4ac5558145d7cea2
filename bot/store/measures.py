"""Sums of what battles come to, by pace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy import select

from bot.facts.measures import Measured
from bot.store import upsert
from bot.store.connecting.batch import Writer
from bot.store.connecting.db import Connection
from bot.store.tables import measures

_ADD: Final = upsert.merging(measures, "value", lambda new: measures.c.value + new)


async def add(conn: Writer, pace: str, sums: Mapping[str, float]) -> None:
    """So much more."""
    rows = [{"pace": pace, "name": name, "value": float(sums[name])} for name in sorted(sums)]
    await upsert.merge(conn, _ADD, rows)


async def by_pace(conn: Connection) -> dict[str, Measured]:
    """All of it."""
    sums: dict[str, dict[str, float]] = {}
    for pace, name, value in await conn.execute(select(measures)):
        sums.setdefault(pace, {})[name] = value
    return {pace: Measured(found) for pace, found in sorted(sums.items())}
