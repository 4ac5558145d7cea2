"""Discord's gateway in the simulated world: a connection for each shard of the bot, each with a session of its own.

A server's events go to the shard of its number, what happens in private to the first one, as on Discord.
"""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from typing import TYPE_CHECKING, Final, TypedDict, cast

from aiohttp import WSMsgType, web
from simcord.backend import serializers
from simcord.backend.cdn import CDN_BASE

if TYPE_CHECKING:
    from simcord.backend.state import Backend

_REPLAYED: Final = 1000
#: An immediate acknowledgement makes discord.py believe it is 41 s behind.
_HEARTBEAT_DELAY: Final = 0.05
#: A server's number without its low bits, which count within a millisecond, tells its shard.
_TIME_OF: Final = 22


class _Identify(TypedDict, total=False):
    """What a bot says that is new here; of what is read of it."""

    #: Its number and how many there are; a bot with one connection need not say it.
    shard: tuple[int, int]


class _Resume(TypedDict):
    """What a bot says that was here before."""

    session_id: str
    seq: int


class _Wire:
    """One socket, and what its messages are packed with: each begins anew."""

    def __init__(self, socket: web.WebSocketResponse, packed: bool) -> None:
        self.socket: Final = socket
        self._packed: Final = zlib.compressobj() if packed else None

    async def say(
        self, op: int, data: object = None, sequence: int | None = None, event: str | None = None
    ) -> None:
        text = json.dumps({"op": op, "d": data, "s": sequence, "t": event}).encode()
        if self._packed is None:
            await self.socket.send_str(text.decode())
            return
        await self.socket.send_bytes(self._packed.compress(text) + self._packed.flush(zlib.Z_SYNC_FLUSH))


class Shard:
    """What one connection of the bot is told, across the sockets that break."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.session = ""
        self.out: Final[asyncio.Queue[tuple[str, object]]] = asyncio.Queue()
        #: When it was last told something, as `time.monotonic` counts.
        self.last = 0.0
        self._wire: _Wire | None = None
        self._sequence = 0
        self._sent: list[tuple[int, str, object]] = []

    async def pump(self) -> None:
        """Tell what happens, in order; what nobody hears now is kept for whoever resumes."""
        while True:
            event, data = await self.out.get()
            self._sequence += 1
            self._sent.append((self._sequence, event, data))
            del self._sent[:-_REPLAYED]
            self.last = time.monotonic()
            wire = self._wire
            if wire is not None and not wire.socket.closed:
                try:
                    await wire.say(0, data, self._sequence, event)
                except ConnectionError:
                    # The bot is gone; a new one resumes or asks for everything.
                    continue

    def begin(self, wire: _Wire) -> None:
        """A new session: what was said before is of no use to it."""
        self._wire, self.session = wire, f"session-{self.number}-{time.time_ns()}"
        self._sequence, self._sent = 0, []
        while not self.out.empty():
            self.out.get_nowait()

    async def resume(self, wire: _Wire, heard: int) -> None:
        """Everything after what it has heard, and what happens while it is told."""
        while missed := [one for one in self._sent if one[0] > heard]:
            for sequence, event, data in missed:
                await wire.say(0, data, sequence, event)
                heard = sequence
        self._wire = wire
        self._sequence += 1
        await wire.say(0, {}, self._sequence, "RESUMED")

    def is_heard(self) -> bool:
        """Whether the bot is connected here."""
        return self._wire is not None and not self._wire.socket.closed

    async def hang_up(self, code: int = 1000) -> None:
        """Close the socket, if there is one."""
        if self._wire is not None and self.is_heard():
            await self._wire.socket.close(code=code)


class Gateway:
    """All connections of the bot."""

    def __init__(self, backend: Backend, base: str, shards: int) -> None:
        self.address: Final = base.replace("http", "ws", 1) + "/gateway"
        self._files: Final = base + "/cdn"
        self.ready: Final = asyncio.Event()
        self.shards: Final = tuple(Shard(number) for number in range(shards))
        self._backend: Final = backend
        self._pumps: list[asyncio.Task[None]] = []
        self._identified: set[int] = set()

    def open(self) -> None:
        """Begin to tell."""
        self._pumps = [asyncio.create_task(one.pump(), name="gateway") for one in self.shards]

    async def close(self) -> None:
        """Tell nothing more."""
        for task in self._pumps:
            task.cancel()
        for one in self.shards:
            await one.hang_up()

    async def break_socket(self, shard: int = 0) -> None:
        """The connection is lost, as connections are; the bot is to resume."""
        await self.shards[shard].hang_up(4000)

    def empty(self) -> bool:
        """Whether everything has been told."""
        return all(one.out.empty() for one in self.shards)

    @property
    def last(self) -> float:
        """When something was last told."""
        return max(one.last for one in self.shards)

    def shard_of(self, server: int | None) -> int:
        """The connection that a server's events go to, and with None those of private channels."""
        return 0 if server is None else (server >> _TIME_OF) % len(self.shards)

    def tell(self, event: str, data: object) -> None:
        """Something has happened."""
        data = json.loads(json.dumps(data, default=str).replace(CDN_BASE, self._files))
        said = cast("dict[str, object]", data) if isinstance(data, dict) else {}
        server = said.get("id" if event in ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE") else "guild_id")
        shard = self.shard_of(int(str(server)) if server else None)
        self.shards[shard].out.put_nowait((event, data))

    async def connected(self, request: web.Request) -> web.WebSocketResponse:
        """One socket, to its end."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        wire = _Wire(socket, request.query.get("compress") == "zlib-stream")
        await wire.say(10, {"heartbeat_interval": 41_250})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            said = json.loads(message.data)
            if said["op"] == 1:
                await asyncio.sleep(_HEARTBEAT_DELAY)
                await wire.say(11)
            elif said["op"] == 2:
                await self._identify(wire, said["d"])
            elif said["op"] == 6:
                await self._resume(wire, said["d"])
        return socket

    async def _identify(self, wire: _Wire, asked: _Identify) -> None:
        number, count = asked.get("shard", (0, 1))
        if count != len(self.shards) or number not in range(count):
            # Invalid shard, as Discord says it.
            await wire.socket.close(code=4010)
            return
        shard, backend = self.shards[number], self._backend
        shard.begin(wire)
        ours = [one for one in backend.guilds.values() if self.shard_of(one.id) == number]
        ready = {
            "v": 10,
            "user": serializers.user_payload(backend.bot_user),
            "session_id": shard.session,
            "shard": [number, count],
            "resume_gateway_url": self.address,
            "application": {"id": str(backend.application_id), "flags": 0},
            "guilds": [{"id": str(one.id), "unavailable": True} for one in ours],
        }
        shard.out.put_nowait(("READY", json.loads(json.dumps(ready).replace(CDN_BASE, self._files))))
        for guild in ours:
            self.tell("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
        if number == 0:
            # A process begins with the first.
            self._identified.clear()
        self._identified.add(number)
        if len(self._identified) == count:
            self.ready.set()

    async def _resume(self, wire: _Wire, asked: _Resume) -> None:
        for shard in self.shards:
            if shard.session == asked["session_id"]:
                await shard.resume(wire, asked["seq"])
                return
        await wire.say(9, False)
