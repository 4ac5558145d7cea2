"""Discord takes fifty requests a second of a bot, however many processes it has: each keeps to its share of them.

Answers to presses and commands do not count there (Rate Limits, Global Rate Limit), and never wait.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

#: Requests a second of all processes; some are left for what nobody foresees.
_ALL: Final = 45.0
#: What those who only hear ask for is little.
_WEIGHTS: Final[Mapping[str, float]] = {"all": 1.0, "worker": 1.0, "gateway": 0.2}
#: Seconds' worth of requests that may go at once after a silence.
_AT_ONCE: Final = 0.5
_ANSWERS: Final = re.compile(r"/(interactions|webhooks)/")


def rate(role: str, number: Mapping[str, int]) -> float:
    """How many requests a second are the share of a process of that role, among so many of each."""
    whole = sum(_WEIGHTS[one] * many for one, many in number.items()) or _WEIGHTS[role]
    return _ALL * _WEIGHTS[role] / max(whole, _WEIGHTS[role])


def counts(path: str) -> bool:
    """Whether Discord counts a request."""
    return _ANSWERS.search(path) is None


class Share:
    """Lets requests go no faster than a rate that may change."""

    def __init__(
        self,
        rate: Callable[[], float],
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._rate: Final = rate
        self._now: Final = now
        self._sleep: Final = sleep
        #: When the next one may go.
        self._next = 0.0

    async def turn(self) -> None:
        """Wait for one's turn."""
        now = self._now()
        mine = max(self._next, now - _AT_ONCE)
        self._next = mine + 1.0 / self._rate()
        if mine > now:
            await self._sleep(mine - now)
