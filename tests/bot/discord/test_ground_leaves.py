"""Whoever takes ground leaves his sandbags as by any move, and reads it before it counts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.player import buttons
from tests.bot.discord.positions import table
from tests.bot.discord.test_team_newcomers import drafting
from tests.bot.discord.typist import type_orders
from tests.bot.kit.world import World

CARD = "direct-from-hq"
BOARD = "A:inf@E5;H4;A1 X:inf1@E6 X:inf4@H6;M9 sandbags@E5"
#: The tank may battle once more from the ground it takes.
ARMOR = "A:arm@E5;A1 X:inf1@E6 X:inf4@E7;M9 sandbags@E5"
BEHIND = f"play {CARD}; order E5; order H4; end; end; attack E5xE6; pass"
GOES = "⚠️ E5 leaves its sandbags: they go."
IF_TAKEN = "⚠️ E5 leaves its sandbags if it takes the ground: they go."


async def _won(world: World, monkeypatch: pytest.MonkeyPatch, board: str = BOARD) -> Any:
    """The ground question waits: the thread."""
    played = BEHIND if "H4" in board else BEHIND.replace("order H4; ", "")
    return await table(world, monkeypatch, board, CARD, played=played, dice="IIII")


@pytest.mark.parametrize("board", [BOARD, ARMOR])
async def test_the_question_about_ground_names_what_goes(
    world: World, monkeypatch: pytest.MonkeyPatch, board: str
) -> None:
    """Its draft, too: there it still can be taken back."""
    thread = await _won(world, monkeypatch, board)
    panel = (await world.ana.slash(thread, "play turn")).response
    assert "Take ground?" in panel.words, panel.words
    assert IF_TAKEN in panel.words, panel.words
    panel = (await world.ana.click(panel, custom_id=_button(panel, "advance"))).response
    assert "E6 taken" in panel.words, panel.words
    assert panel.words.count(GOES) == 1, panel.words


async def test_who_stays_keeps_them(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await _won(world, monkeypatch)
    panel = (await world.ana.slash(thread, "play turn")).response
    panel = (await world.ana.click(panel, custom_id=_button(panel, "stay"))).response
    assert "sandbags" not in panel.words, panel.words


@pytest.mark.parametrize("text", ["take E6", "take E6; end"])
async def test_a_text_that_takes_ground_names_it(
    world: World, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    thread = await _won(world, monkeypatch)
    assert GOES in (await type_orders(world, thread, text)).words


async def test_the_command_that_takes_ground_names_it(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await _won(world, monkeypatch)
    panel = (await world.ana.slash(thread, "play ground", take="advance")).response
    assert GOES in panel.words, panel.words


async def test_a_text_names_what_goes_if_ground_is_won(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before a die is rolled: it is taken without another question."""
    thread = await table(world, monkeypatch, BOARD, CARD)
    text = f"play {CARD}; order E5 H4; attack E5xE6"
    assert GOES in (await type_orders(world, thread, f"{text}; take E6; end")).words
    assert "sandbags" not in (await type_orders(world, thread, f"{text}; stay; end")).words


async def test_a_move_that_ends_the_turn_names_it(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await table(world, monkeypatch, "A:inf@E5;A1 X:inf4@M9 sandbags@E5", CARD)
    asked = await type_orders(world, thread, f"play {CARD}; order E5; move E5-E3; end")
    assert GOES in asked.words, asked.words


async def test_in_a_team_moves_and_ground_name_it(world: World) -> None:
    """At [Take F4 if won], in the draft behind it and in the question before [Ready]."""
    staffs = await drafting(world, "A:inf@F3;H3;B2 X:inf@F4;L9 sandbags@F3;H3")
    thread, player = world.thread(), staffs.generals[world.ana.id]
    await world.ana.slash(thread, "play orders", text="order F3 H3")
    panel = (await world.ana.slash(thread, "play move", **{"from": "H3", "to": "H4"})).response
    assert "⚠️ H3 leaves its sandbags: they go." in panel.words, panel.words
    panel = (await world.ana.click(panel, label="Plan battles")).response
    assert "F3 leaves" not in panel.words, panel.words
    panel = await player.press(panel, next(one for one in buttons(panel, "do") if "F3xF4" in one))
    assert "⚠️ F3 leaves its sandbags if it takes the ground: they go." in panel.words, panel.words
    question = await player.press(panel, buttons(panel, "ready")[0])
    assert "⚠️ F3 leaves its sandbags if it takes the ground: they go." in question.words, question.words
    panel = (await world.ana.click(question, label="Back")).response
    panel = await player.press(panel, _button(panel, "advance"))
    assert panel.words.count("F3 leaves its sandbags: they go.") == 1, panel.words


def _button(panel: Any, line: str) -> str:
    return next(one for one in buttons(panel, "do") if line in one)
