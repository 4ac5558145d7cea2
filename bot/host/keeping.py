"""The daily chores: a backup that is known to work, and throwing away what nobody needs any more."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path

from bot.errors import Unreadable, told
from bot.game.table.desk import Desk
from bot.game.table.results import result_of
from bot.store import StoreError, games, interactions, log, notes, own, results, retried, seats
from bot.store.whole import backup

_DAY = 24 * 3600.0
#: Discord's interactions die after a quarter of an hour.
INTERACTIONS_KEPT = 2 * _DAY
#: Snapshots of finished games go after this; the log can bring them back.
SNAPSHOTS_KEPT = 14 * _DAY
#: Results of old battles that are taken in at a time.
_RESULTS = 1000


class Keeping:
    """Chores, done once a day by whoever calls `chores` often enough."""

    def __init__(self, desk: Desk, folder: Path | None, kept: int) -> None:
        self._desk = desk
        self._kept = kept
        path = desk.store.path
        self._folder = folder or (path.parent / "backups" if path is not None else None)

    def files(self) -> list[Path]:
        """The backups there are, the oldest first."""
        if self._folder is None or not self._folder.is_dir():
            return []
        return sorted(self._folder.glob("fieldpost-*.db"))

    def age(self) -> float | None:
        """Seconds since the last backup; None: there is none."""
        files = self.files()
        return max(0.0, time.time() - files[-1].stat().st_mtime) if files else None

    async def backup(self) -> Path:
        """Write a backup and read it again; a file that cannot be restored is no backup. Raises StoreError."""
        if self._desk.store.path is None or self._folder is None:
            raise StoreError("this database keeps no file: back it up with its own tools (pg_dump)")
        self._folder.mkdir(parents=True, exist_ok=True)
        stamp = datetime.fromtimestamp(self._desk.now(), UTC).strftime("%Y%m%d-%H%M%S")
        target = self._folder / f"fieldpost-{stamp}.db"
        await backup.write(self._desk.store, target)
        await backup.check(target)
        for old in self.files()[: -self._kept]:
            old.unlink(missing_ok=True)
        return target

    @retried
    async def chores(self) -> bool:
        """Do what is due today; returns whether anything was."""
        age = self.age()
        backed_up = self._desk.store.path is None or (age is not None and age < _DAY)
        now = self._desk.now()
        async with self._desk.store.write(long=True) as conn:
            gone = await interactions.forget(conn, now - INTERACTIONS_KEPT)
            gone += await log.thin(conn, now - SNAPSHOTS_KEPT)
            gone += await notes.drop_finished(conn)
            sweeping = await own.get(conn, backup.SWEEP) == "due"
            if sweeping:
                await own.put(conn, backup.SWEEP, "done")
        gone += await self._take_in()
        if sweeping:
            await backup.sweep(self._desk.store)
        if not backed_up:
            await self.backup()
        return bool(gone) or not backed_up

    async def _take_in(self) -> int:
        """Keep how battles came out that ended before that was kept; returns how many."""
        async with self._desk.store.read() as conn:
            numbers, taken = await results.missing(conn, _RESULTS), 0
        for game in numbers:
            try:
                async with self._desk.store.write() as conn:
                    row = await games.get(conn, game)
                    found = None if row is None else result_of(row, await seats.of_game(conn, game))
                    if found is not None:
                        await results.keep(conn, found)
                        taken += 1
            except Unreadable as error:
                # Of a game of a newer version nothing can be said; the others are taken in.
                told(error, game=game)
        return taken
