"""A statement as the driver of a database reads it: SQLAlchemy writes each once, and need not be asked again.

To go through SQLAlchemy costs several times what the driver does, for a file and for a server alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias
from weakref import WeakKeyDictionary, WeakSet

from sqlalchemy import Boolean, Dialect, Float, Numeric, Select, UpdateBase
from sqlalchemy.engine.result import SimpleResultMetaData
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.types import TypeEngine

Statement: TypeAlias = Select[Any] | UpdateBase
#: What makes of a value that the driver found what its column holds.
_To: TypeAlias = Callable[[Any], Any]
#: What a row brings, by names or in the order of the columns.
Row: TypeAlias = Sequence[Any]

#: How a server's driver calls a Float; only of numbers it is asked.
_FLOAT8: Final = 701


class Written(NamedTuple):
    """A statement as its driver reads it."""

    source: str
    #: Its values, in their order: looked up by their names each would take a round through the driver.
    names: tuple[str, ...]
    #: The values that are its own.
    own: Mapping[str, object]
    read: tuple[_To | None, ...] | None
    #: None: it brings nothing back.
    columns: SimpleResultMetaData | None
    #: It has lists among its values, for each length of which SQLAlchemy writes it anew.
    grows: SQLCompiler | None

    def values(self, given: Mapping[str, object]) -> list[object]:
        """Those of a row, in their order. Raises KeyError."""
        row = {**self.own, **given} if self.own else given
        return list(map(row.__getitem__, self.names))

    def grown(self, given: Mapping[str, object]) -> tuple[str, Sequence[object]]:
        """Its text for lists of these lengths, and its values. Raises KeyError."""
        if self.grows is None:
            return self.source, self.values(given)
        found = self.grows.construct_expanded_state({**self.own, **given})
        return found.statement, found.positional_parameters

    def rows(self, found: Sequence[Row]) -> Iterator[Row]:
        """What was found, as its columns hold it."""
        if self.read is None:
            return iter(found)
        read = self.read
        return (
            tuple(one if to is None else to(one) for one, to in zip(row, read, strict=True)) for row in found
        )


_Key: TypeAlias = tuple[str, tuple[str, ...]]
#: Statements that were met once; most that are built for one question are never seen again.
_met: Final[WeakSet[Statement]] = WeakSet()
#: Those that were met again, by the database and the names of what they are given; None: SQLAlchemy alone can run it.
_known: Final[WeakKeyDictionary[Statement, dict[_Key, Written | None]]] = WeakKeyDictionary()


def met(statement: Statement, names: tuple[str, ...], dialect: Dialect) -> Written | None:
    """How it is run past SQLAlchemy; None: it is not, or not when it is met for the first time."""
    known = _known.get(statement)
    if known is None:
        if statement not in _met:
            _met.add(statement)
            return None
        known = _known[statement] = {}
    key = dialect.name, names
    if key not in known:
        known[key] = written(statement, names, dialect)
    return known[key]


def written(statement: Statement, names: tuple[str, ...], dialect: Dialect) -> Written | None:
    """As SQLAlchemy writes it for values of these names; None: there is more to it than a text and its values."""
    made = statement.compile(dialect=dialect, column_keys=names if statement.is_dml else None)
    assert isinstance(made, SQLCompiler)
    if made.literal_execute_params or made.escaped_bind_names or made.insert_prefetch or made.update_prefetch:
        return None
    order = tuple(made.positiontup or ())
    binds = {name: made.binds[name] for name in order}
    own = {name: bind.value for name, bind in binds.items() if not bind.required and name not in names}
    if not all(_plain(bind.type, dialect) for bind in binds.values()):
        return None
    columns = [*statement.exported_columns]
    if any(isinstance(one.type, Numeric) and one.type.asdecimal for one in columns):
        return None
    read = tuple(one.type.dialect_impl(dialect).result_processor(dialect, _FLOAT8) for one in columns)
    return Written(
        str(made),
        order,
        own,
        read if any(read) else None,
        SimpleResultMetaData([str(one.key) for one in columns]) if columns else None,
        made if made.post_compile_params else None,
    )


def _plain(kind: TypeEngine[Any], dialect: Dialect) -> bool:
    """Whether the driver takes its values as they are; SQLAlchemy also makes truth of numbers, which nobody stores."""
    return isinstance(kind, Boolean | Float) or kind.dialect_impl(dialect).bind_processor(dialect) is None
