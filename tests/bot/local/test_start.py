"""Starting wrongly: one plain line, and an exit code that scripts understand."""

from __future__ import annotations

import tomllib
from pathlib import Path

from bot.store.migrating import newest
from tests.bot.kit.programs import called, started
from tests.bot.local.stage import ROOT


def test_without_token_one_line() -> None:
    found = started(ROOT)
    assert found.returncode == 1
    assert len(found.stderr.strip().splitlines()) == 1
    assert "python -m bot local" in found.stderr


def test_wrong_word_shows_the_usage() -> None:
    found = called(ROOT, "locl")
    assert found.returncode == 2
    assert "usage" in found.stderr


def test_migrate_says_one_line(tmp_path: Path) -> None:
    """What a host's release step says, without a token: the first time and every other time."""
    for run in (started, called):
        found = run(ROOT, "migrate", DATABASE_URL=str(tmp_path / "games.db"))
        assert (found.returncode, found.stderr) == (0, "")
        assert found.stdout == f"The store is up to date (step {newest()}).\n"


def test_a_store_that_cannot_be_migrated_says_one_line(tmp_path: Path) -> None:
    for database in (
        str(tmp_path / "no" / "such" / "games.db"),
        "postgres://u@h/d?sslmode=always",
        "mysql://h/d",
    ):
        found = called(ROOT, "migrate", DATABASE_URL=database)
        assert (found.returncode, found.stdout) == (1, "")
        assert len(found.stderr.strip().splitlines()) == 1, found.stderr


def test_hosts_install_what_the_project_says() -> None:
    """Many hosts read requirements.txt and .python-version and nothing else; neither may drift."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lines = (ROOT / "requirements.txt").read_text().splitlines()
    assert [line for line in lines if line and not line.startswith("#")] == project["dependencies"]
    least = project["requires-python"].removeprefix(">=")
    assert (ROOT / ".python-version").read_text() == f"{least}\n"


def test_hosts_find_every_process() -> None:
    """A worker, for there is no web page; and the store is brought up to date before it starts."""
    lines = (ROOT / "Procfile").read_text().splitlines()
    assert lines == ["release: python -m bot migrate", "worker: python -m bot"]
