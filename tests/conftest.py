"""What holds for every test."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tests.first_run import compile_ahead

_HERE = Path(__file__).parent
# Some tests start a process of their own, and each one would compile all of the bot anew. Python's own way, which
# many containers turn off, is to keep what it has compiled beside the source. Workers start after this.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# No test asks anybody for whom an authority vouches: to read those of this machine is a twentieth of each start.
for _name in ("SSL_CERT_FILE", "SSL_CERT_DIR"):
    os.environ[_name] = os.devnull
#: So many new objects are looked through for garbage when a test has ended. Python does so every 700, wherever it is,
#: and finds what the test still needs: one part in seven of the tests' time.
_NEW = 20_000
# In the middle only of tests that would fill the memory.
gc.set_threshold(15 * _NEW, 10, 10)
if "PYTEST_XDIST_WORKER" in os.environ:
    # Nothing of what is collected is garbage.
    gc.disable()
# Files live for one test, and a disk keeps a journal of each: where there is memory to spare they lie there.
_MEMORY = Path("/dev/shm")
if os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > 2 * 1024**3:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))


def pytest_configure(config: pytest.Config) -> None:
    """Before there are workers, and in each of them."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        # Imported here: there may be no xdist.
        from tests.distribution import tell_less  # noqa: PLC0415

        tell_less(config)
    elif config.getoption("numprocesses", None):
        compile_ahead(config)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """The house's own tests first, which take long: whoever began with them at the end would be waited for."""
    with pytest.MonkeyPatch.context() as patch:
        if "hypothesis" in sys.modules:
            # Looked for in each worker here, in every module there is; who has such a test looks for them there.
            patch.setattr("hypothesis.internal.conjecture.providers._get_local_constants", lambda: None)
        yield
    items.sort(key=lambda item: item.path.parent != _HERE)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """What is in memory before the first test stays to the end: nobody need look through it for garbage."""
    gc.collect()
    gc.freeze()
    gc.enable()


def pytest_runtest_logfinish() -> None:
    """What is left of tests is thrown away, and what stays of them is not looked through again."""
    if gc.get_count()[0] > _NEW:
        gc.collect()
        gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """By files, with one worker for the browser."""
    if config.getvalue("dist") != "loadfile":
        return None
    # Imported here: there may be no xdist.
    from tests.distribution import Distribution  # noqa: PLC0415

    return Distribution(config, log)


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """One more than there are processors: the tests of browsers and processes wait for them half of their time."""
    return (yield) + 1
