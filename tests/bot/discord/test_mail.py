"""Discord on a bad day: nothing is lost, nothing doubled, and one battle's trouble is no other's."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from bot.game.values import Request
from tests.bot.discord.staffs import Staffs
from tests.bot.kit.faults import Fault, Faults
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


def notices(world: World, thread: Any) -> list[str]:
    """What the battle's thread says, but for its panel."""
    return [one.words for one in thread.history() if one.words and not one.pinned]


async def waiting(world: World) -> int:
    """How many announcements are still to be said."""
    return (await world.bot.backend.announce.waiting())[0]


async def told_late(world: World, fault: Fault, faults: Faults, hours: float) -> None:
    """A line to the table is refused for so long; then Discord is well again."""
    await world.ana.slash(world.thread(), "game draw", sure=True)
    await world.settle()
    await world.wait(hours * 3600, step=600)
    faults.over(fault)
    await world.wait(1200, step=300)


@pytest.mark.parametrize(
    "how",
    [
        {"status": 500}, {"status": 503}, {"status": 429, "retry_after": 500}, {"broken": True},
        {"status": 401}, {"status": 400, "code": 20016},
    ],
)  # fmt: skip
async def test_trouble_of_hours_loses_nothing(world: World, faults: Faults, how: dict[str, Any]) -> None:
    """Eight tries in 254 seconds used to be all there was."""
    thread = await world.battle()
    before = notices(world, thread)
    fault = faults.add("POST", f"/channels/{thread.id}/messages", **how)
    await told_late(world, fault, faults, 3)
    new = notices(world, thread)[len(before) :]
    assert len(new) == 1
    assert "draw" in new[0]
    assert await waiting(world) == 0


async def test_what_is_refused_for_a_day_is_given_up(world: World, faults: Faults) -> None:
    thread = await world.battle()
    before = notices(world, thread)
    faults.add("POST", f"/channels/{thread.id}/messages", 400, 20016)
    await world.ana.slash(thread, "game draw", sure=True)
    await world.settle()
    await world.wait(23 * 3600, step=7200)
    assert await waiting(world) == 1
    await world.wait(2 * 3600, step=1800)
    assert await waiting(world) == 0
    assert notices(world, thread) == before


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001), (403, 50013), (400, 160005)])
async def test_what_can_never_be_said_holds_nobody_up(
    world: World, faults: Faults, status: int, code: int
) -> None:
    """It is said in the sides' own places, once; they learn at once what they are to know."""
    thread = await world.battle()
    fault = faults.add("POST", f"/channels/{thread.id}/messages", status, code)
    await world.bot.backend.admin.reveal(1, world.cy.id)
    await world.cy.slash(thread, "game board")
    await world.ana.slash(thread, "game draw", sure=True)
    await world.settle()
    await world.wait(30, step=5)
    assert await waiting(world) == 0
    # A place that is only closed looks as if it could be written in: it is tried with each message.
    assert fault.met == 1 if code == 10003 else fault.met <= 4
    for side in ("allies", "axis"):
        said = [one.words for one in world.side(side).history()]
        assert sum("offers a draw" in one for one in said) == 1
        assert sum("A moderator has looked" in one for one in said) == 1


async def test_a_fault_of_ours_silences_a_game_for_minutes_only(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What breaks each time is put aside after a while, for the others; it is tried on until it is a day old."""
    thread = await world.battle()

    async def broken(*_: Any) -> None:
        raise KeyError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setitem(import_module("bot.announcer.delivery")._KINDS, "ConsentAsked", broken)
        await world.ana.slash(thread, "game draw", sure=True)
        await world.settle()
        asked = (await world.bo.slash(thread, "game resign")).response
        await world.bo.click(asked, label="Resign")
        await world.wait(900, step=60)
        assert any("Allies win" in one or "win" in one for one in notices(world, thread)[-2:])
        assert await waiting(world) == 1
    await world.wait(3600, step=600)
    assert await waiting(world) == 0


async def battles(world: World, number: int) -> list[Any]:
    """So many battles of Ana and Bo, each with its thread: more than a server usually lets them have."""
    await world.bot.backend.servers.set(world.guild.id, world.ana.id, most_games=100)
    for _ in range(number):
        await world.ana.slash(
            world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo
        )
        await world.settle()
        await world.bo.click(world.last(world.lobby), label="Join as Axis")
        await world.settle()
    return [world.thread(one) for one in range(number)]


async def test_one_throttled_channel_delays_no_other_battle(world: World, faults: Faults) -> None:
    """Twenty battles have something to tell, the first one's channel asks for a minute: all others are told at once."""
    threads = await battles(world, 20)
    faults.add("POST", f"/channels/{threads[0].id}/messages", 429, retry_after=60, times=1)
    before = [len(notices(world, one)) for one in threads]
    with world.unheard():
        for number, thread in enumerate(threads, 1):
            await world.ana.slash(thread, "game draw", sure=True, game=str(number))
    await world.settle()
    told = [len(notices(world, one)) - had for one, had in zip(threads, before, strict=True)]
    assert told == [0] + [1] * 19
    await world.wait(66, step=6)
    assert len(notices(world, threads[0])) == before[0] + 1


async def test_a_slow_channel_delays_no_other_battle(world: World, faults: Faults) -> None:
    """At most so many at once; within a game in order."""
    threads = await battles(world, 3)
    faults.add("POST", f"/channels/{threads[0].id}/messages", delay=80, times=1)
    before = [len(notices(world, one)) for one in threads]
    for number, thread in enumerate(threads, 1):
        await world.ana.slash(thread, "game draw", sure=True, game=str(number))
    await world.env.settle()
    told = [len(notices(world, one)) - had for one, had in zip(threads, before, strict=True)]
    assert told == [0, 1, 1]
    await world.env.advance_time(90)
    await world.settle()
    assert [len(notices(world, one)) - had for one, had in zip(threads, before, strict=True)] == [1, 1, 1]


async def test_while_discord_is_down_all_wait_together(world: World, faults: Faults) -> None:
    """After a few battles in a row have met the same silence, nobody asks for a while; then a few look first."""
    threads = await battles(world, 12)
    before = [len(notices(world, one)) for one in threads]
    down = faults.add("*", "^/", 503)
    with world.unheard():
        for number, thread in enumerate(threads, 1):
            await world.ana.slash(thread, "game draw", sure=True, game=str(number))
    await world.settle()
    await world.wait(600, step=10)
    # Each by itself would have asked some 200 times.
    assert down.met < 100
    faults.over()
    await world.wait(90, step=5)
    assert await waiting(world) == 0
    assert [len(notices(world, one)) - had for one, had in zip(threads, before, strict=True)] == [1] * 12


async def test_a_message_by_dm_is_not_said_again_with_each_try(
    world: World, faults: Faults, rules: ServerRules
) -> None:
    """The side's place is in trouble after the private message has gone out."""
    thread = await world.battle()
    await world.bot.backend.people.set(world.bo.id, tell="dm", dm_open=True)
    world.bot.forget_prefs(world.bo.id)
    await world.wait(60, step=60)
    rules.calls.clear()
    faults.add("PATCH", f"/channels/{thread.id}/messages", 500)
    while (await world.bot.backend.games.card(1)).active == "allies":
        card = await world.bot.backend.games.card(1)
        legal = await world.bot.backend.games.legal(1, world.ana.id, side=card.to_act)
        assert legal
        await world.bot.backend.games.act(Request(world.ana.id, 1), legal[-1])
    world.bot.herald.kick()
    await world.settle()
    await world.wait(600, step=20)
    mail = f"/channels/{world.bo.user.dm_channel.id}/messages"
    assert [one[0] for one in rules.calls if one[1] == mail] == ["POST"]
    # The hand of before gives its place to the new one.
    assert len(world.bo.user.dm_channel.history()) == 1


async def test_a_team_gets_its_new_panel_once(world: World, rules: ServerRules, faults: Faults) -> None:
    """The turn's panel has gone out, the other side's place is in trouble: each try edits, none posts or shifts."""
    staffs = Staffs(world, 2, 2)
    await staffs.gather("pegasus-bridge")
    place = world.side("axis")
    rules.calls.clear()
    faults.add("*", f"/channels/{world.side('allies').id}/messages", 500)
    while (await staffs.card()).turn == 1:
        await staffs.act()
    await world.wait(600, step=30)
    assert [one[0] for one in rules.calls if one[1] == f"/channels/{place.id}/messages"] == ["POST"]
    faults.over()
    await world.wait(90, step=30)
    assert await waiting(world) == 0
