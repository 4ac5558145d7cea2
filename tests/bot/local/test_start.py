"""Starting wrongly: one plain line, and an exit code that scripts understand."""

from __future__ import annotations

import os
import subprocess
import sys

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
