"""A kill between a message and its note: the next process says it again, and it appears once (nonces, which Discord
honours for minutes and the kit does, too).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.announcer.delivery import Delivery
from bot.facts.place import Place, What
from bot.host.outbox import Announce
from bot.people.places import Places
from tests.bot.discord.staffs import two_against_one
from tests.bot.discord.test_quiet import end_turn
from tests.bot.kit.world import World


class _Death:
    """The process dies before it can note its place of one kind; nothing is noted any more until the next one."""

    def __init__(self, patch: pytest.MonkeyPatch, what: What) -> None:
        self.patch = patch
        self.dead = False
        put, death = Places.put, self

        async def noting(places: Places, place: Place) -> None:
            death.dead = death.dead or place.kind.what == what
            if death.dead:
                raise ConnectionError("killed")
            await put(places, place)

        patch.setattr(Places, "put", noting)

    async def over(self, world: World) -> None:
        """The next process."""
        self.patch.undo()
        await world.restart()
        await world.wait(20, step=5)


def once(world: World) -> None:
    """No channel holds two messages of ours with the same words."""
    me = world.env.backend.bot_user.id
    for channel, messages in world.env.backend.messages.items():
        said = Counter(one.words for one in messages.values() if one.author_id == me and one.words)
        assert [text for text, number in said.items() if number > 1] == [], channel


@pytest.mark.parametrize("what", ["invitation", "thread", "panel", "turn", "side", "plan", "dm"])
async def test_nothing_is_said_twice_at_the_beginning(
    world: World, monkeypatch: pytest.MonkeyPatch, what: What
) -> None:
    with monkeypatch.context() as patch:
        death = _Death(patch, what)
        await world.ana.slash(
            world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo
        )
        await world.settle()
        await world.bo.slash(world.lobby, "game join", game="1")
        await world.settle()
        assert death.dead
    await death.over(world)
    once(world)
    thread = world.thread()
    assert world.panel(thread)
    assert sum("turn 1" in one.words for one in thread.history()) == 1
    for side in ("allies", "axis"):
        assert len(world.side(side).history()) == 1
    for person in (world.ana, world.bo):
        assert len(person.user.dm_channel.history()) == 1
    assert await world.bot.backend.announce.waiting() == (0, None)


@pytest.mark.parametrize("what", ["turn", "dm", "plan"])
async def test_nothing_is_said_twice_in_a_turn(
    world: World, monkeypatch: pytest.MonkeyPatch, what: What
) -> None:
    """Of a team, one of whom is told by private message; then the bot dies amid the notices of a turn."""
    await two_against_one(world)
    await world.bot.backend.people.set(world.cy.id, tell="dm")
    world.bot.forget_prefs(world.cy.id)
    await world.wait(700, step=350)
    with monkeypatch.context() as patch:
        death = _Death(patch, what)
        for _ in range(2):
            await end_turn(world)
        assert death.dead
    await death.over(world)
    once(world)
    assert await world.bot.backend.announce.waiting() == (0, None)


async def test_what_a_kill_leaves_leased_is_said_within_five_seconds(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies while it says a turn, and lets nothing go; the next one takes it up."""
    thread = await world.battle()

    async def dead(*_: Any, **__: Any) -> None:
        raise ConnectionError("killed")

    with monkeypatch.context() as patch:
        for name in ("done", "failed", "hold"):
            patch.setattr(Announce, name, dead)
        patch.setattr(Delivery, "deliver", dead)
        await end_turn(world)
        assert not any("turn 2" in one.words for one in thread.history())
        await world.bot.close()
    await world.restart()
    await world.env.advance_time(5)
    await world.settle()
    assert sum("turn 2" in one.words for one in thread.history()) == 1
    assert await world.bot.backend.announce.waiting() == (0, None)


async def test_repair_sees_what_is_not_there(world: World) -> None:
    """Invitation, panel and a side's panel are deleted by hand: what is noted is compared with what is there."""
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo
    )
    await world.settle()
    backend = world.env.backend
    backend.delete_message(world.lobby.id, world.last(world.lobby).id)
    answer: Any = await world.ana.slash(world.lobby, "admin repair", game="1")
    await world.settle()
    assert "looks for an opponent" in world.last(world.lobby).words
    assert "invitation" in answer.response.words
    await world.bo.slash(world.lobby, "game join", game="1")
    await world.settle()
    thread = world.thread()
    place = world.side("axis")
    for channel in (thread, place):
        for one in channel.history():
            backend.delete_message(channel.id, one.id)
    await world.ana.slash(world.lobby, "admin repair", game="1")
    await world.settle()
    assert "Turn 1" in world.panel(thread).words
    assert "and I read here" in world.last(place).words
