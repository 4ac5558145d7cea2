"""Which worker runs which tests: a file is one worker's from beginning to end, and so is all that needs a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import pytest
from xdist.scheduler import LoadFileScheduling

_ROOT: Final = Path(__file__).parents[1]
#: Whoever takes a page of it has this in hand.
_BROWSER: Final = "tests.bot.kit.browser"


class _Known(list[str]):
    """The tests of a worker in order: each is asked for its place, which a list looks for from its beginning."""

    def __init__(self, tests: Iterable[str]) -> None:
        super().__init__(tests)
        self._places = {test: place for place, test in enumerate(self)}

    def index(self, test: str, *_: Any) -> int:
        return self._places[test]


class Distribution(LoadFileScheduling):
    """By files, but for the browser: it is started once, in one worker."""

    def _split_scope(self, nodeid: str) -> str:
        file = super()._split_scope(nodeid)
        return _BROWSER if _looks(file) else file

    def add_node_collection(self, node: Any, collection: Sequence[str]) -> None:
        super().add_node_collection(node, collection)
        if node in self.registered_collections:
            self.registered_collections[node] = _Known(collection)


def tell_less(config: pytest.Config) -> None:
    """In a worker: that a test was set up, or what it used taken away, is told the main process only where it failed.
    Three reports a test are written, sent and read otherwise, and all but one of them say nothing.
    """
    for hook in config.hook.pytest_runtest_logreport.get_hookimpls():
        if type(hook.plugin).__name__ == "WorkerInteractor":
            hook.function = partial(_told, hook.function)


def _told(send: Callable[..., None], report: pytest.TestReport) -> None:
    if report.when == "call" or not report.passed:
        send(report)


@cache
def _looks(file: str) -> bool:
    """Whether tests of that file look at something in a browser."""
    return _BROWSER in (_ROOT / file).read_text("utf-8")


__all__ = ["Distribution", "tell_less"]
