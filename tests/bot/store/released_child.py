"""The service of another folder (`PYTHONPATH`), told what to do by lines of JSON."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from bot.backend import Backend
from bot.errors import UserError
from bot.game.values import NewGame, Request
from bot.store import migrating, open_store


class Hand:
    """What it can be told to do."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend

    async def step(self) -> str | None:
        """The last step it knows."""
        return migrating.newest()

    async def began(self, by: int, opponent: int) -> int:
        """A battle between two."""
        card = await self._backend.lobby.new(NewGame("pegasus-bridge", by, opponent=opponent))
        await self._backend.lobby.join(Request(opponent, card.id))
        return card.id

    async def act(self, person: int, game: int, interaction: int, line: str) -> list[object]:
        """Somebody does something; whether it was done before, or the key of what is refused."""
        try:
            found = await self._backend.games.act(Request(person, game, interaction), line)
        except UserError as error:
            return ["refused", error.key]
        return ["done", found.repeated]

    async def log(self, game: int) -> list[str | None]:
        """What was done in a battle."""
        return [one.notation for one in await self._backend.games.log(game)]

    async def told(self) -> list[int]:
        """Say what waits to be said; the numbers of it."""
        taken = await self._backend.announce.take()
        await self._backend.announce.done(*[one.id for one in taken])
        return [one.id for one in taken]

    async def set(self, person: int, theme: str) -> str:
        """A person's setting, as it is read again."""
        await self._backend.people.set(person, theme=theme)
        return (await self._backend.people.get(person)).theme


async def main() -> None:
    """Until nobody says anything more."""
    backend = Backend(await open_store(sys.argv[1]), seed=lambda: "seed", salt=None, draw=lambda: 0.5)
    hand = Hand(backend)
    print(json.dumps("open"), flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        what, *given = json.loads(line)
        do: Callable[..., Awaitable[Any]] = getattr(hand, what)
        print(json.dumps(await do(*given)), flush=True)
    await backend.close()


asyncio.run(main())
