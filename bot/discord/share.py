"""Discord takes fifty requests a second of a bot, however many processes it has: each keeps to its share of them.

Answers to presses and commands do not count there (Rate Limits, Global Rate Limit), and never wait. Each process tells
the others how many it needs, with what says that it is there: what one does not need another has.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

#: Requests a second of all processes, and what is left of Discord's fifty: for what nobody foresees.
_ALL: Final = 45.0
_LEFT: Final = 5.0
#: Seconds' worth of requests that may go at once after a silence: in any second all of them are no more than fifty.
_AT_ONCE: Final = 0.1
#: Requests a second that each may make however many the others need.
_LEAST: Final = 1.0
#: Seconds over which it is counted, at least, what is needed.
_COUNTED: Final = 1.0
_ANSWERS: Final = re.compile(r"/(interactions|webhooks)/")


def rate(name: str, needs: Mapping[str, float], *, expected: bool = True) -> float:
    """How many requests a second are the share of a process, among what all of them need.

    It falls the more others need, so whoever believes them to need more than they take leaves them enough. Of whom the
    others may not have heard, who is not `expected`, they leave nothing.
    """
    many = max(1, len(needs))
    if not expected:
        return min(_LEAST, _LEFT / many)
    least = min(_LEAST, _ALL / (2 * many))
    mine = max(0.0, needs.get(name, 0.0) - least)
    room, whole = _ALL - least * many, sum(max(0.0, one - least) for one in needs.values())
    return least + (mine + (room - whole) / many if whole <= room else room * mine / whole)


def counts(path: str) -> bool:
    """Whether Discord counts a request."""
    return _ANSWERS.search(path) is None


class Share:
    """Lets requests go no faster than a rate that may change, one after the other."""

    def __init__(
        self,
        rate: Callable[[], float],
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._rate: Final = rate
        self._now: Final = now
        self._sleep: Final = sleep
        self._line: Final = asyncio.Lock()
        #: When the next one may go.
        self._next = 0.0
        #: How many have come since it was told how many are needed, those included that waited then; when that was.
        self._come = self._waiting = 0
        self._told = now()
        self._need = 0.0

    async def turn(self) -> None:
        """Wait for one's turn."""
        self._come += 1
        self._waiting += 1
        try:
            async with self._line:
                await self._until_next()
        finally:
            self._waiting -= 1

    async def _until_next(self) -> None:
        rate, now = self._rate(), self._now()
        mine = max(self._next, now - _AT_ONCE)
        self._next = mine + 1.0 / rate
        if mine > now:
            await self._sleep(mine - now)

    def need(self) -> float:
        """How many requests a second are needed, by those that came since it was asked last; it falls slowly."""
        now = self._now()
        if now - self._told >= _COUNTED:
            self._need = max(self._come / (now - self._told), self._need / 2)
            self._come, self._told = self._waiting, now
        return self._need
