"""Starting wrongly: one plain line, and an exit code that scripts understand."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from bot.store.migrating import newest
from tests.bot.local.stage import ROOT


def test_without_token_one_line() -> None:
    env = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    found = subprocess.run(
        [sys.executable, "-m", "bot"],
        env=env,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert found.returncode == 1
    assert len(found.stderr.strip().splitlines()) == 1
    assert "python -m bot local" in found.stderr


def test_wrong_word_shows_the_usage() -> None:
    found = subprocess.run(
        [sys.executable, "-m", "bot", "locl"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert found.returncode == 2
    assert "usage" in found.stderr


def _migrated(database: str) -> subprocess.CompletedProcess[str]:
    """What a host's release step says, without a token."""
    env = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    return subprocess.run(
        [sys.executable, "-m", "bot", "migrate"],
        env={**env, "DATABASE_URL": database},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_migrate_says_one_line(tmp_path: Path) -> None:
    """The first time and every other time."""
    for _ in range(2):
        found = _migrated(str(tmp_path / "games.db"))
        assert (found.returncode, found.stderr) == (0, "")
        assert found.stdout == f"The store is up to date (step {newest()}).\n"


def test_a_store_that_cannot_be_migrated_says_one_line(tmp_path: Path) -> None:
    for database in (
        str(tmp_path / "no" / "such" / "games.db"),
        "postgres://u@h/d?sslmode=always",
        "mysql://h/d",
    ):
        found = _migrated(database)
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
