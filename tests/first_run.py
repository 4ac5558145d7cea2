"""The tests of a new clone, compiled once ahead: each worker would compile all of them, the same one at the same time.

pytest has no other door to it than these names of its own; where they are others one day, every worker does it again.
"""

from __future__ import annotations

import compileall
import os
import re
from pathlib import Path
from typing import Final

import pytest

_ROOT: Final = Path(__file__).parents[1]
#: pytest compiles them its own way.
_TESTS: Final = re.compile(r"[/\\\\]test_\w+\.py$")
_PACKAGES: Final = ("bot", "engine", "renderer", "scenarios", "tests")
#: Fewer than these each worker has compiled sooner than anybody could wait for it.
_MANY: Final = 100


def compile_ahead(config: pytest.Config) -> None:
    """If all tests are to run and most have never been compiled, that is done here, on every core."""
    cores = os.cpu_count() or 1
    if not hasattr(os, "fork") or config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    new = [file for file in sorted((_ROOT / "tests").rglob("test_*.py")) if not _known(file)]
    if len(new) < _MANY:
        return
    helpers = [_helper(config, new[n::cores], _PACKAGES[n::cores]) for n in range(cores)]
    for one in helpers:
        os.waitpid(one, 0)


def _known(file: Path) -> bool:
    return any((file.parent / "__pycache__").glob(f"{file.stem}.*pytest*"))


def _helper(config: pytest.Config, files: list[Path], packages: tuple[str, ...]) -> int:
    """The number of a process that compiles its share."""
    number = os.fork()
    if number:
        return number
    try:
        _compile(config, files)
        for name in packages:
            compileall.compile_dir(_ROOT / name, quiet=2, rx=_TESTS)
    finally:
        # What goes wrong here goes wrong again where it is told.
        os._exit(0)


def _compile(config: pytest.Config, files: list[Path]) -> None:
    from _pytest.assertion import rewrite  # noqa: PLC0415

    state = config.stash[rewrite.assertstate_key]
    for file in files:
        kept = rewrite.get_cache_dir(file)
        if rewrite.try_makedirs(kept):
            stat, code = rewrite._rewrite_test(file, config)
            rewrite._write_pyc(state, code, stat, kept / (file.stem + rewrite.PYC_TAIL))
