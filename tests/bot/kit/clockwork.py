"""What time it is for the simulated server: asked in every round of the loop, so it is told without looking far."""

from __future__ import annotations

import time
from typing import Final

from simcord import _dpy_internals, _runtime

_true: Final = time.monotonic


def _monotonic() -> float:
    scope = _runtime._BOT_SCOPE.get()
    if scope is None:
        return _true()
    env, generation = scope
    here = env._started and env._runtime is not None and generation == env._generation
    return env._virtual_time if here else _true()


def install() -> None:
    """From now on a simulated server that begins has this clock."""
    assert _dpy_internals._clock_originals is None, "none has begun"
    _dpy_internals._clock_monotonic = _monotonic


__all__ = ["install"]
