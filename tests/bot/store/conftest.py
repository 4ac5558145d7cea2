"""A store of each kind for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store import Database, open_store
from tests.bot.store import postgres


@pytest.fixture(scope="session")
def server() -> Iterator[postgres.Server]:
    """The PostgreSQL server of this run, or the reason why there is none."""
    reason = postgres.missing()
    if reason is not None:
        pytest.skip(reason)
    running = postgres.Server()
    running.start()
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, once on each database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    running: postgres.Server = request.getfixturevalue("server")
    return await running.database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Database]:
    """An open store."""
    opened = await open_store(url)
    yield opened
    await opened.close()
