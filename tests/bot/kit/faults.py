"""Discord on a bad day: what certain requests get instead of an answer, how often, and how late.

The simulated server's own `inject_error` knows neither waiting nor discord.py's reading of a 429, so this stands
before it, where discord.py's own client would: a short limit is waited out, a long one raises RateLimited.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

#: Of interactions: they travel by another way, and no plan but one that names them shall meet them.
_INTERACTIONS = ("/interactions/", "/webhooks/")


class _Response:
    """As much of an answer as an error of discord.py wants to see."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "a bad day"
        self.headers: dict[str, str] = {}


@dataclass
class Fault:
    """What happens to requests of one kind; without a status they are only slow."""

    method: str
    path: str
    status: int | None = None
    code: int = 0
    delay: float = 0.0
    #: Seconds a 429 asks for.
    retry_after: float = 1.0
    #: The connection breaks instead of an answer.
    broken: bool = False
    #: It is done, and the connection breaks before anybody hears so.
    unheard: bool = False
    #: It is done, and answered with this, which is nothing that discord.py expects.
    odd: object = None
    #: How many requests; None: all of them, until it is taken from the plan.
    times: int | None = None
    #: How many it has met.
    met: int = 0

    def meets(self, method: str, path: str) -> bool:
        """Whether this request is one of them."""
        if self.times is not None and self.met >= self.times:
            return False
        return self.method in ("*", method) and re.search(self.path, path) is not None


@dataclass
class Faults:
    """The plan of a test."""

    plan: list[Fault] = field(default_factory=list)

    def add(self, method: str, path: str, status: int | None = None, code: int = 0, **more: Any) -> Fault:
        """From now on requests like this one go wrong; the path is a regular expression."""
        made = Fault(method, path, status, code, **more)
        self.plan.append(made)
        return made

    def over(self, *which: Fault) -> None:
        """It is over; without a name everything is."""
        self.plan = [one for one in self.plan if which and one not in which]

    def install(self, patch: Callable[[Any, str, Any], None]) -> None:
        """Stand before the simulated server."""
        for client in (FakeHTTPClient, FakeWebhookAdapter):
            patch(client, "request", self._before(client.request))

    def _before(self, request: Any) -> Any:
        async def asked(client: Any, route: Any, *given: Any, **more: Any) -> Any:
            path = re.sub(r"^.*?/api/v\d+", "", route.url).split("?")[0]
            while (fault := self._fault(route.method, path)) is not None:
                fault.met += 1
                if fault.delay:
                    await asyncio.sleep(fault.delay)
                if not await _waited(client, fault):
                    _refuse(fault)
                if fault.status is None:
                    break
            answer = await request(client, route, *given, **more)
            if fault is not None and fault.unheard:
                raise aiohttp.ServerDisconnectedError
            return answer if fault is None or fault.odd is None else fault.odd

        return asked

    def _fault(self, method: str, path: str) -> Fault | None:
        for one in self.plan:
            named = any(part in one.path for part in _INTERACTIONS)
            if one.meets(method, path) and (named or not path.startswith(_INTERACTIONS)):
                return one
        return None


async def _waited(client: Any, fault: Fault) -> bool:
    """Whether discord.py asks again by itself, as it does after a limit it has the patience for."""
    if fault.status != 429:
        return fault.status is None and not fault.broken
    patience = getattr(client, "max_ratelimit_timeout", None)
    if patience and fault.retry_after > patience:
        raise discord.RateLimited(fault.retry_after)
    await asyncio.sleep(fault.retry_after)
    return True


def _refuse(fault: Fault) -> None:
    if fault.broken:
        raise aiohttp.ServerDisconnectedError
    status = fault.status or 500
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind: Any = kinds.get(status, discord.DiscordServerError if status >= 500 else discord.HTTPException)
    raise kind(_Response(status), {"code": fault.code, "message": "a bad day"})
