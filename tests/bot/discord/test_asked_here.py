"""What the other side asks of me stands where I look: in my panel, not in the thread alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.player import buttons
from tests.bot.discord.staffs import two_against_one
from tests.bot.kit.world import World


async def panel_of(world: World, who: Any) -> Any:
    return (await who.click(world.panel(world.thread()), label="Take turn")).response


@pytest.mark.parametrize("yes", [True, False])
@pytest.mark.parametrize("moves", [True, False])
async def test_a_draw_is_answered_in_the_panel(world: World, yes: bool, moves: bool) -> None:
    """By who is to move and by who waits; the asker himself has nothing to press."""
    thread = await world.battle()
    asks, answers = (world.bo, world.ana) if moves else (world.ana, world.bo)
    question = (await asks.slash(thread, "game draw")).response
    await asks.click(question, custom_id=buttons(question, "draw-sure")[0])
    await world.settle()
    own = await panel_of(world, asks)
    assert not buttons(own, "agree")
    panel = await panel_of(world, answers)
    assert "offers a draw" in panel.words
    await answers.click(panel, custom_id=buttons(panel, "agree" if yes else "disagree")[0])
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert (card.status, card.asks) == (("over", card.asks) if yes else ("running", ()))
    if not yes:
        assert "offers a draw" not in (await panel_of(world, answers)).words


async def test_a_full_panel_says_where_the_answer_is_given(world: World) -> None:
    """Nothing of the turn gives way to it."""
    thread = await world.battle()
    question = (await world.bo.slash(thread, "game draw")).response
    await world.bo.click(question, custom_id=buttons(question, "draw-sure")[0])
    await world.settle()
    panel = await panel_of(world, world.ana)
    while len(panel.rows) < 5:
        listed = [
            one for row in panel.rows for one in row["components"] if one["custom_id"].startswith("fp:")
        ]
        wanted = [one for one in listed if one["custom_id"].split(":")[1] in ("do", "order-all")]
        panel = (await world.ana.click(panel, custom_id=wanted[0]["custom_id"])).response
    assert "offers a draw" in panel.words
    assert buttons(panel, "agree") or "[More]" in panel.words


async def test_in_a_team_its_commander_answers(world: World) -> None:
    """A general reads who does, and is shown no button that would refuse him, neither here nor below [More]."""
    staffs = await two_against_one(world)
    thread, (chief, general) = world.thread(), staffs.people["allies"]
    question = (await world.cy.slash(thread, "game draw")).response
    await world.cy.click(question, custom_id=buttons(question, "draw-sure")[0])
    await world.settle()
    panel = (await general.slash(thread, "play turn")).response
    more = (await general.click(world.panel(thread), label="More")).response
    for one in (panel, more):
        assert "offers a draw" in one.words
        assert f"<@{chief.id}> answers it" in one.words
        assert not [*buttons(one, "agree"), *buttons(one, "disagree")]
    panel = (await chief.slash(thread, "play turn")).response
    assert "answers it" not in panel.words
    await chief.click(panel, custom_id=buttons(panel, "agree")[0])
    await world.settle()
    assert (await staffs.card()).status == "over"
