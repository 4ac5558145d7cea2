"""Answers that hold for one position of one draft: they go when it is another one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.discord.panels import Draft
from bot.newest import Newest

_LOG = logging.getLogger(__name__)
#: So many of them; whoever has not gone on for so long reads in the answer itself what it is for.
_MOST: Final = 2_000

Remove = Callable[[], Awaitable[None]]


class Passing:
    """By person and game the answer that still holds, and how it is removed."""

    def __init__(self) -> None:
        self._kept: Final[Newest[tuple[int, int], tuple[Draft, Remove]]] = Newest(_MOST)
        self._going: Final[set[asyncio.Task[None]]] = set()

    def keep(self, person: int, game: int, draft: Draft, remove: Remove) -> None:
        """Another answer in the place of the one before."""
        self._drop(person, game)
        self._kept.keep((person, game), (draft, remove))

    def now(self, person: int, game: int, draft: Draft) -> None:
        """The person's panel shows this draft; nobody waits for what is removed."""
        kept = self._kept.get((person, game))
        if kept is not None and kept[0] != draft:
            self._drop(person, game)

    def _drop(self, person: int, game: int) -> None:
        kept = self._kept.pop((person, game), None)
        if kept is not None:
            task = asyncio.get_running_loop().create_task(_removed(kept[1]), name="passing")
            self._going.add(task)
            task.add_done_callback(self._going.discard)


async def _removed(remove: Remove) -> None:
    try:
        await remove()
    except (discord.HTTPException, discord.RateLimited, OSError, TimeoutError) as error:
        # Discord takes it for a quarter of an hour; whoever reads an older one reads what it is for.
        _LOG.info("an answer stays that holds no more: %s", error)
