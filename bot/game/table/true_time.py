"""What time it is: what the machine's clock says, unless it jumps or Discord knows better.

Deadlines are shown by the clocks of those who play, and those go as Discord's does. A machine whose clock is wrong by
an hour would keep people waiting for an hour, or take one from them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

_LOG = logging.getLogger(__name__)
#: Seconds by which the clock may run apart from the time that really goes by, between two looks, and from Discord's.
_APART: Final = 30.0
#: Seconds after which a clock that has jumped is believed if nobody knows better: whoever sets it sees to it by then.
_WATCHED: Final = 300.0


class TrueTime:
    """Compares the machine's clock with the time that goes by, and with Discord's."""

    def __init__(self, wall: Callable[[], float], going: Callable[[], float] | None) -> None:
        self._wall = wall
        #: Seconds since some moment, counted by what no one can set; None: the clock itself is what goes by.
        self._going = going
        self._last: tuple[float, float] | None = None
        #: What is to be added to the machine's clock.
        self._off = 0.0
        #: Until when what goes by counts more than a clock that has jumped; None: nobody doubts it.
        self._doubted: float | None = None
        self._asks = False

    def now(self) -> float:
        """The time. After a jump it goes on as before."""
        wall = self._wall()
        if self._going is not None:
            self._look(wall, self._going())
        return wall + self._off

    def _look(self, wall: float, going: float) -> None:
        if self._last is not None:
            apart = (wall - self._last[0]) - (going - self._last[1])
            if abs(apart) > _APART:
                _LOG.warning(
                    "the machine's clock has jumped by %.0f s: asking Discord what time it is", apart
                )
                self._off -= apart
                self._doubted, self._asks = going + _WATCHED, True
        self._last = (wall, going)
        if self._doubted is not None and going >= self._doubted:
            _LOG.warning("Discord does not say what time it is: believing the machine's clock")
            self._doubted, self._off = None, 0.0

    def asks(self) -> bool:
        """Whether Discord is to be asked what time it is: once for each jump."""
        self.now()
        asks, self._asks = self._asks, False
        return asks

    def told(self, moment: float) -> None:
        """Discord says what time it is, to the second."""
        apart = moment - self.now()
        self._doubted, self._asks = None, False
        # A second more or less would make the time go back and forth.
        if abs(apart) > _APART:
            self._off += apart
            _LOG.warning("the machine's clock is wrong by %.0f s: Discord's counts", -self._off)
