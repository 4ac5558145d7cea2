"""A typed whole turn that orders nobody, is over before its last line, or whose next attack has no target any more."""

from __future__ import annotations

import pytest

from tests.bot.discord.positions import practice
from tests.bot.discord.test_promises import labels
from tests.bot.discord.typist import played, type_orders
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


@pytest.mark.parametrize("card", ["counter-attack", "attack-center"])
async def test_who_orders_nobody_is_asked(world: World, monkeypatch: pytest.MonkeyPatch, card: str) -> None:
    """Though nobody could be ordered: the card is gone all the same, and perhaps another one would have been better."""
    thread = await practice(world, monkeypatch, "A:inf@E5 X:inf@M7;L9", "assault-center")
    await type_orders(world, thread, "assault center; end", now=True)
    assert (await world.bot.backend.games.card(1)).active == "axis"
    await doctor(world.bot, 1, hold("axis", card))  # type: ignore[arg-type]
    before = await played(world)
    asked = await type_orders(world, thread, f"{card}; end")
    assert "No unit is ordered in this turn." in asked.words, asked.words
    assert labels(asked) == ["Carry it out", "Back"]
    assert await played(world) == before
    await world.ana.click(asked, label="Carry it out")
    await world.settle()
    assert (await world.bot.backend.games.card(1)).active == "allies"
