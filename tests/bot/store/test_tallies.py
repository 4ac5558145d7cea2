"""What is counted of people and of battles, and how a store from before comes to it."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from pathlib import Path

import pytest

from bot.facts.measures import Measured, hours_of
from bot.facts.reliability import ENOUGH, KEPT, Reliability
from bot.store import Database, measures, open_store, reliability
from bot.store.migrating import newest, step_of
from tests.bot.store.test_before import BEFORE

ANA, BO = 1_100_000_000_000_000_111, 1_100_000_000_000_000_222


async def _of(store: Database, person: int) -> Reliability:
    async with store.read() as conn:
        return (await reliability.of(conn, [person]))[person]


async def test_the_last_fifty_count(store: Database) -> None:
    assert await _of(store, ANA) == Reliability()
    for number in range(KEPT + 20):
        async with store.batch() as batch:
            await reliability.add(batch, {ANA: number >= 30, BO: True})
    assert await _of(store, ANA) == Reliability(KEPT, 40)
    async with store.write() as conn:
        await reliability.add(conn, {ANA: False})
    # What came first goes first: a late turn.
    assert await _of(store, ANA) == Reliability(KEPT, 40)


async def test_two_battles_at_once_lose_nothing(store: Database) -> None:
    async def one(number: int) -> None:
        async with store.batch() as batch:
            await reliability.add(batch, {BO: True, ANA: number % 2 == 0})
            await measures.add(batch, "normal", {"turns": 1, "seconds": 60.5})

    await asyncio.gather(*(one(number) for number in range(12)))
    assert (await _of(store, ANA), await _of(store, BO)) == (Reliability(12, 6), Reliability(12, 12))
    async with store.read() as conn:
        assert (await measures.by_pace(conn))["normal"].sums == {"turns": 12, "seconds": 726}


async def test_nothing_is_left_of_what_failed(store: Database) -> None:
    async def failing() -> None:
        async with store.batch() as batch:
            await reliability.add(batch, {ANA: True})
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await failing()
    assert await _of(store, ANA) == Reliability()


def test_from_how_many_turns_on_it_counts() -> None:
    assert not Reliability(ENOUGH - 1, 0).falls_short(90)
    assert Reliability(ENOUGH, ENOUGH - 2).falls_short(90)
    assert not Reliability(ENOUGH, ENOUGH - 1).falls_short(90)
    # 89.9 % is no 90 %.
    assert Reliability(49, 44).percent == 89


def test_how_long_turns_take() -> None:
    assert [hours_of(hours * 3600) for hours in (0, 0.5, 5, 200)] == [
        "hours-0.1",
        "hours-0.5",
        "hours-6",
        "hours-more",
    ]
    sums = {"turns": 4.0, "seconds": 3600.0 * 40, "waits": 6.0, "begun": 5.0}
    hours = {"hours-1": 2.0, "hours-12": 1.0, "hours-more": 1.0}
    ended = {"ended-medals": 2.0, "ended-abandoned": 1.0, "ended-resigned": 1.0}
    found = Measured({**sums, **hours, **ended})
    assert (found.hours_a_turn, found.waits_a_turn, found.half, found.share_ended) == (10, 1.5, 1, 0.75)
    assert Measured({}).half is None


async def test_a_file_from_before_is_brought_up(tmp_path: Path) -> None:
    """Its step is an old one; whatever was in it counts for nobody, and from now on turns count."""
    file = tmp_path / "before.db"
    conn = sqlite3.connect(file)
    conn.executescript(gzip.decompress(BEFORE.read_bytes()).decode())
    tables = {name for (name,) in conn.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    conn.close()
    assert not tables & {"reliability", "measures"}
    store = await open_store(f"sqlite+aiosqlite:///{file}")
    try:
        assert await step_of(store) == newest()
        async with store.batch() as batch:
            await reliability.add(batch, {ANA: True})
            await measures.add(batch, "other", {"turns": 1})
        assert await _of(store, ANA) == Reliability(1, 1)
    finally:
        await store.close()
