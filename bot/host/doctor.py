"""`python -m bot doctor`: everything a host can have wrong, one line each, without changing anything."""

from __future__ import annotations

import base64
import binascii
import re
import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.environment import Settings
from bot.store import Database, StoreError, log
from bot.store.migrating import newest, step_of
from bot.store.whole import backup
from renderer.fonts import FILES, font

#: Letters that every text of ours uses.
_LETTERS: Final = "AMgq0 8°é…"
_MEGABYTE: Final = 1024 * 1024
_LEAST_DISK: Final = 200 * _MEGABYTE
_DAY: Final = 24 * 3600.0
#: A backup is written every day.
_OLDEST_BACKUP: Final = 2 * _DAY
#: Seconds by which a clock may be ahead of ours when something was stored by another machine.
_CLOCKS_DIFFER: Final = 60.0
#: Nobody has run this program before: 1 November 2026.
_NOT_BEFORE: Final = 1_793_491_200.0
_TOKEN: Final = re.compile(r"[\w-]{18,}\.[\w-]{6}\.[\w-]{27,}")


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    what: str
    well: bool
    said: str

    def line(self) -> str:
        """As it is printed."""
        return f"{'ok   ' if self.well else 'FAULT'}  {self.what:<9} {self.said}"


async def examine(settings: Settings, now: Callable[[], float] = time.time) -> list[Finding]:
    """Look at everything that needs no Discord."""
    store = Database(settings.database)
    database, last = await _database(store)
    return [
        token(settings.token),
        database,
        _fonts(),
        *_disks(settings, store.path),
        _clock(last, now()),
        await _backups(settings, store.path, now()),
    ]


def token(given: str) -> Finding:
    """Whether the token looks like one; that it is known only Discord can say."""
    if not given:
        return Finding(
            "token", False, "DISCORD_TOKEN is not set: the bot cannot start (everything else is looked at)"
        )
    parts = given.split(".")
    if not _TOKEN.fullmatch(given) or not _number_in(parts[0]):
        return Finding(
            "token",
            False,
            "DISCORD_TOKEN does not look like a bot's token: three parts with two dots between them",
        )
    return Finding("token", True, f"looks like the token of application {_number_in(parts[0])}")


def _number_in(part: str) -> str:
    """A token begins with the bot's number; empty: this one does not."""
    try:
        said = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).decode("ascii")
    except (ValueError, binascii.Error):
        return ""
    return said if said.isdecimal() else ""


async def _database(store: Database) -> tuple[Finding, float | None]:
    """How the store is, and when something was stored last."""
    path, last = store.path, None
    if path is not None and not path.exists():
        if not path.parent.is_dir():
            return Finding("database", False, f"there is no folder {path.parent.absolute()}"), None
        return Finding("database", True, f"{path.absolute()} is made at the first start"), None
    try:
        await store.open()
        step = await step_of(store)
        if step is not None:
            async with store.read() as conn:
                last = await log.last_moment(conn)
    except StoreError as error:
        return Finding("database", False, str(error)), None
    finally:
        await store.close()
    name = str(path.absolute()) if path is not None else "PostgreSQL"
    said = f"{name} answers and is up to date (step {step})"
    if step is not None and step > (newest() or ""):
        said = (
            f"{name} answers; a newer version has brought it to step {step}, and this one may go on beside it"
        )
    elif step != newest():
        of = "empty" if step is None else f"of step {step}"
        said = f"{name} answers; it is {of}, and the next start brings it to {newest()}"
    return Finding("database", True, said), last


def _fonts() -> Finding:
    try:
        for face in FILES:
            if font(face, 20).getlength(_LETTERS) <= 0:
                return Finding("fonts", False, f"{FILES[face]} draws nothing")
    except OSError as error:
        return Finding("fonts", False, f"a font cannot be read, install the bot anew: {error}")
    return Finding("fonts", True, f"all {len(FILES)} are there")


def _disks(settings: Settings, path: Path | None) -> Iterator[Finding]:
    """Room where something is written."""
    folders = {one for one in (path.parent if path else None, settings.backups) if one is not None}
    for folder in sorted(folders):
        there = next((one for one in (folder, *folder.absolute().parents) if one.is_dir()), Path("/"))
        free = shutil.disk_usage(there).free
        said = f"{free // _MEGABYTE} MB free for {folder.absolute()}"
        yield Finding(
            "disk", free >= _LEAST_DISK, said if free >= _LEAST_DISK else f"only {said}: 200 are wanted"
        )
    if not folders:
        yield Finding("disk", True, "nothing is written to this machine")


def _clock(last: float | None, now: float) -> Finding:
    """A clock that goes wrong makes turns run out at once, or never."""
    if now < _NOT_BEFORE:
        return Finding("clock", False, f"says {_time(now)}, which is over already")
    if last is not None and last > now + _CLOCKS_DIFFER:
        return Finding("clock", False, f"says {_time(now)}, but something was stored at {_time(last)}")
    return Finding("clock", True, f"says {_time(now)}")


def _time(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(moment))


async def _backups(settings: Settings, path: Path | None, now: float) -> Finding:
    if path is None:
        return Finding(
            "backups", True, "PostgreSQL is backed up with its own tools: see that pg_dump runs every day"
        )
    folder = settings.backups or path.parent / "backups"
    files = sorted(folder.glob("fieldpost-*.db")) if folder.is_dir() else []
    if not files:
        fresh = not path.exists() or now - path.stat().st_ctime < _OLDEST_BACKUP
        said = f"there is none yet in {folder.absolute()}"
        return Finding("backups", fresh, f"{said}; the bot writes one every day")
    age = now - files[-1].stat().st_mtime
    try:
        number = await backup.check(files[-1])
    except StoreError as error:
        return Finding("backups", False, str(error))
    said = f"{len(files)} in {folder.absolute()}, the newest {age / 3600:.0f} hours old with {number} games"
    return Finding("backups", age < _OLDEST_BACKUP, said)
