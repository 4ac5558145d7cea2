"""Discord dates each of its answers, by a clock of its own; simcord's answers have no date."""

from __future__ import annotations

from collections.abc import Callable
from email.utils import formatdate
from types import SimpleNamespace
from typing import Any

from bot.discord.client import Fieldpost


class Dated:
    """What a client hears of the time by its answers."""

    def __init__(self, bot: Fieldpost, now: Callable[[], float]) -> None:
        self._bot, self._now = bot, now
        #: simcord puts another one into its place, without it.
        self._trace = bot.http.http_trace

    async def answered(self) -> None:
        """An answer has come; the first one is that to its login, before it is anywhere."""
        assert self._trace is not None
        headers = {"Date": formatdate(self._now(), usegmt=True)}
        done: Any = SimpleNamespace(response=SimpleNamespace(status=200, headers=headers))
        for heard in self._trace.on_request_end:
            await heard(None, None, done)  # type: ignore[arg-type]

    def begin(self) -> None:
        """From now on each request is answered so."""
        request = self._bot.http.request

        async def asked(*what: Any, **how: Any) -> Any:
            try:
                return await request(*what, **how)
            finally:
                await self.answered()

        self._bot.http.request = asked  # type: ignore[method-assign]
