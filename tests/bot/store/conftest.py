"""A store of each kind for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Database
from tests.bot.store import postgres, prepared


@pytest.fixture(params=["sqlite", "postgresql"])
def dialect(request: pytest.FixtureRequest) -> str:
    """Each kind of database there is."""
    reason = postgres.missing() if request.param == "postgresql" else None
    if reason is not None:
        pytest.skip(reason)
    return str(request.param)


@pytest.fixture
async def url(dialect: str, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a database with nothing in it, once of each kind."""
    if dialect == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
        return
    address = await postgres.running().database()
    yield address
    await postgres.running().give_back(address)


@pytest.fixture
async def ready(dialect: str, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a store without games, once of each kind."""
    if dialect == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
        return
    address = await prepared.database()
    yield address
    await prepared.give_back(address)


@pytest.fixture
async def store(ready: str) -> AsyncIterator[Database]:
    """An open store."""
    opened = await prepared.opened(ready, threads=True)
    yield opened
    await opened.close()
