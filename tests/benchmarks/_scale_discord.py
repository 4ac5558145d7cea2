"""A stand-in for Discord that is as quick as it can be and as strict about limits as Discord is.

Gateway and REST on localhost, for programs started as `STAND_IN=… python -m bot.local.child [--role …]`:

    discord = Discord(shards=2)
    discord.found(numbers_of_servers, threads_of_server)    # before it is opened; or discord.guilds[number] = guild(…)
    discord.heard.append(somebody)                          # told of each request by `Heard`, refused ones too
    await discord.open()                                    # discord.base is the value of STAND_IN
    press = discord.press(server, thread, person, message, custom_id)       # also command(…)
    await press.answered.wait()                             # press.first: seconds; press.shown: what is to be seen
    await discord.gateway.shards[0].hang_up(4000)           # the connection is lost; discord.resumes = 0.5: half fail
    await discord.close()

It knows the routes that the bot uses; another one is answered with 501 and stands in `discord.unknown`. Messages that
nobody has sent here are believed to be there, so that stored games may name any.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from aiohttp import web

from bot.local.tryout import free_port
from tests.benchmarks import _scale_shapes as shapes
from tests.benchmarks import _scale_wire as wire
from tests.benchmarks._scale_gateway import Gates
from tests.benchmarks._scale_limits import GLOBAL, Limits, name_of
from tests.benchmarks._scale_press import Press

#: Messages that are remembered of each channel, and presses.
_KEPT: Final = 20
_PRESSES: Final = 50_000
#: Callback types: a message, a promise of one, a promise of an edit, an edit.
_SAYS, _THINKS, _WILL_EDIT, _EDITS = 4, 5, 6, 7
_FILES: Final = "http://127.0.0.1/cdn"
#: Of two messages with one nonce Discord makes one, for some minutes.
_NONCES: Final = 300.0


class Heard(NamedTuple):
    """A request, and what became of it."""

    at: float
    method: str
    path: str
    route: str
    status: int
    body: Mapping[str, Any]
    #: The message that it made or changed, if any.
    message: Mapping[str, Any] | None


class Refused(Exception):
    """What Discord says instead."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status, self.body = status, {"code": code, "message": message}


class Discord:
    """All of it."""

    def __init__(self, shards: int = 1, port: int | None = None, most: int = GLOBAL) -> None:
        self.port: Final = port or free_port()
        self.base: Final = f"http://127.0.0.1:{self.port}"
        self.guilds: Final[dict[int, dict[str, Any]]] = {}
        self.limits: Final = Limits(most)
        self.heard: Final[list[Callable[[Heard], None]]] = []
        self.counted: Final[Counter[tuple[str, int]]] = Counter()
        self.unknown: Final[Counter[str]] = Counter()
        self.commands: list[Any] = []
        self.numbers: Final = shapes.Numbers()
        #: By token.
        self.presses: Final[dict[str, Press]] = {}
        #: The share of broken connections that may be resumed.
        self.resumes = 1.0
        self.chance: Final = random.Random(22)
        self.gateway: Final = Gates(self, shards)
        self._messages: Final[dict[int, dict[int, dict[str, Any]]]] = {}
        self._threads: Final[dict[int, dict[str, Any]]] = {}
        self._nonces: Final[dict[tuple[int, str], tuple[float, dict[str, Any]]]] = {}
        self._runner: web.AppRunner | None = None

    def found(self, servers: Iterable[int], threads: Callable[[int], Iterable[int]]) -> None:
        """Servers with one channel, numbered as they are and one more, and with these threads."""
        for server in servers:
            home = server + 1
            below = [shapes.thread(one, server, home, f"#{one}") for one in threads(server)]
            self.guilds[server] = shapes.guild(server, [shapes.channel(home, server, "battles")], below)

    async def open(self) -> None:
        """Listen."""
        for one in self.guilds.values():
            self._threads.update({int(place["id"]): place for place in (*one["channels"], *one["threads"])})
        app = web.Application(client_max_size=2**26)
        app.router.add_get("/gateway", self.gateway.connected)
        app.router.add_get("/gateway/", self.gateway.connected)
        app.router.add_route("*", "/api/v10/{path:.*}", self._api)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port, backlog=1024).start()
        self.gateway.open()

    async def close(self) -> None:
        """Stop listening."""
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    # What people do

    def press(
        self, server: int, place: int, person: int, message: Mapping[str, Any], custom_id: str,
        values: Sequence[str] = (),
    ) -> Press:  # fmt: skip
        """A button, or a choice from a list."""
        made = Press(self.numbers.next(), server, place, person, message)
        data = {"custom_id": custom_id, "component_type": 3 if values else 2, "values": [*values]}
        self._tell(made, 3, {"data": data, "message": message})
        return made

    def command(
        self, server: int, place: int, person: int, name: str, options: Mapping[str, object]
    ) -> Press:
        """A slash command, as `play turn`."""
        kinds = {bool: 5, int: 4}
        given = [
            {"name": one, "type": kinds.get(type(value), 3), "value": value} for one, value in options.items()
        ]
        group, _, sub = name.partition(" ")
        if sub:
            given = [{"name": sub, "type": 1, "options": given}]
        made = Press(self.numbers.next(), server, place, person, None)
        self._tell(made, 2, {"data": {"id": "1", "name": group, "type": 1, "options": given}})
        return made

    def _tell(self, press: Press, kind: int, more: Mapping[str, Any]) -> None:
        self.presses[press.token] = press
        if len(self.presses) > _PRESSES:
            del self.presses[next(iter(self.presses))]
        where = self._threads.get(press.channel) or shapes.private_channel(press.channel, press.person)
        rights = where.get("permissions", "0")
        told = {
            "id": str(press.number), "application_id": str(shapes.APPLICATION), "type": kind, "token": press.token,
            "version": 1, "channel_id": str(press.channel), "channel": where, "locale": "en-US", "entitlements": [],
            "authorizing_integration_owners": {}, "attachment_size_limit": 10_485_760, "app_permissions": rights,
            "context": 0 if press.server else 1, **more,
        }  # fmt: skip
        if press.server:
            told |= {
                "guild_id": str(press.server),
                "guild_locale": "en-US",
                "member": shapes.member(press.person),
            }
        else:
            told["user"] = shapes.user(press.person)
        self.gateway.send("INTERACTION_CREATE", told, press.server or None)

    # What the bot does

    async def _api(self, request: web.Request) -> web.Response:
        path, method = "/" + request.match_info["path"], request.method
        raw = await request.read()
        verdict = self.limits.ask(method, path)
        if verdict.wait:
            self._note(method, path, 429, {}, None)
            return wire.too_many(verdict)
        # aiohttp would make an e-mail's header of it, which no two requests with files have in common.
        body, files = wire.read(request.headers.get("Content-Type", ""), raw)
        try:
            answer = self._answer(method, path, body, files)
        except Refused as error:
            self._note(method, path, error.status, body, None)
            return wire.said(error.body, error.status, verdict.headers)
        except KeyError as error:
            self.unknown[f"{method} {path}: {error}"] += 1
            self._note(method, path, 501, body, None)
            return wire.said({"code": 0, "message": "the stand-in does not know it"}, 501, verdict.headers)
        made = answer if isinstance(answer, dict) and "author" in answer else None
        self._note(method, path, 200, body, made)
        if answer is None:
            return web.Response(status=204, headers=verdict.headers)
        return wire.said(answer, 200, verdict.headers)

    def _note(
        self, method: str, path: str, status: int, body: Mapping[str, Any], made: Mapping[str, Any] | None
    ) -> None:
        route = name_of(method, path)
        self.counted[route, status] += 1
        told = Heard(time.monotonic(), method, path, route, status, body, made)
        for one in self.heard:
            one(told)

    def _answer(self, method: str, path: str, body: Any, files: Sequence[str]) -> Any:
        at = path.strip("/").split("/")
        match method, at:
            case "POST", ["interactions", _, token, "callback"]:
                return self._callback(self._pressed(token), body, files)
            case "POST", ["webhooks", _, token]:
                return self._beside(self._pressed(token), body, files)
            case _, ["webhooks", _, token, "messages", which]:
                return self._later(method, self._pressed(token), which, body, files)
            case "POST", ["channels", place, "messages"]:
                return self._send(int(place), body, files)
            case (("PUT" | "DELETE"), ["channels", _, "messages", "pins", _]):
                return None
            case "GET", ["channels", place, "messages"]:
                return [*self._messages.get(int(place), {}).values()][::-1]
            case _, ["channels", place, "messages", number]:
                return self._message(method, int(place), int(number), body, files)
            case _:
                return self._elsewhere(method, at, body)

    def _pressed(self, token: str) -> Press:
        found = self.presses.get(token)
        if found is None or found.late():
            raise Refused(404, 10_062, "Unknown interaction")
        return found

    def _callback(self, press: Press, body: Mapping[str, Any], files: Sequence[str]) -> Any:
        if press.first is not None:
            raise Refused(400, 40_060, "Interaction has already been acknowledged.")
        now = time.monotonic() - press.at
        press.first, kind, data = now, body["type"], body.get("data") or {}
        if kind in (_SAYS, _THINKS):
            more = shapes.private(kind == _THINKS)
            press.shown = shapes.message(self.numbers.next(), press.channel, data, files, _FILES, more=more)
        elif press.pressed is not None:
            press.shown = dict(press.pressed)
            if kind == _EDITS:
                press.shown = shapes.changed(press.shown, data, files, _FILES)
        if kind not in (_THINKS, _WILL_EDIT):
            press.sees()
        press.answered.set()
        number = None if press.shown is None else press.shown["id"]
        told = {"id": str(press.number), "type": 3, "response_message_id": number}
        return {"interaction": told, "resource": {"type": kind, "message": press.shown}}

    def _beside(self, press: Press, body: Mapping[str, Any], files: Sequence[str]) -> Any:
        made = shapes.message(
            self.numbers.next(), press.channel, body, files, _FILES, more=shapes.private(False)
        )
        press.others[int(made["id"])] = made
        return made

    def _later(self, method: str, press: Press, which: str, body: Any, files: Sequence[str]) -> Any:
        own = which == "@original" or (press.shown is not None and press.shown["id"] == which)
        found = press.shown if own else press.others.get(int(which))
        if found is None:
            raise Refused(404, 10_008, "Unknown Message")
        if method == "PATCH":
            found = shapes.changed(found, body, files, _FILES)
            if own:
                press.shown = found
                press.sees()
            else:
                press.others[int(which)] = found
        return None if method == "DELETE" else found

    def _send(self, place: int, body: Mapping[str, Any], files: Sequence[str]) -> Any:
        nonce = place, str(body.get("nonce"))
        if body.get("enforce_nonce"):
            known = self._nonces.get(nonce)
            if known is not None and time.monotonic() - known[0] < _NONCES:
                return {**known[1], "again": True}
        made = shapes.message(self.numbers.next(), place, body, files, _FILES)
        here = self._messages.setdefault(place, {})
        here[int(made["id"])] = made
        if len(here) > _KEPT:
            del here[next(iter(here))]
        if body.get("enforce_nonce"):
            self._nonces[nonce] = time.monotonic(), made
        return made

    def _message(self, method: str, place: int, number: int, body: Any, files: Sequence[str]) -> Any:
        here = self._messages.setdefault(place, {})
        if method == "DELETE":
            here.pop(number, None)
            return None
        # Of stored games, and of those that were sent long ago.
        found = here.get(number) or {**shapes.message(number, place, {}, (), _FILES), "id": str(number)}
        if method == "PATCH":
            found = here[number] = shapes.changed(found, body, files, _FILES)
        return found

    def _elsewhere(self, method: str, at: Sequence[str], body: Any) -> Any:
        match method, at:
            case "GET", ["users", "@me"]:
                return shapes.user(shapes.APPLICATION)
            case "POST", ["users", "@me", "channels"]:
                person = int(body["recipient_id"])
                return shapes.private_channel(person + 1, person)
            case "GET", ["users", person]:
                return shapes.user(int(person))
            case "GET", ["oauth2", "applications", "@me"]:
                return shapes.application()
            case "GET", ["gateway", "bot"]:
                limits = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
                return {
                    "url": self.gateway.address, "shards": len(self.gateway.shards), "session_start_limit": limits
                }  # fmt: skip
            case _, ["applications", _, "commands"]:
                self.commands = body if method == "PUT" else self.commands
                return self.commands
            case _, ["guilds", server, *rest]:
                return self._of_server(self.guilds[int(server)], rest)
            case "GET", ["channels", place]:
                return self._threads[int(place)]
            case "PATCH", ["channels", place]:
                return self._threads[int(place)]
            case "POST", ["channels", place, "threads"]:
                return self._thread(int(place), body)
            case _, ["channels", _, "thread-members", _]:
                return None
        raise KeyError("no such route")

    def _of_server(self, server: Mapping[str, Any], rest: Sequence[str]) -> Any:
        match rest:
            case []:
                return {name: value for name, value in server.items() if name not in ("channels", "threads")}
            case ["channels"]:
                return server["channels"]
            case ["threads", "active"]:
                return {"threads": server["threads"], "members": []}
            case ["members", person]:
                return shapes.member(shapes.APPLICATION if person == "@me" else int(person))
        raise KeyError("no such route")

    def _thread(self, place: int, body: Mapping[str, Any]) -> Any:
        parent = self._threads[place]
        made = shapes.thread(self.numbers.next(), int(parent["guild_id"]), place, str(body["name"]))
        self._threads[int(made["id"])] = made
        self.guilds[int(parent["guild_id"])]["threads"].append(made)
        return made
