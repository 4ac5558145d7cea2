"""What binds both sides is asked about before it is posted, of those it concerns, and answered questions say so."""

from __future__ import annotations

from typing import Any

from tests.bot.discord.player import buttons, controls
from tests.bot.kit.world import World


def said(thread: Any) -> int:
    """How many messages stand in a thread."""
    return len(thread.history())


async def test_nobody_but_a_player_is_asked_to_give_up(world: World) -> None:
    """A spectator has no battle to lose: by command and by a forged or old button."""
    thread = await world.battle()
    for command in ("game resign", "game draw", "play undo"):
        answer = (await world.cy.slash(thread, command)).response
        assert "You have no seat in this battle" in answer.content, command
        assert not any(one.get("style") == 4 for one in controls(answer)), command


async def test_a_draw_is_asked_about_before_it_is_posted(world: World) -> None:
    """/game draw and [Offer a draw] lead to the same question; only the button under it posts."""
    thread = await world.battle()
    before = said(thread)
    asked = (await world.ana.slash(thread, "game draw")).response
    await world.settle()
    assert asked.content.endswith("Offer the other side a draw?")
    assert said(thread) == before
    await world.ana.click(asked, label="Offer a draw")
    await world.settle()
    assert said(thread) == before + 1


async def test_to_take_back_what_was_rolled_is_asked_about_before_it_is_posted(world: World) -> None:
    """What nobody has seen is taken back at once; for the rest the other side must agree, and one is told so."""
    thread = await world.battle()
    games = world.bot.backend.games
    await world.ana.slash(
        thread, "play orders", text=f"{(await games.legal(1, world.ana.id, 'play '))[0]}; end"
    )
    while (await games.card(1)).active == "allies":
        (line, *_) = await games.legal(1, world.ana.id)
        await world.ana.slash(thread, "play orders", text="end" if line != "roll" else line, now=True)
    await world.settle()
    before = said(thread)
    asked = (await world.ana.slash(thread, "play undo")).response
    await world.settle()
    assert "only if the other side agrees" in asked.content
    assert said(thread) == before
    await world.ana.click(asked, label="Ask the other side")
    await world.settle()
    assert said(thread) == before + 1
    question = world.raw(world.last(thread))
    await world.bo.click(question, label="No")
    await world.settle()
    # The question has its answer, and no buttons any more.
    (again,) = [one for one in thread.history() if one.id == question.id]
    assert not buttons(world.raw(again), "agree")


async def test_an_old_question_loses_its_buttons_when_pressed(world: World) -> None:
    """Answered from [More], the message in the thread is told so by the next press."""
    thread = await world.battle()
    await world.ana.slash(thread, "game draw", sure=True)
    await world.settle()
    question = world.raw(world.last(thread))
    await world.bo.click(question, label="No")
    await world.settle()
    (again,) = [one for one in thread.history() if one.id == question.id]
    assert not controls(world.raw(again))
    assert again.content == question.content
