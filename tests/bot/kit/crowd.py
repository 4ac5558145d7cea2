"""Many presses in the same moment: each is on its way before the first is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest


async def at_once(env: Any, *presses: Callable[[], Awaitable[Any]]) -> list[Any]:
    """Everybody presses and nobody waits: what became of each shows when the bot has settled."""

    async def without_waiting(**_: Any) -> None:
        """The next one presses already."""

    with pytest.MonkeyPatch.context() as patch:
        # simcord lets the bot finish after every verb.
        patch.setattr(env, "_settle_internal", without_waiting)
        return [await press() for press in presses]
