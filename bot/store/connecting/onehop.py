"""aiosqlite with few trips to its thread: a trip costs more than most statements.

Over the plain driver SQLAlchemy makes four of them for a select (cursor, execute, fetch, close). Here a statement
runs, fetches and closes in one, and takes a pending BEGIN with it. An INSERT without RETURNING brings nothing back,
so in a transaction it waits for the next trip, at the latest that of the COMMIT: what it has to complain about
comes then.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias, TypeVar

import aiosqlite

T = TypeVar("T")
#: The values of one statement. What may be in it the driver decides.
Row: TypeAlias = Sequence[object] | Mapping[str, object]

_NO_ROWS: list[tuple[object, ...]] = []


class Missed(Exception):
    """A statement has changed other than the one row it was for; its transaction is rolled back."""


class OneHopCursor:
    """What SQLAlchemy asks of an async cursor; the rows are here when `execute` returns."""

    arraysize = 100

    def __init__(self, connection: OneHopConnection) -> None:
        self._connection = connection
        self._rows: list[tuple[object, ...]] = _NO_ROWS
        self.description: object = None
        self.lastrowid: int | None = None
        self.rowcount = -1

    async def __aenter__(self) -> OneHopCursor:
        return self

    async def execute(self, operation: str, parameters: Row = ()) -> OneHopCursor:
        if self._may_wait(operation):
            self.later(operation, (parameters,))
            return self
        return await self._run(lambda conn: conn.execute(operation, parameters))

    async def executemany(self, operation: str, parameters: Iterable[Row]) -> OneHopCursor:
        if self._may_wait(operation):
            self.later(operation, parameters)
            return self
        return await self._run(lambda conn: conn.executemany(operation, parameters))

    def later(self, operation: str, parameters: Iterable[Row]) -> None:
        """Run it with the next trip."""
        self._connection.waiting.append((operation, parameters, None))

    def _may_wait(self, operation: str) -> bool:
        return self._connection.began and operation.startswith("INSERT") and " RETURNING " not in operation

    async def _run(self, statement: Callable[[sqlite3.Connection], sqlite3.Cursor]) -> OneHopCursor:
        self.description, self.lastrowid, self.rowcount, self._rows = await self._connection.at_once(
            statement
        )
        return self

    async def fetchall(self) -> list[tuple[object, ...]]:
        rows, self._rows = self._rows, _NO_ROWS
        return rows

    async def close(self) -> None:
        """Closed already."""


class OneHopConnection(aiosqlite.Connection):
    """A connection whose statements take one trip each."""

    #: The BEGIN that the next statement takes along.
    begin_with: str | None = None
    #: Whether a transaction has been begun, or will be by the next statement.
    began = False

    def __init__(self, connector: Callable[[], sqlite3.Connection], iter_chunk_size: int) -> None:
        super().__init__(connector, iter_chunk_size)
        #: Statements that wait for the next trip, and how many rows each must change, if that is known: else it raises
        #: Missed.
        self.waiting: list[tuple[str, Iterable[Row], int | None]] = []

    def begin(self, statement: str) -> None:
        """Begin a transaction with the next statement."""
        self.begin_with, self.began = statement, True
        self.waiting.clear()

    # SQLAlchemy takes a cursor without waiting for it as well: asking the thread for one would be a trip of its own.
    def cursor(self) -> OneHopCursor:  # type: ignore[override]
        return OneHopCursor(self)

    async def _in_thread(self, run: Callable[[], T]) -> T:
        # aiosqlite has types, except for this queue of its own.
        done: T = await self._execute(run)  # type: ignore[no-untyped-call]
        return done

    async def at_once(
        self, statement: Callable[[sqlite3.Connection], sqlite3.Cursor]
    ) -> tuple[object, int | None, int, list[tuple[object, ...]]]:
        """Run what waits and a statement in the thread, and bring everything back."""
        before = self._before()

        def run() -> tuple[object, int | None, int, list[tuple[object, ...]]]:
            conn = self._conn
            before(conn)
            cursor = statement(conn)
            rows = cursor.fetchall() if cursor.description else _NO_ROWS
            return cursor.description, cursor.lastrowid, cursor.rowcount, rows

        return await self._in_thread(run)

    def _before(self) -> Callable[[sqlite3.Connection], None]:
        """What is to be done ahead of the next statement."""
        begin, self.begin_with = self.begin_with, None
        waiting, self.waiting = self.waiting, []

        def before(conn: sqlite3.Connection) -> None:
            if begin is not None:
                conn.execute(begin)
            for operation, parameters, must in waiting:
                done = conn.executemany(operation, parameters)
                if must is not None and done.rowcount != must:
                    raise Missed

        return before

    async def commit(self) -> None:
        """Commit; a transaction that never ran a statement was never begun."""
        if self.begin_with is not None and not self.waiting:
            self.begin_with, self.began = None, False
            return
        before = self._before()

        def run() -> None:
            before(self._conn)
            self._conn.commit()

        await self._in_thread(run)
        self.began = False

    async def rollback(self) -> None:
        """Roll back; as with `commit`, there may be nothing."""
        begun, self.began = self.begin_with is None, False
        self.begin_with = None
        self.waiting.clear()
        if begun:
            await super().rollback()


def opened(path: str | Path, pragmas: Iterable[str], busy_seconds: float) -> sqlite3.Connection:
    """SQLite's own connection to a file."""
    conn = sqlite3.connect(
        path, timeout=busy_seconds, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    for pragma in pragmas:
        _patiently(conn, f"PRAGMA {pragma}", busy_seconds)
    return conn


async def connect(path: str | Path, pragmas: Iterable[str], busy_seconds: float) -> OneHopConnection:
    """An open connection. It begins no transaction by itself: `begin_with` does."""
    made = OneHopConnection(partial(opened, path, pragmas, busy_seconds), iter_chunk_size=64)
    # A bot that is killed must not wait for this thread; SQLite's own journal takes care of the rest.
    thread = made._thread  # noqa: SLF001  (aiosqlite has no other way to it)
    thread.daemon = True
    try:
        await made
    except BaseException:
        # It has been told to stop; it must not outlive the loop that it reports to.
        await asyncio.to_thread(thread.join)
        raise
    return made


def _patiently(conn: sqlite3.Connection, statement: str, seconds: float) -> None:
    """Run a statement, again and again while somebody else holds the file: the change to WAL does not wait."""
    until = time.monotonic() + seconds
    while True:
        try:
            conn.execute(statement)
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.02)
        else:
            return
