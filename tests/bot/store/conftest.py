"""A store of each kind for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Database, open_store
from tests.bot.store import postgres


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, once on each database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    reason = postgres.missing()
    if reason is not None:
        pytest.skip(reason)
    return await postgres.running().database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Database]:
    """An open store."""
    opened = await open_store(url)
    yield opened
    await opened.close()
