"""Whoever lets his time run out is played for: what is told, and [I am back] in each of its places."""

from __future__ import annotations

from typing import Any

from bot.facts.place import own_place
from tests.bot.discord.player import ByButtons, buttons
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World

DAY = 86_400.0


async def card_of(world: World) -> Any:
    return await world.bot.backend.games.card(1)


async def silent(world: World, thread: Any) -> None:
    """Ana lets her time run out twice; Bo plays. Her seat is the Veteran's, and it is Bo's move again."""
    for _ in range(2):
        await world.wait(3 * DAY + 3600, step=6 * 3600)
        await world.settle()
        assert (await card_of(world)).to_act == "axis", thread.history()[-1].words
        if (await card_of(world)).away:
            return
        await ByButtons(world, world.bo, upwards=True).turn(thread)
        await world.settle()
    raise AssertionError("she is not away")


async def test_a_turn_is_played_and_both_are_told_once(world: World, rules: ServerRules) -> None:
    thread = await world.battle()
    await world.wait(3 * DAY + 3600, step=6 * 3600)
    card = await card_of(world)
    assert (card.turn, card.to_act, card.overdue) == (2, "axis", False)
    (notice,) = [one for one in thread.history() if "time is up" in one.words and "Veteran" in one.words]
    assert "turn 1" in notice.words
    assert "12 hours" in notice.words
    assert "<@-" not in notice.words
    assert {one.id for one in notice.mentions} == {world.ana.id}
    # Bo is called with his turn, which follows it.
    assert world.bo.id in {one.id for one in world.last(thread).mentions}
    panel = world.panel(thread)
    assert not buttons(world.raw(panel), "here-again")
    assert not buttons((await world.bo.slash(thread, "play turn")).response, "claim")


async def test_back_by_the_panel(world: World, rules: ServerRules) -> None:
    thread = await world.battle()
    await silent(world, thread)
    panel = world.raw(world.panel(thread))
    assert "Veteran plays for" in panel.words
    stranger = await world.cy.click(panel, custom_id=buttons(panel, "here-again")[0])
    assert stranger.response is not None
    refused = (await world.bo.click(panel, custom_id=buttons(panel, "here-again")[0])).response
    assert "No computer plays for you" in refused.words
    assert (await card_of(world)).away
    answer = (await world.ana.click(panel, custom_id=buttons(panel, "here-again")[0])).response
    assert "Welcome back" in answer.words
    await world.settle()
    assert not (await card_of(world)).deputies
    assert any("is back and plays" in one.words for one in thread.history())
    assert not buttons(world.raw(world.panel(thread)), "here-again")
    await ByButtons(world, world.bo, upwards=True).turn(thread)
    await world.settle()
    assert (await card_of(world)).awaited == (world.ana.id,)


async def test_back_by_command_and_from_the_answer(world: World, rules: ServerRules) -> None:
    thread = await world.battle()
    refused = (await world.ana.slash(thread, "game back")).response
    assert "No computer plays for you" in refused.words
    await silent(world, thread)
    # Whoever only looks finds the button in his answer, too.
    assert buttons((await world.ana.slash(thread, "play turn")).response, "here-again")
    answer = (await world.ana.slash(thread, "game back")).response
    assert "Welcome back" in answer.words
    assert not (await card_of(world)).deputies


async def test_back_by_private_message(world: World, rules: ServerRules) -> None:
    thread = await world.battle()
    await silent(world, thread)
    place = await world.bot.backend.places.get(1, own_place("dm", world.ana.id, "allies"))
    assert place is not None
    message = world.env.backend.get_message(place.channel, place.message)
    assert "here-again" in str(message)
    assert thread is not None


async def test_the_invitation_says_where_a_claim_is_agreed_on(world: World) -> None:
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", standin=False)
    await world.settle()
    assert "may claim the battle" in world.last(world.lobby).words


async def test_a_substitute_by_the_menu(world: World, rules: ServerRules) -> None:
    """Anybody may go on in the seat; the other side agrees, and who was away reads its hand no more."""
    thread = await world.battle()
    await silent(world, thread)
    menu = (await world.cy.click(world.panel(thread), label="More")).response
    answer = (await world.cy.click(menu, custom_id=buttons(menu, "take-over")[0])).response
    assert "asked" in answer.words
    await world.settle()
    asked = world.raw(world.last(thread))
    await world.bo.click(asked, custom_id=buttons(asked, "agree")[0])
    await world.settle()
    card = await card_of(world)
    assert (card.people("allies"), card.deputies) == ((world.cy.id,), ())
    place = await world.bot.backend.places.get(1, own_place("dm", world.ana.id, "allies"))
    assert place is None


async def test_told_in_a_sleeping_thread_and_to_closed_mail(world: World, rules: ServerRules) -> None:
    """The thread is archived, and Ana lets nobody write to her: her turn is played, the thread wakes and says so."""
    thread = await world.battle()
    world.env.backend.channels[thread.id].thread_metadata.archived = True
    await world.bot.backend.people.set(world.ana.id, dm_open=False)
    world.bot.forget_prefs(world.ana.id)
    await world.wait(3 * DAY + 3600, step=6 * 3600)
    assert (await card_of(world)).awaited == (world.bo.id,)
    assert len([one for one in thread.history() if "time is up for the" in one.words]) == 1
