"""A card for one general alone: whose it is, units on the border included, is said before it is played."""

from __future__ import annotations

import pytest

from bot.facts.computers import is_computer
from tests.bot.discord.player import buttons, controls
from tests.bot.discord.staffs import beside_a_veteran
from tests.bot.kit.world import World


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("recon-right", "then **🤖 Veteran alone** carries it out and may order every unit it allows"),
        ("recon-center", "**Order units** (center: 1): 0 of 1 ordered."),
        ("recon-in-force", "then each general drafts his own part."),
    ],
)
async def test_whose_a_card_is_stands_above_its_button(world: World, card: str, told: str) -> None:
    """Bo commands the center, a Veteran has both flanks; and so it goes, once he has pressed [Confirm]."""
    player, panel = await beside_a_veteran(world, card)
    press = next(one for one in controls(panel) if str(one.get("custom_id", "")).endswith(f"play {card}"))
    panel = await player.press(panel, press["custom_id"])
    assert told in panel.words
    if card == "recon-center":
        # His own: he goes on with it, and nothing is played yet.
        assert not buttons(panel, "confirm")
        return
    await player.press(panel, buttons(panel, "confirm")[0])
    await world.settle()
    await world.wait(60, step=5)
    log = await world.bot.backend.games.log(1, world.bo.id)
    orders = [one for one in log if one.turn == 2 and (one.notation or "").startswith("order ")]
    if card == "recon-right":
        assert [one for one in orders if one.person is not None and is_computer(one.person)] == orders != []
    else:
        assert orders == [], "everybody drafts first"
