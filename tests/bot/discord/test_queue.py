"""The queue as people meet it: asking, waiting, being matched, and hearing of it wherever they can be told."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World


def mail(person: Any) -> list[str]:
    """What somebody has been told in private about the queue."""
    channel = person.user.dm_channel
    return [one.words for one in channel.history() if "your battle is there" in one.words] if channel else []


async def test_from_the_queue_into_a_battle(world: World) -> None:
    """Both are told once, and the battle runs in a thread below where it was asked for first."""
    waits = (await world.ana.slash(world.lobby, "game queue", scenario="stonne", side="axis")).response
    assert "You are in the queue." in waits.words
    assert "You wait for: Stonne · " in waits.words
    assert "as Axis · on this server" in waits.words
    assert "Nobody else waits there now." in waits.words
    sealed = re.search(r"Dice sealed: `(\w+)`", waits.words)
    assert sealed is not None
    found = (await world.bo.slash(world.lobby, "game queue")).response
    assert "Somebody was waiting: battle #1 begins." in found.words
    await world.settle()
    thread = world.thread()
    assert any(f"Dice sealed: `{sealed[1][:32]}`" in one.words for one in thread.history())
    for person, side in ((world.ana, "Axis"), (world.bo, "Allies")):
        (told,) = mail(person)
        assert f"**#1 Stonne**, you have {side} against" in told
        assert f"<#{thread.id}>" in told
    await world.restart()
    await world.wait(60)
    assert len(mail(world.ana)) == len(mail(world.bo)) == 1
    gone = (await world.ana.slash(world.lobby, "game queue")).response
    assert "You are in the queue." in gone.words


async def test_leaving_it_by_button_and_by_command(world: World) -> None:
    waits = (await world.ana.slash(world.lobby, "game queue")).response
    assert "any battle" in waits.words
    left = (await world.ana.click(waits, label="Leave the queue")).response
    assert "You have left the queue." in left.words
    again = (await world.ana.slash(world.lobby, "game queue", leave=True)).response
    assert "You are not in the queue." in again.words
    await world.bo.slash(world.lobby, "game queue")
    await world.wait(60)
    assert world.lobby.threads == []


async def test_a_computer_fills_in_after_a_while(world: World) -> None:
    waits = (
        await world.ana.slash(
            world.lobby, "game queue", scenario="stonne", computer="recruit", after="10-minutes"
        )
    ).response
    assert ": Recruit." in waits.words
    await world.wait(300, step=60)
    assert world.lobby.threads == []
    await world.wait(400, step=60)
    assert "Stonne" in world.thread().name
    (told,) = mail(world.ana)
    assert "against 🤖 Recruit" in told


async def test_in_private_it_takes_any_server(world: World) -> None:
    refused = (await world.cy.user.slash("game queue")).response
    assert "In private nobody else is there" in refused.words
    waits = (await world.cy.user.slash("game queue", where="anywhere", scenario="stonne")).response
    assert "on any server on which both are" in waits.words
    await world.ana.slash(world.lobby, "game queue", where="anywhere")
    await world.settle()
    (told,) = mail(world.cy)
    assert "Stonne" in told


async def test_who_may_not_open_battles_may_not_wait(world: World) -> None:
    """As with /game new: a server says who opens them, and where."""
    role = world.guild.create_role("Officers")
    await world.ana.slash(world.lobby, "admin setup", openers=role)
    refused = (await world.bo.slash(world.lobby, "game queue")).response
    assert "You are in the queue" not in refused.words
    assert await world.bot.backend.queue.mine(world.bo.id) is None


@pytest.mark.parametrize(("status", "code"), [(403, 50007), (404, 10003)])
async def test_closed_private_messages(world: World, faults: Faults, status: int, code: int) -> None:
    """A mention where it was asked instead, once."""
    await world.ana.slash(world.lobby, "game queue", scenario="stonne")
    faults.add("POST", r"/users/@me/channels", status, code)
    await world.bo.slash(world.lobby, "game queue")
    await world.settle()
    told = [one for one in world.lobby.history() if "your battle is there" in one.words]
    assert sorted(one.words.split(",")[0] for one in told) == sorted(
        f"🔔 <@{person.id}>" for person in (world.ana, world.bo)
    )
    await world.restart()
    await world.wait(60)
    assert len([one for one in world.lobby.history() if "your battle is there" in one.words]) == 2


async def test_on_a_bad_day_nobody_is_told_twice(world: World, faults: Faults) -> None:
    """The thread cannot be made for a while, and Discord is busy: the battle is there all the same."""
    await world.ana.slash(world.lobby, "game queue", scenario="stonne")
    faults.add("POST", r"/channels/\d+/threads", 500, times=2)
    faults.add("POST", r"/channels/\d+/messages", 429, times=1)
    await world.bo.slash(world.lobby, "game queue")
    await world.wait(600, step=60)
    assert (await world.bot.backend.games.card(1)).status == "running"
    assert len(mail(world.ana)) == len(mail(world.bo)) == 1


@pytest.mark.parametrize("asleep", [False, True])
async def test_a_server_that_sends_the_bot_away(world: World, *, asleep: bool) -> None:
    """Nobody waits on it any more, no computer plays there; who would play anywhere waits on for another server."""
    away = world.env.create_guild("Away")
    hall = away.create_text_channel("hall")
    ana, bo = (away.add_member(one.user) for one in (world.ana, world.bo))
    await world.env.settle()
    await ana.slash(hall, "game queue", scenario="stonne", computer="recruit", after="10-minutes")
    await bo.slash(hall, "game queue", where="anywhere", pace="slow", computer="recruit", after="10-minutes")
    if asleep:
        await world.bot.close()
    world.env.backend.remove_guild(away.id)
    if asleep:
        await world.restart()
        world.bot.dispatch("ready")
    await world.env.settle()
    await world.settle()
    assert "not in the queue" in (await world.ana.slash(world.lobby, "game queue", leave=True)).response.words
    await world.wait(1200, step=60)
    assert await world.bot.backend.games.find(person=bo.id, limit=2) == ()
    await world.cy.slash(world.lobby, "game queue", where="anywhere", pace="slow")
    await world.settle()
    (card,) = await world.bot.backend.games.find(person=bo.id, limit=2)
    assert (card.server, set(card.humans)) == (world.guild.id, {world.bo.id, world.cy.id})
