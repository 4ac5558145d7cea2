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
import zlib
from types import SimpleNamespace
from typing import Final, TypedDict

from aiohttp import BodyPartReader, WSMsgType, web
from aiohttp.typedefs import Handler
from simcord._clock import Clock
from simcord.backend import serializers
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import BackendError
from simcord.backend.models import Interaction, ResponseKind
from simcord.env import Env
from simcord.http import router

from bot.discord.client import onlooker

_LOG = logging.getLogger(__name__)
_REPLAYED: Final = 1000
#: An immediate acknowledgement makes discord.py believe it is 41 s behind.
_HEARTBEAT_DELAY: Final = 0.05
_QUIET: Final = 0.03
_ANSWER_WITHIN: Final = 3.0


class _Resume(TypedDict):
    """What a bot says that was here before."""

    session_id: str
    seq: int


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

    def __init__(self, port: int) -> None:
        super().__init__(onlooker(), check_errors=False)
        self.backend.clock = RealClock()
        self.port: Final = port
        # Every program and every page of this machine can reach the port. Only who was told the address is answered:
        # our bot, when it is started.
        self._secret: Final = secrets.token_urlsafe(24)
        self.base: Final = f"http://127.0.0.1:{port}/{self._secret}"
        self.ready: Final = asyncio.Event()
        self._socket: web.WebSocketResponse | None = None
        self._session = ""
        self._packed: zlib._Compress | None = None
        self._sequence = 0
        self._sent: list[tuple[int, str, object]] = []
        self._busy = 0
        self._last = 0.0
        #: Presses that the bot never answered: nobody waits for them twice.
        self._silent: Final[set[int]] = set()
        #: Tokens of presses that were edited after their acknowledgement.
        self._edited: Final[set[str]] = set()
        self._generation = 1
        # What the onlooker reads counts as this world's own.
        self._message_states.add(self.bot._connection)
        self._out: asyncio.Queue[tuple[str, object]] = asyncio.Queue()
        self._runner: web.AppRunner | None = None
        self._pump: asyncio.Task[None] | None = None

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
        self._pump = asyncio.create_task(self._pumping(), name="gateway")

    async def shutdown(self) -> None:
        """Stop listening."""
        await self._run_pre_shutdown()
        if self._pump is not None:
            self._pump.cancel()
        if self._socket is not None and not self._socket.closed:
            await self._socket.close()
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

    async def break_socket(self) -> None:
        """The connection is lost, as connections are; the bot is to resume."""
        if self._socket is not None:
            await self._socket.close(code=4000)

    # The gateway

    def _on_event(self, event: str, payload: object) -> None:
        text = json.dumps(payload, default=str).replace(CDN_BASE, self.base + "/cdn")
        self._out.put_nowait((event, json.loads(text)))

    async def _pumping(self) -> None:
        while True:
            event, data = await self._out.get()
            self._sequence += 1
            self._sent.append((self._sequence, event, data))
            del self._sent[:-_REPLAYED]
            self._last = time.monotonic()
            if self._socket is not None and not self._socket.closed:
                try:
                    await self._say(self._socket, 0, data, self._sequence, event)
                except ConnectionError:
                    # The bot is gone; a new one resumes or asks for everything.
                    continue

    async def _say(
        self,
        socket: web.WebSocketResponse,
        op: int,
        data: object = None,
        sequence: int | None = None,
        event: str | None = None,
    ) -> None:
        text = json.dumps({"op": op, "d": data, "s": sequence, "t": event}).encode()
        if self._packed is None:
            await socket.send_str(text.decode())
            return
        await socket.send_bytes(self._packed.compress(text) + self._packed.flush(zlib.Z_SYNC_FLUSH))

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        self._packed = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        await self._say(socket, 10, {"heartbeat_interval": 41_250})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            said = json.loads(message.data)
            if said["op"] == 1:
                await asyncio.sleep(_HEARTBEAT_DELAY)
                await self._say(socket, 11)
            elif said["op"] == 2:
                self._identify(socket)
            elif said["op"] == 6:
                await self._resume(socket, said["d"])
        return socket

    async def _gateway_address(self, request: web.Request) -> web.Response:
        """Where the bot connects, and that it needs one connection."""
        limits = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        address = self.base.replace("http", "ws") + "/gateway"
        return _json({"url": address, "shards": 1, "session_start_limit": limits})

    def _identify(self, socket: web.WebSocketResponse) -> None:
        self._socket, self._session = socket, f"session-{time.time_ns()}"
        self._sequence, self._sent = 0, []
        while not self._out.empty():
            self._out.get_nowait()
        backend = self.backend
        self._on_event(
            "READY",
            {
                "v": 10,
                "user": serializers.user_payload(backend.bot_user),
                "session_id": self._session,
                "shard": [0, 1],
                "resume_gateway_url": self.base.replace("http", "ws") + "/gateway",
                "application": {"id": str(backend.application_id), "flags": 0},
                "guilds": [{"id": str(one), "unavailable": True} for one in backend.guilds],
            },
        )
        for guild in backend.guilds.values():
            self._on_event("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
        self.ready.set()

    async def _resume(self, socket: web.WebSocketResponse, asked: _Resume) -> None:
        if asked["session_id"] != self._session:
            await self._say(socket, 9, False)
            return
        for sequence, event, data in [one for one in self._sent if one[0] > asked["seq"]]:
            await self._say(socket, 0, data, sequence, event)
        self._sequence += 1
        await self._say(socket, 0, {}, self._sequence, "RESUMED")
        self._socket = socket

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
            quiet = time.monotonic() - self._last
            if not self._busy and self._out.empty() and quiet > (_ANSWER_WITHIN if waiting else idle):
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
