"""Sections that change hands in mid-turn: nothing drafted is lost, and both are told what is theirs now."""

from __future__ import annotations

import re
from typing import Any

from bot.game.values import Request
from tests.bot.discord.player import buttons, lists
from tests.bot.discord.staffs import Staffs
from tests.bot.discord.test_borders import forged
from tests.bot.discord.test_promises import labels
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


async def on_the_right(world: World) -> Staffs:
    """A card for the right is in play, and Bo, who leads both flanks, has ordered two units and moved one."""
    staffs = Staffs(world, 2, 1)
    await staffs.gather("sword-beach")
    await doctor(world.bot, 1, hold("allies", "attack-right"))  # type: ignore[arg-type]
    await world.bot.backend.games.act(Request(world.ana.id, 1), "play attack-right")
    world.bot.herald.nudge()
    await world.settle()
    for verb in ("order", "order", "end", "move"):
        look = await world.bot.backend.drafts.look(1, world.bo.id)
        line = next(one.notation for one in look.legal if one.verb == verb)
        await world.bot.backend.drafts.add(Request(world.bo.id, 1), line)
    return staffs


async def give(staffs: Staffs, person: Any) -> Any:
    """Ana chooses in [Staff] who leads the right."""
    world = staffs.world
    panel = staffs.generals[world.ana.id].board(world.side("allies"))
    staff = (await world.ana.click(panel, label="Staff")).response
    found = next(one for one in lists(staff, "assign") if one["options"][0]["label"].endswith("the right"))
    answer = (await world.ana.select(staff, [str(person.id)], custom_id=found["custom_id"])).response
    if "Change it" in labels(answer):
        answer = (await world.ana.click(answer, label="Change it")).response
    await world.settle()
    return answer


async def lines(world: World, person: Any) -> list[str]:
    draft = await world.bot.backend.drafts.look(1, person.id)
    return [line.text for line in draft.lines if line.why is None]


async def test_what_is_taken_from_whom_is_asked_while_he_has_time(world: World) -> None:
    """One tap on a list takes nothing from a general at work: it says whose, what, and how long he has."""
    staffs = await on_the_right(world)
    before = await lines(world, world.bo)
    panel = staffs.generals[world.ana.id].board(world.side("allies"))
    staff = (await world.ana.click(panel, label="Staff")).response
    found = next(one for one in lists(staff, "assign") if one["options"][0]["label"].endswith("the right"))
    asked = (await world.ana.select(staff, [str(world.ana.id)], custom_id=found["custom_id"])).response
    said = rf"right: from <@{world.bo.id}> to <@{world.ana.id}>. <@{world.bo.id}> is at work: orders \w+"
    assert re.search(said, asked.words), asked.words
    assert re.search(r"There is still time: .*<t:\d+:R>", asked.words)
    assert await lines(world, world.bo) == before
    await world.ana.click(asked, label="Not yet")
    assert await lines(world, world.bo) == before
    await world.ana.click(asked, label="Change it")
    assert await lines(world, world.ana) == before
    # What is one's own, or nobody's work now, is given with one tap.
    staff = (await world.ana.click(panel, label="Staff")).response
    found = next(one for one in lists(staff, "assign") if one["options"][0]["label"].endswith("the right"))
    given = (await world.ana.select(staff, [str(world.bo.id)], custom_id=found["custom_id"])).response
    assert "Your staff" in given.words
    assert await lines(world, world.bo) == before


async def test_nonsense_in_a_forged_button_changes_nothing(world: World) -> None:
    """Sections and people nobody has are refused with a kind line."""
    await on_the_right(world)
    before = await lines(world, world.bo)
    for arg in ("", "l1;c2;r3", "x", f"r{world.cy.id}", f"l{world.ana.id}"):
        message = await forged(world, world.thread(), 1, "assign-sure", arg=arg)
        answer = (await world.ana.click(message, custom_id=f"fp:assign-sure:1:1:{arg}")).response
        assert "⚠️" in answer.words or "Your staff" in answer.words, answer.words
    assert await lines(world, world.bo) == before


async def test_what_is_drafted_goes_with_the_section(world: World) -> None:
    """To whoever takes it, and back with it."""
    staffs = await on_the_right(world)
    before = await lines(world, world.bo)
    assert len(before) == 4
    await give(staffs, world.ana)
    assert await lines(world, world.ana) == before
    assert await lines(world, world.bo) == []
    panel = (await world.ana.slash(world.thread(), "play turn")).response
    assert "your orders" in panel.words.lower()
    assert "~~" not in panel.words
    await give(staffs, world.bo)
    assert await lines(world, world.bo) == before
    assert await lines(world, world.ana) == []


async def test_orders_that_are_confirmed_go_with_it_too(world: World) -> None:
    """Whoever takes the section moves the units that are ordered already, and the game waits for him."""
    staffs = await on_the_right(world)
    draft = await world.bot.backend.drafts.look(1, world.bo.id)
    orders = [line.text for line in draft.lines if line.action.verb == "order"]
    await world.bot.backend.drafts.clear(Request(world.bo.id, 1))
    await world.bot.backend.games.act_lines(Request(world.bo.id, 1), "; ".join([*orders, "end"]))
    await give(staffs, world.ana)
    assert (await world.bot.backend.games.card(1)).awaited == (world.ana.id,)
    look = await world.bot.backend.drafts.look(1, world.ana.id)
    assert [one for one in look.legal if one.verb == "move"]


async def test_both_are_told_and_the_old_panel_offers_nothing(world: World) -> None:
    """A ping for whoever has lost or got a section; the old panel says whose turn it is, and has no [Confirm]."""
    staffs = await on_the_right(world)
    panel = (await world.bo.slash(world.thread(), "play turn")).response
    await give(staffs, world.ana)
    told = [one.words for one in world.side("allies").history(viewer=world.bo)]
    (line,) = [one for one in told if "now leads" in one]
    assert f"<@{world.bo.id}>" in line
    assert f"<@{world.ana.id}>" in line
    press = next(one for row in panel.rows for one in row["components"] if one["custom_id"].startswith("fp:"))
    answer = (await world.bo.click(panel, custom_id=press["custom_id"])).response
    assert "Everything is planned" not in answer.words
    assert not [one for one in labels(answer) if "Confirm" in one]
    assert answer.words.count("⚠️") <= 1


async def test_a_plan_made_ahead_is_its_authors_own(world: World) -> None:
    """Of the commander's draft for his next card neither his side's panel nor /team table shows anything."""
    staffs = Staffs(world, 2, 1)
    await staffs.gather("sword-beach")
    await doctor(world.bot, 1, hold("allies", "attack-right"))  # type: ignore[arg-type]
    panel = (await world.ana.slash(world.thread(), "play card", card="attack-right")).response
    assert "Attack on the Right" in panel.words
    await world.settle()
    table = (await world.bo.slash(world.thread(), "team table")).response
    heads = [table.words, staffs.generals[world.ana.id].board(world.side("allies")).words]
    assert not [one for one in heads if "Attack on the Right" in one.partition("Hand:")[0]]


async def test_a_call_that_is_answered_has_no_buttons(world: World) -> None:
    """Once the turn is over nobody presses [Ready] of a turn gone by."""
    staffs = await on_the_right(world)
    place = world.side("allies")
    call = next(one for one in place.history(viewer=world.bo) if "yours to carry out" in one.words)
    assert buttons(world.raw(call), "turn")
    assert "Plan ahead" not in labels(world.raw(staffs.generals[world.ana.id].board(place)))
    await world.bot.backend.drafts.confirm(Request(world.bo.id, 1))
    for _ in range(4):
        if (await staffs.card()).active == "axis":
            break
        await world.bot.backend.games.act(Request(world.bo.id, 1), "end")
    world.bot.herald.nudge()
    await world.settle()
    call = next(one for one in place.history(viewer=world.bo) if "yours to carry out" in one.words)
    assert not world.raw(call).rows
    assert "Plan ahead" in labels(world.raw(staffs.generals[world.ana.id].board(place)))
