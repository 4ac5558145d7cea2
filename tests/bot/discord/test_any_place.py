"""Where a battle can be opened: it works, or one line says why not, before anything is made."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.discord.rights import RIGHTS
from bot.facts.place import THREAD
from tests.bot.discord.player import ByButtons
from tests.bot.kit.limits import invite
from tests.bot.kit.world import World


def handle(world: World, channel: int) -> Any:
    """A channel or thread as people use it."""
    return ChannelHandle(world.env, world.guild, world.env.backend.channels[channel])


async def asked(world: World, channel: Any, **options: Any) -> str:
    """What Ana reads who asks for a battle there."""
    answer = (await world.ana.slash(channel, "game new", scenario="pegasus-bridge", **options)).response
    await world.settle()
    return str(answer.words)


def threads_of(world: World, channel: Any) -> list[Any]:
    """The threads below a channel."""
    return [
        one for one in world.env.backend.channels.values() if one.parent_id == channel.id and one.is_thread
    ]


async def plays(world: World, channel: Any) -> Any:
    """A battle asked for there begins, and Ana plays a turn. Returns its thread as the server has it."""
    assert "#1" in await asked(world, channel, side="allies", opponent=world.bo)
    await world.bo.slash(channel, "game join", game="1")
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert card.status == "running"
    place = await world.bot.backend.places.get(1, THREAD)
    assert place is not None
    await ByButtons(world, world.ana, upwards=True).turn(handle(world, place.channel))
    await world.settle()
    assert (await world.bot.backend.games.card(1)).turn == 2
    assert await world.bot.backend.announce.waiting() == (0, None)
    return world.env.backend.channels[place.channel]


async def test_a_forum_as_home(world: World) -> None:
    """A post for each battle; the sides have their channels."""
    forum = world.guild.create_forum_channel("battles")
    await world.env.settle()
    await world.ana.slash(world.lobby, "admin setup", home=forum)
    thread = await plays(world, world.lobby)
    assert thread.parent_id == forum.id
    assert len(threads_of(world, forum)) == 1
    assert world.side("allies")


async def test_in_a_post_of_a_forum(world: World) -> None:
    """Asked for in a post: the battle has one of its own."""
    forum = world.guild.create_forum_channel("battles")
    await world.env.settle()
    own = world.bot.get_channel(forum.id)
    assert isinstance(own, discord.ForumChannel)
    post = (await own.create_thread(name="Who plays?", content="Anybody?")).thread
    await world.env.settle()
    thread = await plays(world, handle(world, post.id))
    assert thread.parent_id == forum.id
    assert thread.id != post.id


async def test_below_news(world: World) -> None:
    """An announcement channel has threads of its own kind, and no private ones."""
    news = world.guild.create_news_channel("news")
    await world.env.settle()
    await world.ana.slash(world.lobby, "admin setup", places="threads")
    thread = await plays(world, news)
    assert thread.parent_id == news.id
    assert len(threads_of(world, news)) == 1


async def test_in_a_thread(world: World) -> None:
    """Threads have none below them: the battle's is a sister."""
    own = world.env.backend.create_thread(world.lobby.id, "Talk", world.ana.id, type=11)
    await world.env.settle()
    thread = await plays(world, handle(world, own.id))
    assert thread.parent_id == world.lobby.id


async def test_in_a_voice_chat(world: World) -> None:
    """There are no threads: one line says so; with a home the invitation is there and the battle at home."""
    voice = world.guild.create_voice_channel("Talk")
    await world.env.settle()
    assert "there can be none here" in await asked(world, voice)
    assert await world.bot.backend.games.find(person=world.ana.id) == ()
    await world.ana.slash(world.lobby, "admin setup", home=world.lobby)
    thread = await plays(world, voice)
    assert thread.parent_id == world.lobby.id


@pytest.mark.parametrize("right", ["create_public_threads", "send_messages_in_threads", "attach_files"])
async def test_a_right_that_is_missing_is_named(world: World, right: str) -> None:
    shut = {world.guild.default_role: discord.PermissionOverwrite(**{right: False})}
    closed = world.guild.create_text_channel("closed", overwrites=shut)
    rights = discord.Permissions(RIGHTS.value)
    rights.update(**{right: False})
    invite(world.env, world.guild, rights)
    await world.env.settle()
    answer = await asked(world, closed)
    named = {
        "create_public_threads": "Create Public Threads",
        "send_messages_in_threads": "Send Messages in Threads",
    }
    assert f"I lack the right **{named.get(right, 'Attach Files')}**" in answer
    assert f"<#{closed.id}>" in answer
    assert await world.bot.backend.games.find(person=world.ana.id) == ()


async def test_what_needs_a_server_refuses_in_private(world: World) -> None:
    """Groups cannot hide single commands in private messages: they say so themselves."""
    person = world.bo.user
    for command, options, said in (
        # In private one plays alone; with others it takes a server.
        ("game new", {"scenario": "pegasus-bridge"}, "takes a server"),
        ("scenario remove", {"scenario": "x"}, "on a server only"),
    ):
        answer = (await person.slash(command, **options)).response
        assert said in answer.words, command
    for command in world.bot.tree.get_commands():
        if command.name == "admin":
            contexts = command.allowed_contexts
            assert contexts is not None
            assert (contexts.guild, contexts.dm_channel, contexts.private_channel) == (True, False, False)
    assert "No battles here yet" in (await person.slash("me games")).response.words


async def test_at_most_forty_channels_then_threads(world: World) -> None:
    """The server's cap of channels counts those of battles that are over, too, until they are removed."""
    await world.ana.slash(world.lobby, "admin setup", channels=2)
    await world.battle()
    await world.battle()
    assert len([one for one in world.guild.channels if "-pegasus-bridge" in one]) == 2
    assert len([one for one in world.lobby.threads if one.name.startswith("🔒")]) == 2


@pytest.mark.parametrize("code", [30013, 50035])
async def test_a_full_server_gives_threads(world: World, faults: Any, code: int) -> None:
    """500 channels, or 50 in the category: Discord says so, and the sides get threads."""
    faults.add("POST", f"/guilds/{world.guild.id}/channels", 400, code)
    await world.battle()
    assert len([one for one in world.lobby.threads if one.name.startswith("🔒")]) == 2
    assert await world.bot.backend.announce.waiting() == (0, None)
