"""Tables from a name to whoever answers to it, filled where the answers stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Handler = TypeVar("Handler")


def entered(table: dict[str, Handler], *names: str) -> Callable[[Handler], Handler]:
    """Enters a handler under these names; a name is answered once."""

    def enter(handler: Handler) -> Handler:
        for name in names:
            if name in table:
                raise ValueError(f"two handlers for {name}")
            table[name] = handler
        return handler

    return enter
