"""A battle whose one side has vanished, played to its end by the other and the Veteran; and coming back to it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from tests.bot.discord.player import ByButtons, buttons
from tests.bot.discord.questions import position, put
from tests.bot.discord.test_absent import asked, choice, notice_of
from tests.bot.discord.test_standins import DAY, card_of, silent
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


async def test_to_its_end_by_the_veteran(world: World, rules: ServerRules) -> None:
    """Ana never comes: Bo waits for her twice, for three days and for twelve hours, and then never again."""
    thread = await world.battle()
    await silent(world, thread)
    away_at = world.bot.now()
    for _ in range(40):
        if (await card_of(world)).status != "running":
            break
        await ByButtons(world, world.bo, upwards=False).turn(thread)
        await world.settle()
        card = await card_of(world)
        assert card.status == "over" or card.awaited == (world.bo.id,)
    card = await card_of(world)
    assert (card.status, card.ending) == ("over", "medals")
    assert world.bot.now() - away_at < 3600
    told = [one.words for one in thread.history()]
    assert len([one for one in told if "time is up for the" in one]) == 1
    assert len([one for one in told if "time was up too often" in one]) == 1
    # She is called for her turn, reminded and told each time, and never more: nobody's phone rings for ever.
    called = [one for one in thread.history() if world.ana.id in {who.id for who in one.mentions}]
    assert len(called) <= 7, [one.words for one in called]
    assert "🏁" in told[-1] or any("🏁" in one for one in told[-3:])


@pytest.mark.parametrize("where", ["panel", "private", "command"])
async def test_back_in_the_other_sides_turn(world: World, where: str) -> None:
    """Bo moves: at once, and his turn over she is called."""
    thread = await world.battle()
    await silent(world, thread)
    answer = await press_back(world, thread, where)
    assert "the battle is yours again" in answer
    await world.settle()
    await ByButtons(world, world.bo, upwards=True).turn(thread)
    await world.settle()
    assert (await card_of(world)).awaited == (world.ana.id,)
    assert f"<@{world.ana.id}>" in world.last(thread).words


async def press_back(world: World, thread: Any, where: str) -> str:
    if where == "command":
        return str((await world.ana.slash(thread, "game back")).response.words)
    if where == "panel":
        panel = world.raw(world.panel(thread))
        return str((await world.ana.click(panel, custom_id=buttons(panel, "here-again")[0])).response.words)
    shown = (await world.ana.slash(thread, "play turn")).response
    pressed = (await world.ana.click(shown, custom_id=buttons(shown, "here-again")[0])).response
    return str(pressed.words)


async def test_back_while_the_veteran_thinks(world: World) -> None:
    """It is her turn, and the Veteran has it in hand: it ends what it has begun, and the next one is hers."""
    thread = await world.battle()
    await world.wait(3 * DAY + 3600, step=6 * 3600)
    await ByButtons(world, world.bo, upwards=True).turn(thread)
    await world.settle()
    with pytest.MonkeyPatch.context() as patch:
        # It has not got round to it yet.
        patch.setattr(world.bot.backend.computers, "tick", nobody)
        await world.wait(0.5 * DAY + 3600, step=3600)
        card = await card_of(world)
        assert [one.person for one in card.away] == [world.ana.id]
        assert card.to_act == "allies"
        shown = (await world.ana.slash(thread, "play turn")).response
        assert "the computer plays this turn for you" in shown.words
        assert "Play a card" not in shown.words
        answer = await press_back(world, thread, "panel")
        assert "from the next turn on" in answer
    await world.wait(10, step=5)
    assert (await card_of(world)).awaited == (world.bo.id,)
    assert "from the next turn on" in "\n".join(one.words for one in thread.history())
    await ByButtons(world, world.bo, upwards=True).turn(thread)
    await world.settle()
    assert (await card_of(world)).awaited == (world.ana.id,)


async def nobody() -> int:
    return 0


async def test_back_while_asked(world: World) -> None:
    """Bo is asked for a retreat and has left; the Veteran has not answered yet when he is back. It does, and then the
    seat is his."""
    thread = await world.battle()
    await world.bot.backend.standing.set(Request(world.bo.id, 1), retreat="ask")
    await put(world, position("retreat", goes_on=True).asked)
    assert (await card_of(world)).awaited == (world.bo.id,)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(world.bot.backend.computers, "tick", nobody)
        await world.bot.backend.moves.vanished(1, world.bo.id, "axis")
        await world.wait(10, step=5)
        card = await card_of(world)
        assert [one.person for one in card.away] == [world.bo.id]
        assert (card.clock, card.to_act) == ("ask", "axis")
        shown = (await world.bo.slash(thread, "play turn")).response
        assert "the computer plays this turn for you" in shown.words
        pressed = (await world.bo.click(shown, custom_id=buttons(shown, "here-again")[0])).response
        assert "from the next turn on" in pressed.words
        await world.settle()
        told = next(one.words for one in reversed(thread.history()) if "is back and plays" in one.words)
        assert "from the next turn on" in told
    await world.wait(10, step=5)
    card = await card_of(world)
    assert (card.awaited, card.away) == ((world.ana.id,), ())
    await ByButtons(world, world.ana, upwards=True).turn(thread)
    await world.settle()
    card = await card_of(world)
    assert (card.awaited, card.deputies) == ((world.bo.id,), ())


async def test_a_question_by_private_message_says_until_when(world: World) -> None:
    thread = await world.battle()
    await world.bot.backend.people.set(world.bo.id, tell="dm")
    world.bot.forget_prefs(world.bo.id)
    await world.bot.backend.standing.set(Request(world.bo.id, 1), retreat="ask")
    await put(world, position("retreat", goes_on=True).asked)
    assert thread is not None
    mail = world.bo.user.dm_channel.history()
    asked = next(one.words for one in reversed(mail) if "something is asked of you" in one.words)
    assert "Closes <t:" in asked
    assert "$" not in asked


async def test_the_picture_names_who_played(world: World) -> None:
    """Of a turn that the Veteran has played in her seat the picture says that it was he."""
    thread = await world.battle()
    await silent(world, thread)
    await ByButtons(world, world.bo, upwards=False).turn(thread)
    await world.settle()
    told = world.last(thread).attachments[0].description
    assert "Veteran (Allies)" in told
    assert "ana" not in told


async def test_back_before_anything_is_said(world: World) -> None:
    """The question stands above the news that it is over: pressed, it says so and asks no more."""
    thread, notice = await asked(world)
    panel = world.raw(world.panel(thread))
    await world.ana.click(panel, custom_id=buttons(panel, "here-again")[0])
    await world.settle()
    (late,) = (await world.bo.click(notice, custom_id=choice(notice, "substitute"))).followups
    assert "Nobody is away here" in late.words
    assert not buttons(notice_of(world, thread, "time was up too often"), "say-absent")
    assert (await card_of(world)).vacancies == ()
