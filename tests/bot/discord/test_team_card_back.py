"""A team's card is taken back while a general drafts for it: his draft waits, and he is told so."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from tests.bot.discord.player import asked, buttons
from tests.bot.discord.staffs import Staffs, both_plan, two_against_one
from tests.bot.discord.test_promises import labels
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World

BACK = "Take the card back"


async def test_the_draft_waits_for_the_card(world: World) -> None:
    """No false [Confirm] and no [Drop this plan]; with the card played again all stands as it was."""
    staffs, general = await both_plan(world)
    thread, place = world.thread(), world.side("allies")
    player = staffs.generals[general.id]
    panel = await player.open(place)
    line = next(asked(one) for one in buttons(panel, "do") if asked(one).startswith("order "))
    panel = await player.press(panel, next(one for one in buttons(panel, "do") if asked(one) == line))
    for _ in range(3):
        if (await world.bot.backend.games.card(1)).decision == "play":
            break
        answer = (await world.ana.slash(thread, "play undo")).response
        for one in buttons(answer, "undo-sure"):
            await world.ana.click(answer, custom_id=one)
        await world.settle()
    assert (await world.bot.backend.games.card(1)).decision == "play"
    told = "\n".join(one.words for one in place.history())
    assert f"<@{world.ana.id}> has taken the card back. What <@{general.id}> drafted waits" in told, told
    # What it called for stands there no more.
    assert not [one for one in place.history() if "orders for" in one.words]
    panel = (await general.slash(thread, "play turn")).response
    assert "Your draft waits:" in panel.words
    assert "[Confirm]" not in panel.words
    assert "⚠️" not in panel.words
    assert not [one for one in labels(panel) if one.startswith(("Confirm", "Drop", "End"))], labels(panel)
    await world.ana.slash(thread, "play card", card="recon-in-force")
    await world.ana.slash(thread, "play end")
    await world.settle()
    assert [one.text for one in (await world.bot.backend.drafts.look(1, general.id)).lines] == [line]


async def test_whoever_has_drafted_nothing_learns_it_too(world: World) -> None:
    """Played and taken back twice: no call for its orders is left, and each time the side is told; the other is not."""
    _, general = await both_plan(world)
    thread, place = world.thread(), world.side("allies")
    (called,) = [one for one in place.history() if "orders for" in one.words]
    assert f"<@{general.id}>" in called.words
    posts = len(thread.history())
    for number in (1, 2):
        await world.ana.slash(thread, "play undo")
        await world.settle()
        assert not [one for one in place.history() if "orders for" in one.words]
        told = [one for one in place.history() if "has taken the card back. Nobody need plan" in one.words]
        assert len(told) == number
        await world.ana.slash(thread, "play card", card="recon-in-force")
        await world.ana.slash(thread, "play end")
        await world.settle()
        assert len([one for one in place.history() if "orders for" in one.words]) == 1
    assert len(thread.history()) == posts


async def test_who_is_told_by_private_message_reads_it_there(world: World) -> None:
    """The call that asked for his orders says that the card is back; with the next card comes a new one."""
    await world.bot.backend.people.set(world.bo.id, tell="dm", dm_open=True)
    world.bot.forget_prefs(world.bo.id)
    await both_plan(world)
    (told,) = [one for one in world.bo.user.dm_channel.history() if "your orders for" in one.words]
    await world.ana.slash(world.thread(), "play undo")
    await world.settle()
    history = world.bo.user.dm_channel.history()
    assert not [one for one in history if "your orders for" in one.words]
    (now,) = [one for one in history if one.id == told.id]
    assert "the card has been taken back" in now.words
    assert not labels(world.raw(now))
    await world.ana.slash(world.thread(), "play card", card="recon-in-force")
    await world.ana.slash(world.thread(), "play end")
    await world.settle()
    assert len([one for one in world.bo.user.dm_channel.history() if "your orders for" in one.words]) == 1


#: A message that is gone, closed or asleep, and Discord itself in trouble.
BAD_DAYS: list[dict[str, Any]] = [
    {"status": 403, "code": 50001}, {"status": 403, "code": 50007}, {"status": 404, "code": 10003},
    {"status": 404, "code": 10008}, {"status": 400, "code": 50083}, {"status": 429, "retry_after": 900},
    {"status": 500}, {"status": 503}, {"broken": True}, {"delay": 3000.0},
]  # fmt: skip


@pytest.mark.parametrize("how", BAD_DAYS, ids=str)
async def test_a_call_that_cannot_be_taken_back_holds_nobody_up(
    world: World, faults: Faults, how: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither in the side's place nor in a private message: all else is told, and the next card calls anew."""
    monkeypatch.setattr(import_module("bot.announcer.hands"), "_PATIENCE", 0.05)
    await world.bot.backend.people.set(world.bo.id, tell="dm", dm_open=True)
    world.bot.forget_prefs(world.bo.id)
    await both_plan(world)
    place, dm = world.side("allies"), world.bo.user.dm_channel
    (called,) = [one for one in dm.history() if "your orders for" in one.words]
    met = [faults.add("PATCH", f"/channels/{dm.id}/messages/{called.id}", **how)]
    if "delay" not in how:
        met += [
            faults.add("DELETE", f"/channels/{place.id}/messages/{one.id}", **how)
            for one in place.history()
            if "orders for" in one.words
        ]
    await world.ana.slash(world.thread(), "play undo")
    await world.settle()
    assert all(one.met for one in met)
    assert await world.bot.backend.announce.waiting() == (0, None)
    assert [one for one in place.history() if "has taken the card back" in one.words]
    faults.over()
    await world.ana.slash(world.thread(), "play card", card="recon-in-force")
    await world.ana.slash(world.thread(), "play end")
    await world.settle()
    assert "your orders for" in dm.history()[-1].words
    assert dm.history()[-1].id != called.id


async def test_a_general_who_plans_ahead_reads_who_chooses_the_card(world: World) -> None:
    """[Plan ahead] of one who is no commander gave him the board and no word of what he may do."""
    staffs = Staffs(world, 1, 2)
    await staffs.gather("pegasus-bridge")
    chief, general = staffs.people["axis"]
    player = staffs.generals[general.id]
    panel = await player.open(world.side("axis"))
    assert f"<@{chief.id}> chooses the card for your next turn" in panel.words, panel.words
    assert "[Suggest a card]" in panel.words


async def _decision(world: World) -> str | None:
    return (await world.bot.backend.games.card(1)).decision


async def test_the_card_is_taken_back_by_a_button(world: World) -> None:
    """It stands in the answer to [Confirm] and in every panel of the commander, as long as nothing else is done."""
    _, general = await both_plan(world)
    panel = (await world.ana.slash(world.thread(), "play turn")).response
    assert BACK in labels(panel), labels(panel)
    assert BACK not in labels((await general.slash(world.thread(), "play turn")).response), "it is not his"
    panel = (await world.ana.click(panel, label=BACK)).response
    await world.settle()
    assert await _decision(world) == "play"
    assert "Play a card" in panel.words, panel.words
    card = next(one for one in buttons(panel, "do") if ":play recon-in-force" in one)
    panel = (await world.ana.click(panel, custom_id=card)).response
    panel = (await world.ana.click(panel, custom_id=buttons(panel, "confirm")[0])).response
    assert BACK in labels(panel), labels(panel)


async def test_a_card_for_another_general_is_taken_back_by_a_button(world: World) -> None:
    """He who has nothing to do with it any more had no button; once its orders are given it is not his alone."""
    await two_against_one(world)
    await doctor(world.bot, 1, hold("allies", "attack-left"))  # type: ignore[arg-type]
    thread = world.thread()
    await world.ana.slash(thread, "play card", card="attack-left")
    panel = (await world.ana.slash(thread, "play end")).response
    await world.settle()
    assert BACK in labels(panel), labels(panel)
    (back,) = buttons(panel, "undo")
    legal = await world.bot.backend.games.legal(1, world.bo.id)
    await world.bo.slash(thread, "play order", units=next(one for one in legal if one[:5] == "order")[6:])
    await world.bo.slash(thread, "play orders", text="end; end", now=True)
    if (await world.bot.backend.games.card(1)).active == "allies":
        now = (await world.ana.slash(thread, "play turn")).response
        assert BACK not in labels(now), labels(now)
    before = (await world.bot.backend.games.card(1)).revision
    await world.ana.click(panel, custom_id=back)
    assert (await world.bot.backend.games.card(1)).revision == before, "it asks"
