"""Lines that wait for an answer go on with what is decided about ground: no button more is asked for."""

from __future__ import annotations

import pytest

from engine import ScriptedDice
from tests.boards import faces, scenario_of
from tests.bot.discord.player import buttons
from tests.bot.discord.positions import TITLE
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

CARD = "direct-from-hq"


@pytest.mark.parametrize("choice", ["advance", "stay"])
async def test_the_end_that_was_typed_comes_by_itself(
    world: World, monkeypatch: pytest.MonkeyPatch, choice: str
) -> None:
    """It had been promised, and whoever had put his phone away then would have let his clock run on."""
    scenario = {**scenario_of("A:inf@E5;A1 X:inf1@E6 X:inf4@M9"), **TITLE}

    async def shown(name: str, server: int | None = None) -> dict[str, object]:
        return scenario

    monkeypatch.setattr(world.bot.backend.library, "show", shown)
    await world.ana.slash(world.lobby, "game new", scenario="dispute", kind="practice", reactions="fair")
    await world.settle()
    rolls = ScriptedDice(faces("III"))
    monkeypatch.setattr("bot.game.table.live.dice_for", lambda *given: rolls)
    thread = world.thread()
    await doctor(world.bot, 1, hold("allies", CARD))  # type: ignore[arg-type]
    text = f"play {CARD}; order E5; attack E5xE6; end"
    await world.ana.slash(thread, "play orders", text=text, now=True)
    panel = (await world.ana.slash(thread, "play react", answer="pass")).response
    assert "Take ground?" in panel.words, panel.words
    await world.ana.click(panel, custom_id=next(one for one in buttons(panel, "do") if choice in one))
    await world.settle()
    assert (await world.bot.backend.games.card(1)).active == "axis"
