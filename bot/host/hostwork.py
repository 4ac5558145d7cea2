"""What whoever hosts the bot does by hand: bring the store up to date, back it up, restore it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.host.fellows import in_use
from bot.host.roles import Part, place_for
from bot.store import Database, StoreError, open_store
from bot.store.whole import backup, moving, restoring

#: What PostgreSQL's own tools do better than we could.
_DUMP = 'this database is backed up with its own tools: pg_dump --format=custom --file={file} "$DATABASE_URL"'
_LOAD = (
    "this database is restored with its own tools, while the bot is stopped: "
    'pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" {file}'
)


async def migrate(url: str) -> str:
    """Bring the store up to date; what was done, in one line. Raises StoreError."""
    store = await open_store(url)
    await store.close()
    return f"The store is up to date (step {store.migration})."


async def move(url: str, to: str) -> str:
    """Carry all games over into another store; what was done, in one line. Raises StoreError.

    What is moved stays where it was, untouched; ended in between, the same command goes on.
    """
    if Database(url).url == Database(to).url:
        raise StoreError("that is where the games are already: name the store they are to move to")
    with place_for(Part(), url), place_for(Part(), to):
        source, target = await open_store(url), await open_store(to)
        try:
            for store in (source, target):
                if await in_use(store):
                    raise StoreError("the bot is running: end all its processes first")
            number = await moving.move(source, target, _went_on)
        finally:
            await source.close()
            await target.close()
    return f"{_games(number)} moved, and each is as it was. Now set DATABASE_URL to the new address."


def _went_on(table: str, rows: int) -> None:
    sys.stderr.write(f"{table}: {rows} rows\n")


async def back_up(url: str, target: Path) -> str:
    """Write a backup while the bot may be running, and read it again. Raises StoreError."""
    store = Database(url)
    path = store.path
    if path is None:
        raise StoreError(_DUMP.format(file=target))
    if not path.is_file():
        raise StoreError(f"there is no store {path} yet")
    if target.exists():
        raise StoreError(f"{target} is there already: name a new file")
    if not target.parent.is_dir():
        raise StoreError(f"there is no folder {target.parent}")
    await backup.write(store, target)
    number = await backup.check(target)
    return f"{target} holds {_games(number)} and can be restored."


async def restore(url: str, source: Path) -> str:
    """Put a backup in the place of the store and bring it up to date. Raises StoreError."""
    path = Database(url).path
    if path is None:
        raise StoreError(_LOAD.format(file=source))
    kept = await asyncio.to_thread(restoring.restore, source, path)
    store = await open_store(url)
    await store.close()
    number = await backup.check(path)
    before = f" What was there before is kept as {kept}." if kept is not None else ""
    return f"{path} holds {_games(number)} as of {source.name} (step {store.migration}).{before}"


def _games(number: int) -> str:
    return "1 game" if number == 1 else f"{number} games"
