"""A combat card that answers an attack: what its button does is said before it is gone, and told as what it was."""

from __future__ import annotations

import pytest

from bot.facts.clock import Question
from bot.game.values import Request
from tests.bot.discord.player import buttons
from tests.bot.discord.positions import practice
from tests.bot.discord.test_promises import labels
from tests.bot.kit.world import World

CARD = "direct-from-hq"


async def test_pull_back_is_asked_first_and_told_as_a_withdrawal(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No flag was rolled, nobody is driven back; its forest is two hexes away and better than the open next door."""
    board = "A:inf@E5;A1 X:inf4@E6;M9 forest@E8;F8"
    thread = await practice(world, monkeypatch, board, CARD, axis="combat-pull-back", reactions="fair")
    await world.bot.backend.standing.set(Request(world.ana.id, 1, side="axis"), retreat="ask")
    text = f"play {CARD}; order E5; attack E5xE6"
    panel = (await world.ana.slash(thread, "play orders", text=text, now=True)).response
    await world.settle()
    assert "Pull Back" in labels(panel), panel.words
    asked = (await world.ana.click(panel, label="Pull Back")).response
    assert "your unit withdraws 1 or 2 hexes before the dice fall" in asked.words
    assert "this counts at once" in asked.words
    assert (await world.bot.backend.games.card(1)).decision == "react"
    panel = (await world.ana.click(asked, custom_id=buttons(asked, "sure-yes")[0])).response
    await world.settle()
    assert "The attack is off: its target gets away." in panel.words, panel.words
    assert "withdraws, as your card says. Where to?" in panel.words
    ways = [one for one in buttons(panel, "do") if "retreat" in one]
    assert {one.count("-") for one in ways} == {1, 2}
    notice = world.last(thread)
    assert "your Infantry at E6 withdraws: where to?" in notice.words
    assert "flag" not in notice.words
    green = panel.words.partition("would choose **")[2].partition("**")[0]
    assert "forest" in green, panel.words
    panel = (await world.ana.click(panel, label=green)).response
    await world.settle()
    log = (await world.ana.slash(thread, "game log")).response.words
    assert "driven back" not in "\n".join([log, *[one.words for one in thread.history()]])


async def test_a_question_that_is_open_again_is_open_as_long(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It had been asked for an hour, and after [Undo] for six."""
    thread = await practice(world, monkeypatch, "A:inf@E5;H5;A1 X:inf4@E6;H6;M9", CARD, reactions="fair")
    text = f"play {CARD}; order E5 H5; attack E5xE6"
    await world.ana.slash(thread, "play orders", text=text, now=True)
    first = await _asked(world)
    panel = (await world.ana.slash(thread, "play react", answer="pass")).response
    assert "Undo" in labels(panel), panel.words
    await world.ana.click(panel, label="Undo")
    await world.settle()
    again = await _asked(world)
    assert again.what == first.what == "react"
    assert again.length <= 4 * 3600


async def _asked(world: World) -> Question:
    """The question that is open."""
    clock = (await world.bot.backend.desk.load(1)).row.facts.clock
    assert clock is not None
    assert clock.ask is not None
    return clock.ask
