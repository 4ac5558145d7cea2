"""200 battles end a turn within a minute, and one of their channels answers 429 for 60 s: how late are the others told?

Discord is stubbed: it takes its time for every call, and the throttled channel asks for what is left of its minute.
`BENCH_BATTLES` (200) and `BENCH_SPAN` (60) set the size.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import discord

from bot.facts.place import PANEL, THREAD, Place, own_place
from bot.game.values import NewGame, Request
from renderer.studio import Studio
from tests.benchmarks import _scale_shapes as shapes
from tests.benchmarks._bot_rig import ANA, BO, Rig

BATTLES: Final = int(os.environ.get("BENCH_BATTLES", "200"))
SPAN: Final = float(os.environ.get("BENCH_SPAN", "60"))
#: Seconds that Discord takes for a call.
_CALL: Final = 0.15
SERVER, HOME, FIRST_THREAD, DM = 7_000, 7_001, 100_000, 7_500


def guild(battles: int) -> dict[str, Any]:
    """A server with a thread for each of so many battles."""
    home = shapes.channel(HOME, SERVER, "lobby")
    threads = [shapes.thread(FIRST_THREAD + one, SERVER, HOME, f"#{one}") for one in range(battles)]
    return shapes.guild(SERVER, [home], threads)


class Slow:
    """A Discord that takes its time, with one channel that has had too much."""

    def __init__(self) -> None:
        self.until = 0.0
        self.said: dict[int, float] = {}
        self.refused = 0
        self._ids = itertools.count(int(time.time() * 1000 - 1_420_070_400_000) << 22)

    async def request(self, route: Any, **_: Any) -> Any:
        await asyncio.sleep(_CALL)
        path = re.sub(r"^.*?/api/v\d+", "", route.url)
        at = re.match(r"/channels/(\d+)/messages", path)
        if path == "/users/@me/channels":
            return shapes.private_channel(DM, ANA)
        if at is None:
            return {}
        channel = int(at[1])
        left = self.until - time.monotonic()
        if channel == FIRST_THREAD and left > 0:
            self.refused += 1
            raise discord.RateLimited(left)
        if route.method == "POST" and channel >= FIRST_THREAD:
            self.said.setdefault(channel - FIRST_THREAD, time.monotonic())
        return shapes.message(next(self._ids), channel, {}, (), "")


async def _prepared(rig: Rig) -> list[int]:
    """Battles with their thread, panel and hands noted, and nothing left to say."""
    backend, games = rig.client.backend, []
    await backend.servers.set(SERVER, 0, most_games=10**9)
    for number in range(BATTLES):
        card = await backend.lobby.new(
            NewGame("pegasus-bridge", ANA, server=SERVER, opponent=BO, origin=HOME)
        )
        await backend.lobby.join(Request(BO, card.id))
        places = backend.places
        await places.put(Place(card.id, THREAD, FIRST_THREAD + number, server=SERVER))
        await places.put(Place(card.id, PANEL, FIRST_THREAD + number, 5, server=SERVER))
        for person, side in ((ANA, "allies"), (BO, "axis")):
            await places.put(Place(card.id, own_place("dm", person, side), DM, 6))
        games.append(card.id)
    while taken := await backend.announce.take():
        await backend.announce.done(*[one.id for one in taken])
    return games


async def _end_turn(rig: Rig, game: int) -> None:
    games = rig.client.backend.games
    while (card := await games.card(game)).turn == 1:
        assert card.to_act is not None
        person = card.people(card.to_act)[0]
        legal = await games.legal(game, person)
        assert legal
        await games.act(Request(person, game), legal[-1])


async def _measure(folder: Path) -> dict[str, float]:
    rig = await Rig.open(f"sqlite+aiosqlite:///{folder / 'games.db'}", Studio())
    client, slow = rig.client, Slow()
    client._connection._add_guild_from_data(guild(BATTLES))  # type: ignore[arg-type]
    client.http.request = slow.request  # type: ignore[assignment,method-assign]
    games = await _prepared(rig)
    del client.herald.kick
    client._ready.set()
    ended: dict[int, float] = {}
    start = time.monotonic()
    slow.until = start + SPAN

    async def one(number: int, game: int) -> None:
        await asyncio.sleep(max(0.0, start + SPAN * number / BATTLES - time.monotonic()))
        await _end_turn(rig, game)
        ended[number] = time.monotonic()
        client.herald.kick()

    await asyncio.gather(*[one(number, game) for number, game in enumerate(games)])
    while len(slow.said) < BATTLES and time.monotonic() < start + 2 * SPAN + 30:
        await asyncio.sleep(0.2)
    late = sorted(slow.said[number] - ended[number] for number in range(1, BATTLES) if number in slow.said)
    throttled = slow.said.get(0)
    await rig.close()
    return {
        "battles told": float(len(slow.said)),
        "told after s, p50": statistics.median(late),
        "told after s, p99 (<= 5)": late[int(0.99 * len(late))],
        "told after s, longest": late[-1],
        "the throttled one: told after its limit, s": -1.0 if throttled is None else throttled - slow.until,
        "the throttled one: asked": float(slow.refused),
    }


def run() -> dict[str, float]:
    """The figures."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder)))
