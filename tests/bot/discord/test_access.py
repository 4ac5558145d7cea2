"""Who may read a side's place: its people and nobody else, at once when they change; nobody writes after the end."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from bot.discord.rights import RIGHTS
from tests.bot.kit.limits import ServerRules, invite
from tests.bot.kit.world import World


def without(world: World, **rights: bool) -> None:
    """The bot's role lacks these rights."""
    had = discord.Permissions(RIGHTS.value)
    had.update(**rights)
    invite(world.env, world.guild, had)


def reads(person: Any, place: Any) -> bool:
    """Whether somebody may look in."""
    try:
        return bool(place.history(viewer=person))
    except simcord.SetupError:
        return False


async def replaced(world: World) -> Any:
    """Cy takes Bo's seat in a running battle."""
    thread = await world.battle()
    await world.ana.slash(thread, "admin replace", game="1", old=world.bo, new=world.cy)
    await world.settle()
    return thread


def hidden(world: World) -> list[Any]:
    """The private threads."""
    return [one for one in world.lobby.threads if one.name.startswith("🔒")]


async def test_the_channel_changes_its_readers(world: World, rules: ServerRules) -> None:
    """With the right to: one call, and what was said there stays."""
    await world.battle()
    place = world.side("axis")
    rules.calls.clear()
    await world.ana.slash(world.thread(), "admin replace", game="1", old=world.bo, new=world.cy)
    await world.settle()
    assert world.side("axis").id == place.id
    assert reads(world.cy, place)
    assert not reads(world.bo, place)
    assert not reads(world.ana, place)
    assert [one[0] for one in rules.calls if one[1] == f"/channels/{place.id}"] == ["PATCH"]
    hand = next(one for one in world.bo.user.dm_channel.history() if "no seat" in one.words)
    assert not hand.attachments


async def test_without_the_right_a_new_channel_takes_its_place(world: World) -> None:
    """The old one goes with its panel, the new one has it."""
    without(world, manage_roles=False)
    await world.env.settle()
    await world.battle()
    place = world.side("axis").id
    await world.ana.slash(world.thread(), "admin replace", game="1", old=world.bo, new=world.cy)
    await world.settle()
    assert place not in world.env.backend.channels
    fresh = world.side("axis")
    assert reads(world.cy, fresh)
    assert not reads(world.bo, fresh)
    assert "and I read here" in world.last(fresh).words


async def test_a_thread_lets_in_and_shuts_out(world: World) -> None:
    await world.ana.slash(world.lobby, "admin setup", places="threads")
    await replaced(world)
    place = next(one for one in hidden(world) if "Axis" in one.name)
    members = world.env.backend.channels[place.id].thread_members
    assert world.cy.id in members
    assert world.bo.id not in members


async def over(world: World) -> None:
    """Bo gives up; the herald's next round shuts the sides' places."""
    asked = (await world.bo.slash(world.thread(), "game resign")).response
    await world.bo.click(asked, label="Resign")
    await world.settle()
    await world.bot.herald.round()
    await world.settle()


def writes(world: World, person: Any, place: Any) -> bool:
    """Whether somebody may say something."""
    backend = world.env.backend
    found = discord.Permissions(backend.compute_permissions(world.guild.id, person.id, place.id))
    return found.view_channel and found.send_messages


async def test_channels_are_only_read_after_the_end(world: World) -> None:
    await world.battle()
    place = world.side("axis")
    assert writes(world, world.bo, place)
    await over(world)
    assert reads(world.bo, place)
    assert not writes(world, world.bo, place)
    assert not reads(world.ana, place)
    assert "only read" in world.last(place).words


async def test_without_the_right_it_is_said(world: World) -> None:
    without(world, manage_roles=False)
    await world.env.settle()
    await world.battle()
    await over(world)
    assert "can still write" in world.last(world.side("axis")).words
    await world.wait(15 * 86_400, step=5 * 86_400)
    assert not [name for name in world.guild.channels if name.startswith("1-")]


async def test_threads_are_locked_after_the_end(world: World) -> None:
    await world.ana.slash(world.lobby, "admin setup", places="threads")
    await world.battle()
    place = hidden(world)[0]
    await over(world)
    found = world.env.backend.channels[place.id].thread_metadata
    assert found.locked
    assert found.archived
    await world.wait(15 * 86_400, step=5 * 86_400)
    assert place.id not in world.env.backend.channels


async def test_a_moderator_looks_openly(world: World) -> None:
    """Both sides are told in their own places and in the thread; who plays may not look."""
    thread = await world.battle()
    refused = (await world.ana.slash(thread, "admin reveal", game="1")).response
    assert "not for you" in refused.words
    role = world.guild.create_role("Referee", permissions=discord.Permissions(manage_guild=True))
    referee = world.guild.add_member(world.env.create_user("dee"), roles=[role])
    shown = (await referee.slash(thread, "admin reveal", game="1")).response
    hand = (await world.bot.backend.games.look(1, world.bo.id)).view.hand
    assert len(hand) == shown.words.split("Axis** ")[1].split("\n")[0].count(",") + 1
    await world.settle()
    for side in ("allies", "axis"):
        assert f"<@{referee.id}> has looked" in world.last(world.side(side)).words
    assert "has looked" in world.last(thread).words
    with pytest.raises(simcord.SetupError):
        world.side("axis").history(viewer=referee)
    noted = (await world.ana.slash(thread, "admin audit")).response
    assert "Looked at the hands" in noted.words
