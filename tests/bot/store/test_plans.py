"""What the database makes of the queries of every day, among five thousand games."""

from __future__ import annotations

import pytest

from tests.benchmarks import _scale_games as stored
from tests.benchmarks._scale_plans import DAILY, asked, fill_up, plans, put_off
from tests.bot.store.postgres import missing, running

pytestmark = pytest.mark.skipif(missing() is not None, reason=str(missing()))


async def test_nothing_walks_through_a_table_that_grows() -> None:
    """Presses, telling, clocks: each finds its rows by an index, however many games there are."""
    import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415  (only where there is a server)

    address = await running().database()
    made = await stored.templates(address, 2)
    those = [*stored.tables(1_000, 5_000, 1_000, made)]
    conn = await asyncpg.connect(address.replace("+asyncpg", ""))
    await stored.copy(conn, those)
    await fill_up(conn)
    heard = await asked(address, those[7])
    found = await plans(conn, heard)
    # What waits is ready, as after a stop; then it is put off, as while Discord is in trouble.
    await put_off(conn)
    found += await plans(conn, [one for one in heard if "FROM outbox" in one.text])
    await conn.close()
    assert len(found) > 60
    walking = [(one.asked.when, one.walks, one.asked.text) for one in found if one.walks]
    assert [one for one in walking if one[0] not in DAILY] == []
