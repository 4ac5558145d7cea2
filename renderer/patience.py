"""How long a picture may take: whoever draws asks between two steps whether anybody still waits."""

from __future__ import annotations

import threading
import time
from typing import Final

_here: Final = threading.local()


class TooLongError(Exception):
    """A piece of work took longer than anybody waits."""


def begin(seconds: float) -> None:
    """From now on this thread has so much time."""
    _here.end = time.monotonic() + seconds


def still_wanted() -> None:
    """Between two steps of drawing. Raises TooLongError where time is up; outside a studio there is no hurry."""
    end: float | None = getattr(_here, "end", None)
    if end is not None and time.monotonic() > end:
        raise TooLongError("nobody waits for it any more")
