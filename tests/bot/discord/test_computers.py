"""A battle with a computer, through the buttons: it begins at once, plays its turn, and is called by its name."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.results import ResponseMessage

from bot.facts.computers import is_computer
from bot.flows import turn
from tests.bot.discord.player import ByButtons
from tests.bot.discord.staffs import General
from tests.bot.kit.world import World


async def begun(world: World, **options: Any) -> Any:
    """Ana (Allies) plays Arracourt with a computer, whose turn is the first. Returns the battle's thread."""
    options = {"scenario": "arracourt", "side": "allies", "computer": "veteran", **options}
    await world.ana.slash(world.lobby, "game new", **options)
    await world.settle()
    return world.thread()


async def test_its_turn_is_one_notice(world: World) -> None:
    """Nobody has to join; the first thing in the thread that calls Ana tells what the computer did."""
    thread = await begun(world)
    said = thread.history()
    notices = [one for one in said if one.words.startswith(f"<@{world.ana.id}>")]
    card = await world.bot.backend.games.card(1)
    assert card.awaited == (world.ana.id,)
    assert card.turn == 2
    assert not any("<@-" in one.words for one in said)
    assert any("🤖 Veteran" in one.words for one in said)
    assert len(notices) == 1
    assert notices[0].attachments
    # Nobody was called before it: what opens a battle, with its seal, stands there, too.
    assert "[Briefing] tells what it is about" in notices[0].words
    assert "Dice sealed: `" in notices[0].words
    stats = (await world.ana.slash(thread, "me stats")).response.words
    assert "🤖 Against computers: 1 battle under way, none over yet." in stats


async def test_three_turns_by_buttons(world: World) -> None:
    """Whatever Ana does, the computer goes on, and she is the only one who is written to."""
    thread = await begun(world, computer="recruit")
    player = ByButtons(world, world.ana, upwards=True)
    for _ in range(3):
        before = (await world.bot.backend.games.card(1)).turn
        await player.turn(thread)
        await world.settle()
        card = await world.bot.backend.games.card(1)
        assert card.status == "over" or (card.turn == before + 2 and card.awaited == (world.ana.id,))


async def test_whoever_waits_in_vain_plays_the_computer(world: World) -> None:
    """[Play the Veteran, a computer] on an invitation that nobody has taken; only its maker may press it."""
    await world.ana.slash(world.lobby, "game new", scenario="arracourt", side="axis")
    await world.settle()
    invitation = world.last(world.lobby)
    answer = (await world.bo.click(invitation, label="Play the Veteran, a computer")).response
    assert "who set the battle up" in answer.words
    await world.ana.click(invitation, label="Play the Veteran, a computer")
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert (card.status, card.awaited) == ("running", (world.ana.id,))


async def test_the_sheet_of_a_battle_offers_each_level(world: World) -> None:
    sheet = (await world.ana.slash(world.lobby, "scenario show", scenario="arracourt")).response
    ways = (await world.ana.click(sheet, label="Play")).response
    await world.ana.click(ways, label="🤖 Recruit")
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert card.status == "running"
    assert any("🤖 Recruit" in one.words for one in world.thread().history())


async def test_a_rematch_is_with_the_same_computer(world: World) -> None:
    """The sides are swapped, and it begins at once."""
    thread = await begun(world)
    asked = (await world.ana.slash(thread, "game resign")).response
    await world.ana.click(asked, label="Resign")
    await world.settle()
    assert "🤖 Veteran" in world.last(thread).words
    await world.ana.slash(thread, "game rematch")
    await world.settle()
    card = await world.bot.backend.games.card(2)
    assert card.status == "running"
    assert card.people("axis") == (world.ana.id,)
    assert card.people("allies") == ()


async def test_a_draw_is_not_offered_to_a_computer(world: World) -> None:
    thread = await begun(world)
    asked = (await world.ana.slash(thread, "game draw")).response
    answer = (await world.ana.click(asked, label="Offer a draw")).response
    assert "The computer plays on" in answer.words


async def test_a_computer_or_a_person(world: World) -> None:
    answer = (
        await world.ana.slash(
            world.lobby, "game new", scenario="arracourt", opponent=world.bo, computer="veteran"
        )
    ).response
    assert "not with both" in answer.words


@pytest.mark.parametrize("begins", [False, True])
async def test_a_computer_against_a_team_leaves_the_teams_seats_open(world: World, begins: bool) -> None:
    """Three people against one: nobody but whoever asks for it gives the seats beside himself away."""
    await world.ana.slash(world.lobby, "game new", scenario="operation-cobra", allies=3, computer="veteran")
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert card.status == "open"
    assert [is_computer(one) for one in card.seated("axis")] == [True]
    assert card.seated("allies") == (world.ana.id,)
    if not begins:
        await world.bo.click(world.last(world.lobby), label="Join as Allies")
        await world.cy.slash(world.lobby, "game join", game="1", side="allies")
    else:
        await world.ana.click(world.last(world.lobby), label="Begin · free seats to Veterans, computers")
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert card.status == "running"
    beside = [is_computer(one) for one in card.seated("allies")]
    assert beside == ([False, True, True] if begins else [False] * 3)


async def test_free_seats_of_a_team_go_to_computers(world: World) -> None:
    """Ana leads two computers against three; every message names them, and two turns go by."""
    await world.ana.slash(world.lobby, "game new", scenario="arracourt", side="allies", allies=3, axis=3)
    await world.settle()
    await world.ana.click(world.last(world.lobby), label="Begin · free seats to Veterans, computers")
    await world.settle()
    thread = world.thread()
    place = world.side("allies")
    for _ in range(2):
        before = (await world.bot.backend.games.card(1)).turn
        await General(world, world.ana, upwards=True).turn(place)
        await world.settle()
        card = await world.bot.backend.games.card(1)
        assert card.status == "over" or card.turn > before
        assert card.status == "over" or world.ana.id in card.awaited
        # Whoever did not press last reads here what his own side has done.
        told = [one.words for one in thread.history() if f"turn {card.turn}, Allies to move" in one.words]
        assert card.status == "over" or ("🃏 Allies play" in told[-1] and "🃏 Axis play" in told[-1]), told
    said = "\n".join(one.words for room in (thread, place, world.lobby) for one in room.history())
    assert "<@-" not in said
    assert "🤖 Veteran 2" in said
    staff = (await world.ana.slash(place, "team assign")).response
    assert "🤖 Veteran" in str(staff.components) + staff.words


async def test_a_computer_that_is_quicker_than_the_panel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three computers had played, and the panel waited for the last of them for eight hours."""
    await world.ana.slash(world.lobby, "game new", scenario="arracourt", side="allies", allies=3, axis=3)
    await world.settle()
    await world.ana.click(world.last(world.lobby), label="Begin · free seats to Veterans, computers")
    await world.settle()
    real = turn.see_through

    async def late(asker: Any, moment: Any, before: str, **more: Any) -> None:
        await world.bot.herald.drain()
        await real(asker, moment, before, **more)

    monkeypatch.setattr(turn, "see_through", late)
    ana = General(world, world.ana, upwards=True)
    began = (await world.bot.backend.games.card(1)).turn
    place = world.side("allies")
    panel = await ana.open(place)
    for _ in range(60):
        if (await world.bot.backend.games.card(1)).turn > began:
            break
        panel = await ana.step(panel)
    await world.settle()
    shown = ResponseMessage(world.env, world.env.backend.get_message(place.id, panel.id))
    assert "Waiting for" not in shown.words
    assert f"turn {(await world.bot.backend.games.card(1)).turn}" in shown.words
