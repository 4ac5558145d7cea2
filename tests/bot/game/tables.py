"""What the tests of the service sit at: backends on one store, a clock that stands still, people with names."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

from bot.backend import Backend
from bot.game.values import GameCard, NewGame, Outcome, Request
from bot.store.text.coding import fields_of
from engine.types import Side
from tests.bot.store import prepared

ANA, BO, CY, DEE = 101, 202, 303, 404
START = 1_800_000_000.0


class Tables:
    """A backend with everything in hand that it takes from outside."""

    def __init__(self, backend: Backend, address: str) -> None:
        self.backend = backend
        self.address = address
        self.now = START
        self.interactions = itertools.count(1)

    @classmethod
    async def open(cls, address: str, *, seed: str = "seed", now: float = START, **more: Any) -> Tables:
        """A new process at an address."""
        made: Tables
        store = await prepared.opened(address)
        taken = {"salt": None, "draw": lambda: 0.5, "most_opened": 1000, **more}
        backend = Backend(store, now=lambda: made.now, seed=lambda: seed, **taken)
        made = cls(backend, address)
        made.now = now
        return made

    async def close(self) -> None:
        """The process ends."""
        await self.backend.close()

    async def again(self) -> Tables:
        """The process ends and another one starts; the clock goes on."""
        await self.close()
        made = await Tables.open(self.address, now=self.now)
        # Discord numbers interactions on, whoever answers them.
        made.interactions = self.interactions
        return made

    def ask(self, person: int, game: int, **more: Any) -> Request:
        """A request with an interaction of its own."""
        return Request(person, game, next(self.interactions), **more)

    async def started(self, scenario: str = "pegasus-bridge", **more: Any) -> GameCard:
        """A running game: Ana plays the side that moves first, Bo the other."""
        # What a late side may be asked for is tried at tables without stand-ins, but where it says otherwise.
        wanted = {"by": ANA, "opponent": None if more.get("practice") else BO, "standin": False, **more}
        card = await self.backend.lobby.new(NewGame(scenario, **wanted))
        if not more.get("practice"):
            await self.backend.lobby.join(self.ask(BO, card.id))
        return await self.backend.games.card(card.id)

    async def act(self, game: int, line: str, person: int | None = None, side: Side | None = None) -> Outcome:
        """Somebody does something; without a name whoever must."""
        card = await self.backend.games.card(game)
        who = person or card.awaited[0]
        return await self.backend.games.act(self.ask(who, game, side=side), line)

    async def random_act(self, game: int, rng: Random) -> Outcome | None:
        """Whoever must decide does anything legal; None: nobody must."""
        card = await self.backend.games.card(game)
        if card.status != "running":
            return None
        person = card.awaited[0]
        legal = await self.backend.games.legal(game, person, side=card.to_act)
        assert legal, card
        request = self.ask(person, game, seen=card.revision, side=card.to_act)
        return await self.backend.games.act(request, rng.choice(legal))

    async def play_out(self, game: int, seed: int, most: int = 5000) -> int:
        """Random play until the game is over; returns the number of acts."""
        rng = Random(seed)
        for number in range(most):
            if await self.random_act(game, rng) is None:
                return number
        raise AssertionError("the game does not end")

    async def said(self) -> list[tuple[int | None, str, dict[str, Any]]]:
        """Everything that waits to be said, and say it."""
        found = []
        while taken := await self.backend.announce.take():
            found += [(one.game, one.kind, fields_of(one.said)) for one in taken]
            await self.backend.announce.done(*[one.id for one in taken])
        return found
