"""simcord's simulated Discord behind real HTTP and a real gateway socket, so that the bot needs no change.

Private names of simcord are used throughout: it is pinned to 3.2.1, and the Chromium test walks this path.
"""

# ruff: noqa: SLF001 - simcord offers no public way; it is pinned
from __future__ import annotations

import asyncio
import datetime as dt
import io
import json
import logging
import secrets
import time
from types import SimpleNamespace
from typing import Final, TypedDict

from aiohttp import BodyPartReader, web
from aiohttp.typedefs import Handler
from simcord._clock import Clock
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import BackendError
from simcord.backend.models import Interaction, ResponseKind
from simcord.env import Env
from simcord.http import router

from bot.discord.tried import onlooker
from bot.local.gateway import Gateway

_LOG = logging.getLogger(__name__)
_QUIET: Final = 0.03
_ANSWER_WITHIN: Final = 3.0


class _Attachment(TypedDict, total=False):
    id: str | int
    description: str | None


class _Body(TypedDict, total=False):
    """A message with files, or an answer with one inside; of what is read here."""

    attachments: list[_Attachment]
    data: _Body


class RealClock(Clock):
    """The bot is another process, and tells the age of a press by its own clock: this world's is the same."""

    def now(self) -> dt.datetime:
        """Now, and what a test has let pass."""
        return dt.datetime.now(dt.UTC) + dt.timedelta(seconds=self.elapsed)


class SocketEnv(Env):
    """A simcord environment whose bot is another process."""

    def __init__(self, port: int, shards: int = 1) -> None:
        super().__init__(onlooker(), check_errors=False)
        self.backend.clock = RealClock()
        self.port: Final = port
        # Every program and every page of this machine can reach the port. Only who was told the address is answered:
        # our bot, when it is started.
        self._secret: Final = secrets.token_urlsafe(24)
        self.base: Final = f"http://127.0.0.1:{port}/{self._secret}"
        self.gateway: Final = Gateway(self.backend, self.base, shards)
        self._busy = 0
        self._last = 0.0
        #: Presses that the bot never answered: nobody waits for them twice.
        self._silent: Final[set[int]] = set()
        #: Tokens of presses that were edited after their acknowledgement.
        self._edited: Final[set[str]] = set()
        self._generation = 1
        # What the onlooker reads counts as this world's own.
        self._message_states.add(self.bot._connection)
        self._runner: web.AppRunner | None = None

    @property
    def ready(self) -> asyncio.Event:
        """Set when the bot has every connection it was told to open."""
        return self.gateway.ready

    async def start(self) -> None:
        """Listen on the loopback only."""
        self._loop = asyncio.get_running_loop()
        self._started = True
        self.backend.subscribers.append(self._on_event)
        app = web.Application(client_max_size=2**26, middlewares=[self._ours])
        ours = web.Application(client_max_size=2**26)
        ours.router.add_get("/gateway", self._gateway)
        ours.router.add_get("/gateway/", self._gateway)
        ours.router.add_get("/cdn/{path:.*}", self._cdn)
        ours.router.add_get("/api/v10/gateway/bot", self._gateway_address)
        ours.router.add_route("*", "/api/v10/{path:.*}", self._api)
        app.add_subapp(f"/{self._secret}/", ours)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        self.gateway.open()

    async def shutdown(self) -> None:
        """Stop listening."""
        await self._run_pre_shutdown()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self._started = False

    @web.middleware
    async def _ours(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Only calls by this address' own name and not from a page in a browser: a page elsewhere may lead its name to
        this machine."""
        if request.host != f"127.0.0.1:{self.port}" or "Origin" in request.headers:
            raise web.HTTPForbidden
        return await handler(request)

    def _on_event(self, event: str, payload: object) -> None:
        self.gateway.tell(event, payload)

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        return await self.gateway.connected(request)

    async def _gateway_address(self, request: web.Request) -> web.Response:
        """Where the bot connects, and how many connections it needs."""
        limits = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        shards = len(self.gateway.shards)
        return _json({"url": self.gateway.address, "shards": shards, "session_start_limit": limits})

    # REST

    async def _api(self, request: web.Request) -> web.Response:
        body, files = await _read(request)
        if body is not None:
            body = json.loads(json.dumps(body).replace(self.base + "/cdn", CDN_BASE))
        path = "/" + request.match_info["path"]
        # /webhooks/APPLICATION/TOKEN/…
        if path.startswith("/webhooks/"):
            self._edited.update(path.split("/")[3:4])
        self._busy += 1
        try:
            answer = router.dispatch(
                self.backend,
                request.method,
                path,
                json=body,
                params=dict(request.query),
                files=files,
                reason=request.headers.get("X-Audit-Log-Reason"),
            )
        except BackendError as error:
            _LOG.info("%s %s: %s", request.method, path, error)
            return _json(error.to_json(), error.status)
        finally:
            self._busy -= 1
            self._last = time.monotonic()
        if answer is None:
            return web.Response(status=204)
        text = json.dumps(answer, default=str).replace(CDN_BASE, self.base + "/cdn")
        # discord.py compares the type with exactly this: no charset.
        return web.Response(body=text.encode(), content_type="application/json")

    async def _cdn(self, request: web.Request) -> web.Response:
        blob = self.backend.cdn.get(f"{CDN_BASE}/{request.match_info['path']}")
        return (
            web.Response(status=404) if blob is None else web.Response(body=blob, content_type="image/webp")
        )

    # When the bot has finished

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,
        idle: float = _QUIET,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        """All interactions answered, nothing on its way, and quiet for a moment."""
        end = time.monotonic() + (timeout or 5)
        self._last = time.monotonic()
        while time.monotonic() < end:
            await asyncio.sleep(0.005)
            latest = list(self.backend.interactions.values())[-20:]
            waiting = {one.id for one in latest if self._awaits(one)} - self._silent
            quiet = time.monotonic() - max(self._last, self.gateway.last)
            if not self._busy and self.gateway.empty() and quiet > (_ANSWER_WITHIN if waiting else idle):
                self._silent.update(waiting)
                return

    def _awaits(self, press: Interaction) -> bool:
        """Whether the answer is still to come: a busy bot acknowledges first, and edits the message afterwards."""
        later = press.response_kind is ResponseKind.DEFERRED_UPDATE and press.token not in self._edited
        return not press.responded or press.loading or later

    async def advance_time(self, seconds: float) -> None:
        """The server's clock goes ahead of the bot's."""
        self.backend.advance_clock(seconds)


def _json(data: object, status: int = 200) -> web.Response:
    return web.Response(body=json.dumps(data).encode(), status=status, content_type="application/json")


async def _read(request: web.Request) -> tuple[object, list[SimpleNamespace]]:
    """A body and its files, as discord.py sends them."""
    if not request.content_type.startswith("multipart/"):
        return (json.loads(await request.read()) if request.can_read_body else None), []
    body: _Body | None = None
    named: list[tuple[str, SimpleNamespace]] = []
    async for part in await request.multipart():
        # discord.py nests no form in a form.
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            body = json.loads(await part.text())
            continue
        data = io.BytesIO(await part.read(decode=False))
        named.append((part.name or "", SimpleNamespace(filename=part.filename, fp=data, description=None)))
    said = body or _Body()
    described = said.get("attachments") or said.get("data", _Body()).get("attachments") or []
    texts = {str(one.get("id")): one.get("description") for one in described}
    for name, file in named:
        # files[0] is described by the attachment with id 0.
        file.description = texts.get(name[6:-1])
    return body, [file for _, file in named]
