"""Threads that draw, or have a process draw, each one thing at a time; whoever takes too long is sent away, and another
takes the place.

A thread cannot be stopped from outside. One that is sent away learns at the next step of its work that nobody waits
any more (`renderer.patience`); one that never comes to a next step is left to itself, and holds up neither the others
nor the end of the program.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from renderer import patience
from renderer.drawer import Drawer
from renderer.patience import TooLongError

_Made = TypeVar("_Made")
#: On a slow host what comes after all is kept for the next time: whoever is sent away may go on for so many times the
#: patience of those who asked.
LONGER: Final = 6
#: How far a thread that draws stands back behind whoever answers people, in this process or another one.
BEHIND: Final = 10


def _stand_back(behind: int) -> None:
    """Pictures may wait for processors, people may not. On Linux alone has each thread a priority of its own."""
    if sys.platform == "linux":
        own = threading.get_native_id()
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, own, os.getpriority(os.PRIO_PROCESS, own) + behind)


class _Worker:
    """One thread with one piece of work at a time; it begins with the first."""

    def __init__(self, name: str, behind: int, drawer: Drawer | None = None) -> None:
        self._behind: Final = behind
        #: Whoever does its work elsewhere.
        self.drawer: Final = drawer
        self._given: Final[SimpleQueue[tuple[Callable[[], Any], float, Future[Any]] | None]] = SimpleQueue()
        self.pulse: Final = patience.Pulse()
        # A daemon: the program must be able to end although a thread hangs.
        self.thread: Final = threading.Thread(target=self._work, name=name, daemon=True)

    def take(self, work: Callable[[], _Made], seconds: float) -> Future[_Made]:
        """Begin a piece of work; the result, later."""
        made: Future[_Made] = Future()
        self._given.put((work, seconds, made))
        if self.thread.ident is None:
            self.thread.start()
        return made

    def leave(self) -> None:
        """No more work: the thread ends with what it has, a process at once."""
        self._given.put(None)
        if self.drawer is not None:
            self.drawer.end()

    def _work(self) -> None:
        _stand_back(self._behind)
        while (given := self._given.get()) is not None:
            work, seconds, made = given
            if made.set_running_or_notify_cancel():
                try:
                    made.set_result(self._done(work, seconds))
                except BaseException as error:
                    made.set_exception(error)
            # What was drawn is not kept until the next piece of work.
            del given, work, made

    def _done(self, work: Callable[[], _Made], seconds: float) -> _Made:
        if self.drawer is not None:
            return self.drawer.do(work, seconds, self.pulse)
        patience.begin(seconds, self.pulse)
        return work()


class Workers:
    """So many threads of one kind; so many more may be away, each with the memory of what it was drawing."""

    def __init__(
        self, name: str, size: int, away: int, behind: int = BEHIND, *, elsewhere: bool = False
    ) -> None:
        self._name: Final = name
        self._behind: Final = behind
        #: They have processes draw.
        self.elsewhere: Final = elsewhere
        self._most_away: Final = away
        self._free: Final = [self._worker() for _ in range(size)]
        self._turns: Final = asyncio.Semaphore(size)
        self._away: list[threading.Thread] = []

    async def do(self, work: Callable[[], _Made], seconds: float) -> _Made:
        """Have a piece of work done by whoever is free first. Raises TooLongError after so many seconds without a next
        step, and after several times as many in any case.

        They begin with the work: where many wait for their turn, nobody hangs.
        """
        async with self._turns:
            self._away = [one for one in self._away if one.is_alive()]
            if len(self._away) >= self._most_away:
                raise TooLongError(f"{len(self._away)} threads hang already")
            worker = self._free.pop()
            made = worker.take(work, LONGER * seconds)
            waiting = asyncio.wrap_future(made)
            try:
                if not await _done(waiting, worker.pulse, seconds):
                    raise TooLongError(
                        f"not done after {seconds:g} seconds, but here:\n{_where(worker.thread)}"
                    )
                return waiting.result()
            finally:
                waiting.cancel()
                self._free.append(worker if made.done() else self._stand_in(worker))

    def _worker(self) -> _Worker:
        return _Worker(self._name, self._behind, Drawer(self._behind) if self.elsewhere else None)

    def _stand_in(self, worker: _Worker) -> _Worker:
        self._away.append(worker.thread)
        worker.leave()
        return self._worker()

    def close(self) -> None:
        """Everybody may go, and whoever is away is not waited for. Work that still comes begins anew."""
        for worker in self._free:
            worker.leave()
            if worker.thread.ident is not None:
                worker.thread.join()
        self._free[:] = [self._worker() for _ in self._free]


async def _done(waiting: asyncio.Future[Any], pulse: patience.Pulse, seconds: float) -> bool:
    """Whether something is done before it has stood still for so long, or gone on for several times that."""
    began = pulse.at = time.monotonic()
    left = seconds
    while not await heard(waiting, left):
        now = time.monotonic()
        left = min(pulse.at + seconds, began + LONGER * seconds) - now
        if left <= 0:
            return False
    return True


async def heard(waiting: asyncio.Future[Any], seconds: float) -> bool:
    """Whether something is done within so many seconds; it is left as it is."""
    await asyncio.wait([waiting], timeout=seconds)
    return waiting.done()


def _where(thread: threading.Thread) -> str:
    """What a thread is doing, as lines of code: no values, no secrets."""
    frame = sys._current_frames().get(thread.ident or 0)  # noqa: SLF001 - the one way to look into a thread
    return "".join(traceback.format_stack(frame)) if frame is not None else ""
