"""Second taps where somebody else waits: a general's ✅, a retreat that is asked about, an attack that is answered."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from tests.bot.discord import questions
from tests.bot.discord.player import buttons
from tests.bot.discord.questions import KINDS
from tests.bot.discord.staffs import both_plan
from tests.bot.discord.test_double_taps import QUICK
from tests.bot.discord.test_promises import labels, revision
from tests.bot.kit.world import World


@pytest.mark.parametrize("name", ["retreat", "flags to ignore", "ambush, live", "no ambush", "ambush, fair"])
async def test_a_question_is_not_answered_by_a_second_tap(world: World, name: str) -> None:
    """[Decide] twice: what stands there by then is not chosen, and stays to be chosen."""
    kind = KINDS[name]
    thread = await world.battle(scenario=kind.scenario, reactions=kind.reactions)
    await world.bot.backend.standing.set(Request(world.bo.id, 1), retreat="ask")
    position = questions.position(name)
    await questions.put(world, position.asked)
    notice = world.raw(world.last(thread))
    decide = str(notice.components[0]["components"][0]["custom_id"])
    with world.fingers.fast():
        panel = (await world.bo.click(notice, custom_id=decide)).response
        was, before = await revision(world), labels(panel)
        again = await _answer(world, panel, position.line)
    assert await revision(world) == was
    assert QUICK in again.words
    assert labels(again) == before
    await _answer(world, again, position.line)
    assert (await questions.answered_by(world, was))[0] == (position.line, world.bo.id)


async def _answer(world: World, panel: Any, line: str) -> Any:
    acts = buttons(panel, "do") + buttons(panel, "sure")
    return (
        await world.bo.click(panel, custom_id=next(one for one in acts if one.endswith(f":{line}")))
    ).response


async def test_the_last_ready_is_no_second_tap(world: World) -> None:
    """[Ready] asks what is lost; the answer to that carries out what everybody has drafted."""
    staffs, general = await both_plan(world)
    thread, place = world.thread(), world.side("allies")
    await world.ana.slash(thread, "team confirm", anyway=True)
    await world.settle()
    player = staffs.generals[general.id]
    panel = await player.open(place)
    panel = await player.press(panel, next(one for one in buttons(panel, "do") if ":order " in one))
    was = await revision(world)
    with world.fingers.fast():
        asked = (await general.click(panel, custom_id=buttons(panel, "ready")[0])).response
        assert labels(asked) == ["Ready anyway", "Back"]
        again = (await general.click(asked, label="Ready anyway")).response
    assert await revision(world) == was
    assert QUICK in again.words
    assert not (await world.bot.backend.drafts.look(1, general.id)).confirmed
    await general.click(again, label="Ready anyway")
    assert await revision(world) > was
