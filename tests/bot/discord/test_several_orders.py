"""Several units chosen from a list at once: those that fit are ordered, and the one too many is named."""

from __future__ import annotations

import pytest

from tests.bot.discord.player import lists
from tests.bot.discord.positions import table
from tests.bot.kit.world import World

#: More of them in the center than the card orders there, and too many for buttons.
CENTER = "E1;F1;G1;E2;F2;G2"
BOARD = f"A:inf@{CENTER};A1;B1;C1;A2;B2;K1;L1;M1;K2;L2 X:inf4@E9;M9"


async def test_what_fits_is_ordered(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """All the scrolling on a phone was for nothing; now only the one too many is left out, with why."""
    thread = await table(world, monkeypatch, BOARD, "general-advance")
    panel = (await world.ana.slash(thread, "play card", card="general-advance")).response
    (one,) = lists(panel, "order")
    chosen = ["A1", "B1", "E1", "F1", "G1", "K1"]
    panel = (await world.ana.select(panel, chosen, custom_id=one["custom_id"])).response
    lines = [line.text for line in (await world.bot.backend.drafts.look(1, world.ana.id)).lines]
    assert lines == ["play general-advance", "order A1 B1 E1 F1 K1"], panel.words
    assert "G1 is not ordered, the others are: The card orders 2 units on the center" in panel.words
