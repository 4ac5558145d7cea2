"""What is done beside an answer: nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final

import aiohttp
import discord

from bot.store import Away

_LOG = logging.getLogger(__name__)
#: What any call to Discord may raise on a bad day. RateLimited is no HTTPException of discord.py's.
FAILURES: Final = (
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
)


def failed(log: logging.Logger, what: str, error: Exception) -> None:
    """Note what went wrong, and where; that the store cannot be asked is no fault of whoever asked it."""
    log.error("%s: %s", what, error, exc_info=None if isinstance(error, Away) else error)


class Aside:
    """Tasks of one kind, kept while they run: the loop by itself may lose them."""

    def __init__(self, name: str) -> None:
        self._name: Final = name
        self.running: Final[set[asyncio.Task[None]]] = set()

    def do(self, work: Coroutine[object, object, None]) -> None:
        """Begin it."""
        task = asyncio.get_running_loop().create_task(work, name=self._name)
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    def edit(self, editing: Callable[[], Awaitable[object]]) -> None:
        """Edit or remove an answer, as long as Discord takes that: for a quarter of an hour."""
        self.do(self._edited(editing))

    async def _edited(self, editing: Callable[[], Awaitable[object]]) -> None:
        try:
            await editing()
        except FAILURES as error:
            _LOG.info("%s: an answer stays as it is: %s", self._name, error)
        except Exception:
            _LOG.exception("%s: an answer could not be edited", self._name)
