"""`python -m bot` with a few words: started, or called here without the second that a start takes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Final
from unittest import mock

from bot.__main__ import main

ROOT: Final = Path(__file__).parents[3]
_NOT_OURS: Final = ("DISCORD_TOKEN", "DATABASE_URL")

Done = subprocess.CompletedProcess[str]


def started(folder: Path, *words: str, **env: str) -> Done:
    """As a host runs it."""
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        env={**_clean(), "PYTHONPATH": str(ROOT), **env},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def called(folder: Path, *words: str, **env: str) -> Done:
    """The same in this process; that it can be started somebody else has seen."""
    out, err = StringIO(), StringIO()
    with _environment({**_clean(), **env}), chdir(folder), redirect_stdout(out), redirect_stderr(err):
        code = main(list(words))
    return Done(words, code, out.getvalue(), err.getvalue())


def _clean() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in _NOT_OURS}


@contextmanager
def _environment(env: dict[str, str]) -> Iterator[None]:
    with mock.patch.dict(os.environ, env, clear=True):
        yield


__all__ = ["Done", "called", "started"]
