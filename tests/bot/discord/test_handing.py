"""Watching computers, and seats that change hands: by command and button, with the other side's consent."""

from __future__ import annotations

from typing import Any

import pytest

from bot.facts.computers import is_computer
from bot.game.clock.ticking import WATCHED_SECONDS
from tests.bot.discord.player import ByButtons, buttons
from tests.bot.discord.test_borders import forged
from tests.bot.kit.world import World


async def card_of(world: World) -> Any:
    return await world.bot.backend.games.card(1)


async def watched(world: World, **options: Any) -> Any:
    options = {"scenario": "arracourt", "kind": "watch", "computer": "recruit", "rival": "veteran", **options}
    answer = (await world.ana.slash(world.lobby, "game new", **options)).response
    assert "[Stop]" in answer.words
    await world.settle()
    return world.thread()


async def test_two_computers_take_their_time(world: World) -> None:
    """A notice a turn, five a minute at most, nobody pinged; both levels named."""
    thread = await watched(world)
    await world.wait(60, step=1)
    notices = [one for one in thread.history() if one.attachments]
    # The first turn begins with the battle, and is not waited for.
    assert 3 <= len(notices) <= 2 + 60 / WATCHED_SECONDS
    text = "\n".join(one.words for one in thread.history())
    assert "🤖 Recruit" in text
    assert "🤖 Veteran" in text
    assert "<@-" not in text
    assert not any(one.mentions for one in notices)
    card = await card_of(world)
    assert card.watched
    # The opening is told with the first turn if that is played before anybody reads it.
    assert card.turn - 1 <= len(notices) <= card.turn


async def test_stopped_by_whoever_asked_for_it(world: World) -> None:
    """Nobody else, but a moderator; a second one may begin then."""
    thread = await watched(world)
    refused = (await world.ana.slash(world.lobby, "game new", scenario="arracourt", kind="watch")).response
    assert "Two computers play here already" in refused.words
    notice = world.raw(world.last(thread))
    answer = (await world.bo.click(notice, custom_id=buttons(notice, "stop-watching")[0])).response
    assert "who set the battle up" in answer.words
    await world.ana.click(notice, custom_id=buttons(notice, "stop-watching")[0])
    await world.settle()
    assert (await card_of(world)).status == "cancelled"
    before = len(thread.history())
    await world.wait(60, step=5)
    assert len(thread.history()) == before
    await world.ana.slash(world.lobby, "game new", scenario="arracourt", kind="watch")
    assert (await world.bot.backend.games.card(2)).status == "running"


async def test_a_restart_goes_on_watching(world: World) -> None:
    thread = await watched(world)
    await world.restart()
    before = (await card_of(world)).turn
    await world.wait(30, step=1)
    assert (await card_of(world)).turn > before
    notices = [one for one in thread.history() if one.attachments]
    assert len({one.words for one in notices}) == len(notices) >= (await card_of(world)).turn - 1


async def test_watching_is_for_servers_and_nobody_is_invited(world: World) -> None:
    answer = (await world.cy.user.slash("game new", scenario="arracourt", kind="watch")).response
    assert "it takes a server" in answer.words
    answer = (
        await world.ana.slash(world.lobby, "game new", scenario="arracourt", kind="watch", opponent=world.bo)
    ).response
    assert "leave *opponent* out" in answer.words


async def test_who_watches_may_go_on_for_a_computer(world: World) -> None:
    """From the menu or by command; against a computer nobody has to be asked, and the battle waits for him."""
    thread = await watched(world)
    menu = (await world.bo.click(world.last(thread), label="More")).response
    answer = (await world.bo.click(menu, label="Go on for the Axis")).response
    assert "You lead the Axis now" in answer.words
    await world.settle()
    card = await card_of(world)
    assert card.people("axis") == (world.bo.id,)
    await world.wait(30, step=1)
    card = await card_of(world)
    assert card.awaited == (world.bo.id,)
    assert f"<@{world.bo.id}>" in world.last(thread).words
    assert (await world.cy.slash(thread, "game seat", to="me", side="axis")).response.words.count(
        "No computer"
    ) == 1
    player = ByButtons(world, world.bo, upwards=False)
    await player.turn(thread)
    await world.settle()
    assert (await card_of(world)).awaited == (world.bo.id,)


@pytest.mark.parametrize("door", ["button", "command"])
@pytest.mark.parametrize("yes", [True, False])
async def test_a_computer_goes_on_if_the_other_side_agrees(world: World, door: str, yes: bool) -> None:
    thread = await world.battle()
    if door == "command":
        answer = (await world.ana.slash(thread, "game seat", to="veteran")).response
    else:
        menu = (await world.ana.click(world.panel(thread), label="More")).response
        which = (await world.ana.click(menu, custom_id=buttons(menu, "give-seat")[0])).response
        answer = (await world.ana.click(which, label="🤖 Veteran")).response
    assert "asked the other side" in answer.words
    await world.settle()
    asked = world.last(thread)
    assert "may 🤖 Veteran go on for the Allies" in asked.words
    own = (await world.ana.click(asked, label="Agree")).response
    assert own.words.startswith("⚠️") or "⚠️" in own.words
    assert (await card_of(world)).people("allies") == (world.ana.id,)
    await world.bo.click(asked, label="Agree" if yes else "No")
    await world.settle()
    card = await card_of(world)
    if not yes:
        assert card.people("allies") == (world.ana.id,)
        assert not card.asks
        return
    assert all(is_computer(one) for one in card.seated("allies"))
    assert card.awaited == (world.bo.id,)
    assert card.turn == 2
    said = "\n".join(one.words for one in thread.history())
    assert "🤖 Veteran takes the place of" in said
    # What she may read of her side is withdrawn, and she may come back to it, not to the other.
    look = (await world.ana.slash(thread, "me hand")).response
    assert "no hand is yours" in look.words
    await world.ana.slash(thread, "game seat", to="me", side="allies")
    await world.settle()
    await world.bo.click(world.last(thread), label="Agree")
    await world.settle()
    assert (await card_of(world)).people("allies") == (world.ana.id,)


async def test_nobody_else_gives_a_seat_away(world: World) -> None:
    """By command or forged button: not a spectator, not of a battle that is over."""
    thread = await world.battle()
    answer = (await world.cy.slash(thread, "game seat", to="veteran")).response
    assert "You have no seat" in answer.words
    message = await forged(world, thread, 1, "give-seat", arg="veteran")
    answer = (await world.cy.click(message, label="give-seat")).response
    assert "You have no seat" in answer.words
    answer = (await world.ana.slash(thread, "game seat", to="me")).response
    assert "already" in answer.words
    asked = (await world.ana.slash(thread, "game resign")).response
    await world.ana.click(asked, label="Resign")
    answer = (await world.bo.slash(thread, "game seat", to="veteran")).response
    assert "⚠️" in answer.words


async def test_against_a_computer_nobody_is_asked(world: World) -> None:
    """Ana leaves her seat to another computer: they play on among themselves, and may be watched."""
    await world.ana.slash(world.lobby, "game new", scenario="arracourt", side="allies", computer="recruit")
    await world.settle()
    thread = world.thread()
    which = (await world.ana.slash(thread, "game seat", to="general")).response
    assert which.words.endswith("It is the turn of the Allies: the General plays it at once.")
    answer = (await world.ana.click(which, label="🤖 General")).response
    assert "🤖 General plays the Allies now" in answer.words
    await world.settle()
    card = await card_of(world)
    assert card.watched
    assert card.people("allies") == ()
