"""simcord waits five seconds for a bot that begins, however busy the machine is; here it waits for the bot.

Nor is anybody put off early here, or how fast a machine is would say what a press is answered with.
"""

from __future__ import annotations

from typing import Any

from simcord.env import Env

from bot.discord import reply

#: Seconds after which a bot that does not begin is stuck, and not slow.
_STUCK = 60.0


def install() -> None:
    """From now on a limit that simcord sets itself is at least ours, and that of its world."""
    reply._SOON = reply._PATIENCE  # type: ignore[misc]
    settle = Env._settle_internal

    async def patiently(self: Any, *, timeout: float | None = None, **how: Any) -> Any:
        most = None if timeout is None else max(timeout, self.settle_timeout, _STUCK)
        return await settle(self, timeout=most, **how)

    Env._settle_internal = patiently  # type: ignore[method-assign]
