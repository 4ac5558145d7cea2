"""Events as text for the log, and back: what happened is kept as it was, whatever the rules say later."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final, get_args

from engine import Event
from engine.frames import Strike

_KINDS: Final[dict[str, type[Any]]] = {kind.__name__: kind for kind in get_args(Event)}
_NOTHING: Final = "[]"
_encode: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def dumps(events: Iterable[Event]) -> str:
    """Events as compact JSON."""
    found = [[type(event).__name__, *event] for event in events]
    return _encode(found) if found else _NOTHING


def loads(source: str) -> tuple[Event, ...]:
    """The events a text holds."""
    if source == _NOTHING:
        return ()
    return tuple(_event(*one) for one in json.loads(source))


def _event(name: str, *fields: Any) -> Event:
    kind = _KINDS[name]
    made: Event = kind(*[_tuples(value) for value in fields])
    if "strike" in kind._fields:
        made = made._replace(strike=Strike(*made.strike))  # type: ignore[union-attr, call-arg]
    return made


def _tuples(value: Any) -> Any:
    return tuple(_tuples(one) for one in value) if isinstance(value, list) else value
