"""How long a picture may take: whoever draws asks between two steps whether anybody still waits."""

from __future__ import annotations

import threading
import time
from typing import Final

_here: Final = threading.local()


class TooLongError(Exception):
    """A piece of work took longer than anybody waits."""


class Pulse:
    """When a thread last came to a next step: where the host is busy with others it is slow, and does not hang."""

    def __init__(self) -> None:
        self.at = time.monotonic()


def begin(seconds: float, pulse: Pulse) -> None:
    """From now on this thread has so much time."""
    pulse.at = time.monotonic()
    _here.end, _here.pulse = pulse.at + seconds, pulse


def still_wanted() -> None:
    """Between two steps of drawing. Raises TooLongError where time is up; outside a studio there is no hurry."""
    end: float | None = getattr(_here, "end", None)
    if end is None:
        return
    _here.pulse.at = now = time.monotonic()
    if now > end:
        raise TooLongError("nobody waits for it any more")
