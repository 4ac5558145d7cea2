"""A connection past SQLAlchemy, to a file and to a server: going through it costs several times what the driver does.

SQLAlchemy still keeps the connections, begins and ends transactions, and writes each statement, once; then it runs on
the driver itself. One that is met for the first time goes SQLAlchemy's way, and so does all that is more than a text
and its values. What goes wrong SQLAlchemy tells as it does on its own way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, NoReturn, Protocol, TypeAlias, cast

from sqlalchemy import Connection, CursorResult, Executable, Select, UpdateBase
from sqlalchemy.engine.result import IteratorResult
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.util import greenlet_spawn

from bot.store.connecting.onehop import OneHopConnection
from bot.store.connecting.written import Row, Written, met

Given: TypeAlias = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None


class Changed(NamedTuple):
    """What a statement says that brings nothing back."""

    #: -1: it is not known.
    rowcount: int


Result: TypeAlias = CursorResult[Any] | IteratorResult[Any] | Changed


class _Server(Protocol):
    """A connection of the server's driver."""

    async def fetch(self, query: str, *values: object) -> Sequence[Row]:
        """The rows."""

    async def execute(self, query: str, *values: object) -> str:
        """The server's word for what was done, which ends with the number of rows."""

    async def executemany(self, query: str, values: Sequence[Sequence[object]]) -> None:
        """The same for each of these."""


class Quick(AsyncConnection):
    """A connection whose statements run on the driver, once they are known."""

    async def execute(  # type: ignore[override]
        self, statement: Executable, parameters: Given = None, *, execution_options: Any = None
    ) -> Result:
        """What a statement finds, or how many rows it has changed."""
        text = None
        if isinstance(statement, Select | UpdateBase) and execution_options is None:
            text = met(statement, _names(parameters), self.dialect)
        sync = self.sync_connection
        if text is None or sync is None or sync.closed or sync.invalidated:
            return await super().execute(statement, parameters, execution_options=execution_options)
        try:
            source, values, several = _bound(text, parameters)
        except KeyError:
            # SQLAlchemy says in its own way what is missing.
            return await super().execute(statement, parameters)
        try:
            return await _run(sync, text, source, values, several=several)
        except BaseException as error:
            await greenlet_spawn(_tell, sync, error, source)
            raise


def _names(given: Given) -> tuple[str, ...]:
    if not given:
        return ()
    return tuple(given if isinstance(given, Mapping) else given[0])


def _bound(text: Written, given: Given) -> tuple[str, Sequence[Any], bool]:
    """The text, its values, and whether they are those of several rows. Raises KeyError."""
    if given is None or isinstance(given, Mapping):
        return *text.grown(given or {}), False
    return text.source, [text.values(one) for one in given], True


async def _run(
    conn: Connection, text: Written, source: str, values: Sequence[Any], *, several: bool
) -> IteratorResult[Any] | Changed:
    raw = conn.connection.driver_connection
    if isinstance(raw, OneHopConnection):
        cursor = raw.cursor()
        await (cursor.executemany if several else cursor.execute)(source, values)
        return _found(text, await cursor.fetchall()) if text.columns else Changed(cursor.rowcount)
    # SQLAlchemy begins a transaction on a server with the first statement of it.
    adapted: Any = conn.connection.dbapi_connection
    if adapted._transaction is None:  # noqa: SLF001 - it has no other door
        await adapted._start_transaction()  # noqa: SLF001
    server = cast("_Server", raw)
    if several:
        await server.executemany(source, values)
        return Changed(-1)
    if text.columns:
        return _found(text, await server.fetch(source, *values))
    return Changed(int((await server.execute(source, *values)).rpartition(" ")[2]))


def _found(text: Written, rows: Sequence[Row]) -> IteratorResult[Any]:
    assert text.columns is not None
    return IteratorResult(text.columns, text.rows(rows))


def _tell(conn: Connection, error: BaseException, source: str) -> NoReturn:
    """What went wrong, in SQLAlchemy's words; it throws away a connection that has ended, and all of its time."""
    if isinstance(conn.connection.driver_connection, OneHopConnection) and not isinstance(error, Exception):
        # Whoever stops waiting for a file breaks nothing: its thread goes on to the end of the statement.
        raise error
    adapted: Any = conn.connection.dbapi_connection
    try:
        adapted._handle_exception(error)  # noqa: SLF001 - as its own cursors do
    except BaseException as said:
        told = source if isinstance(said, conn.dialect.loaded_dbapi.Error) else None
        conn._handle_dbapi_exception(said, told, None, None, None)  # noqa: SLF001
    raise error
