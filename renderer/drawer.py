"""A process that draws for a thread, which only waits for it.

Two threads share one interpreter: beside a loop that answers a hundred presses a second a picture took twice its time,
and what is told of each turn waited in line for it. What draws elsewhere also ends when somebody wants it to.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from types import MappingProxyType
from typing import Any, Final, TypeVar

from renderer import heap, patience
from renderer.patience import TooLongError

_Made = TypeVar("_Made")
#: A fork would take the loop's sockets and the store's connections along.
_SPAWNED: Final = multiprocessing.get_context("spawn")
#: Seconds between two signs of life of whoever is drawing.
_BEAT: Final = 0.25


def _table(rows: dict[Any, Any]) -> Mapping[Any, Any]:
    return MappingProxyType(rows)


def _packed(
    table: Mapping[Any, Any],
) -> tuple[Callable[[dict[Any, Any]], Mapping[Any, Any]], tuple[dict[Any, Any]]]:
    return _table, (dict(table),)


# Views hold tables that nobody can change, which Python does not send by itself.
ForkingPickler.register(MappingProxyType, _packed)


class Drawer:
    """One process, begun with the first picture, and anew where it was killed."""

    def __init__(self, behind: int) -> None:
        self._behind: Final = behind
        self._there: tuple[BaseProcess, Connection] | None = None
        self._ended = False

    def do(self, work: Callable[[], _Made], seconds: float, pulse: patience.Pulse) -> _Made:
        """What the work makes, or raises. Raises TooLongError when it is sent away meanwhile."""
        for last in (False, True):
            try:
                return self._done(work, seconds, pulse)
            except (EOFError, OSError):
                # Killed, or out of memory: another one draws it.
                self._send_away()
                if self._ended:
                    raise TooLongError("nobody waits for it any more") from None
                if last:
                    raise
        raise AssertionError

    def end(self) -> None:
        """It draws nothing more, whatever it is at."""
        self._ended = True
        if self._there is not None:
            # Whoever waits at its pipe hears of it, and closes that.
            self._there[0].kill()

    def _send_away(self) -> None:
        there, self._there = self._there, None
        if there is not None:
            process, pipe = there
            process.kill()
            process.join()
            with suppress(OSError):
                pipe.close()

    def _done(self, work: Callable[[], _Made], seconds: float, pulse: patience.Pulse) -> _Made:
        _, pipe = self._there or self._begun()
        pipe.send((work, seconds))
        while (said := pipe.recv()) is None:
            pulse.at = time.monotonic()
        made, error = said
        if error is not None:
            raise error
        return made  # type: ignore[no-any-return]

    def _begun(self) -> tuple[BaseProcess, Connection]:
        ours, its = _SPAWNED.Pipe()
        process = _SPAWNED.Process(target=_draw, args=(its, self._behind), name="artist", daemon=True)
        process.start()
        # Or nobody would hear of its end.
        its.close()
        self._there = process, ours
        return self._there


class _Beat(patience.Pulse):
    """Tells whoever waits that it goes on."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe: Final = pipe
        self._at = self._told = time.monotonic()

    @property
    def at(self) -> float:
        """When a next step was last reached."""
        return self._at

    @at.setter
    def at(self, now: float) -> None:
        self._at = now
        if now - self._told > _BEAT:
            self._told = now
            self._pipe.send(None)


# In the other process


def _draw(pipe: Connection, behind: int) -> None:
    if hasattr(os, "nice"):
        os.nice(behind)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    heap.give_back_large_blocks()
    with suppress(EOFError, OSError):
        while True:
            work, seconds = pipe.recv()
            patience.begin(seconds, _Beat(pipe))
            pipe.send(_drawn(work))


def _drawn(work: Callable[[], Any]) -> tuple[Any, Exception | None]:
    try:
        return work(), None
    except Exception as error:
        # Where it was is forgotten on the way; lines of code hold no secrets.
        error.add_note(traceback.format_exc())
        return None, error


def _leave_with_parent() -> None:
    """A bot that was killed sends nobody away."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


__all__ = ["Drawer"]
