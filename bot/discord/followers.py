"""Panels that wait for a computer: they are brought up to date when it has answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.newest import Newest

_LOG = logging.getLogger(__name__)
#: Games with somebody who waits.
_MOST: Final = 2_000

Again = Callable[[], Awaitable[None]]


class Followers:
    """Who waits, by game and person: of several panels of one person the newest."""

    def __init__(self) -> None:
        self._waiting: Final[Newest[int, dict[int, Again]]] = Newest(_MOST)
        #: By game how far it had come when it was told last.
        self._told: Final[Newest[int, int]] = Newest(_MOST)
        self._telling: Final[set[asyncio.Task[None]]] = set()

    def wait(self, game: int, person: int, again: Again, *, until: int) -> None:
        """Call `again` when the game is the person's once more, at that revision or later: at once, if the computer
        was quicker than whoever waits for it."""
        if self._told.get(game, 0) >= until:
            self._call(again)
        else:
            self._waiting.keep(game, self._waiting.get(game, {}))[person] = again

    def tell(self, game: int, revision: int) -> None:
        """The computer has answered; nobody waits for these edits."""
        self._told.keep(game, revision)
        for again in self._waiting.pop(game, {}).values():
            self._call(again)

    def _call(self, again: Again) -> None:
        task = asyncio.get_running_loop().create_task(_told(again), name="follower")
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)


async def _told(again: Again) -> None:
    try:
        await again()
    except (discord.HTTPException, discord.RateLimited, OSError, TimeoutError) as error:
        # Discord takes edits of an answer for a quarter of an hour; the notice tells it, too.
        _LOG.info("a panel that waited for a computer stays as it is: %s", error)
    except Exception:
        _LOG.exception("a panel that waited for a computer could not be brought up to date")
