"""Limits of Discord that simcord 3.2.1 does not check, as a lint of every request a bot makes.

`ServerRules.install()` once a session; a fixture asserts that `problems` is empty at the end of every test.
"""

from __future__ import annotations

import asyncio
import collections
import hashlib
import re
import struct
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Protocol

import discord
import simcord.interactions
from simcord.backend import errors, serializers
from simcord.backend.cdn import CdnStore
from simcord.env import Env
from simcord.http import router

from bot.errors import UserError
from engine.errors import NotationError
from scenarios import ScenarioError
from tests.bot.kit import threads
from tests.bot.kit.registered import Told

_NAME: Final = re.compile(r"^[-_'\w]{1,32}$")
#: What Discord leaves as it is: a file is shown by its name.
_FILE_NAME: Final = re.compile(r"^[-.\w]+$", re.ASCII)
_LAID_OUT: Final = 1 << 15
_LARGEST_FILE: Final = 10 * 1024 * 1024
#: Discord waits 3 s of real time; simcord's clock is virtual, so this is measured by the loop's.
_ACK_SECONDS: Final = 2.5
#: In slices, one after the other: while a busy machine lets nobody run, one of them goes by and not all; the bot's own
#: patience begins when it hears of the press.
_ACK_SLICES: Final = 25
#: A slice whose end comes so much too late counts for nothing: the bot's other threads were kept waiting like this one.
_LATE: Final = 0.05
#: A machine that is busy keeps all timers waiting, the bot's like ours: what was due before gets so many rounds of the
#: loop. So it counts only what the bot waits for, not how fast the machine is.
_ACK_ROUNDS: Final = 200
#: How many rounds of the loop go by before it is looked at who is waited for.
_ROUNDS: Final = 500
_LONGEST_NONCE: Final = 25
#: Seconds that the bot may take for anything, on a machine many times slower than any.
_PATIENCE: Final = 60.0
_NEWS, _NEWS_THREAD, _PUBLIC_THREAD = 5, 10, 11
#: Discord says "the past few minutes".
_NONCES_KEPT: Final = 300.0


class Judge(Protocol):
    """Something that finds fault with a request body."""

    def check(self, method: str, path: str, body: Any) -> list[str]: ...


class ServerRules:
    """What real servers enforce and the simulated one lets through."""

    def __init__(self, judge: Judge | None) -> None:
        self.judge: Final = judge
        self.problems: list[str] = []
        #: Every request since the last `clear`: method and path.
        self.calls: list[tuple[str, str, Any]] = []
        #: The files of each of those requests: name and fingerprint.
        self.files: list[tuple[tuple[str, str], ...]] = []
        #: The client's language, by user id; simcord knows only en-US.
        self.locales: dict[int, str] = {}
        #: Within how many seconds a press is to be acknowledged.
        self.patience: float = _ACK_SECONDS
        #: Presses that are not acknowledged yet, and whether it is too late for that.
        self._unheard: dict[str, bool] = {}
        #: Messages by nonce, and when they were sent.
        self._nonces: dict[str, tuple[float, Any]] = {}

    def clear(self) -> None:
        self.problems.clear()
        self.calls.clear()
        self.files.clear()
        self.locales.clear()
        self._nonces.clear()
        self._unheard.clear()
        self.patience = _ACK_SECONDS

    def install(self) -> None:
        """Wrap simcord's doors."""
        settle, base = Env._settle_internal, simcord.interactions.base_payload
        dispatch, store = router.dispatch, CdnStore.store_attachment
        rules = self

        async def fast(env: Any, **more: Any) -> Any:
            # 50 ms of idle polling a verb otherwise; polled without a pause, who is waited for gets no processor.
            more.setdefault("idle", 1e-3)
            if more.get("timeout"):
                # Five seconds for a start: a busy machine needs more, and nobody waits when all is well.
                more["timeout"] = max(more["timeout"], _PATIENCE)
            await _quiet(env._loop)
            return await settle(env, **more)

        def payload(backend: Any, **more: Any) -> Any:
            record, found = base(backend, **more)
            rules._expect(str(record.id))
            found["locale"] = rules.locales.get(more["user_id"], "en-US")
            found["attachment_size_limit"] = _LARGEST_FILE
            return record, found

        def dispatched(
            backend: Any, method: str, path: str, *, json: Any = None, files: Any = None, **more: Any
        ) -> Any:
            rules.calls.append((method, path, json))
            rules.files.append(tuple(_fingerprint(one) for one in files or ()))
            json = rules._news(backend, method, path, json)
            rules._note(method, path, json, files)
            rules._rights(backend, method, path, json, files)
            pin = re.match(r"/channels/(\d+)/messages/pins/(\d+)$", path)
            if pin:
                # simcord still asks for MANAGE_MESSAGES; since 23 Feb 2026 Discord asks for PIN_MESSAGES.
                backend.set_pinned(int(pin[1]), int(pin[2]), method == "PUT", actor_id=backend.bot_user.id)
                return None
            send = partial(dispatch, backend, method, path, json=json, files=files, **more)
            if method == "POST" and path.endswith("/messages") and (json or {}).get("enforce_nonce"):
                return rules._once(backend, json["nonce"], send)
            return send()

        def stored(self: Any, number: Any, channel: Any, name: Any, data: bytes, description: Any) -> Any:
            made = store(self, number, channel, name, data, description)
            made["width"], made["height"] = size_of_picture(data)
            return made

        record = Env._record_error

        def recorded(env: Any, error: BaseException) -> None:
            # What a player is told kindly is no fault of the bot.
            if not isinstance(getattr(error, "original", error), (UserError, ScenarioError, NotationError)):
                record(env, error)

        Env._record_error = recorded  # type: ignore[method-assign]
        Env._settle_internal = fast  # type: ignore[method-assign]
        simcord.interactions.base_payload = payload
        router.dispatch = dispatched
        CdnStore.store_attachment = stored  # type: ignore[method-assign]

    def _news(self, backend: Any, method: str, path: str, body: Any) -> Any:
        """Threads of announcement channels are of a kind of their own, and public; simcord knows none of it."""
        at = re.match(r"/channels/(\d+)/threads$", path)
        if method != "POST" or at is None:
            return body
        news = backend.channels[int(at[1])].type == _NEWS
        if news != (body.get("type") == _NEWS_THREAD):
            self.problems.append(
                f"{path}: a thread of type {body.get('type')} below {'news' if news else 'talk'}"
            )
        return {**body, "type": _PUBLIC_THREAD} if news else body

    def _once(self, backend: Any, nonce: str, send: Callable[[], Any]) -> Any:
        """simcord ignores nonces: of two messages of an author with the same one Discord makes the first, for some
        minutes, wherever the other was to stand; nor does it make it again where it was deleted.
        """
        if len(nonce) > _LONGEST_NONCE:
            self.problems.append(f"nonce of more than 25 characters: {nonce}")
        now = discord.utils.utcnow().timestamp()
        known = self._nonces.get(nonce)
        if known is not None and now - known[0] < _NONCES_KEPT:
            if int(known[1]["id"]) not in backend.messages[int(known[1]["channel_id"])]:
                raise errors.unknown_message()
            return known[1]
        made = send()
        self._nonces[nonce] = (now, made)
        return made

    def _note(self, method: str, path: str, body: Any, files: Any) -> None:
        found = self._found(method, path, body, files)
        answer = re.match(r"/interactions/(\d+)/[^/]+/callback", path)
        if answer and self._unheard.pop(answer[1], False):
            found.append(f"acknowledged after more than {self.patience} s (Discord allows 3)")
        self.problems += found

    def _found(self, method: str, path: str, body: Any, files: Any) -> list[str]:
        # All commands with all their words are a thousand times as long as what else is asked, and always the same.
        again = isinstance(body, Told) and not files
        if again and body.problems is not None:
            return list(body.problems)
        found = lint(method, path, body, files)
        if self.judge is not None:
            found += self.judge.check(method, path, body)
        if again:
            body.problems = list(found)
        return found

    def _expect(self, press: str) -> None:
        """From now on the acknowledgement of a press is waited for."""
        self._unheard[press] = False
        self._wait(press, _ACK_SLICES)

    def _wait(self, press: str, slices: int) -> None:
        if press not in self._unheard:
            return
        if slices:
            loop = asyncio.get_running_loop()
            end = loop.time() + self.patience / _ACK_SLICES
            loop.call_at(end, self._waited, press, slices, end)
        else:
            self._overdue(press, _ACK_ROUNDS)

    def _waited(self, press: str, slices: int, end: float) -> None:
        late = asyncio.get_running_loop().time() - end > _LATE
        self._wait(press, slices if late else slices - 1)

    def _overdue(self, press: str, rounds: int) -> None:
        if press in self._unheard and rounds:
            asyncio.get_running_loop().call_soon(self._overdue, press, rounds - 1)
        elif press in self._unheard:
            self._unheard[press] = True

    def _rights(self, backend: Any, method: str, path: str, body: Any, files: Any) -> None:
        threads.refuse(backend, method, path)
        at = re.match(r"/channels/(\d+)/messages(/pins/\d+)?$", path)
        if at and method in ("POST", "PUT", "DELETE"):
            channel = backend.channels.get(int(at[1]))
            needed = ["pin_messages"] if at[2] else ["attach_files"] if files else []
            if channel is not None and channel.guild_id and needed:
                backend.require_permissions(channel.guild_id, backend.bot_user.id, channel.id, *needed)
        if isinstance(body, dict) and body.get("permission_overwrites"):
            self._overwrites(backend, method, path, body["permission_overwrites"])
        if method == "POST" and path == "/users/@me/channels":
            person = int(body["recipient_id"])
            if not any(person in guild.members for guild in backend.guilds.values()):
                raise errors.cannot_dm_bot()

    def _overwrites(
        self, backend: Any, method: str, path: str, overwrites: Sequence[Mapping[str, Any]]
    ) -> None:
        """Modify Channel asks for MANAGE_ROLES where overwrites change; nobody gives what he has not got."""
        there = re.match(r"/(guilds|channels)/(\d+)", path)
        assert there is not None
        bot = backend.bot_user.id
        channel = backend.channels.get(int(there[2])) if there[1] == "channels" else None
        guild = channel.guild_id if channel is not None else int(there[2])
        if method == "PATCH" and channel is not None:
            backend.require_permissions(guild, bot, channel.id, "manage_roles")
        had = backend.compute_permissions(guild, bot, None)
        for one in overwrites:
            if (int(one.get("allow") or 0) | int(one.get("deny") or 0)) & ~had:
                raise errors.missing_permissions()


async def _quiet(loop: Any) -> None:
    """Until nothing can run at once: looking at every task and timer meanwhile takes longer than what they do."""
    for _ in range(_ROUNDS):
        await asyncio.sleep(0)
        if not loop._ready:
            return


def _fingerprint(file: Any) -> tuple[str, str]:
    at = file.fp.tell()
    found = hashlib.sha256(file.fp.read()).hexdigest()
    file.fp.seek(at)
    return str(file.filename), found


def size_of_picture(data: bytes) -> tuple[int | None, int | None]:
    """Width and height of a PNG or lossy WebP, as Discord reports them."""
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        return struct.unpack(">II", data[16:24])
    if data[8:16] == b"WEBPVP8 ":
        wide, high = struct.unpack("<HH", data[26:30])
        return wide & 0x3FFF, high & 0x3FFF
    return None, None


def lint(method: str, path: str, body: Any, files: Sequence[Any] | None) -> list[str]:
    """What is wrong with one request."""
    found: list[str] = []
    if method == "PUT" and path.endswith("/commands"):
        found += _commands(body)
    message = body.get("data", body) if isinstance(body, dict) else {}
    if isinstance(message, dict):
        found += _choices(message) + _components(message) + _files(message)
    for file in files or ():
        at = file.fp.tell()
        size = file.fp.seek(0, 2) - at
        file.fp.seek(at)
        if size > _LARGEST_FILE:
            found.append(f"{file.filename}: {size} bytes")
    if len(files or ()) > 10:
        found.append("more than 10 files")
    return found


def _choices(message: Mapping[str, Any]) -> list[str]:
    entries = message.get("choices") or []
    found = ["more than 25 autocomplete entries"] if len(entries) > 25 else []
    return found + [
        f"autocomplete entry {one}"
        for one in entries
        if not 1 <= len(one["name"]) <= 100 or not 1 <= len(str(one["value"])) <= 100
    ]


def _components(message: Mapping[str, Any]) -> list[str]:
    """What simcord lets through of components: empty labels, too many defaults, values twice."""
    found = []
    for row in message.get("components") or []:
        for one in row.get("components", ()):
            if one["type"] == 2 and not one.get("label") and not one.get("emoji"):
                found.append(f"button without label: {one}")
            elif one["type"] == 2 and not re.search(r"[^\W_]", one.get("label") or ""):
                found.append(f"button that is told by a sign alone: {one}")
            if one["type"] == 3:
                options = one["options"]
                if one.get("max_values", 1) > len(options):
                    found.append(f"list wants more than it has: {one['custom_id']}")
                if sum(bool(option.get("default")) for option in options) > one.get("max_values", 1):
                    found.append(f"too many chosen: {one['custom_id']}")
    return found


def _files(message: Mapping[str, Any]) -> list[str]:
    """Of the newer kind of message: Discord resolves the names of what is sent along, and shows no file unasked."""
    named = set(re.findall(r"attachment://([^'\"]+)", str(message.get("components") or [])))
    sent = {one["filename"] for one in message.get("attachments") or [] if one.get("filename")}
    found = [f"{one}: Discord changes such a name" for one in sent if not _FILE_NAME.match(one)]
    if not int(message.get("flags") or 0) & _LAID_OUT:
        return found
    if message.get("content"):
        found.append("words beside the parts of a message")
    if named ^ sent:
        found.append(f"files that are named {sorted(named)} and sent {sorted(sent)}")
    return found


def _commands(body: Sequence[Mapping[str, Any]]) -> list[str]:
    found: list[str] = []
    for command in body:
        _command(command, found, "")
        if _length(command) > 8000:
            found.append(f"/{command['name']}: more than 8000 characters")
    kinds = collections.Counter((one["name"], one.get("type", 1)) for one in body)
    found += [f"{kind}: registered twice" for kind, number in kinds.items() if number > 1]
    if sum(one.get("type", 1) == 1 for one in body) > 100:
        found.append("more than 100 slash commands")
    return found


def _command(command: Mapping[str, Any], found: list[str], path: str) -> None:
    here = f"{path}/{command.get('name', '')}"
    if command.get("type", 1) == 1 or path:
        if not _NAME.match(command["name"]) or command["name"] != command["name"].lower():
            found.append(f"{here}: bad name")
        if not 1 <= len(command.get("description") or "") <= 100:
            found.append(f"{here}: description 1-100")
    options = command.get("options") or []
    if len({one["name"] for one in options}) < len(options):
        found.append(f"{here}: option twice")
    required = [bool(one.get("required")) for one in options]
    if required != sorted(required, reverse=True):
        found.append(f"{here}: required option after an optional one")
    if command.get("autocomplete") and command.get("choices"):
        found.append(f"{here}: autocomplete and choices")
    if len(command.get("choices") or ()) > 25 or len(options) > 25:
        found.append(f"{here}: more than 25")
    for one in options:
        _command(one, found, here)


def _length(command: Mapping[str, Any]) -> int:
    own = sum(len(str(command.get(key) or "")) for key in ("name", "description"))
    choices = sum(len(str(one["name"])) + len(str(one["value"])) for one in command.get("choices") or ())
    return own + choices + sum(_length(one) for one in command.get("options") or ())


def invite(env: Any, guild: Any, rights: Any) -> None:
    """Give the bot only what its invitation link asks for; simcord grants everything but administrator."""
    server = env.backend.get_guild(guild.id)
    role = next(one for one in server.roles.values() if one.managed)
    role.permissions = rights.value
    payload = {"guild_id": str(guild.id), "role": dict(serializers.role_payload(role))}
    env.backend.emit("GUILD_ROLE_UPDATE", payload)


def close_dm(env: Any, user: Any) -> None:
    """This person lets nobody write to him: 50007."""
    env.inject_error(
        "POST",
        f"/channels/{user.dm_channel.id}/messages",
        status=403,
        code=50007,
        message="Cannot send messages to this user",
        times=None,
    )
