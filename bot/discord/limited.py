"""Rate limits as discord.py keeps them: which of them are waited out, and how often the old ones are thrown away."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from discord.http import HTTPClient

#: Seconds of a limit that a call waits out. A longer one is answered with RateLimited, and told later: whoever waits
#: holds up others.
_WAITED_OUT: Final = 5.0
#: Seconds between two looks through all that is known.
_TIDIED: Final = 30.0


def limited(http: HTTPClient, now: Callable[[], float] = time.monotonic) -> None:
    """From now on it keeps its limits like this.

    Each channel has limits of its own, which are kept for five minutes, and discord.py looks through all of them at
    each new one: among the threads of thousands of battles that costs more than the request.
    """
    http.max_ratelimit_timeout = _WAITED_OUT
    tidy: Final = http._try_clear_expired_ratelimits  # noqa: SLF001 - it has no other door
    following = now() + _TIDIED

    def seldom() -> None:
        nonlocal following
        if now() >= following:
            following = now() + _TIDIED
            tidy()

    http._try_clear_expired_ratelimits = seldom  # type: ignore[method-assign]  # noqa: SLF001
