"""Private messages never matter: the first one is the hand, and whatever becomes of it no battle waits."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from tests.bot.discord.player import ByButtons, controls
from tests.bot.kit.faults import Faults
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


def mails(rules: ServerRules, person: Any) -> list[str]:
    """What was asked of Discord about somebody's private messages."""
    return [one[0] for one in rules.calls if one[1].startswith(f"/channels/{person.user.dm_channel.id}/")]


async def opened(world: World) -> None:
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo
    )
    await world.settle()


async def test_the_first_private_message_is_the_hand(world: World, rules: ServerRules) -> None:
    """Nothing is sent to whoever opens a table, nor to whom he asks; then one hand each, that rings nowhere."""
    await opened(world)
    assert not any("/users/@me/channels" in one[1] for one in rules.calls)
    await world.bo.click(world.last(world.lobby), label="Join as Axis")
    await world.settle()
    for person in (world.ana, world.bo):
        (hand,) = person.user.dm_channel.history()
        assert "Your hand" in hand.words
        assert hand.flags.suppress_notifications


async def test_no_hand_by_private_message(world: World, rules: ServerRules) -> None:
    """The setting has a button; with it only [Hand] shows the cards."""
    settings = (await world.bo.slash(world.lobby, "me settings")).response
    settings = (await world.bo.click(settings, label="Switch off: hand by private message")).response
    assert "never by private message" in settings.words
    await opened(world)
    answer = (await world.bo.click(world.last(world.lobby), label="Join as Axis")).response
    assert "behind [Hand], whenever you like" in answer.words
    await world.settle()
    assert mails(rules, world.bo) == []
    assert "Your hand" in (await world.bo.click(world.last(world.thread()), label="Hand")).response.words
    settings = (await world.bo.click(settings, label="Switch on: hand by private message")).response
    assert "and by private message" in settings.words


async def test_who_is_told_by_dm_but_wants_no_hand(world: World) -> None:
    """His turn is told, his cards are not."""
    await world.bot.backend.people.set(world.ana.id, tell="dm", hand="button")
    await world.battle()
    (told,) = world.ana.user.dm_channel.history()
    assert "your move" in told.words
    assert "Your hand" not in told.words
    assert not told.attachments
    assert controls(world.raw(told))[0]["label"] == "Take turn"


@pytest.mark.parametrize(
    "how",
    [
        {"status": 403, "code": 40003}, {"status": 403, "code": 50007}, {"status": 500}, {"status": 503},
        {"status": 429, "retry_after": 900}, {"broken": True}, {"delay": 3000.0},
    ],
)  # fmt: skip
async def test_a_hand_that_cannot_be_withdrawn_holds_nobody_up(
    world: World, faults: Faults, how: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bo is replaced while his messages are in trouble: the battle is told at once, his hand goes later."""
    monkeypatch.setattr(import_module("bot.announcer.hands"), "_PATIENCE", 0.05)
    thread = await world.battle()
    fault = faults.add("*", f"/channels/{world.bo.user.dm_channel.id}/messages", **how)
    await world.ana.slash(thread, "admin replace", game="1", old=world.bo, new=world.cy)
    await world.settle()
    assert "takes the place" in world.last(thread).words
    assert await world.bot.backend.announce.waiting() == (0, None)
    faults.over(fault)
    await ByButtons(world, world.ana, upwards=True).turn(thread)
    await world.settle()
    await ByButtons(world, world.cy, upwards=False).turn(thread)
    await world.settle()
    (left,) = world.bo.user.dm_channel.history()
    assert "no seat" in left.words or how.get("code") == 50007
    assert not left.attachments or how.get("code") == 50007
    # Cy has played: from now on his hand comes, too.
    assert "Your hand" in world.cy.user.dm_channel.last_message.words


async def test_too_many_new_channels_are_not_asked_for_again(world: World, faults: Faults) -> None:
    """40003: for ten minutes no new private channel is opened, whoever sits down."""
    fault = faults.add("POST", r"^/users/@me/channels$", 403, 40003)
    await world.battle()
    assert fault.met == 1
    await world.wait(11 * 60, step=660)
    await world.ana.slash(world.thread(), "admin repair", game="1")
    await world.settle()
    assert fault.met == 2
    assert (await world.bot.backend.people.get(world.bo.id)).dm_open is None
