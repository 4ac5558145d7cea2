"""Privacy by the players' doors: [Privacy] and [Terms] of /about, /me forget with its private messages."""

from __future__ import annotations

import pytest

from bot.game.values import Request
from bot.i18n import words_of
from bot.screens.papers import paper
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


async def test_about_leads_to_both_pages(world: World) -> None:
    about = (await world.cy.slash(world.lobby, "about")).response
    privacy = (await world.cy.click(about, label="Privacy")).response
    assert "/me forget" in privacy.words
    about = (await world.cy.slash(world.lobby, "about")).response
    terms = (await world.cy.click(about, label="Terms")).response
    assert "without any warranty" in terms.words


async def test_forgetting_takes_private_messages_along(world: World) -> None:
    """The battle over, Bo wants to be forgotten: his hand goes from his mail, and a former player stands in lists."""
    thread = await world.battle()
    await world.bo.slash(thread, "me hand")
    asked = (await world.bo.slash(thread, "game resign")).response
    await world.bo.click(asked, label="Resign")
    await world.settle()
    before = [one for one in world.bo.user.dm_channel.history() if one.author.bot]
    asked = (await world.bo.slash(world.lobby, "me forget")).response
    done = (await world.bo.click(asked, label="Forget me")).response
    await world.settle()
    assert "1 finished battle" in done.words
    mail = [one for one in world.bo.user.dm_channel.history() if one.author.bot]
    assert not [one for one in mail if one.attachments]
    assert len(mail) <= len(before)
    status = (await world.ana.slash(thread, "game status")).response
    assert "a former player" in status.words
    assert str(world.bo.id) not in status.words


@pytest.mark.parametrize("language", ["de", "nl"])
async def test_both_pages_and_who_was_forgotten_in_another_language(
    world: World, rules: ServerRules, language: str
) -> None:
    """By the players' doors, in the language of who asks; the battle's own thread speaks English all the while."""
    words = words_of(language)
    rules.locales[world.ana.id] = language
    thread = await world.battle()
    for name in ("privacy", "terms"):
        about = (await world.ana.slash(thread, "about")).response
        shown = (await world.ana.click(about, label=words(f"button-{name}"))).response
        assert shown.words == paper(words, name, 7)
    await world.bot.backend.games.resign(Request(world.bo.id, 1))
    await world.settle()
    await world.bot.backend.farewell.leave(world.bo.id)
    await world.bot.backend.people.forget(world.bo.id)
    status = (await world.ana.slash(thread, "game status")).response
    assert words("former-player") in status.words
    assert "a former player" in (await world.cy.slash(thread, "game status")).response.words


async def test_who_practises_is_not_held(world: World) -> None:
    await world.cy.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="practice")
    await world.settle()
    asked = (await world.cy.slash(world.lobby, "me forget")).response
    done = (await world.cy.click(asked, label="Forget me")).response
    await world.settle()
    assert "Done" in done.words


async def test_who_still_plays_with_others_is_told_so(world: World) -> None:
    await world.battle()
    asked = (await world.bo.slash(world.lobby, "me forget")).response
    done = (await world.bo.click(asked, label="Forget me")).response
    assert "still in a running battle" in done.words
