"""What another process hears of: its servers are asked for, its threads written in until Discord refuses."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any

import pytest

from bot.announcer.processes import OtherProcesses
from bot.facts.place import THREAD
from bot.host.roles import Part, Shards
from tests.bot.discord.player import ByButtons
from tests.bot.discord.test_aftermath import rounds
from tests.bot.discord.test_film import film, fought
from tests.bot.discord.test_onlookers import empowered, everything
from tests.bot.kit.faults import Faults
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World, new_bot


@contextmanager
def afar(world: World) -> Iterator[None]:
    """A process that is connected to Discord, but hears of other servers."""
    other = 1 - (world.guild.id >> 22) % 2
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(world.bot, "part", Part("all", Shards(other, other, 2)))
        patch.setattr(world.bot, "get_channel", lambda number: None)
        patch.setattr(world.bot, "get_guild", lambda number: None)
        yield


@asynccontextmanager
async def told_afar(world: World) -> AsyncIterator[None]:
    """What happens meanwhile is told by such a process."""
    with world.unheard():
        yield
    with afar(world):
        world.bot.herald.kick()
        await world.settle()


async def turn(world: World, player: ByButtons) -> None:
    """A whole turn, told by the other process."""
    async with told_afar(world):
        await player.turn(world.thread())


def looks(rules: ServerRules, thread: Any) -> int:
    """How often it was asked what a thread is."""
    return sum(call[:2] == ("GET", f"/channels/{thread.id}") for call in rules.calls)


async def opened_afar(world: World) -> None:
    """A battle begins that the other process tells."""
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo
    )
    await world.settle()
    async with told_afar(world):
        await world.bo.click(world.last(world.lobby), label="Join as Axis")


async def test_sides_have_their_places(world: World) -> None:
    await opened_afar(world)
    assert world.side("allies").id != world.side("axis").id


async def test_an_administrator_who_looks_on_is_seen(world: World) -> None:
    await empowered(world, world.bo, administrator=True)
    await opened_afar(world)
    assert f"<@{world.bo.id}> of the other side may read" in everything(world.side("allies"))
    assert "of the other side may read" not in everything(world.side("axis"))


async def test_a_thread_is_not_asked_for(world: World, rules: ServerRules) -> None:
    thread = await world.battle()
    for actor, upwards in ((world.ana, True), (world.bo, False)):
        await turn(world, ByButtons(world, actor, upwards=upwards))
    assert "turn 3" in world.last(thread).words
    assert looks(rules, thread) == 0


async def test_a_thread_that_was_closed_meanwhile_is_woken(world: World, faults: Faults) -> None:
    """An edit is refused (50083) where a message would wake it: the panel is edited all the same, and nothing lost."""
    thread = await world.battle()
    ana = ByButtons(world, world.ana, upwards=True)
    await turn(world, ana)
    before = world.panel(thread).words
    refused = faults.add("PATCH", f"/channels/{thread.id}/messages/", 400, 50083, times=1)
    await turn(world, ByButtons(world, world.bo, upwards=False))
    assert refused.met == 1
    assert world.panel(thread).words != before
    assert await world.bot.backend.places.get(1, THREAD._replace(lost=True)) is None


async def test_a_thread_that_was_closed_after_the_battle_is_woken_for_its_film(
    world: World, faults: Faults
) -> None:
    """As /admin clean does, and whoever tidies up: what is owed is no less owed."""
    thread = await fought(world)
    await world.bot.herald.round()
    await world.settle()
    refused = faults.add("PATCH", f"/channels/{thread.id}/messages/", 400, 50083, times=1)
    with afar(world):
        await rounds(world)
        await rounds(world)
    assert refused.met == 1
    assert film(thread).filename == "film-1.png"


async def test_a_thread_that_nothing_wakes_stops_no_battle(world: World, faults: Faults) -> None:
    thread = await world.battle()
    refused = faults.add("PATCH", f"/channels/{thread.id}/messages/", 400, 50083)
    await turn(world, ByButtons(world, world.ana, upwards=True))
    assert refused.met >= 2
    assert "turn 2" in world.last(thread).words
    assert await world.bot.backend.announce.waiting() == (0, None)


async def test_a_thread_that_is_deleted_is_not_believed_in(world: World, faults: Faults) -> None:
    """The process that would have heard of it was away."""
    thread = await world.battle()
    await turn(world, ByButtons(world, world.ana, upwards=True))
    player = ByButtons(world, world.bo, upwards=False)
    async with told_afar(world):
        await player.turn(thread)
        faults.add("*", f"/channels/{thread.id}", 404, 10003)
    lost = await world.bot.backend.places.get(1, THREAD._replace(lost=True))
    assert lost is not None
    assert lost.noted.lost == "deleted"


async def test_a_thread_that_was_locked_while_nobody_heard_is_lost(world: World) -> None:
    """Whoever connects again notes it, for those that do not hear write without looking."""
    thread = await world.battle()
    await world.bot.close()
    world.env.backend.channels[thread.id].thread_metadata.locked = True
    await world.env.restart_bot(await new_bot(world.address))
    await world.settle()
    lost = await world.bot.backend.places.get(1, THREAD._replace(lost=True))
    assert lost is not None
    assert lost.noted.lost == "locked"


async def test_whose_fellow_is_gone_takes_up_his_clocks_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A round of five seconds behind a hold of eight would be more than the ten that are promised."""
    beside, ticks = world.bot.get_cog("OtherProcesses"), [0]
    assert isinstance(beside, OtherProcesses)

    async def tick() -> None:
        ticks[0] += 1

    monkeypatch.setattr(world.bot.backend.timekeeper, "tick", tick)
    for gone in (False, True):
        monkeypatch.setattr(world.bot.backend.fellows, "renew", partial(_renewed, gone))
        await beside.renewing.coro(beside)
        await world.settle()
        assert ticks == [gone]


async def _renewed(gone: bool) -> bool:
    return gone
