"""A store brought to its newest form once for a process, and copied for every test that wants one without games.

The way there is the same each time and has tests of its own, which begin with nothing.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from sqlalchemy import make_url

from bot.store import Database, open_store
from tests.bot.store import postgres

_databases: dict[str, str] = {}


@cache
def _folder() -> Path:
    made = tempfile.mkdtemp(prefix="fieldpost-store-")
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return Path(made)


async def opened(address: str) -> Database:
    """The store at an address; where no file is yet, a copy of the prepared one."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).exists():
        shutil.copyfile(await _file(), str(url.database))
    return await open_store(address)


async def _file() -> Path:
    ready = _folder() / "ready.db"
    if not ready.exists():
        making = ready.with_suffix(".new")
        await (await open_store(f"sqlite+aiosqlite:///{making}")).close()
        making.rename(ready)
    return ready


async def database() -> str:
    """The address of a new database on the PostgreSQL server of this run, a copy of the prepared one."""
    server = postgres.running()
    if "ready" not in _databases:
        made = await server.database()
        await (await open_store(made)).close()
        _databases["ready"] = made.rpartition("/")[2]
    return await server.database(like=_databases["ready"])


__all__ = ["database", "opened"]
