"""What somebody asks of the bot, and what he gets to see."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any, Final

from tests.benchmarks import _scale_shapes as shapes

#: Seconds after which Discord takes no first answer any more.
DEADLINE: Final = 3.0


class Press:
    """Something that somebody has asked of the bot."""

    def __init__(
        self, number: int, server: int, channel: int, person: int, pressed: Mapping[str, Any] | None
    ):
        self.number: Final = number
        self.token: Final = f"t{number}"
        self.server, self.channel, self.person = server, channel, person
        #: The message whose button it was.
        self.pressed: Final = pressed
        self.at: Final = time.monotonic()
        self.answered: Final = asyncio.Event()
        #: Seconds until the first answer, and until something was to be seen; None: not yet.
        self.first: float | None = None
        self.seen: float | None = None
        self.visible: Final = asyncio.Event()
        #: The message that answers, as it is by now.
        self.shown: dict[str, Any] | None = None
        self.others: Final[dict[int, dict[str, Any]]] = {}

    @property
    def owed(self) -> bool:
        """Whether he still waits: for a first answer, or for what he was promised."""
        return self.first is None or (self.shown is not None and bool(self.shown["flags"] & shapes.LOADING))

    def sees(self) -> None:
        """Something is to be seen from now on."""
        if self.seen is None:
            self.seen = time.monotonic() - self.at
            self.visible.set()

    def late(self) -> bool:
        """Whether Discord has told its asker that nobody answers."""
        return self.first is None and time.monotonic() - self.at > DEADLINE
