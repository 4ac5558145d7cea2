"""Threads and channels that are deleted, locked or closed: the battle goes on, and no moderator's word is undone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.player import ByButtons, controls
from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World


def labels(message: Any) -> list[str]:
    """What can be pressed."""
    return [str(one.get("label")) for one in controls(message)]


def said(world: World, channel: Any, part: str) -> Any:
    """The newest message with these words."""
    return world.raw(next(one for one in reversed(channel.history()) if part in one.words))


def threads(world: World) -> list[int]:
    """The public threads there are."""
    return [one.id for one in world.lobby.threads if not one.name.startswith("🔒")]


async def deleted(world: World, channel: int) -> None:
    world.env.backend.delete_channel(channel)
    await world.env.settle()
    await world.settle()


async def test_a_deleted_thread_is_not_made_anew_by_itself(world: World) -> None:
    thread = await world.battle()
    await deleted(world, thread.id)
    assert threads(world) == []
    for place in (world.side("allies"), world.side("axis"), world.lobby):
        assert "The thread of **#1 Pegasus Bridge** was deleted" in said(world, place, "🧭").words
    # The next turn is told to both sides where they are.
    player = ByButtons(world, world.ana, upwards=True)
    panel = (await world.ana.click(said(world, world.side("allies"), "🧭"), label="Take turn")).response
    while "Waiting for" not in panel.words and "not your turn" not in panel.words:
        panel = await player.step(panel)
    await world.settle()
    assert threads(world) == []
    notice = said(world, world.side("axis"), "turn 2")
    assert notice.attachments
    assert "Go on in a new thread" in labels(notice)
    # A stranger may not move it, a player may.
    button = said(world, world.lobby, "🧭")
    assert "no seat" in (await world.cy.click(button, label="Go on in a new thread")).response.words.lower()
    assert "goes on there" in (await world.bo.click(button, label="Go on in a new thread")).response.words
    await world.settle()
    (number,) = threads(world)
    fresh = world.thread()
    assert fresh.id == number != thread.id
    assert "the battle goes on here" in world.last(fresh).words
    assert "Turn 2" in world.panel(fresh).words
    again = (await world.bo.click(button, label="Go on in a new thread")).response
    assert "is there already" in again.words


async def test_a_thread_deleted_while_the_bot_is_away(world: World) -> None:
    """The next thing to say finds out."""
    thread = await world.battle()
    await world.env.bot.close()
    world.env.backend.delete_channel(thread.id)
    await world.restart()
    await world.ana.slash(world.side("allies"), "game draw", sure=True, game="1")
    await world.settle()
    assert threads(world) == []
    assert "offers a draw" in said(world, world.side("axis"), "draw").words
    await world.bo.slash(world.lobby, "game continue", game="1")
    await world.settle()
    assert len(threads(world)) == 1


async def test_a_locked_thread_waits_for_whoever_locked_it(world: World) -> None:
    thread = await world.battle()
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    await world.env.settle()
    await world.settle()
    before = len(thread.history())
    await world.ana.slash(world.side("allies"), "game draw", sure=True, game="1")
    await world.settle()
    assert len(thread.history()) == before
    assert "was locked" in said(world, world.lobby, "🧭").words
    assert "offers a draw" in said(world, world.side("axis"), "draw").words
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": False})
    await world.env.settle()
    await world.bo.slash(thread, "game draw", sure=True)
    await world.settle()
    assert "offers a draw" in world.last(thread).words
    assert threads(world) == [thread.id]


async def test_a_deleted_side_channel_is_told_in_the_thread(world: World) -> None:
    thread = await world.battle()
    await deleted(world, world.side("axis").id)
    notice = said(world, thread, "The place of the Axis was deleted")
    await ByButtons(world, world.ana, upwards=True).turn(thread)
    await world.settle()
    assert not [one for one in world.guild.channels if one.startswith("1-axis")]
    refused = (await world.ana.click(notice, label="A new place for the Axis")).response
    assert "no seat" in refused.words.lower()
    await world.bo.click(notice, label="A new place for the Axis")
    await world.settle()
    assert "and I read here" in world.last(world.side("axis")).words


@pytest.mark.parametrize("code", [50001, 50013])
async def test_a_thread_closed_to_us_is_taken_up_again(world: World, faults: Faults, code: int) -> None:
    thread = await world.battle()
    fault = faults.add("POST", f"/channels/{thread.id}/messages", 403, code)
    await world.ana.slash(thread, "game draw", sure=True)
    await world.settle()
    assert "offers a draw" in said(world, world.side("axis"), "draw").words
    faults.over(fault)
    await world.ana.slash(thread, "admin reveal", game="1")
    await world.bo.slash(thread, "game draw", sure=True)
    await world.settle()
    assert "offers a draw" in world.last(thread).words


async def test_without_any_place_private_messages_tell(world: World) -> None:
    """Thread and side channels are deleted: what is left is a private message to each."""
    thread = await world.battle()
    for channel in (world.side("allies").id, world.side("axis").id, thread.id):
        world.env.backend.delete_channel(channel)
    await world.env.settle()
    await world.settle()
    for person in (world.ana, world.bo):
        assert "was deleted" in said(world, person.user.dm_channel, "🧭").words
    # Each loss is noted by a listener of its own, which nobody waits for.
    for _ in range(200):
        audit = (await world.ana.slash(world.lobby, "admin audit")).response.words
        if audit.count(": deleted") == 3:
            break
        await world.settle()
    assert audit.count(": deleted") == 3


async def test_moderators_are_told_where_they_want_it(world: World) -> None:
    mods = world.guild.create_text_channel("mods")
    await world.env.settle()
    await world.ana.slash(world.lobby, "admin setup", reports=mods)
    thread = await world.battle()
    await deleted(world, thread.id)
    assert "/admin repair makes it anew" in world.last(mods).words
    await world.ana.slash(world.lobby, "admin repair", game="1")
    await world.settle()
    assert len(threads(world)) == 1


async def test_what_is_given_up_is_told_elsewhere(world: World, faults: Faults) -> None:
    """A day of refusals: players read in their own places that they have missed something."""
    thread = await world.battle()
    faults.add("POST", f"/channels/{thread.id}/messages", 400, 20016)
    await world.ana.slash(thread, "game draw", sure=True)
    await world.settle()
    await world.wait(25 * 3600, step=3600)
    for side in ("allies", "axis"):
        assert "for a whole day" in said(world, world.side(side), "⚠️").words
    assert (
        "could not be said for a whole day"
        in (await world.ana.slash(world.lobby, "admin audit")).response.words
    )


async def test_a_sleeping_thread_is_woken_while_the_battle_runs(world: World) -> None:
    """After a week without a word; one that somebody closes before its time stays closed."""
    thread = await world.battle(pace="slow")
    backend = world.env.backend

    async def asleep() -> bool:
        backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
        await world.env.settle()
        return bool(backend.channels[thread.id].thread_metadata.archived)

    assert await asleep()
    backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})
    with pytest.MonkeyPatch.context() as patch:
        later = world.bot.now() + 8 * 86_400
        patch.setattr(world.bot, "now", lambda: later)
        assert not await asleep()
    await world.ana.slash(world.lobby, "admin cancel", game="1")
    await world.settle()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(world.bot, "now", lambda: later)
        assert await asleep()


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("PATCH", r"/channels/{lobby}/messages/", 403, 50083),
        ("PATCH", r"/channels/{lobby}/messages/", 404, 10008),
        ("PATCH", r"/channels/{lobby}/messages/", 500, 0),
        ("PUT", r"/pins/", 403, 50013),
        ("PUT", r"/pins/", 400, 30003),
        ("DELETE", r"/messages/", 500, 0),
    ],
)
async def test_decoration_never_stops_a_battle(
    world: World, faults: Faults, method: str, path: str, status: int, code: int
) -> None:
    """The invitation cannot be edited, nothing can be pinned or tidied: the first turn is told at once."""
    faults.add(method, path.format(lobby=world.lobby.id), status, code)
    thread = await world.battle()
    assert "turn 1" in world.last(thread).words
    assert await world.bot.backend.announce.waiting() == (0, None)


async def test_a_thread_that_cannot_be_woken_is_written_in(world: World, faults: Faults) -> None:
    """50083 for the edit that wakes it: a message wakes it as well."""
    thread = await world.battle()
    world.env.backend.channels[thread.id].thread_metadata.archived = True
    await world.restart()
    faults.add("PATCH", f"/channels/{thread.id}$", 403, 50083)
    await world.ana.slash(world.side("allies"), "game draw", sure=True, game="1")
    await world.settle()
    assert "offers a draw" in world.last(thread).words
