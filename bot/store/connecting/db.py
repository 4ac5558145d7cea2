"""The one door to the database: reading, and writing in transactions.

SQLite: readers run beside each other and beside the writer (WAL); there is one writing connection, and a lock is
held from BEGIN to COMMIT because a connection queues single statements, not transactions: two tasks on it would
share one. `BEGIN IMMEDIATE` makes other processes wait for their turn instead of failing at COMMIT. PostgreSQL
gives each transaction a connection of its own.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from functools import partial
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import Connection as SyncConnection
from sqlalchemy import event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError, StatementError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool, StaticPool

from bot.store.connecting import server
from bot.store.connecting.batch import Batch, Direct
from bot.store.connecting.onehop import OneHopConnection, connect
from bot.store.connecting.quick import Quick
from bot.store.connecting.readers import Readers
from bot.store.connecting.server import OVERFLOW, POOL, Away, Crowded, Cut, Reader, dial, is_cut, watch

#: What the functions of the store run on; the service only hands it through.
Connection: TypeAlias = AsyncConnection

_BUSY_SECONDS = 10.0
_READERS = 4
#: FULL: a committed action survives a power cut, not only a crash.
_WRITER_PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "temp_store = MEMORY")
_READER_PRAGMAS = ("query_only = ON", "temp_store = MEMORY")


class StoreError(Exception):
    """The store cannot be opened or does not answer; says it in one plain line."""


class Taken(Exception):
    """A row with this key is there already."""


class _Hold:
    """A connection in somebody's hands, until it is given back.

    Nobody who holds a connection waits for another one, nor for a task that does: as many holders as there are
    connections would wait for each other, and everybody else for them. Raises RuntimeError, for it is our mistake.
    """

    __slots__ = ("ended",)
    ended: bool

    def __enter__(self) -> None:
        held = _HELD.get()
        if held is not None and not held.ended:
            raise RuntimeError("whoever asks for a connection already holds one: hand that one on")
        self.ended = False
        _HELD.set(self)

    def __exit__(self, *_: object) -> None:
        self.ended = True


_HELD: ContextVar[_Hold | None] = ContextVar("held", default=None)


class Database:
    """The engines behind one address."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._lock = asyncio.Lock()
        self._writer: AsyncEngine | None = None
        #: Connections to a server for what takes long; made when they are needed.
        self._long: AsyncEngine | None = None
        #: Of a server; of a file there are connections of their own.
        self._reader: AsyncEngine | None = None
        self._readers: Readers | None = None
        #: The number of the last migration it has been through.
        self.migration: str | None = None
        #: Kept out of the pool for good: checking it out costs more than a statement.
        self._writing: AsyncConnection | None = None
        #: The same connection, past SQLAlchemy.
        self._raw: OneHopConnection | None = None
        #: A server that was there once is waited for when it is away.
        self._was_there = False
        #: The numbers that a server gives those of its own processes that work for this one.
        self.processes: set[int] = set()

    @property
    def path(self) -> Path | None:
        """The file, where there is one."""
        return Path(self.url.database) if self.sqlite and self.url.database else None

    async def open(self) -> None:
        """Connect. Raises StoreError."""
        try:
            if self.sqlite:
                await self._open_file()
            else:
                await self._open_server()
        except (OSError, OverflowError, SQLAlchemyError, sqlite3.Error) as error:
            await self.close()
            raise StoreError(f"the store cannot be opened: {_reason(error, self.path)}") from error

    async def _open_server(self) -> None:
        self._writer = create_async_engine(
            self.url,
            async_creator=self._dial,
            pool_size=POOL,
            max_overflow=OVERFLOW,
            pool_timeout=server.CROWDED,
        )
        watch(self._writer)
        self._long = create_async_engine(
            self.url, async_creator=partial(self._dial, long=True), poolclass=NullPool
        )
        watch(self._long)
        # The same connections; nothing is begun, so nothing needs to be rolled back.
        self._reader = self._writer.execution_options(isolation_level="AUTOCOMMIT")
        async with self._writer.connect() as conn:
            await conn.exec_driver_sql("SELECT 1")
        self._was_there = True

    async def _dial(self, *, long: bool = False) -> object:
        made = await dial(self.url, patient=self._was_there, long=long)
        process = made.get_server_pid()
        self.processes.add(process)
        made.add_termination_listener(lambda _: self.processes.discard(process))
        return made

    async def _open_file(self) -> None:
        path = self.path
        if path is None or str(path) == ":memory:":
            raise StoreError("the store needs a file: games must survive a restart")

        async def writing() -> OneHopConnection:
            return await connect(path, _WRITER_PRAGMAS, _BUSY_SECONDS)

        async def reading() -> OneHopConnection:
            return await connect(path, _READER_PRAGMAS, _BUSY_SECONDS)

        self._writer = create_async_engine(self.url, async_creator=writing, poolclass=StaticPool)
        event.listen(self._writer.sync_engine, "begin", _begin_immediate)
        self._writing = await Quick(self._writer)
        await self._writing.exec_driver_sql("SELECT 1")
        await self._writing.commit()
        self._raw = (await self._writing.get_raw_connection()).driver_connection
        self._readers = Readers(
            create_async_engine(self.url, async_creator=reading, poolclass=NullPool), _READERS
        )

    async def close(self) -> None:
        """Close every connection."""
        if self._writing is not None:
            await self._writing.close()
            self._writing = self._raw = None
        if self._readers is not None:
            await self._readers.close()
            self._readers = None
        # One that is silent says no farewell.
        with suppress(TimeoutError):
            async with asyncio.timeout(server.FAREWELL):
                for engine in {self._writer, self._reader, self._long} - {None}:
                    assert engine is not None
                    await engine.dispose()
        self._writer = self._reader = self._long = None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Connection]:
        """A connection for reading; the only one whoever asks for it may hold. Raises Away where a server is."""
        with _Hold():
            if self._readers is not None:
                async with self._readers.one() as conn:
                    yield conn
                return
            assert self._reader is not None, "the store is closed"
            try:
                async with Reader(self._reader) as conn:
                    yield conn
            except (StatementError, OSError, NoneFree) as error:
                away = _away(error, perhaps=False)
                if away is None:
                    raise
                raise away from error

    @asynccontextmanager
    async def write(self, *, long: bool = False) -> AsyncIterator[Connection]:
        """A transaction: committed at the end, rolled back by any error; a server is silent while it does what is long.

        Raises Taken for a key that is there, Cut where the connection to the server was lost, Crowded where there is
        none free.
        """
        assert self._writer is not None, "the store is closed"
        with _Hold():
            try:
                if self._writing is None:
                    engine = self._long if long and self._long is not None else self._writer
                    async with self._on_server(engine) as conn:
                        yield conn
                    return
                async with self._lock, self._writing.begin():
                    yield self._writing
            except IntegrityError as error:
                raise Taken(str(error.orig)) from error

    @asynccontextmanager
    async def _on_server(self, engine: AsyncEngine) -> AsyncIterator[Connection]:
        committing = False
        try:
            async with Quick(engine) as conn, conn.begin():
                yield conn
                committing = True
        except (StatementError, OSError, NoneFree) as error:
            away = _away(error, perhaps=committing)
            if away is None:
                raise
            raise away from error

    @asynccontextmanager
    async def batch(self) -> AsyncIterator[Batch | Direct]:
        """A transaction that reads nothing, in one trip to the file. Raises Taken, and Missed as `one` says."""
        if self._raw is None:
            async with self.write() as conn:
                yield Direct(conn)
            return
        with _Hold():
            made = Batch(self._raw)
            yield made
            try:
                async with self._lock:
                    await made.commit()
            except sqlite3.IntegrityError as error:
                raise Taken(str(error)) from error

    async def size(self) -> int:
        """Bytes it takes on disk."""
        if self.path is not None:
            beside = [self.path, self.path.with_name(self.path.name + "-wal")]
            return sum(file.stat().st_size for file in beside if file.exists())
        async with self.read() as conn:
            size = await conn.execute(text("SELECT pg_database_size(current_database())"))
            return int(size.scalar_one())


def _away(error: Exception, *, perhaps: bool) -> Away | None:
    """What a server's failure is for whoever asked; None: something was wrong with what he asked."""
    # Whoever is cut off asks for another connection in the middle of a statement.
    if isinstance(getattr(error, "orig", error), NoneFree):
        return Crowded()
    return Cut(perhaps=perhaps) if is_cut(error) else None


def _begin_immediate(conn: SyncConnection) -> None:
    raw = conn.connection.driver_connection
    assert isinstance(raw, OneHopConnection)
    raw.begin("BEGIN IMMEDIATE")


def _reason(error: Exception, path: Path | None) -> str:
    """What is wrong, for whoever hosts it, in one line."""
    if path is not None and not path.parent.is_dir():
        return f"there is no folder {path.parent}"
    if path is not None and path.is_dir():
        return f"{path} is a folder, not a file"
    said = str(getattr(error, "orig", None) or error).partition("\n")[0]
    if "readonly" in said or "unable to open" in said:
        return f"no permission to write {path} and beside it ({said})"
    if "is full" in said:
        return f"the disk is full ({said})"
    if "not a database" in said:
        return f"{path} is no database ({said})"
    return said or type(error).__name__


def broken(error: Exception, path: Path | None) -> StoreError:
    """A fault of the store while it is brought up to date, in one line."""
    return StoreError(f"the store cannot be brought up to date: {_reason(error, path)}")
