"""Reading from a file past SQLAlchemy: going through it costs several times what SQLite does.

SQLAlchemy still writes each statement, once; then it runs on the driver itself. That is for selects that are built
once, as nearly all are: one that is met for the first time goes SQLAlchemy's way, and so does all that is more than a
text and its values.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias
from weakref import WeakKeyDictionary, WeakSet

from sqlalchemy import CursorResult, Executable, Select
from sqlalchemy.dialects.sqlite import aiosqlite
from sqlalchemy.engine.result import IteratorResult, SimpleResultMetaData
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.connecting.onehop import OneHopConnection

#: It writes each text just as SQLAlchemy's own way has it.
_DIALECT: Final = aiosqlite.dialect()
_Read: TypeAlias = Callable[[Any], Any]


class _Text(NamedTuple):
    """A select as SQLite reads it."""

    source: str
    #: Its values, in their order.
    names: tuple[str, ...]
    #: The values that are its own.
    own: dict[str, object]
    #: What makes of a value what its column holds, where SQLite knows no such thing.
    read: tuple[_Read | None, ...] | None
    columns: SimpleResultMetaData

    def rows(self, found: Sequence[tuple[object, ...]]) -> Iterator[tuple[object, ...]]:
        """What was found, as its columns hold it."""
        if self.read is None:
            return iter(found)
        read = self.read
        return (
            tuple(one if to is None else to(one) for one, to in zip(row, read, strict=True)) for row in found
        )


#: Selects that were met once; most that are built for one question are never seen again.
_met: Final[WeakSet[Select[Any]]] = WeakSet()
#: Those that were met again; None: SQLAlchemy alone can run it.
_texts: Final[WeakKeyDictionary[Select[Any], _Text | None]] = WeakKeyDictionary()


class Quick(AsyncConnection):
    """A connection to a file that is only read."""

    async def execute(  # type: ignore[override]
        self, statement: Executable, parameters: Mapping[str, object] | None = None, **how: Any
    ) -> CursorResult[Any] | IteratorResult[Any]:
        """What a statement finds."""
        text = _text(statement) if isinstance(statement, Select) and not how else None
        raw = None if text is None else self._raw()
        if text is None or raw is None:
            return await super().execute(statement, parameters, **how)
        given = {**text.own, **(parameters or {})}
        try:
            values = [given[name] for name in text.names]
            cursor = await raw.cursor().execute(text.source, values)
        except (KeyError, sqlite3.Error):
            # It has changed nothing; SQLAlchemy says in its own way what is wrong.
            return await super().execute(statement, parameters)
        return IteratorResult(text.columns, text.rows(await cursor.fetchall()))

    def _raw(self) -> OneHopConnection | None:
        sync = self.sync_connection
        if sync is None or sync.closed or sync.invalidated:
            return None
        raw = sync.connection.driver_connection
        return raw if isinstance(raw, OneHopConnection) else None


def _text(statement: Select[Any]) -> _Text | None:
    """How it is run without SQLAlchemy; None: it is not."""
    if statement in _texts:
        return _texts[statement]
    if statement not in _met:
        _met.add(statement)
        return None
    made = _texts[statement] = _written(statement)
    return made


def _written(statement: Select[Any]) -> _Text | None:
    made = statement.compile(dialect=_DIALECT)
    if made.post_compile_params or made.literal_execute_params or made.escaped_bind_names:
        return None
    if any(bind.type.dialect_impl(_DIALECT).bind_processor(_DIALECT) for bind in made.binds.values()):
        return None
    own = {name: bind.value for name, bind in made.binds.items() if not bind.required}
    columns = [*statement.selected_columns]
    read = tuple(one.type.dialect_impl(_DIALECT).result_processor(_DIALECT, None) for one in columns)
    names = [str(one.key) for one in columns]
    order = tuple(made.positiontup or ())
    return _Text(str(made), order, own, read if any(read) else None, SimpleResultMetaData(names))
