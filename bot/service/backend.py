"""The whole backend, wired: what the Discord side talks to."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bot.service.desk import Desk
from bot.service.games import Games
from bot.service.library import Library
from bot.service.lobby import Lobby, new_seed
from bot.service.standing import Standing
from bot.settings import Settings
from bot.store import Database, open_store


class Backend:
    """Every room of the service."""

    def __init__(
        self,
        store: Database,
        *,
        now: Callable[[], float] = time.time,
        seed: Callable[[], str] = new_seed,
        draw: Callable[[], float] | None = None,
        folders: Sequence[Path] = (),
        games_in_memory: int = 400,
    ) -> None:
        self.store = store
        self.desk = Desk(store, now=now, most=games_in_memory)
        chance = draw or random.SystemRandom().random
        self.library = Library(store, now, folders)
        self.lobby = Lobby(self.desk, self.library, seed)
        self.games = Games(self.desk, chance)
        self.standing = Standing(self.desk)

    @classmethod
    async def open(cls, settings: Settings) -> Backend:
        """Open the store of these settings. Raises StoreError in one plain line."""
        store = await open_store(settings.database)
        return cls(store, folders=settings.scenarios, games_in_memory=settings.games_in_memory)

    async def close(self) -> None:
        """Close the store."""
        await self.store.close()
