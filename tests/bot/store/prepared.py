"""A store brought to its newest form once for a process, and copied for every test that wants one without games.

The way there is the same each time and has tests of its own, which begin with nothing. Nothing is forced to the disk:
that is for power cuts, which no test has (a process that is killed loses nothing), and takes milliseconds a commit.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Dialect, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store import Database, open_store
from bot.store.connecting import db
from bot.store.connecting.onehop import OneHopConnection, connect
from bot.store.connecting.readers import Readers
from bot.store.migrating import newest
from tests.bot.store import here, postgres

_databases: dict[str, str] = {}
#: Databases that a test has given back.
_emptied: list[str] = []
#: The form of the prepared database and what is in it.
_first: dict[str, Any] = {}
_TABLES: Final = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
_COUNT_ANEW: Final = "SELECT setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S'"
_FORM: Final = """
    SELECT (SELECT string_agg(concat_ws(' ', relname, attname, atttypid, attnotnull), ',' ORDER BY relname, attnum)
            FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
            WHERE relnamespace = 'public'::regnamespace AND attnum > 0)
"""
#: The files that are not forced to the disk.
_unforced: set[Path] = set()
#: Those that are used without a thread.
_here: set[Path] = set()
#: The dialect of all engines on files, and what it has put into words.
_known: dict[str, tuple[Dialect, Any]] = {}


@cache
def _folder() -> Path:
    made = tempfile.mkdtemp(prefix="fieldpost-store-")
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return Path(made)


async def opened(address: str, *, threads: bool = False) -> Database:
    """The store at an address; where no file is yet, a copy of the prepared one. A file is used without threads unless
    they are asked for."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        return await open_store(address)
    path = Path(str(url.database))
    _unforced.add(path)
    if not threads:
        _here.add(path)
    if path.exists():
        return await open_store(address)
    shutil.copyfile(await _file(), path)
    made = Database(address)
    await made.open()
    made.migration = newest()
    return made


async def _connect(path: str | Path, pragmas: Iterable[str], busy_seconds: float) -> OneHopConnection:
    if Path(path) not in _unforced:
        return await connect(path, pragmas, busy_seconds)
    opening = here.connect if Path(path) in _here else connect
    return await opening(path, (*pragmas, "synchronous = OFF"), busy_seconds)


db.connect = _connect


def _engine(address: URL, **more: Any) -> AsyncEngine:
    """An engine that knows the statements which those before it have put into words."""
    made = create_async_engine(address, **more)
    if address.get_backend_name() == "sqlite":
        # What is in words belongs to a dialect; two of SQLite's differ in nothing.
        inner = made.sync_engine
        inner.dialect, inner._compiled_cache = _known.setdefault(
            "sqlite", (inner.dialect, inner._compiled_cache)
        )
    return made


db.create_async_engine = _engine


def _readers(engine: AsyncEngine, most: int) -> Readers:
    """Without threads no two read at the same time, and each connection more would read the form of the store anew."""
    return Readers(engine, 1 if Path(str(engine.url.database)) in _here else most)


db.Readers = _readers


async def _file() -> Path:
    ready = _folder() / "ready.db"
    if not ready.exists():
        making = ready.with_suffix(".new")
        await (await open_store(f"sqlite+aiosqlite:///{making}")).close()
        making.rename(ready)
    return ready


async def database() -> str:
    """The address of a database on the PostgreSQL server of this run that is like the prepared one."""
    if _emptied:
        return _emptied.pop()
    server = postgres.running()
    if "ready" not in _databases:
        made = await server.database()
        await (await open_store(made)).close()
        _databases["ready"] = made.rpartition("/")[2]
        async with postgres.connected(made) as conn:
            _first.update(form=await conn.fetchval(_FORM), rows=await _rows(conn))
    return await server.database(like=_databases["ready"])


async def give_back(address: str) -> None:
    """Another test may have it: to empty a database takes a hundredth of what a new one takes. Where somebody is still
    connected, or its form is another one, nobody has it any more.
    """
    async with postgres.connected(address) as conn:
        if not await postgres.alone(conn) or await conn.fetchval(_FORM) != _first["form"]:
            return
        names = [name for (name,) in await conn.fetch(_TABLES)]
        await conn.execute("".join(f'DELETE FROM "{name}";' for name in names))
        await conn.fetch(_COUNT_ANEW)
        for name, rows in _first["rows"].items():
            places = ", ".join(f"${place}" for place in range(1, len(rows[0]) + 1))
            await conn.executemany(f'INSERT INTO "{name}" VALUES ({places})', rows)
    _emptied.append(address)


async def _rows(conn: Any) -> dict[str, list[tuple[Any, ...]]]:
    """What is in a store without games, by tables."""
    found = {name: await conn.fetch(f'SELECT * FROM "{name}"') for (name,) in await conn.fetch(_TABLES)}
    return {name: [tuple(row) for row in rows] for name, rows in found.items() if rows}


__all__ = ["database", "give_back", "opened"]
