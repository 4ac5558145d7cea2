"""A thread or channel of the name that comes next is nobody's way into a side's secrets; a kill leaves one place."""

from __future__ import annotations

from importlib import resources
from typing import Any

import discord
import pytest

from bot.announcer.grounds import Grounds
from bot.facts.place import THREAD, Place, PlaceKind, side_place
from bot.i18n import words_of
from bot.people.places import Places
from tests.bot.discord.test_access import hidden, reads
from tests.bot.kit.world import World

NAME = "#1 Pegasus Bridge"
CHANNELS = ("1-allies-pegasus-bridge", "1-axis-pegasus-bridge")
PRIVATE = (f"🔒 {NAME} · Allies", f"🔒 {NAME} · Axis")


def called(world: World, *names: str) -> list[int]:
    """The channels and threads of these names."""
    return [one.id for one in world.env.backend.channels.values() if one.name in names]


async def noted(world: World, *kinds: PlaceKind) -> list[int]:
    """The places of the battle as the bot knows them."""
    found = {one.kind: one.channel for one in await world.bot.backend.places.of(1)}
    return [found[kind] for kind in kinds]


def said(world: World, channel: int) -> int:
    """How many messages the bot has written there."""
    me = world.env.backend.bot_user.id
    return sum(one.author_id == me for one in world.env.backend.messages[channel].values())


async def test_threads_made_beforehand_are_left_alone(world: World) -> None:
    """Cy opens the threads of the coming battle, private and public: nothing is ever said there."""
    backend = world.env.backend
    await world.ana.slash(world.lobby, "admin setup", places="threads")
    traps = [
        backend.create_thread(world.lobby.id, name, world.cy.id, type=kind).id
        for name, kind in ((PRIVATE[0], 12), (PRIVATE[1], 12), (NAME, 11))
    ]
    await world.env.settle()
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo
    )
    await world.settle()
    invitation = world.last(world.lobby)
    traps += [backend.create_thread(world.lobby.id, PRIVATE[1], world.cy.id, type=12).id]
    await world.env.settle()
    await world.bo.click(invitation, label="Join as Axis")
    await world.settle()
    places = await noted(world, side_place("allies"), side_place("axis"), THREAD)
    assert not set(places) & set(traps)
    assert [said(world, one) for one in traps] == [0, 0, 0, 0]
    assert all(said(world, one) for one in places)
    for place, person in zip(places, (world.ana, world.bo), strict=False):
        members = backend.channels[place].thread_members
        assert set(members) == {person.id, backend.bot_user.id}


async def test_channels_made_beforehand_are_left_alone(world: World) -> None:
    """Who may manage channels forges everything but what the bot has noted."""
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo
    )
    await world.settle()
    bare = world.guild.create_text_channel(CHANNELS[0])
    shut, let = (
        discord.PermissionOverwrite(view_channel=False),
        discord.PermissionOverwrite(view_channel=True),
    )
    forged = world.guild.create_text_channel(
        CHANNELS[1],
        topic=words_of("en")("side-topic", title=NAME),
        overwrites={world.guild.default_role: shut, world.guild.me: let, world.cy: let},
    )
    await world.cy.send(forged, "hello")
    await world.env.settle()
    await world.bo.click(world.last(world.lobby), label="Join as Axis")
    await world.settle()
    places = await noted(world, side_place("allies"), side_place("axis"))
    assert not {bare.id, forged.id} & set(places)
    assert (said(world, bare.id), said(world, forged.id)) == (0, 0)
    assert all(said(world, one) for one in places)


@pytest.fixture
def death(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The process dies before it can note its place of one kind; nothing is noted any more until the next one."""

    def dies_at(kind: PlaceKind) -> None:
        put = Places.put
        dead = False

        async def noting(self: Places, place: Place) -> None:
            nonlocal dead
            dead = dead or place.kind == kind
            if dead:
                raise ConnectionError("killed")
            await put(self, place)

        monkeypatch.setattr(Places, "put", noting)

    dies_at.over = monkeypatch.undo  # type: ignore[attr-defined]
    return dies_at


async def reborn(world: World, death: Any) -> None:
    """The next process says what was not said."""
    await world.settle()
    death.over()
    await world.restart()
    await world.wait(600, step=120)


@pytest.mark.parametrize("kind", [THREAD, side_place("allies"), side_place("axis")])
@pytest.mark.parametrize("places", ["channels", "threads"])
async def test_a_kill_before_the_note_leaves_one_place(
    world: World, death: Any, kind: PlaceKind, places: str
) -> None:
    await world.ana.slash(world.lobby, "admin setup", places=places)
    death(kind)
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo
    )
    await world.settle()
    await world.bo.click(world.last(world.lobby), label="Join as Axis")
    await reborn(world, death)
    names = CHANNELS if places == "channels" else PRIVATE
    found = await noted(world, THREAD, side_place("allies"), side_place("axis"))
    assert sorted(called(world, NAME, *names)) == sorted(found)
    for place, person, other in ((found[1], world.ana, world.bo), (found[2], world.bo, world.ana)):
        assert said(world, place)
        if places == "threads":
            assert set(world.env.backend.channels[place].thread_members) >= {person.id}
            assert other.id not in world.env.backend.channels[place].thread_members
        else:
            handle = next(one for one in world.guild.channels.values() if one.id == place)
            assert reads(person, handle)
            assert not reads(other, handle)


async def test_a_kill_before_people_are_let_in(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread is noted and empty: the next process lets its people in, and makes no second one."""
    await world.ana.slash(world.lobby, "admin setup", places="threads")

    async def let_in(self: Grounds, thread: discord.Thread, person: int) -> None:
        raise ConnectionError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(Grounds, "let_in", let_in)
        await world.battle()
    await world.restart()
    await world.wait(600, step=120)
    assert len(hidden(world)) == 2
    for place, person in zip(
        await noted(world, side_place("allies"), side_place("axis")), (world.ana, world.bo), strict=True
    ):
        assert person.id in world.env.backend.channels[place].thread_members
        assert said(world, place)


async def test_a_kill_while_people_are_let_in(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bo is in the thread, and killed is the bot before it knows. When it comes back, Cy has his seat."""
    await world.ana.slash(world.lobby, "admin setup", places="threads")
    let_in = Grounds.let_in

    async def half(self: Grounds, thread: discord.Thread, person: int) -> None:
        await let_in(self, thread, person)
        raise ConnectionError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(Grounds, "let_in", half)
        await world.battle()
        await world.bot.backend.admin.replace(1, world.bo.id, world.cy.id, world.ana.id)
    await world.restart()
    await world.wait(600, step=120)
    members = world.env.backend.channels[(await noted(world, side_place("axis")))[0]].thread_members
    assert world.cy.id in members
    assert world.bo.id not in members
    assert len(hidden(world)) == 2


async def test_repair_removes_what_a_kill_has_left(world: World, death: Any) -> None:
    """Where somebody has talked meanwhile it stays until a moderator asks; what is not the bot's stays for good."""
    death(side_place("axis"))
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo
    )
    await world.settle()
    await world.bo.click(world.last(world.lobby), label="Join as Axis")
    await world.settle()
    left = world.side("axis")
    await world.bo.send(left, "Where is the board?")
    await reborn(world, death)
    places = await noted(world, side_place("allies"), side_place("axis"))
    assert left.id not in places
    assert left.id in world.env.backend.channels
    mine = world.guild.create_text_channel(CHANNELS[1])
    await world.env.settle()
    await world.ana.slash(world.lobby, "admin repair", game="1")
    await world.settle()
    assert left.id not in world.env.backend.channels
    assert sorted(called(world, *CHANNELS)) == sorted([*places, mine.id])


async def test_a_long_title_leaves_two_places(world: World) -> None:
    """The threads of both sides differ however long the battle's title is."""
    await world.ana.slash(world.lobby, "admin setup", places="threads")
    text = (resources.files("scenarios") / "battles" / "pegasus-bridge.toml").read_text("utf-8")
    long = text.replace('title = "Pegasus Bridge"', f'title = "{"A bridge too far " * 4}"')
    await world.bot.backend.library.add(world.guild.id, world.ana.id, long, "far-away")
    await world.battle(scenario="far-away")
    found = hidden(world)
    assert len({one.name for one in found}) == 2
    assert sorted(one.name[-4:] for one in found) == ["Axis", "lies"]
    assert len(set(await noted(world, side_place("allies"), side_place("axis")))) == 2
