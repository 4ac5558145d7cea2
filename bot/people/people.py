"""What persons and servers have set for themselves, and forgetting a person."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from bot.errors import UserError
from bot.game.table.desk import Desk
from bot.store import Database, audit, games, notes, people, places, seats

_NOBODY = 0


@dataclass(frozen=True, slots=True)
class Prefs:
    """How a person wants to be shown and told things."""

    #: None: as the client says.
    language: str | None = None
    #: As the renderer calls it.
    theme: str = "standard"
    #: Which side lies at the bottom of private pictures.
    bottom: str = "own"
    #: How it is told that it is their move: a mention where the battle is played, a private message besides, no ping.
    tell: str = "channel"
    #: Whether a direct message got through; None: not tried.
    dm_open: bool | None = None
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ServerPrefs:
    """What a server's admins have set up."""

    language: str = "en"
    #: Private places of the sides: "channels" or "threads".
    places: str = "channels"
    category: int | None = None
    #: Where battles' threads are opened.
    home: int | None = None
    #: A role that may do what admins may.
    role: int | None = None
    #: Who may bring in and remove scenarios: "admins", "all", "nobody".
    importers: str = "admins"
    data: Mapping[str, Any] = field(default_factory=dict)


_WORDS: Mapping[str, tuple[str, ...]] = {
    "theme": ("standard", "high-contrast", "colour-blind"),
    "bottom": ("own", "allies", "axis", "board"),
    "tell": ("channel", "dm", "off"),
    "places": ("channels", "threads"),
    "importers": ("admins", "all", "nobody"),
}


def _checked(kind: type[Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    names = {one.name for one in fields(kind)}
    for name, value in changes.items():
        if name not in names or (name in _WORDS and value not in _WORDS[name]):
            raise UserError("no-such-setting", name=name, value=str(value)[:40])
    return dict(changes)


def _stored(prefs: Any, default: Any) -> dict[str, Any]:
    plain = asdict(default)
    return {name: value for name, value in asdict(prefs).items() if value != plain[name]}


class People:
    """Persons."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def get(self, person: int) -> Prefs:
        """What a person has set."""
        async with self._desk.store.read() as conn:
            return Prefs(**(await people.get(conn, person)).get("prefs", {}))

    async def set(self, person: int, **changes: Any) -> Prefs:
        """Change what a person has set. Raises UserError for words that do not exist."""
        async with self._desk.store.write() as conn:
            data = await people.get(conn, person)
            prefs = replace(Prefs(**data.get("prefs", {})), **_checked(Prefs, changes))
            await people.put(conn, person, {**data, "prefs": _stored(prefs, Prefs())})
        return prefs

    async def forget(self, person: int) -> int:
        """Forget a person: settings go, in finished games nobody's name stands. Returns how many those are.

        Raises UserError while he still plays: the other side would be left with an empty chair.
        """
        async with self._desk.store.write() as conn:
            playing = await games.find(conn, person=person, status=("open", "running"), limit=100)
            if playing:
                raise UserError("cannot-forget", games=[row.id for row in playing])
            known = await games.of_person(conn, person)
            await games.touch(conn, known)
            await seats.rename(conn, person, _NOBODY)
            await notes.forget(conn, person)
            await audit.rename(conn, person, _NOBODY)
            await places.drop_kind(conn, f"dm:{person}")
            await people.put(conn, person, {})
        for game in known:
            self._desk.forget(game)
        return len(known)


class Servers:
    """Servers."""

    def __init__(self, store: Database, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def get(self, server: int) -> ServerPrefs:
        """What a server has set."""
        async with self._store.read() as conn:
            return ServerPrefs(**await people.get_server(conn, server))

    async def set(self, server: int, by: int, **changes: Any) -> ServerPrefs:
        """Change what a server has set; noted for the other admins."""
        checked = _checked(ServerPrefs, changes)
        async with self._store.write() as conn:
            prefs = replace(ServerPrefs(**await people.get_server(conn, server)), **checked)
            await people.put_server(conn, server, _stored(prefs, ServerPrefs()))
            await audit.add(
                conn, server=server, game=None, person=by, what="setup", data=checked, at=self._now()
            )
        return prefs
