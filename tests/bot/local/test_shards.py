"""A bot so large that Discord has it open two connections: each server is played on its own, one bot goes on."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from bot.local.tryout import free_port
from tests.bot.discord.player import buttons
from tests.bot.local.stage import PATIENCE, FaultyEnv, Stage


class CountingEnv(FaultyEnv):
    """Knows over which connection each press went."""

    def __init__(self, port: int, shards: int) -> None:
        super().__init__(port, shards)
        self.told: list[tuple[int, str]] = []
        for shard in self.gateway.shards:
            shard.out.put_nowait = partial(self._put, shard.number, shard.out.put_nowait)  # type: ignore[method-assign]

    def _put(self, number: int, put: Any, item: tuple[str, object]) -> None:
        self.told.append((number, item[0]))
        put(item)

    def of(self, event: str) -> list[int]:
        """The connections that were told such a thing."""
        return [number for number, name in self.told if name == event]


class Shards(Stage):
    """A server on each of two connections; the same two people are on both."""

    env: CountingEnv

    def __init__(self, folder: Any) -> None:
        super().__init__(folder)
        self.health = free_port()

    def make_env(self) -> FaultyEnv:
        return CountingEnv(free_port(), 2)

    async def build(self) -> None:
        await super().build()
        first = self.env.gateway.shard_of(self.guild.id)
        # A server of an odd number of milliseconds before is the other connection's; an hour ago nothing was numbered.
        other = self.env.create_guild("Other club", id=self.guild.id - 3_600_001 * (1 << 22))
        assert self.env.gateway.shard_of(other.id) == 1 - first
        self.people = {first: (self.ana, self.bo)}
        self.people[1 - first] = (other.add_member(self.ana.user), other.add_member(self.bo.user))
        self.lobbies = {first: self.lobby, 1 - first: other.create_text_channel("battles")}

    def go(self, shard: int) -> None:
        """What is done next is done on the server of that connection."""
        self.lobby = self.lobbies[shard]
        self.ana, self.bo = self.people[shard]

    async def asked(self, path: str) -> tuple[int, Any]:
        """What the health address says."""
        url = f"http://127.0.0.1:{self.health}{path}"
        async with aiohttp.ClientSession() as session, session.get(url) as answer:
            return answer.status, json.loads(await answer.text())

    async def hears(self, path: str, status: int, **said: Any) -> None:
        """It says so, sooner or later."""
        end = time.monotonic() + PATIENCE
        while (found := await self.asked(path))[0] != status or not said.items() <= found[1].items():
            assert time.monotonic() < end, found
            await asyncio.sleep(0.05)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Shards]:
    """One evening for the whole file."""
    made = Shards(tmp_path_factory.mktemp("shards"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FIELDPOST_HEALTH", f"127.0.0.1:{made.health}")
        await made.open()
    yield made
    await made.close()


pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_it_begins_once_on_two_connections(stage: Shards) -> None:
    assert sorted(stage.env.of("READY")) == [0, 1]
    assert set(stage.env.of("GUILD_CREATE")) == {0, 1}
    assert stage.said("on 2 servers")
    log = (stage.folder / "bot.log").read_text()
    assert log.count("ready as") == 1
    assert sum(one[0] == "PUT" and one[1].endswith("/commands") for one in stage.env.requests) == 1
    await stage.hears("/health", 200, discord="connected")
    await stage.hears("/ready", 200, ready=True)


@pytest.mark.parametrize("shard", [0, 1])
async def test_a_battle_on_each(stage: Shards, shard: int) -> None:
    """Invited, joined, a card played; every press went over the connection of its server."""
    stage.go(shard)
    stage.env.told.clear()
    await stage.battle()
    panel = (await stage.ana.click(stage.notice(), label="Take turn")).response
    card = next(one for one in buttons(panel, "do") if "probe-center" in one)
    panel = (await stage.ana.click(panel, custom_id=card)).response
    await stage.until(lambda: panel.words and "Play a card" not in panel.words)
    hand = (await stage.bo.click(stage.notice(), label="Hand")).response
    await stage.until(lambda: hand.attachments)
    assert set(stage.env.of("INTERACTION_CREATE")) == {shard}
    assert len(stage.env.of("INTERACTION_CREATE")) == 5


async def test_a_press_in_private(stage: Shards) -> None:
    """Private channels are the first connection's, whichever server the battle is on."""
    stage.go(1)
    await stage.bo.user.send_dm("hello")
    greeting = await stage.until(
        lambda: next((m for m in stage.bo.user.dm_channel.history() if m.author.bot and m.components), None)
    )
    stage.env.told.clear()
    first = greeting.components[0].children[0]
    answer = (await stage.bo.user.click(greeting, custom_id=first.custom_id)).response
    await stage.until(lambda: answer.words)
    assert stage.env.of("INTERACTION_CREATE") == [0]


async def test_one_is_cut_and_the_other_goes_on(stage: Shards) -> None:
    """Who plays on the first server notices nothing; the second is answered again after RESUME."""
    stage.env.told.clear()
    stage.env.reachable.clear()
    await stage.env.gateway.break_socket(1)
    await stage.hears("/health", 200, discord="1 of 2 connections")
    await stage.hears("/ready", 503, ready=False)
    stage.go(0)
    answer = await stage.bo.slash(stage.lobby, "about")
    await stage.until(lambda: answer.response is not None and "Fieldpost" in answer.response.words)
    stage.env.reachable.set()
    await stage.hears("/health", 200, discord="connected")
    await stage.hears("/ready", 200, ready=True)
    stage.go(1)
    again = await stage.bo.slash(stage.lobby, "about")
    await stage.until(lambda: again.response is not None and "Fieldpost" in again.response.words)
    # It came back to its session, and nothing began anew.
    assert not stage.env.of("READY")
    assert stage.said("RESUMED")
    assert (stage.folder / "bot.log").read_text().count("ready as") == 1


async def test_a_session_that_is_lost_begins_anew(stage: Shards) -> None:
    """Discord no longer knows it: who plays there is answered again, nobody is greeted or told the commands twice."""
    stage.go(1)
    before = len(stage.lobby.history())
    stage.env.told.clear()
    stage.env.gateway.shards[1].session = "forgotten"
    await stage.env.gateway.break_socket(1)
    await stage.until(lambda: stage.env.of("READY"))
    await stage.hears("/ready", 200, ready=True)
    assert stage.env.of("READY") == [1]
    again = await stage.bo.slash(stage.lobby, "about")
    await stage.until(lambda: again.response is not None and "Fieldpost" in again.response.words)
    assert len(stage.lobby.history()) == before
    assert sum(one[0] == "PUT" and one[1].endswith("/commands") for one in stage.env.requests) == 1


async def test_sigterm_ends_both(stage: Shards) -> None:
    assert stage.process is not None
    stage.process.terminate()
    assert await asyncio.wait_for(stage.process.wait(), PATIENCE) == 0
    assert not stage.said("Traceback"), (stage.folder / "bot.log").read_text()[-6000:]
    await stage.until(lambda: not any(one.is_heard() for one in stage.env.gateway.shards))
