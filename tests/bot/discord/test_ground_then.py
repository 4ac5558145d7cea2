"""Lines that wait for an answer go on with what is decided about ground: no button more is asked for."""

from __future__ import annotations

import pytest

from tests.boards import scenario_of
from tests.bot.discord.player import buttons
from tests.bot.discord.positions import TITLE, rolling, shows, table
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

CARD = "direct-from-hq"


@pytest.mark.parametrize("choice", ["advance", "stay"])
async def test_the_end_that_was_typed_comes_by_itself(
    world: World, monkeypatch: pytest.MonkeyPatch, choice: str
) -> None:
    """It had been promised, and whoever had put his phone away then would have let his clock run on."""
    scenario = {**scenario_of("A:inf@E5;A1 X:inf1@E6 X:inf4@M9"), **TITLE}
    shows(world, monkeypatch, scenario)
    await world.ana.slash(world.lobby, "game new", scenario="dispute", kind="practice", reactions="fair")
    await world.settle()
    rolling(monkeypatch, "III")
    thread = world.thread()
    await doctor(world.bot, 1, hold("allies", CARD))  # type: ignore[arg-type]
    text = f"play {CARD}; order E5; attack E5xE6; end"
    await world.ana.slash(thread, "play orders", text=text, now=True)
    panel = (await world.ana.slash(thread, "play react", answer="pass")).response
    assert "Take ground?" in panel.words, panel.words
    await world.ana.click(panel, custom_id=next(one for one in buttons(panel, "do") if choice in one))
    await world.settle()
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_to_end_the_turn_says_what_is_asked_first(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the command, as an attack by its command does."""
    board = "A:inf@E5;H4;A1 X:inf1@E6 X:inf4@H6;M9"
    behind = f"play {CARD}; order E5; order H4; end; end; attack E5xE6; pass"
    thread = await table(world, monkeypatch, board, CARD, played=behind, dice="III")
    first = "First say whether your unit takes ground at E6 or stays."
    for command, options in (("attack", {"from": "H4", "target": "H6"}), ("end", {})):
        panel = (await world.ana.slash(thread, f"play {command}", **options)).response
        assert first in panel.words, panel.words
