"""A bot without a network: discord.py's own dispatch goes in, its answers are caught before the network."""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
import time
import warnings
from typing import Any, Final

with warnings.catch_warnings():
    # discord.py 2.7.1 imports audioop, which Python 3.11 says will go; nothing here uses voice.
    warnings.simplefilter("ignore")
    import discord

from discord import app_commands
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.backend import Backend
from bot.discord.client import Fieldpost
from bot.discord.lasting import keep
from bot.environment import Settings
from bot.game.values import NewGame, Request
from bot.i18n import ENGLISH
from bot.store import open_store
from renderer.picture import Picture
from renderer.studio import Studio

ANA, BO = 101, 202
SLASH, COMPLETE = 2, 4
_APP: Final = 999
_BOT: Final = {"id": str(_APP), "username": "bot", "discriminator": "0", "avatar": None}
#: What an edit of an answer brings back.
_MESSAGE: Final = {
    "id": "1", "channel_id": "5", "author": _BOT, "content": "", "timestamp": "2026-01-01T00:00:00+00:00",
    "edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [],
    "attachments": [], "embeds": [], "components": [], "pinned": False, "type": 0,
}  # fmt: skip


class Caught(AsyncWebhookAdapter):
    """Answers to interactions end here."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: dict[str, asyncio.Future[Any]] = {}

    async def request(self, route: Any, session: Any, **more: Any) -> Any:
        number = str(
            getattr(route, "webhook_id", None) or route.url.split("/interactions/")[-1].split("/")[0]
        )
        found = self.waiting.pop(number, None)
        if found is not None and not found.done():
            found.set_result(more.get("payload"))
        if route.method == "PATCH":
            return _MESSAGE
        return {"interaction": {"id": number, "type": 2, "response_message_id": "1"}}


class Blank(Studio):
    """Pictures at no cost: what they cost is another benchmark."""

    def __init__(self) -> None:
        super().__init__(workers=1)

    def is_warm(self, view: Any, **look: Any) -> bool:
        return True

    async def board(self, view: Any, **look: Any) -> Picture:
        return _BLANK


_BLANK = Picture(b"", "png", 1, 1)


class Lag:
    """How late the loop is while something goes on: `async with lag:`, as often as wanted."""

    def __init__(self) -> None:
        self._seen: list[float] = []
        self._watching: asyncio.Task[None] | None = None

    async def __aenter__(self) -> None:
        self._watching = asyncio.create_task(self._watch())

    async def __aexit__(self, *_: object) -> None:
        if self._watching is not None:
            self._watching.cancel()

    async def _watch(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.005)
            self._seen.append(time.perf_counter() - before - 0.005)

    def figures(self) -> dict[str, float]:
        """In milliseconds."""
        seen = sorted(self._seen)
        return {"lag p99 ms": 1000 * seen[int(0.99 * len(seen))], "lag max ms": 1000 * seen[-1]}


class Rig:
    """The bot, and interactions for it."""

    def __init__(self, client: Fieldpost, caught: Caught) -> None:
        self.client = client
        self.caught = caught
        # Every run has ids of its own: a store remembers those it has seen.
        self._ids = itertools.count(time.time_ns())
        #: Whose Discord speaks something else than English.
        self.locales: dict[int, str] = {}

    @classmethod
    async def open(cls, address: str, studio: Studio | None = None) -> Rig:
        backend = Backend(await open_store(address), most_opened=sys.maxsize)
        # The same two sit at every table here.
        await backend.servers.set(0, 0, most_games=sys.maxsize)
        client = Fieldpost(backend, Settings(), studio if studio is not None else Blank())
        client.shard_count = 1
        keep()
        caught = Caught()
        async_context.set(caught)

        async def nothing(*_: Any, **__: Any) -> Any:
            return []

        client.http.request = nothing  # type: ignore[method-assign]
        await client._async_setup_hook()
        client._connection.application_id = _APP
        client._ready = asyncio.Event()
        client._connection.user = discord.ClientUser(
            state=client._connection,
            data=_BOT,  # type: ignore[arg-type]
        )
        await client.setup_hook()
        # What is announced is another row of the table.
        client.herald.kick = lambda: None  # type: ignore[method-assign]
        _add_ping(client)
        return cls(client, caught)

    async def close(self) -> None:
        await self.client.close()

    async def interact(self, kind: int, name: str, options: list[dict[str, Any]], person: int = ANA) -> Any:
        """One interaction; until its first answer."""
        number = str(next(self._ids))
        answered = asyncio.get_running_loop().create_future()
        self.caught.waiting[number] = answered
        group, _, sub = name.partition(" ")
        if sub:
            options = [{"name": sub, "type": 1, "options": options}]
        user = {"id": str(person), "username": "x", "discriminator": "0", "avatar": None, "global_name": None}
        self.client._connection.parse_interaction_create(
            {
                "id": number, "application_id": str(_APP), "type": kind, "token": "t", "version": 1,
                "data": {"id": "1", "name": group, "type": 1, "options": options},
                "channel_id": "5", "channel": {"id": "5", "type": 1, "recipients": [user]},
                "user": user, "locale": self.locales.get(person, "en-US"),
                "entitlements": [], "authorizing_integration_owners": {},
                "context": 1, "attachment_size_limit": 10485760, "app_permissions": "0",
            }  # type: ignore[arg-type, typeddict-item]
        )  # fmt: skip
        return await answered

    async def order(self, game: int, text: str, person: int) -> Any:
        """/play orders: one action, one transaction."""
        return await self.interact(
            SLASH,
            "play orders",
            [option("text", text), {"name": "now", "type": 5, "value": True}, option("game", str(game))],
            person,
        )

    async def ping(self) -> Any:
        return await self.interact(SLASH, "ping", [])

    async def complete(self, game: int) -> Any:
        found = [{**option("text", ""), "focused": True}, option("game", str(game))]
        return await self.interact(COMPLETE, "play orders", found)

    async def complete_ping(self) -> Any:
        return await self.interact(COMPLETE, "ping", [{**option("word", ""), "focused": True}])


def option(name: str, value: str) -> dict[str, Any]:
    return {"name": name, "type": 3, "value": value}


def _add_ping(client: Fieldpost) -> None:
    @client.tree.command(name="ping", description="ping")
    async def ping(interaction: discord.Interaction[Any], word: str = "") -> None:
        await interaction.response.send_message("pong", ephemeral=True)

    @ping.autocomplete("word")
    async def words(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=str(n), value=str(n)) for n in range(25)]


class Player:
    """Plays games on at random, one action at a time; two people of one language."""

    def __init__(
        self, rig: Rig, seed: int = 1, *, language: str = ENGLISH, by: int = ANA, to: int = BO
    ) -> None:
        self.rig = rig
        self.chance = random.Random(seed)
        self.language, self.by, self.to = language, by, to
        if language != ENGLISH:
            rig.locales |= {by: language, to: language}

    async def new(self) -> int:
        backend = self.rig.client.backend
        card = await backend.lobby.new(
            NewGame("pegasus-bridge", self.by, opponent=self.to, language=self.language)
        )
        await backend.lobby.join(Request(self.to, card.id))
        return card.id

    async def next_line(self, game: int) -> tuple[str, int] | None:
        """A legal line and who plays it; None: over."""
        backend = self.rig.client.backend
        card = await backend.games.card(game)
        if card.to_act is None:
            return None
        person = card.people(card.to_act)[0]
        legal = await backend.games.legal(game, person)
        return (self.chance.choice(legal), person) if legal else None
