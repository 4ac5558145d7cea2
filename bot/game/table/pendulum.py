"""Whether the clock of the machine can be believed: one that jumps is watched for a while before anything is due."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

_LOG = logging.getLogger(__name__)
#: Seconds by which the clock may run apart from the time that really goes by, between two looks.
_JUMP: Final = 30.0
#: Seconds for which a clock that has jumped must go on as usual to be believed: whoever sets it sees to it by then.
_WATCHED: Final = 300.0


class Pendulum:
    """Compares the clock with the time that goes by."""

    def __init__(self, going: Callable[[], float] | None) -> None:
        #: Seconds since some moment, counted by what no one can set; None: the clock itself is what goes by.
        self._going = going
        self._last: tuple[float, float] | None = None
        self._until = 0.0

    def steady(self, now: float) -> bool:
        """Whether the clock goes as it should."""
        if self._going is None:
            return True
        going = self._going()
        if self._last is not None:
            apart = (now - self._last[0]) - (going - self._last[1])
            if abs(apart) > _JUMP:
                _LOG.warning("the clock has jumped by %.0f s: nothing is due for %.0f s", apart, _WATCHED)
                self._until = going + _WATCHED
        self._last = (now, going)
        return going >= self._until
