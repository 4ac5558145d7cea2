"""Backups by hand and the way back: on a new machine, beside a stale journal, with the bot still running."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from pathlib import Path

import pytest

from bot.host import hostwork
from bot.store import StoreError
from tests.bot.game.tables import ANA, Tables
from tests.bot.store import postgres


def _url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def _revision(file: Path, game: int) -> int:
    opened = await Tables.open(_url(file))
    revision = (await opened.backend.games.card(game)).revision
    assert (await opened.backend.admin.repair(game, ANA)).sound
    await opened.close()
    return revision


async def _played(tables: Tables, backup: Path) -> tuple[int, int]:
    """A game with a backup in the middle; its number, and its revision in the backup."""
    card = await tables.started()
    await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    said = await hostwork.back_up(tables.address, backup)
    assert said == f"{backup} holds 1 game and can be restored."
    await tables.backend.games.act(tables.ask(ANA, card.id), "order E2")
    return card.id, card.revision + 1


async def test_on_a_new_machine(tables: Tables, tmp_path: Path) -> None:
    game, revision = await _played(tables, tmp_path / "copy.db")
    (tmp_path / "new").mkdir()
    target = tmp_path / "new" / "fieldpost.db"
    said = await hostwork.restore(_url(target), tmp_path / "copy.db")
    assert said.startswith(f"{target} holds 1 game as of copy.db (step ")
    assert "before" not in said
    assert await _revision(target, game) == revision


async def test_beside_a_stale_journal(tables: Tables, tmp_path: Path) -> None:
    """The bot was killed: its journal lies there, and knows a later revision. The backup wins, whole."""
    game, revision = await _played(tables, tmp_path / "copy.db")
    (tmp_path / "old").mkdir()
    target = tmp_path / "old" / "games.db"
    for name in ("games.db", "games.db-wal", "games.db-shm"):
        # As a kill leaves them: what was written last is in the journal only.
        shutil.copyfile(tmp_path / name, tmp_path / "old" / name)
    assert (tmp_path / "old" / "games.db-wal").stat().st_size > 0
    said = await hostwork.restore(_url(target), tmp_path / "copy.db")
    assert await _revision(target, game) == revision
    # What was there is not lost, journal and all.
    kept = Path(said.rpartition(" kept as ")[2].rstrip("."))
    assert await _revision(kept, game) == revision + 1


async def test_a_journal_without_its_store(tables: Tables, tmp_path: Path) -> None:
    """Somebody has deleted the store and forgotten the journal."""
    game, revision = await _played(tables, tmp_path / "copy.db")
    (tmp_path / "old").mkdir()
    for name in ("games.db-wal", "games.db-shm"):
        shutil.copyfile(tmp_path / name, tmp_path / "old" / name)
    await hostwork.restore(_url(tmp_path / "old" / "games.db"), tmp_path / "copy.db")
    assert await _revision(tmp_path / "old" / "games.db", game) == revision


async def test_another_stores_journal_beside_the_backup(tables: Tables, tmp_path: Path) -> None:
    game, revision = await _played(tables, tmp_path / "copy.db")
    shutil.copyfile(tmp_path / "games.db-wal", tmp_path / "copy.db-wal")
    await hostwork.restore(_url(tmp_path / "new.db"), tmp_path / "copy.db")
    assert await _revision(tmp_path / "new.db", game) == revision


async def test_a_plain_copy_with_its_own_journal(tables: Tables, tmp_path: Path) -> None:
    """Whoever has copied the files of a store in use gets all of it."""
    game, revision = await _played(tables, tmp_path / "copy.db")
    shutil.copyfile(tmp_path / "games.db", tmp_path / "plain.db")
    shutil.copyfile(tmp_path / "games.db-wal", tmp_path / "plain.db-wal")
    await hostwork.restore(_url(tmp_path / "new.db"), tmp_path / "plain.db")
    assert await _revision(tmp_path / "new.db", game) == revision + 1


async def test_not_while_the_bot_is_running(tables: Tables, tmp_path: Path) -> None:
    game, revision = await _played(tables, tmp_path / "copy.db")
    with pytest.raises(StoreError, match="is in use: stop the bot first"):
        await hostwork.restore(tables.address, tmp_path / "copy.db")
    assert (await tables.backend.games.card(game)).revision == revision + 1
    await tables.backend.games.act(tables.ask(ANA, game), "order F1")
    assert not list(tmp_path.glob("*.restoring*"))


async def test_over_a_damaged_store(tables: Tables, tmp_path: Path) -> None:
    game, revision = await _played(tables, tmp_path / "copy.db")
    target = tmp_path / "damaged.db"
    target.write_bytes(b"\xff" * 9000)
    await hostwork.restore(_url(target), tmp_path / "copy.db")
    assert await _revision(target, game) == revision


async def test_what_is_no_backup_changes_nothing(tables: Tables, tmp_path: Path) -> None:
    game, revision = await _played(tables, tmp_path / "copy.db")
    target = tmp_path / "new.db"
    await hostwork.restore(_url(target), tmp_path / "copy.db")
    data = bytearray((tmp_path / "copy.db").read_bytes())
    data[4096 : 4096 * 3] = b"\xff" * 4096 * 2
    (tmp_path / "bad.db").write_bytes(data)
    (tmp_path / "text.db").write_text("no backup " * 1000)
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE scores (x)")
    other.close()
    for name in ("bad.db", "text.db", "other.db", "none.db", "new.db"):
        with pytest.raises(StoreError) as caught:
            await hostwork.restore(_url(target), tmp_path / name)
        assert len(str(caught.value).splitlines()) == 1
        assert await _revision(target, game) == revision
    assert not list(tmp_path.glob("*.before-*"))
    assert not list(tmp_path.glob("*.restoring*"))


async def test_backups_that_cannot_be_written(tables: Tables, tmp_path: Path) -> None:
    (tmp_path / "there.db").touch()
    for target, said in ((tmp_path / "there.db", "already"), (tmp_path / "no" / "x.db", "no folder")):
        with pytest.raises(StoreError, match=said):
            await hostwork.back_up(tables.address, target)
    with pytest.raises(StoreError, match="no store"):
        await hostwork.back_up(_url(tmp_path / "none.db"), tmp_path / "x.db")


@pytest.mark.skipif(postgres.program("pg_dump") is None, reason="no pg_dump on this machine")
@pytest.mark.skipif(postgres.missing() is not None, reason=str(postgres.missing()))
async def test_postgresql_by_the_commands_that_are_told(tmp_path: Path) -> None:
    """What the bot says is run as it is said, and the games are there again."""
    address = await postgres.running().database()
    copy = tmp_path / "games.dump"
    tables = await Tables.open(address)
    card = await tables.started()
    with pytest.raises(StoreError, match="own tools: pg_dump") as caught:
        await hostwork.back_up(address, copy)
    _shell(str(caught.value).partition("tools: ")[2], address)
    await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    await tables.close()
    with pytest.raises(StoreError, match="own tools, while the bot is stopped") as caught:
        await hostwork.restore(address, copy)
    command = str(caught.value).partition("stopped: ")[2]
    for target in (address, await postgres.running().database()):
        _shell(command, target)
        restored = await Tables.open(target)
        assert (await restored.backend.games.card(card.id)).revision == card.revision
        await restored.backend.games.act(restored.ask(ANA, card.id), "play move-out")
        await restored.close()


def _shell(command: str, address: str) -> None:
    """A line as a host would type it."""
    program = command.split(maxsplit=1)[0]
    path = postgres.program(program)
    assert path is not None
    url = address.replace("postgresql+asyncpg", "postgresql")
    done = subprocess.run(
        ["/bin/sh", "-c", command.replace(program, path, 1)],
        env={**os.environ, "DATABASE_URL": url},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
