"""The questions before something typed: nothing of whoever is to fight from where it stands, and red for dice."""

from __future__ import annotations

import pytest

from tests.bot.discord.player import controls
from tests.bot.discord.positions import table
from tests.bot.kit.world import World

BOARD = "A:inf@E5;G4;A1 X:inf4@E6;M9"


async def test_whoever_is_to_fight_from_there_is_not_said_to_have_stayed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await table(world, monkeypatch, BOARD, "direct-from-hq")
    text = "direct from hq; order E5 G4; end; end; E5xE6; end"
    said = (await world.ana.slash(thread, "play orders", text=text)).response.words
    assert "; G4 could still move" in said, said
    assert "E5, G4 could" not in said, said


async def test_the_button_of_a_question_before_an_attack_is_red(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As wherever dice are rolled."""
    thread = await table(world, monkeypatch, BOARD, "direct-from-hq")
    await world.ana.slash(thread, "play orders", text="direct from hq; order E5 G4; end")
    asked = (await world.ana.slash(thread, "play attack", **{"from": "E5", "target": "E6"})).response
    (button,) = [one for one in controls(asked) if one.get("label") == "E5 × E6"]
    assert button["style"] == 4, asked.words
