"""What binds both sides is asked about before it is posted, of those it concerns, and answered questions say so."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.player import buttons, controls
from tests.bot.discord.test_lapses import around_one
from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World


def said(thread: Any) -> int:
    """How many messages stand in a thread."""
    return len(thread.history())


async def test_nobody_but_a_player_is_asked_to_give_up(world: World) -> None:
    """A spectator has no battle to lose: by command and by a forged or old button."""
    thread = await world.battle()
    for command in ("game resign", "game draw", "play undo"):
        answer = (await world.cy.slash(thread, command)).response
        assert "You have no seat in this battle" in answer.words, command
        assert not any(one.get("style") == 4 for one in controls(answer)), command


async def test_a_draw_is_asked_about_before_it_is_posted(world: World) -> None:
    """/game draw and [Offer a draw] lead to the same question; only the button under it posts."""
    thread = await world.battle()
    before = said(thread)
    asked = (await world.ana.slash(thread, "game draw")).response
    await world.settle()
    assert asked.words.endswith("Offer the other side a draw?")
    assert said(thread) == before
    await world.ana.click(asked, label="Offer a draw")
    await world.settle()
    assert said(thread) == before + 1


async def test_to_take_back_what_was_rolled_is_asked_about_before_it_is_posted(world: World) -> None:
    """What nobody has seen is taken back at once; for the rest the other side must agree, and one is told so."""
    thread = await world.battle()
    games = world.bot.backend.games
    await world.ana.slash(
        thread, "play orders", text=f"{(await games.legal(1, world.ana.id, 'play '))[0]}; end", now=True
    )
    while (await games.card(1)).active == "allies":
        (line, *_) = await games.legal(1, world.ana.id)
        await world.ana.slash(thread, "play orders", text="end" if line != "roll" else line, now=True)
    await world.settle()
    before = said(thread)
    asked = (await world.ana.slash(thread, "play undo")).response
    await world.settle()
    assert "only if the other side agrees" in asked.words
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
    before = question.words
    await world.bo.click(question, label="No")
    await world.settle()
    (again,) = [one for one in thread.history() if one.id == question.id]
    assert not controls(world.raw(again))
    assert again.words == f"{before}\n👎 No draw: the battle goes on."


async def rolled(world: World) -> tuple[Any, Any]:
    """Ana has attacked in the battle of `around_one`. Returns the thread and her panel."""
    thread, units = await around_one(world)
    text = f"play direct-from-hq; order {' '.join(units)}"
    panel = (await world.ana.slash(thread, "play orders", text=text, now=True)).response
    panel = (await world.ana.click(panel, label=labelled(panel, "Done moving"))).response
    attack = next(one for one in buttons(panel, "do") if ":attack " in one)
    panel = (await world.ana.click(panel, custom_id=attack)).response
    await world.settle()
    return thread, panel


def labelled(message: Any, beginning: str) -> str:
    return next(one["label"] for one in controls(message) if str(one.get("label")).startswith(beginning))


async def test_everybody_reads_what_is_to_be_taken_back(world: World) -> None:
    """The asker before he asks, the other side in the question, both in the answer; and "agrees" comes first."""
    thread, _ = await rolled(world)
    asked = (await world.ana.slash(thread, "play undo")).response
    attacked = next(line for line in asked.words.splitlines() if line.startswith("> ⚔️"))
    await world.ana.click(asked, label="Ask the other side")
    await world.settle()
    question = world.raw(world.last(thread))
    assert attacked in question.words
    await world.bo.click(question, label="Agree")
    await world.settle()
    said = [one.words for one in thread.history()]
    agreed = next(n for n, text in enumerate(said) if "agrees to take it back" in text)
    assert f"<@{world.bo.id}>" in said[agreed]
    taken = next(n for n, text in enumerate(said) if "**Taken back;**" in text)
    assert agreed < taken
    assert attacked in said[taken]


async def test_a_question_takes_back_what_it_named_and_nothing_else(world: World) -> None:
    """Another step has been done since: the button under the question asks for nothing, nor does it take that back."""
    thread, _ = await rolled(world)
    asked = (await world.ana.slash(thread, "play undo")).response
    card = await world.bot.backend.games.card(1)
    mover = world.ana if card.to_act == "allies" else world.bo
    line = (await world.bot.backend.games.legal(1, mover.id))[0]
    await mover.slash(thread, "play orders", text=f"{line}; end; end; end", now=True)
    await world.settle()
    assert (await world.bot.backend.games.card(1)).revision > card.revision
    posts, rows = said(thread), len(await world.bot.backend.games.log(1))
    answer = (await world.ana.click(asked, label="Ask the other side")).response
    await world.settle()
    assert "earlier moment" in answer.words
    assert (said(thread), len(await world.bot.backend.games.log(1))) == (posts, rows)


async def test_a_free_undo_says_what_it_has_taken_back(world: World) -> None:
    """Orders and the end of a step are nobody's battle, and have words of their own."""
    thread, units = await around_one(world)
    text = f"play direct-from-hq; order {' '.join(units)}"
    for line in text.split("; "):
        await world.ana.slash(thread, "play orders", text=line, now=True)
    back = (await world.ana.slash(thread, "play undo")).response
    assert "Your orders are a draft again" in back.words
    assert "orders " + ", ".join(sorted(units)) in back.words.split("Your orders:**")[1].splitlines()[0]
    for _ in units:
        back = (await world.ana.slash(thread, "play undo")).response
    assert "Your orders:**" not in back.words
    back = (await world.ana.slash(thread, "play undo")).response
    assert "**Your orders are a draft again.**" in back.words
    assert "Your orders:** 🃏 Direct from HQ" in back.words


async def test_whoever_withdraws_his_question_has_not_refused_it(world: World) -> None:
    thread, _ = await rolled(world)
    asked = (await world.ana.slash(thread, "play undo")).response
    await world.ana.click(asked, label="Ask the other side")
    await world.settle()
    await world.ana.click(world.raw(world.last(thread)), label="No")
    await world.settle()
    assert f"<@{world.ana.id}> takes the question back" in world.last(thread).words


async def _again(thread: Any, question: Any) -> Any:
    (again,) = [one for one in thread.history() if one.id == question.id]
    return again


async def test_a_question_that_was_answered_elsewhere_says_so(world: World) -> None:
    """From [More]: the message in the thread loses its buttons, and tells what came of it."""
    thread = await world.battle()
    await world.ana.slash(thread, "game draw", sure=True)
    await world.settle()
    question = world.raw(world.last(thread))
    menu = (await world.bo.click(world.panel(thread), label="More")).response
    await world.bo.click(menu, custom_id=buttons(menu, "disagree")[0])
    await world.settle()
    again = await _again(thread, question)
    assert not controls(world.raw(again))
    assert again.words.endswith("\n👎 No draw: the battle goes on.")


@pytest.mark.parametrize("how", ["the turn ends", "the battle ends"])
async def test_a_question_that_lapses_says_so(world: World, how: str) -> None:
    thread = await world.battle()
    await world.ana.slash(thread, "game draw", sure=True)
    await world.settle()
    question = world.raw(world.last(thread))
    if how == "the turn ends":
        card = next(one for one in await world.bot.backend.games.legal(1, world.ana.id) if "attack" in one)
        await world.ana.slash(thread, "play orders", text=f"{card}; end; end; end; end", now=True)
    else:
        sure = (await world.ana.slash(thread, "game resign")).response
        await world.ana.click(sure, custom_id=buttons(sure, "resign-sure")[0])
    await world.settle()
    again = await _again(thread, question)
    assert not controls(world.raw(again))
    assert again.words.endswith("\n⏳ This question no longer stands.")


@pytest.mark.parametrize(
    ("method", "status", "code"),
    [("GET", 404, 10008), ("GET", 403, 50001), ("PATCH", 403, 50013), ("PATCH", 429, 0), ("PATCH", 503, 0)],
)
async def test_a_question_that_cannot_be_closed_holds_nobody_up(
    world: World, faults: Faults, method: str, status: int, code: int
) -> None:
    """Deleted, closed to us, or on a bad day of Discord: the answer is told all the same, and a button that has stayed
    says how things are."""
    thread = await world.battle()
    await world.ana.slash(thread, "game draw", sure=True)
    await world.settle()
    question = world.raw(world.last(thread))
    fault = faults.add(method, f"/channels/{thread.id}/messages/{question.id}", status, code, retry_after=60)
    menu = (await world.bo.click(world.panel(thread), label="More")).response
    await world.bo.click(menu, custom_id=buttons(menu, "disagree")[0])
    await world.settle()
    assert fault.met
    assert "No draw" in world.last(thread).words
    faults.over(fault)
    count = said(thread)
    await world.bo.click(question, label="Agree")
    await world.settle()
    assert said(thread) == count
    assert not controls(world.raw(await _again(thread, question)))
