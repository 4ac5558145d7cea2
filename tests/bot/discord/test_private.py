"""Battles in private: by message to the bot, among friends, on a server it has never seen; no thread, no notice."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.registration import commands_of
from bot.flows import rivals
from tests.bot.discord.player import ByButtons, buttons
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


async def begun(world: World, **options: Any) -> Any:
    """Cy plays the Veteran by private message. Returns the panel."""
    options = {"scenario": "arracourt", "side": "allies", "computer": "veteran", **options}
    return (await world.cy.user.slash("game new", **options)).response


async def test_the_panel_goes_on_by_itself(world: World, rules: ServerRules) -> None:
    """The computer's turn stands in the answer; after ours its next, and not one message is sent."""
    panel = await begun(world)
    assert "turn 2" in panel.words
    assert "> 🃏 Axis play" in panel.words
    assert panel.attachments
    rules.clear()
    player = ByButtons(world, world.cy.user, upwards=True)
    while "turn 2" in panel.words:
        panel = await player.step(panel)
    assert "turn 4" in panel.words
    await world.settle()
    assert not [one for one in rules.calls if one[0] == "POST" and one[1].endswith("/messages")]
    # Edits of the one answer, and no message beside it.
    assert not [one for one in rules.calls if one[0] == "POST" and "/webhooks/" in one[1]]


async def test_commands_play_it_too(world: World) -> None:
    """Without a number the only battle he plays is meant, in private and on a server alike."""
    await begun(world)
    for say in (world.cy.user.slash, lambda *names: world.cy.slash(world.lobby, *names)):
        panel = (await say("play turn")).response
        assert "Arracourt" in panel.words
        assert buttons(panel, "do")
    answer = (await world.bo.slash(world.lobby, "play turn", game="1")).response
    assert "no such battle" in answer.words
    mine = (await world.cy.user.slash("me games")).response
    assert "Arracourt" in mine.words


async def test_the_menu_leads_back(world: World) -> None:
    """It stands where the panel stood: [Go on] brings that again."""
    panel = await begun(world)
    menu = (await world.cy.user.click(panel, custom_id=buttons(panel, "more")[0])).response
    assert "What else?" in menu.words
    back = (await world.cy.user.click(menu, label="Go on")).response
    assert buttons(back, "do") == buttons(panel, "do")


async def test_practice_in_private(world: World) -> None:
    """Both sides, one after the other, in the one panel."""
    panel = (await world.cy.user.slash("game new", scenario="arracourt", kind="practice")).response
    player = ByButtons(world, world.cy.user, upwards=True)
    while "turn 1 " in panel.words:
        panel = await player.step(panel)
    assert "turn 2" in panel.words
    assert buttons(panel, "do")


@pytest.mark.parametrize("options", [{}, {"computer": "veteran", "allies": 2}])
async def test_with_others_it_takes_a_server(world: World, options: dict[str, Any]) -> None:
    answer = (await world.cy.user.slash("game new", scenario="arracourt", **options)).response
    assert "it takes a server" in answer.words
    assert await world.bot.backend.games.find(person=world.cy.id) == ()


async def test_a_rematch_begins_in_the_same_panel(world: World) -> None:
    panel = await begun(world)
    asked = (await world.cy.user.slash("game resign")).response
    over = (await world.cy.user.click(asked, label="Resign")).response
    again = (await world.cy.user.click(over, custom_id=buttons(over, "rematch")[0])).response
    assert "#2 Arracourt" in again.words
    assert buttons(again, "do")
    assert panel.words != again.words


async def test_where_the_bot_is_no_member(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed for a user it plays on any server: nothing of that server is asked for, and nobody else sees it."""
    real = world.bot.get_guild
    monkeypatch.setattr(
        world.bot, "get_guild", lambda number: None if number == world.guild.id else real(number)
    )
    panel = (await world.cy.slash(world.lobby, "game new", scenario="arracourt", computer="recruit")).response
    assert buttons(panel, "do")
    card = await world.bot.backend.games.card(1)
    assert card.private
    assert not world.lobby.history()


async def test_a_computer_that_takes_its_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The panel says so and has a button to look again; a restart meanwhile loses nothing."""
    monkeypatch.setattr(rivals, "_LONGEST", 0.0)
    with world.unheard():
        panel = await begun(world)
    assert "still thinking" in panel.words
    await world.restart()
    await world.settle()
    panel = (await world.cy.user.click(panel, label="Go on")).response
    assert "turn 2" in panel.words
    assert buttons(panel, "do")


async def test_where_commands_are_known(world: World) -> None:
    """Those that serve one person alone everywhere, the others on servers; what is stored of them tells them apart."""
    found = {one.name: one.to_dict(world.bot.tree) for one in world.bot.tree.get_commands()}
    for name in ("game", "play", "me", "rules", "scenario", "help", "about"):
        assert found[name]["contexts"] == [0, 1, 2], name
        assert found[name]["integration_types"] == [0, 1], name
    for name in ("team", "admin"):
        assert found[name]["contexts"] == [0], name
        assert found[name]["integration_types"] == [0], name
    before = await commands_of(world.bot, None)
    game = world.bot.tree.get_command("game")
    assert game is not None
    game.allowed_contexts = None
    assert await commands_of(world.bot, None) != before
