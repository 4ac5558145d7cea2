"""A few days of a small club (`tests/bot/kit/month.py`): the large ones are a benchmark."""

from __future__ import annotations

from pathlib import Path

from tests.bot.kit.club import HOUR
from tests.bot.kit.month import Month


async def test_a_small_club(tmp_path: Path) -> None:
    """Restarted twice a day, its clock wrong now and then: every battle ends, and nobody waits longer than a clock."""
    figures = await Month(tmp_path, battles=2, people=4, seed=7).run(60, restarts=12 * HOUR, jumps=30 * HOUR)
    assert sum(figures.all.ended.values()) == 2
    assert figures.restarts
    # It is looked at every ten minutes; the wrong hour is nobody's.
    assert max(figures.all.beyond) <= 1200
    assert not figures.doubled
    assert not figures.untold
    assert figures.told["turns"] > 20
