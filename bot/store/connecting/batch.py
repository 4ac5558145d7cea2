"""A transaction whose statements bring nothing back: collected first, then done in one trip with its COMMIT.

SQLAlchemy writes each statement once; what is collected runs on the driver itself, for going through SQLAlchemy
costs several times what SQLite does. Where there is no such driver, the same calls go to an ordinary transaction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Protocol, TypeAlias

from sqlalchemy import Dialect, Executable, UpdateBase
from sqlalchemy.dialects.sqlite import aiosqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.connecting.onehop import Missed, OneHopConnection
from bot.store.connecting.written import Written, written

_DIALECT: Final = aiosqlite.dialect()
Values: TypeAlias = dict[str, object] | Sequence[Mapping[str, object]]


class Writer(Protocol):
    """What a function needs that only writes: a connection, or a batch."""

    @property
    def dialect(self) -> Dialect:
        """How the database wants it written, where they differ."""

    async def execute(self, statement: UpdateBase, parameters: Values | None = None) -> object:
        """Run a statement, now or with the commit."""


class Batch:
    """Collects statements. They must be built once, for the text of each is kept."""

    dialect: Final[Dialect] = _DIALECT

    def __init__(self, raw: OneHopConnection) -> None:
        self._raw = raw
        self._found: list[tuple[str, Sequence[Sequence[object]], int | None]] = []

    async def execute(self, statement: UpdateBase, parameters: Values | None = None) -> None:
        """Run it at the commit."""
        self._add(statement, parameters, None)

    async def one(self, statement: UpdateBase, parameters: Values) -> None:
        """Run it at the commit, which raises Missed unless it changes just one row."""
        self._add(statement, parameters, 1)

    def _add(self, statement: UpdateBase, parameters: Values | None, must: int | None) -> None:
        rows = [parameters or {}] if parameters is None or isinstance(parameters, dict) else parameters
        text = _text(statement, tuple(rows[0]))
        self._found.append((text.source, [text.values(row) for row in rows], must))

    async def commit(self) -> None:
        """All of it, or nothing. Nobody else may be using the connection."""
        if not self._found:
            return
        self._raw.begin("BEGIN IMMEDIATE")
        try:
            self._raw.waiting += self._found
            await self._raw.commit()
        except BaseException:
            await self._raw.rollback()
            raise


class Direct:
    """The same on an ordinary connection."""

    def __init__(self, conn: AsyncConnection) -> None:
        self._conn = conn

    @property
    def dialect(self) -> Dialect:
        """That of the connection."""
        return self._conn.dialect

    async def execute(self, statement: Executable, parameters: Values | None = None) -> None:
        """Run it."""
        await self._conn.execute(statement, parameters)

    async def one(self, statement: UpdateBase, parameters: Values) -> None:
        """Run it. Raises Missed unless it changes just one row."""
        done = await self._conn.execute(statement, parameters)
        if done.rowcount != 1:
            raise Missed


@lru_cache(maxsize=256)
def _text(statement: UpdateBase, names: tuple[str, ...]) -> Written:
    made = written(statement, names, _DIALECT)
    assert made is not None, statement
    return made
