"""How fast people tap: they read what they are shown first, unless a test has them tap twice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any, Final

import pytest

#: Seconds from one press to the next: to read a screen takes longer than to hit one spot twice.
CALM: Final = 3.0
TWICE: Final = 0.3


class Fingers:
    """Gives each interaction of a simulated server the time at which somebody would have made it.

    Only the number of an interaction tells its time, as on Discord; the server's own clock stands still meanwhile.
    """

    def __init__(self, backend: Any) -> None:
        self._backend = backend
        self._new = backend.new_interaction
        self._later = 0.0
        #: Seconds before the next interaction, and before those after it.
        self.pause = self._then = CALM
        backend.new_interaction = self._made

    @contextmanager
    def fast(self, pause: float = TWICE) -> Iterator[None]:
        """Meanwhile every tap but the first comes so soon after the one before."""
        self._then = pause
        yield
        self.pause = self._then = CALM

    def soon(self) -> None:
        """The next tap, and only that one, comes so soon after the last one."""
        self.pause = TWICE

    def now(self) -> datetime:
        """When the last tap was made."""
        then: datetime = self._backend.clock.now() + timedelta(seconds=self._later)
        return then

    def _made(self, *given: Any) -> Any:
        self._later += self.pause
        self.pause = self._then
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(self._backend, "snowflake", self._number)
            return self._new(*given)

    def _number(self) -> int:
        epoch = 1_420_070_400_000
        return int(self._backend._allocate_at(int(self.now().timestamp() * 1000) - epoch))
