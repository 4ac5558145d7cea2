"""The try-out's world on disk: JSON, and its pictures beside it. What is read is data and never runs.

The world is simcord's records. Each is written with the name of its kind, and only kinds listed here are read again.
"""

from __future__ import annotations

import asyncio
import dataclasses
import enum
import hashlib
import json
import os
from pathlib import Path
from types import ModuleType
from typing import Final

from simcord import enums
from simcord.backend import models
from simcord.backend.models import channel, guild, interaction, message
from simcord.backend.models.message import Message
from simcord.backend.state import Backend

#: How the file is written; another number is another program's.
_VERSION: Final = 1
#: What of the simulated world lives only while it runs.
_NOT_KEPT: Final = frozenset(("subscribers", "transcript", "http_requests", "faults", "clock", "cdn"))
#: The name under which a value says its kind.
_KIND: Final = "~"
#: Presses that are remembered; Discord forgets them after a quarter of an hour.
_PRESSES: Final = 400
#: Answers that one person alone sees and that stay in a channel; Discord's own client forgets them all.
_ANSWERS: Final = 12
#: Bytes of pictures that are kept. A turn's picture has 0.4 MB: the last 150 turns, more than anybody scrolls back.
_PICTURES: Final = 60_000_000


class UnreadableError(Exception):
    """What lies there is not a world of this program; with the word for why."""


def _kinds(*rooms: ModuleType) -> dict[str, type]:
    kinds = (one for room in rooms for one in vars(room).values() if isinstance(one, type))
    return {
        one.__name__: one
        for one in kinds
        if one.__module__.startswith("simcord.")
        and (dataclasses.is_dataclass(one) or issubclass(one, enum.Enum))
    }


_KINDS: Final = _kinds(enums, models, channel, guild, interaction, message)
_MANY: Final[dict[str, type]] = {"tuple": tuple, "set": set, "frozenset": frozenset}


def _plain(value: object) -> object:
    """As JSON knows it."""
    kind = type(value)
    if value is None or kind in (bool, int, float, str):
        return value
    if kind is list:
        # `kind is list` tells the type checker nothing, and is faster than asking of every value.
        return [_plain(one) for one in value]  # type: ignore[attr-defined]
    if isinstance(value, dict):
        if all(type(key) is str for key in value) and _KIND not in value:
            return {key: _plain(one) for key, one in value.items()}
        return {_KIND: "dict", "is": [[_plain(key), _plain(one)] for key, one in value.items()]}
    if isinstance(value, enum.Enum):
        return {_KIND: kind.__name__, "is": value.value}
    if isinstance(value, (tuple, set, frozenset)):
        return {_KIND: kind.__name__, "is": [_plain(one) for one in value]}
    if kind.__name__ in _KINDS and dataclasses.is_dataclass(value):
        fields = {one.name: _plain(getattr(value, one.name)) for one in dataclasses.fields(value)}
        return {_KIND: kind.__name__, "is": fields}
    raise TypeError(f"{kind} is not kept")


def _alive(value: object) -> object:
    """The other way. Raises KeyError, TypeError or ValueError for what was not written here."""
    if isinstance(value, list):
        return [_alive(one) for one in value]
    if not isinstance(value, dict):
        return value
    if _KIND not in value:
        return {key: _alive(one) for key, one in value.items()}
    name, held = value[_KIND], value["is"]
    if name == "dict":
        return {_alive(key): _alive(one) for key, one in held}
    if name in _MANY:
        return _MANY[name](_alive(one) for one in held)
    kind = _KINDS[name]
    if issubclass(kind, enum.Enum):
        return kind(held)
    if not dataclasses.is_dataclass(kind):
        raise TypeError(name)
    known = {one.name: _alive(held[one.name]) for one in dataclasses.fields(kind)}
    made = kind(**{one.name: known[one.name] for one in dataclasses.fields(kind) if one.init})
    for one in dataclasses.fields(kind):
        if not one.init:
            object.__setattr__(made, one.name, known[one.name])
    return made


class Shelf:
    """A folder with one world."""

    def __init__(self, folder: Path) -> None:
        self._file: Final = folder / "world.json"
        self._pictures: Final = folder / "pictures"
        #: An older try-out's world, in a form that would run whatever it says.
        self._older: Final = folder / "world.pickle"
        self._written: set[str] = set()

    def read(self, backend: Backend) -> bool:
        """Put what lies here into a new world; returns whether anything does. Raises UnreadableError."""
        if not self._file.exists():
            if self._older.exists():
                raise UnreadableError("older")
            return False
        try:
            kept = json.loads(self._file.read_text("utf-8"))
            if kept["version"] != _VERSION:
                raise UnreadableError("other")
            world = {name: _alive(one) for name, one in kept["world"].items()}
            if not world.keys() <= backend.__dict__.keys() - _NOT_KEPT:
                raise UnreadableError("none")
            urls = {str(url): str(name) for url, name in kept["pictures"].items()}
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise UnreadableError("damaged") from error
        backend.__dict__.update(world)
        # The bot is one of the users, not another one of the same name.
        backend.users[backend.bot_user.id] = backend.bot_user
        for url, name in urls.items():
            picture = self._pictures / Path(name).name
            # One that is gone is shown as missing, as on Discord.
            if picture.exists():
                backend.cdn._blobs[url] = picture.read_bytes()  # noqa: SLF001 - simcord has no other way
                self._written.add(picture.name)
        return True

    def write(self, backend: Backend) -> None:
        """Write the world; the old one stays until the new one is whole."""
        self._store(*self._text(backend))

    async def write_aside(self, backend: Backend) -> None:
        """The same, with the slow part in a thread: a press does not wait for a disk."""
        text, pictures = self._text(backend)
        await asyncio.to_thread(self._store, text, pictures)

    def _text(self, backend: Backend) -> tuple[str, dict[str, bytes]]:
        _forget_presses(backend)
        _forget_answers(backend)
        _forget_pictures(backend)
        world = {name: _plain(value) for name, value in backend.__dict__.items() if name not in _NOT_KEPT}
        said = json.dumps(world, ensure_ascii=False, separators=(",", ":"))
        blobs = backend.cdn._blobs  # noqa: SLF001
        # A draft is redrawn with every tap: pictures that no message shows any more would soon be gigabytes.
        for url in [one for one in blobs if one not in said]:
            del blobs[url]
        names = {url: hashlib.sha256(url.encode()).hexdigest()[:32] for url in blobs}
        head = {"version": _VERSION, "pictures": names}
        text = f'{json.dumps(head)[:-1]}, "world": {said}}}'
        return text, {name: blobs[url] for url, name in names.items()}

    def _store(self, text: str, pictures: dict[str, bytes]) -> None:
        self._pictures.mkdir(exist_ok=True)
        for name, body in pictures.items():
            if name not in self._written:
                (self._pictures / name).write_bytes(body)
                self._written.add(name)
        new = self._file.with_suffix(".new")
        new.write_text(text, "utf-8")
        os.replace(new, self._file)
        for name in self._written - pictures.keys():
            (self._pictures / name).unlink(missing_ok=True)
        self._written &= pictures.keys()


def _forget_presses(backend: Backend) -> None:
    for number in list(backend.interactions)[:-_PRESSES]:
        backend.interaction_tokens.pop(backend.interactions.pop(number).token, None)


def _forget_answers(backend: Backend) -> None:
    """Every [Take turn] is an answer with a picture: a quarter of an hour of play had left 134 MB of them."""
    for messages in backend.messages.values():
        mine: dict[str, list[Message]] = {}
        for one in messages.values():
            if one.is_ephemeral:
                mine.setdefault(str((one.interaction_metadata or {}).get("user")), []).append(one)
        for answers in mine.values():
            for one in sorted(answers, key=_last_said)[:-_ANSWERS]:
                del messages[one.id]


def _forget_pictures(backend: Backend) -> None:
    """The oldest ones go first; their words stay."""
    left = _PICTURES
    shown = (one for messages in backend.messages.values() for one in messages.values() if one.attachments)
    for one in sorted(shown, key=_last_said, reverse=True):
        left -= sum(int(file["size"]) for file in one.attachments)
        if left < 0:
            one.attachments = []


def _last_said(message: Message) -> str:
    return message.edited_timestamp or message.timestamp
