"""The daily digest: when it comes, whatever clocks and processes do, and for whom nothing comes."""

from __future__ import annotations

import asyncio
import itertools
import random
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.errors import UserError
from bot.facts.rhythm import Rhythm
from bot.game.clock.daily import APART, next_digest
from tests.bot.game.tables import ANA, BO, Tables

HOUR = 3600.0
DAY = 24 * HOUR
ZONES = (
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "Pacific/Kiritimati",
    "Asia/Kathmandu",
)


async def digests(tables: Tables) -> int:
    """How many were said since the last look."""
    return sum(kind == "digest" for _, kind, _ in await tables.said())


async def test_once_a_day_at_ones_own_hour(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    await tables.started(server=7)
    await tables.backend.people.set(ANA, tell="digest-dm")
    await tables.backend.rhythms.live_in(ANA, "America/New_York")
    await tables.backend.rhythms.read_at(ANA, 7)
    await tables.said()
    came = []
    for _ in range(3 * 24 * 4):
        tables.now += 900
        await tables.backend.digests.tick()
        if await digests(tables):
            came.append(datetime.fromtimestamp(tables.now, ZoneInfo("America/New_York")))
    assert [(one.hour, one.minute // 15) for one in came] == [(7, 0)] * 3
    assert len({one.date() for one in came}) == 3
    with pytest.raises(UserError, match="no-such-setting"):
        await tables.backend.rhythms.read_at(ANA, 24)


@pytest.mark.parametrize("zone", ZONES)
def test_of_a_thousand_changes_of_the_hour_no_two_come_on_one_day(zone: str) -> None:
    """Some come hours late; both changes of summer time are in the year."""
    rng = random.Random(zone)
    now, last, came = datetime(2026, 1, 1, tzinfo=UTC).timestamp(), None, []
    days = []
    rhythm = Rhythm(zone, digest=9)
    due = next_digest(rhythm, now, last)
    for _ in range(1000):
        now += rng.expovariate(1 / (20 * HOUR))
        if now >= due:
            last = now = due + rng.random() * 3 * HOUR
            came.append(last)
            days.append(datetime.fromtimestamp(last, ZoneInfo(rhythm.zone or "UTC")).date())
        if rng.random() < 0.2:
            rhythm = Rhythm(zone, digest=rng.randrange(24))
        due = next_digest(rhythm, now, last)
        assert now < due <= now + 3 * DAY
        assert datetime.fromtimestamp(due, ZoneInfo(rhythm.zone or "UTC")).hour in (
            rhythm.digest,
            rhythm.digest + 1,
        )
    assert len(set(days)) == len(days)
    assert all(second - first >= APART for first, second in itertools.pairwise(came))


async def test_nothing_waits_and_nothing_comes(tables: Tables) -> None:
    """Bo waits for Ana; practice and who is away do not count; who changed his mind gets none."""
    await tables.started(server=7)
    await tables.backend.people.set(BO, tell="digest-dm")
    await tables.backend.people.set(ANA, tell="digest")
    await tables.backend.rhythms.leave(ANA, 2)
    await tables.said()
    tables.now += 1.5 * DAY
    await tables.backend.digests.tick()
    assert await digests(tables) == 0
    tables.now += 1.5 * DAY
    await tables.backend.digests.tick()
    assert await digests(tables) == 1
    await tables.backend.people.set(ANA, tell="channel")
    tables.now += 2 * DAY
    assert await tables.backend.digests.tick() == 1
    assert await digests(tables) == 0


async def test_two_processes_and_a_new_one_say_it_once(tables: Tables) -> None:
    await tables.started(server=7)
    await tables.backend.people.set(ANA, tell="digest")
    other = await Tables.open(tables.address)
    await tables.said()
    tables.now += 2 * HOUR
    for _ in range(3):
        other.now = tables.now = tables.now + DAY
        await asyncio.gather(tables.backend.digests.tick(), other.backend.digests.tick())
        again = await Tables.open(tables.address)
        again.now = tables.now
        await again.backend.digests.tick()
        await again.close()
        assert await digests(tables) == 1
    await other.close()


async def test_a_clock_that_jumps_brings_none_twice(tables: Tables) -> None:
    await tables.started(server=7)
    await tables.backend.people.set(ANA, tell="digest")
    await tables.said()
    tables.now += 1.5 * DAY
    await tables.backend.digests.tick()
    assert await digests(tables) == 1
    real = tables.now
    for jump in (-HOUR, HOUR, -20 * HOUR, -DAY, 0.0, 400 * DAY, 0.0):
        tables.now = real + jump
        await tables.backend.digests.tick()
        if jump < 12 * HOUR:
            assert await digests(tables) == 0, jump
        await tables.said()
    # Back from a year that was none: it goes on within two days, and not on this one.
    for hours in range(72):
        tables.now = real + hours * HOUR
        await tables.backend.digests.tick()
        if await digests(tables):
            assert datetime.fromtimestamp(tables.now, UTC).date() > datetime.fromtimestamp(real, UTC).date()
            assert hours * HOUR <= 2 * DAY
            break
    else:
        pytest.fail("no digest came any more")


async def test_who_is_forgotten_gets_none(tables: Tables) -> None:
    card = await tables.started(server=7)
    await tables.backend.people.set(ANA, tell="digest")
    await tables.backend.games.resign(tables.ask(ANA, card.id))
    await tables.backend.people.forget(ANA)
    await tables.said()
    tables.now += 2 * DAY
    assert await tables.backend.digests.tick() == 0
