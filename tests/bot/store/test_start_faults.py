"""What can be wrong with a store at the start: each fault is one plain line, and nothing is harmed."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.environment import Settings, SettingsError
from bot.store import StoreError, open_store
from bot.store.connecting import db

NOBODY = 65_534


def _address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def _refused(file: Path) -> str:
    """Why, in one line; what is there is left as it is."""
    before = file.read_bytes() if file.is_file() else None
    with pytest.raises(StoreError) as caught:
        await open_store(_address(file))
    (line,) = str(caught.value).splitlines()
    if before is not None:
        assert file.read_bytes() == before
    return line


def _run(file: Path, *statements: str) -> None:
    conn = sqlite3.connect(file, isolation_level=None)
    for one in statements:
        conn.execute(one)
    conn.close()


def _other_program(file: Path) -> None:
    _run(
        file,
        "CREATE TABLE games (name TEXT)",
        "CREATE TABLE scores (points INTEGER)",
        "PRAGMA journal_mode=WAL",
    )


def _other_with_steps(file: Path) -> None:
    _other_program(file)
    _run(
        file,
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)",
        "INSERT INTO alembic_version VALUES ('ae1027a6acf')",
    )


def _no_database(file: Path) -> None:
    file.write_text("These are my notes of the evening. " * 200)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        pytest.param(_other_program, "belongs to another program", id="another program's"),
        pytest.param(
            _other_with_steps, "belongs to another program", id="another program's, with steps of its own"
        ),
        pytest.param(_no_database, "is no database", id="no database"),
        pytest.param(Path.mkdir, "is a folder", id="a folder"),
    ],
)
async def test_what_is_not_ours_is_left_as_it_is(
    tmp_path: Path, make: Callable[[Path], None], said: str
) -> None:
    file = tmp_path / "games.db"
    make(file)
    assert said in await _refused(file)


async def test_no_folder(tmp_path: Path) -> None:
    assert f"there is no folder {tmp_path / 'no'}" in await _refused(tmp_path / "no" / "games.db")


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("DELETE FROM alembic_version", "python -m bot restore"),
        ("DROP TABLE alembic_version", "python -m bot restore"),
        ("UPDATE alembic_version SET version_num = '9999'", "newer version (9999)"),
    ],
)
async def test_a_store_whose_step_is_unknown(tmp_path: Path, statement: str, said: str) -> None:
    file = tmp_path / "games.db"
    store = await open_store(_address(file))
    await store.close()
    _run(file, statement)
    assert said in await _refused(file)


async def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(db, "_WRITER_PRAGMAS", (*db._WRITER_PRAGMAS, "max_page_count = 8"))
    assert "the disk is full" in await _refused(tmp_path / "games.db")
    monkeypatch.undo()
    # There is room again: it goes on where it stopped.
    store = await open_store(_address(tmp_path / "games.db"))
    assert store.migration is not None
    await store.close()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be somebody else for a moment")
@pytest.mark.parametrize("what", ["folder", "file"])
async def test_no_permission_to_write(tmp_path: Path, what: str) -> None:
    file = tmp_path / "own" / "games.db"
    file.parent.mkdir()
    store = await open_store(_address(file))
    await store.close()
    if what == "folder":
        file.unlink()
    for one in (*tmp_path.parents, tmp_path, file.parent):
        if "pytest" in str(one):
            one.chmod(0o755)
    os.seteuid(NOBODY)
    try:
        assert f"no permission to write {file}" in await _refused(file)
    finally:
        os.seteuid(0)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (":memory:", "a file"),
        ("sqlite://", "a file"),
        ("sqlite:///:memory:", "a file"),
        ("file::memory:?cache=shared", "a file"),
        ("postgres://u:s3cret@h:70000/d", "1 to 65535"),
        ("postgres://u:s3cret@h:0/d", "1 to 65535"),
        ("postgres://u:s3cret@/d?host=h&port=99999", "1 to 65535"),
        ("postgres://u:s3cret@h/d?sslmode=always", "sslmode"),
    ],
)
def test_addresses_that_cannot_be(given: str, said: str) -> None:
    with pytest.raises(SettingsError) as caught:
        Settings.read({"DATABASE_URL": given}, need_token=False)
    (line,) = caught.value.faults
    assert line.startswith("DATABASE_URL: ")
    assert said in line
    assert "s3cret" not in line
