"""Overlord: a card for one half of a double section says which units make which half, and orders a half at once."""

from __future__ import annotations

from typing import Any

from tests.bot.discord.player import buttons
from tests.bot.discord.test_deal import deal, dealing
from tests.bot.discord.test_promises import labels
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


async def _ordering(world: World) -> tuple[Any, Any]:
    """An Assault is dealt to the left of the Axis, who begin. Returns whoever plays them, and his panel."""
    who, _ = await dealing(world)
    await doctor(world.bot, 1, hold("axis", "assault-left", "probe-left"))  # type: ignore[arg-type]
    panel = (await who.slash(world.thread(), "play turn")).response
    panel = await deal(who, panel, "left", "assault-left")
    return who, (await who.click(panel, custom_id=buttons(panel, "confirm")[0])).response


async def test_a_half_is_ordered_at_once(world: World) -> None:
    who, panel = await _ordering(world)
    assert "left half of the left section: " in panel.words
    assert "right half of the left section: " in panel.words
    line = next(one for one in panel.words.splitlines() if "right half of the left section: " in one)
    units = line.partition(": ")[2].split(", ")
    label = f"Order all {len(units)}, right half"
    assert label in labels(panel)
    panel = (await who.click(panel, label=label)).response
    assert "one half of" not in panel.words
    look = await world.bot.backend.drafts.look(1, who.id)
    assert [sorted(one.action.hexes) for one in look.lines if one.action.verb == "order"] == [sorted(units)]
