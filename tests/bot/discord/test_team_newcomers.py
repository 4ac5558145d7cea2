"""What a team that plays for the first time must not lose: a turn nobody tells of, a unit forgotten."""

from __future__ import annotations

from engine import apply, parse
from engine.whatif import NoDice
from tests.boards import position
from tests.bot.discord.player import asked, buttons
from tests.bot.discord.questions import put
from tests.bot.discord.staffs import Staffs, two_against_one
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


async def test_the_first_notice_tells_the_drop_and_the_turn(world: World) -> None:
    """Sainte-Mère-Église: what comes before turn 1 belongs to it; the other side is told of both."""
    staffs = Staffs(world, 2, 1)
    thread = await staffs.gather("sainte-mere-eglise")
    await world.ana.slash(thread, "play choose", what="C6")
    await world.ana.slash(thread, "play end", anyway=True)
    await world.settle()
    assert (await staffs.card()).decision == "play"
    await doctor(world.bot, 1, hold("allies", "probe-center"))  # type: ignore[arg-type]
    await world.ana.slash(thread, "play card", card="probe-center")
    legal = await world.bot.backend.games.legal(1, world.ana.id)
    await world.ana.slash(thread, "play order", units=next(one for one in legal if one[:5] == "order")[6:])
    for _ in range(4):
        if (await staffs.card()).active == "axis":
            break
        await world.ana.slash(thread, "play end", anyway=True)
    await world.settle()
    assert (await staffs.card()).turn == 2
    notice = next(one for one in reversed(thread.history()) if f"<@{world.cy.id}>" in one.content)
    assert "play Probe in the Center" in notice.content
    assert "arrives at" in notice.content
    assert "Probe" in notice.attachments[0].description
    log = (await world.cy.slash(thread, "game log")).response.content
    assert log.count("Turn 1") == 1


async def test_a_unit_that_never_moved_is_asked_about_behind_the_battles_too(world: World) -> None:
    """Ordered, left where it stands, [Plan battles], [Ready]: asked once; who attacks from there is not meant."""
    state = position("A:inf@F3;H3;B2 X:inf@F5;L9", hand=("direct-from-hq",), play="allies")
    state = apply(state, parse("play direct-from-hq", state.battle.board), NoDice()).state
    staffs = await two_against_one(world)
    await put(world, state)
    thread, player = world.thread(), staffs.generals[world.ana.id]
    for at in ("F3", "H3"):
        await world.ana.slash(thread, "play order", units=at)
    await world.ana.slash(thread, "play move", **{"from": "F3", "to": "F4"})
    panel = await player.open(world.side("allies"))
    panel = (await world.ana.click(panel, label="Plan battles")).response
    assert [asked(one) for one in buttons(panel, "do")] == ["attack F4xF5"]
    question = await player.press(panel, buttons(panel, "ready")[0])
    assert "H3 could still move" in question.content
    panel = (await world.ana.click(question, label="Back")).response
    panel = await player.press(panel, buttons(panel, "do")[0])
    question = (await world.ana.click(panel, label="Ready")).response
    assert "H3 could still move" in question.content
    assert "F4 could" not in question.content
    panel = (await world.ana.click(question, label="Ready anyway")).response
    assert "You are ready" in panel.content
