"""Threads, channels and their ends, each with each way in which Discord may refuse them."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
import pytest

from bot.facts.place import side_place
from tests.bot.discord.test_aftermath import rounds
from tests.bot.discord.test_film import fought, posts
from tests.bot.discord.test_lost_places import labels
from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World


def of(world: World, number: int) -> list[Any]:
    """The public threads of a battle."""
    return [one for one in world.lobby.threads if one.name.startswith(f"#{number} ")]


async def begun(world: World) -> int:
    """A battle of Ana and Bo begins."""
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo
    )
    await world.settle()
    await world.bo.click(world.last(world.lobby), label="Join as Axis")
    await world.settle()
    await world.wait(20, step=10)
    return max(await world.bot.backend.admin.of_server(world.guild.id))


async def quiet(world: World) -> bool:
    """Whether nothing waits to be said."""
    return await world.bot.backend.announce.waiting() == (0, None)


async def test_a_thread_that_is_not_made(world: World, faults: Faults) -> None:
    """No right to, no room for one more, the channel closed: the battle is told where it can be, with a way on."""
    await world.bot.backend.servers.set(world.guild.id, world.ana.id, most_games=100)
    for status, code in [(403, 50013), (403, 50001), (400, 160006), (404, 10003)]:
        fault = faults.add("POST", f"/channels/{world.lobby.id}/threads$", status, code)
        number = await begun(world)
        assert of(world, number) == [], code
        for side in ("allies", "axis"):
            said = [one for one in world.side(side, number).history() if "turn 1" in one.words]
            assert len(said) == 1, code
        assert await quiet(world), code
        faults.over(fault)
        way = world.raw(said[0])
        assert "Go on in a new thread" in labels(way), code
        await world.bo.click(way, label="Go on in a new thread")
        await world.settle()
        assert len(of(world, number)) == 1, code


@pytest.mark.parametrize("path", ["/threads$", "/guilds/.*/channels$"])
async def test_trouble_makes_nothing_twice(world: World, faults: Faults, path: str) -> None:
    """One thread and one place for each side, whatever was done without anybody hearing so."""
    await world.bot.backend.servers.set(world.guild.id, world.ana.id, most_games=100)
    for how in ({"status": 500}, {"status": 503}, {"broken": True}, {"unheard": True}):
        fault = faults.add("POST", path, times=1, **how)
        number = await begun(world)
        await world.wait(180, step=60)
        assert fault.met == 1, how
        assert len(of(world, number)) == 1, how
        assert sum("turn 1" in one.words for one in of(world, number)[0].history()) == 1, how
        for side in ("allies", "axis"):
            places = [one for one in world.guild.channels if one.startswith(f"{number}-{side}")]
            assert len(places) == 1, how
            assert len(world.side(side, number).history()) == 1, how
        assert await quiet(world), how


async def test_an_invitation_that_is_not_posted(world: World, faults: Faults) -> None:
    """It holds nothing up: who is asked may still join by command."""
    for status, code in [(403, 50013), (403, 50001), (404, 10003), (400, 50083), (400, 160005)]:
        fault = faults.add("POST", f"/channels/{world.lobby.id}/messages", status, code)
        await world.ana.slash(
            world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo
        )
        await world.wait(20, step=10)
        assert await quiet(world), code
        number = str(max(await world.bot.backend.admin.of_server(world.guild.id)))
        await world.bo.slash(world.lobby, "game join", game=number)
        await world.settle()
        await world.wait(20, step=10)
        assert len(of(world, int(number))) == 1, code
        assert await quiet(world), code
        faults.over(fault)


async def ended(world: World, number: int = 1) -> None:
    """The battle is given up, and its places are to be shut."""
    asked = (await world.bo.slash(world.lobby, "game resign", game=str(number))).response
    await world.bo.click(asked, label="Resign")
    await world.settle()


@pytest.mark.parametrize("how", [{"status": 503}, {"broken": True}, {"status": 429, "retry_after": 60}])
@pytest.mark.parametrize("method", ["POST", "PATCH"])
async def test_a_place_that_cannot_be_shut_yet(
    world: World, faults: Faults, method: str, how: dict[str, Any]
) -> None:
    """It is told what became of the battle, and shut, as soon as Discord takes it; once."""
    await world.battle()
    places = [world.side(side) for side in ("allies", "axis")]
    path = f"/channels/{places[0].id}" + ("/messages$" if method == "POST" else "$")
    fault = faults.add(method, path, **how)
    await ended(world)
    await world.wait(60, step=10)
    assert fault.met
    faults.over(fault)
    await world.wait(300, step=60)
    for place, person in zip(places, (world.ana, world.bo), strict=True):
        assert sum("only read" in one.words for one in place.history()) == 1
        had = world.env.backend.compute_permissions(world.guild.id, person.id, place.id)
        assert not had & discord.Permissions.send_messages.flag
    await world.wait(15 * 86_400, step=86_400)
    assert not [one for one in world.guild.channels if one.startswith("1-")]


async def tick(ticks: list[float]) -> None:
    ticks.append(0.0)


@pytest.mark.parametrize(("status", "code"), [(400, 50074), (403, 50001), (404, 10003), (500, 0), (503, 0)])
async def test_a_place_that_is_not_removed(world: World, faults: Faults, status: int, code: int) -> None:
    """It stops neither the others nor what else comes round; what only had trouble is removed later."""
    await world.battle()
    await world.battle()
    fault = faults.add("DELETE", f"/channels/{world.side('allies').id}$", status, code)
    ticks: list[float] = []
    for number in (1, 2):
        await ended(world, number)
    await world.wait(120, step=60)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(world.bot.backend.digests, "tick", partial(tick, ticks))
        await world.wait(15 * 86_400, step=5 * 86_400)
    assert len(ticks) == 3
    assert fault.met == 1
    assert [one for one in world.guild.channels if "-pegasus" in one] == ["1-allies-pegasus-bridge"]
    faults.over()
    await world.wait(120, step=60)
    left = [one for one in world.guild.channels if "-pegasus" in one]
    assert left == ([] if status >= 500 else ["1-allies-pegasus-bridge"])
    assert await world.bot.backend.places.get(1, side_place("allies")) is None


async def test_a_film_opens_no_thread_that_a_moderator_has_shut(world: World) -> None:
    """Closed and locked after the battle: the film stays away, and nobody is told."""
    thread = await fought(world)
    await world.bot.herald.round()
    await world.settle()
    state = world.env.backend.channels[thread.id].thread_metadata
    state.archived = state.locked = True
    await rounds(world)
    await rounds(world)
    (told,) = posts(thread)
    assert not told.attachments
    assert (state.archived, state.locked) == (True, True)
    assert await quiet(world)
