"""A table of each kind for every test: backend, clock and chance in hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.game.tables import Tables
from tests.bot.store.conftest import dialect, ready, url

__all__ = ["dialect", "ready", "tables", "tables_anywhere", "url"]


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """Tables kept in SQLite."""
    made = await Tables.open(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    yield made
    await made.close()


@pytest.fixture
async def tables_anywhere(ready: str) -> AsyncIterator[Tables]:
    """Tables kept in SQLite, and in PostgreSQL where there is one."""
    made = await Tables.open(ready)
    yield made
    await made.close()
