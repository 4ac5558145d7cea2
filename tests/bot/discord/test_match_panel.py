"""The one message of a match: both battles, the sum, who is to act, and the way there."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import UserError
from bot.game.values import Request
from tests.bot.discord.player import ByButtons, buttons
from tests.bot.discord.test_matches import agree_on_draw
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


async def begun(world: World, **options: Any) -> Any:
    """A match of Ana and Bo, both battles under way; its panel."""
    await world.battle(**{"kind": "match", **options})
    await world.wait(6, step=6)
    return panel(world)


def panel(world: World) -> Any:
    """The panel of the match: one, wherever it is."""
    everywhere = [world.lobby, *world.lobby.threads]
    (found,) = [one for where in everywhere for one in where.history() if "🤝 Match:" in one.words]
    return world.raw(found)


async def resign(world: World, actor: Any, thread: Any) -> None:
    asked = (await actor.slash(thread, "game resign")).response
    assert "has all the medals that it takes in the match" in asked.words
    await actor.click(asked, label="Resign")
    await world.wait(12, step=6)


async def test_the_invitation_becomes_the_panel(world: World, rules: ServerRules) -> None:
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", opponent=world.bo, kind="match"
    )
    await world.settle()
    invitation = world.last(world.lobby)
    assert "two battles at the same time" in invitation.words
    await world.bo.click(invitation, label="Join as Axis")
    await world.settle()
    await world.wait(6, step=6)
    found = panel(world)
    assert found.id == invitation.id
    assert not found.attachments
    first, second = world.thread(), world.thread(1)
    ana, bo = world.ana.id, world.bo.id
    assert f"🎖️ **<@{ana}> 0\u00a0:\u00a00 <@{bo}>**" in found.words
    assert f"**<#{first.id}>**\n🟦 Allies: <@{ana}> 0/4 · ⬛ Axis: <@{bo}> 0/4" in found.words
    assert f"**<#{second.id}>**\n🟦 Allies: <@{bo}> 0/4 · ⬛ Axis: <@{ana}> 0/4" in found.words
    assert found.words.count("⏳ Turn 1:") == 2


async def test_it_is_edited_with_every_turn_of_either(world: World, rules: ServerRules) -> None:
    found = await begun(world)
    await ByButtons(world, world.bo, upwards=True).turn(world.thread(1))
    await world.settle()
    now = panel(world)
    assert now.id == found.id
    assert f"⏳ Turn 2: <@{world.ana.id}> to act" in now.words
    assert f"⏳ Turn 1: <@{world.ana.id}> to act" in now.words


async def test_a_tap_leads_to_either_battle(world: World) -> None:
    """Each person has one in which he can move."""
    found = await begun(world)
    for who, game in ((world.ana, 1), (world.bo, 2)):
        mine = (await who.click(found, label=f"Take turn · #{game}")).response
        assert f"#{game} " in mine.words
        assert buttons(mine, "do")
        assert not buttons(mine, "other-battle")
    waits = (await world.ana.click(found, label="Take turn · #2")).response
    assert "#2 " in waits.words
    assert buttons(waits, "other-battle")
    stranger = (await world.cy.click(found, label="Take turn · #1")).response
    assert not buttons(stranger, "do")


async def test_the_panels_of_both_battles_lead_to_it_and_to_each_other(world: World) -> None:
    found = await begun(world)
    await ByButtons(world, world.ana, upwards=True).turn(world.thread())
    await world.settle()
    one, other = (world.panel(world.thread(number)).words for number in (0, 1))
    link = f"/{world.lobby.id}/{found.id}"
    assert "Battle 1 of the 2 of a match" in one
    assert "Battle 2 of the 2 of a match" in other
    assert link in one
    assert link in other
    assert f"<#{world.thread(1).id}>" in one
    assert f"<#{world.thread().id}>" in other


async def test_the_end_is_announced_once_with_the_sum(world: World, rules: ServerRules) -> None:
    await begun(world)
    await resign(world, world.ana, world.thread())
    over = next(one.words for one in world.thread().history() if "🏁" in one.words)
    assert f"🤝 In the match it now stands **<@{world.ana.id}> 0\u00a0:\u00a04 <@{world.bo.id}>**" in over
    now = panel(world).words
    assert f"🎖️ **<@{world.ana.id}> 0\u00a0:\u00a04 <@{world.bo.id}>**" in now
    assert "🏁 Axis win because the other side resigned" in now
    assert not buttons(panel(world), "rematch")
    await agree_on_draw(world, world.thread(1))
    now = panel(world)
    assert f"It goes to <@{world.bo.id}>." in now.words
    told = [one.words for thread in world.lobby.threads for one in thread.history() if "🏆" in one.words]
    assert len(told) == 1
    assert (
        f"The match is over: **<@{world.ana.id}> 0\u00a0:\u00a04 <@{world.bo.id}>**. 🏆 It goes to <@{world.bo.id}>."
        in told[0]
    )
    again = (await world.bo.click(now, label="Rematch")).response
    assert "is set up with the sides swapped" in again.words
    await world.settle()
    assert "a match: two battles" in world.last(world.lobby).words
    # Ana asks for it in the other thread, at the same time.
    twice = (await world.ana.slash(world.thread(1), "game rematch")).response
    assert "A rematch is set up already: battle #3" in twice.words
    assert len(await world.bot.backend.games.find(person=world.ana.id, status=("open",))) == 1


async def test_a_rematch_before_the_end_is_refused_kindly(world: World) -> None:
    await begun(world)
    await resign(world, world.ana, world.thread())
    refused = (await world.bo.slash(world.thread(), "game rematch")).response
    (line,) = [one for one in refused.words.splitlines() if "⚠️" in one]
    assert "battle #2 is still played" in line


async def test_one_after_the_other(world: World, rules: ServerRules) -> None:
    found = await begun(world, kind="match-in-turn")
    assert "begins when this one has been decided" in found.words
    assert len(world.lobby.threads) == 1
    await resign(world, world.bo, world.thread())
    over = next(one.words for one in world.thread().history() if "🏁" in one.words)
    assert "The second battle, with the sides swapped, begins in a moment" in over
    assert (await world.bot.backend.games.card(2)).status == "running"
    now = panel(world)
    assert now.id == found.id
    assert f"<#{world.thread(1).id}>" in now.words
    assert f"🎖️ **<@{world.ana.id}> 4\u00a0:\u00a00 <@{world.bo.id}>**" in now.words


async def test_lists_name_both(world: World) -> None:
    """/game list, /me games and the digest."""
    await begun(world)
    for command in ("game list", "me games"):
        shown = (await world.ana.slash(world.lobby, command)).response.words
        assert "#1 Pegasus Bridge · match 1/2" in shown
        assert "#2 Pegasus Bridge · match 2/2" in shown
    private = (await world.ana.user.slash("me games")).response.words
    assert "match 1/2" in private
    assert "match 2/2" in private
    status = (await world.cy.slash(world.thread(), "game status")).response.words
    for thread in world.lobby.threads[:2]:
        assert f"**<#{thread.id}>**" in status


async def test_from_the_answer_to_the_other_battle(world: World) -> None:
    """Whose move it is not goes on in the other one, in the thread and in private."""
    await begun(world)
    waits = (await world.bo.slash(world.thread(), "play turn")).response
    there = (await world.bo.click(waits, label="The other battle")).response
    assert "#2" in there.words
    assert buttons(there, "do")
    private = (await world.bo.user.slash("play turn", game="1")).response
    assert buttons((await world.bo.user.click(private, label="The other battle")).response, "do")


async def test_the_digest_names_both(world: World) -> None:
    """Two battles that wait are two lines, each with its own way."""
    await begun(world)
    await world.bot.backend.people.set(world.ana.id, tell="digest")
    await ByButtons(world, world.bo, upwards=True).turn(world.thread(1))
    await world.wait(86_400, step=3600)
    told = [
        one.words for thread in world.lobby.threads for one in thread.history() if "match 2/2" in one.words
    ]
    (digest,) = [
        one for one in told if "#1 Pegasus Bridge · match 1/2" in one and "discord.com/channels" in one
    ]
    for thread in world.lobby.threads[:2]:
        assert f"/{thread.id}" in digest


async def test_repair_makes_it_anew(world: World, rules: ServerRules) -> None:
    found = await begun(world)
    world.env.backend.delete_message(world.lobby.id, found.id)
    await world.ana.slash(world.thread(), "admin repair", game="1")
    await world.settle()
    assert panel(world).id != found.id


async def test_its_message_is_deleted(world: World, rules: ServerRules) -> None:
    found = await begun(world)
    world.env.backend.delete_message(world.lobby.id, found.id)
    await ByButtons(world, world.ana, upwards=True).turn(world.thread())
    await world.settle()
    now = panel(world)
    assert now.id != found.id
    assert "Turn 2" in now.words


@pytest.mark.parametrize("status", [403, 429, 500])
async def test_a_bad_day(world: World, faults: Any, status: int) -> None:
    """Its edit is refused: the battles go on, and it is true again afterwards."""
    found = await begun(world)
    codes = {403: 50_013}
    fault = faults.add(
        "PATCH",
        f"/channels/{world.lobby.id}/messages/{found.id}",
        status=status,
        code=codes.get(status, 0),
        times=1,
    )
    await ByButtons(world, world.ana, upwards=True).turn(world.thread())
    await world.wait(120, step=30)
    assert fault
    assert (await world.bot.backend.games.card(1)).turn == 2
    await ByButtons(world, world.bo, upwards=True).turn(world.thread(1))
    await world.wait(120, step=30)
    assert panel(world).words.count("Turn 2") == 2


@pytest.mark.parametrize("how", [{"broken": True}, {"unheard": True}, {"status": 503}])
async def test_a_new_message_is_posted_once(world: World, faults: Any, how: dict[str, Any]) -> None:
    """It is gone, the connection breaks while another is posted, or just after, and the other battle has more to tell
    by then."""
    found = await begun(world)
    world.env.backend.delete_message(world.lobby.id, found.id)
    fault = faults.add("POST", f"/channels/{world.lobby.id}/messages$", times=1, **how)
    await ByButtons(world, world.ana, upwards=True).turn(world.thread())
    await world.settle()
    assert fault.met == 1
    await ByButtons(world, world.bo, upwards=True).turn(world.thread(1))
    await world.wait(120, step=30)
    (now,) = [one for one in world.lobby.history() if "Turn 2" in one.words]
    assert now.words.count("Turn 2") == 2


async def test_after_a_restart(world: World, rules: ServerRules) -> None:
    found = await begun(world)
    await world.restart()
    await ByButtons(world, world.ana, upwards=True).turn(world.thread())
    await world.settle()
    assert panel(world).id == found.id


async def test_a_match_is_of_people(world: World) -> None:
    """No button offers a computer its seat; a forged one is refused in one line."""
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="match")
    await world.settle()
    invitation = world.raw(world.last(world.lobby))
    assert not buttons(invitation, "computer")
    refused = (
        await world.ana.slash(world.lobby, "game new", scenario="arracourt", kind="match", computer="veteran")
    ).response
    assert "a match and practice need no computer" in refused.words
    with pytest.raises(UserError, match="match-needs-two"):
        await world.bot.backend.lobby.fill(Request(world.ana.id, 1), "veteran")


async def test_teams(world: World) -> None:
    """Their match is theirs together: everybody of a side stands in the sum, and in both battles."""
    await world.ana.slash(
        world.lobby, "game new", scenario="pegasus-bridge", side="allies", kind="match", allies=2
    )
    await world.settle()
    await world.bo.click(world.last(world.lobby), label="Join as Axis")
    await world.settle()
    await world.cy.click(world.last(world.lobby), label="Join as Allies")
    await world.wait(12, step=6)
    ana, bo, cy = world.ana.id, world.bo.id, world.cy.id
    words = panel(world).words
    assert f"**<@{ana}>, <@{cy}> 0\u00a0:\u00a00 <@{bo}>**" in words
    assert f"🟦 Allies: <@{bo}> 0/4 · ⬛ Axis: <@{ana}>, <@{cy}> 0/4" in words
    await resign(world, world.bo, world.thread())
    await resign(world, world.bo, world.thread(1))
    assert f"It goes to <@{ana}>, <@{cy}>" in panel(world).words
