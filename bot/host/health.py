"""The health address: whether the bot lives, whether it answers players, and its figures.

It listens where `FIELDPOST_HEALTH` says and nowhere else. Nothing that it says is about a person or a hand.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Final

from aiohttp import web

from bot.store import StoreError

if TYPE_CHECKING:
    from bot.backend import Backend

_LOG = logging.getLogger(__name__)
#: Seconds that the store is given to answer.
_PATIENCE: Final = 5.0


class HealthAddress:
    """A small server beside the bot."""

    def __init__(
        self,
        backend: Backend,
        standing: Callable[[], tuple[int, int]],
        pages: Mapping[str, Callable[[str], str]] | None = None,
    ) -> None:
        #: What anybody may read, by its path; each is made in a language that the browser asks for.
        self._pages: Final = pages or {}
        self._backend: Final = backend
        #: How many connections to Discord stand, of how many.
        self._standing: Final = standing
        self._runner: web.AppRunner | None = None

    async def open(self, host: str, port: int) -> int:
        """Listen; returns the port. Raises StoreError where somebody else listens already."""
        app = web.Application()
        app.router.add_get("/health", self._health)
        app.router.add_get("/ready", self._ready)
        app.router.add_get("/metrics", self._metrics)
        for path, page in self._pages.items():
            app.router.add_get(path, _page(page))
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        try:
            await site.start()
        except OSError as error:
            await self.close()
            raise StoreError(
                f"FIELDPOST_HEALTH: nobody can listen at {host}:{port}: {error.strerror}"
            ) from error
        _LOG.info("health at http://%s:%s", host, port)
        return int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _stored(self) -> bool:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._backend.known("health")
        except Exception as error:  # whatever the driver says: the store does not answer
            _LOG.warning("the store does not answer: %s", error)
            return False
        return True

    async def _health(self, request: web.Request) -> web.Response:
        """Whether it is alive: a host that hears nothing else restarts it. Discord being away is no reason for that."""
        stored = await self._stored()
        said = {
            "store": "answers" if stored else "does not answer",
            "discord": self._discord(),
        }
        return web.json_response(said, status=200 if stored else 503)

    def _discord(self) -> str:
        standing, needed = self._standing()
        if standing in (0, needed):
            return "connected" if standing else "not connected"
        return f"{standing} of {needed} connections"

    async def _ready(self, request: web.Request) -> web.Response:
        """Whether players are answered, on all servers."""
        standing, needed = self._standing()
        ready = standing == needed and await self._stored()
        return web.json_response({"ready": ready}, status=200 if ready else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        text = self._backend.gauges.text(await self._backend.admin.health())
        return web.Response(body=text, content_type="text/plain", charset="utf-8")


def _page(page: Callable[[str], str]) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def shown(request: web.Request) -> web.Response:
        asked = request.query.get("language") or request.headers.get("Accept-Language") or ""
        return web.Response(text=page(asked), content_type="text/html", headers={"Vary": "Accept-Language"})

    return shown
