"""What drawing leaves of the C library's heap, where it can be told so (glibc); elsewhere memory is its own affair."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress
from typing import Final

#: Blocks of this size go back to the system as soon as a picture is done. Left to itself the C library keeps them in
#: the heap of each thread, which ends up in pieces: a day of boards took 400 MB that nobody used.
_LARGE: Final = 4_000_000
_M_MMAP_THRESHOLD: Final = -3
#: Threads share so many heaps: left to itself the C library makes one for each, and each keeps what it had at most.
_HEAPS: Final = 2
_M_ARENA_MAX: Final = -8


def give_back_large_blocks() -> None:
    """From now on."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            library = ctypes.CDLL(None)
            library.mallopt(_M_MMAP_THRESHOLD, _LARGE)
            library.mallopt(_M_ARENA_MAX, _HEAPS)


def give_back_small_blocks() -> None:
    """Once: the pieces in which the heap lies after a hundred pictures in a row are 15 MB."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
