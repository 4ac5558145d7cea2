"""Events as text for the log, and back: what happened is kept as it was, whatever the rules say later."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final, get_args

from bot.store.text.plain import dumps as as_json
from engine import Event
from engine.frames import Strike

#: Any: which fields a kind is made of stands in the log, which no type checker reads.
_KINDS: Final[dict[str, type[Any]]] = {kind.__name__: kind for kind in get_args(Event)}
_NOTHING: Final = "[]"


def dumps(events: Iterable[Event]) -> str:
    """Events as compact JSON."""
    rows = [[type(event).__name__, *event] for event in events]
    return as_json(rows) if rows else _NOTHING


def loads(source: str) -> tuple[Event, ...]:
    """The events a text holds."""
    if source == _NOTHING:
        return ()
    return tuple(_event(*one) for one in json.loads(source))


def _event(name: str, *fields: object) -> Event:
    kind = _KINDS[name]
    values = dict(zip(kind._fields, map(_tuples, fields), strict=False))
    strike = values.get("strike")
    if isinstance(strike, tuple):
        values["strike"] = Strike(*strike)
    made: Event = kind(**values)
    return made


def _tuples(value: object) -> object:
    return tuple(_tuples(one) for one in value) if isinstance(value, list) else value
