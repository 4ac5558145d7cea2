"""What [Reactions] and [/me settings] say of themselves on a phone: of a closed list only its value is to be seen."""

from __future__ import annotations

from typing import Any

from tests.bot.discord.player import lists
from tests.bot.kit.world import World


def shown(panel: Any, route: str) -> str:
    """What a closed list says."""
    (one,) = lists(panel, route)
    return str(next(choice["label"] for choice in one["options"] if choice["default"]))


async def test_an_order_for_one_unit_names_it(world: World) -> None:
    """Its field said "Falling back: as the whole side", and nothing named the unit."""
    thread = await world.battle()
    panel = (await world.ana.slash(thread, "me reactions")).response
    assert "the attacked unit fires first" in panel.words
    (choose,) = lists(panel, "policy-unit")
    unit = choose["options"][0]["value"]
    panel = (await world.ana.select(panel, [unit], custom_id=choose["custom_id"])).response
    assert shown(panel, "policy-unit") == f"{unit} falls back: as the whole side"
    assert f"▸ **{unit} " in panel.words
    (own,) = lists(panel, "policy-unit")
    panel = (await world.ana.select(panel, ["cover"], custom_id=own["custom_id"])).response
    assert f"{unit}: to cover" in panel.words


async def test_each_setting_says_of_what_it_is(world: World) -> None:
    """ "standard", "my own side": of what? And no language where the command promises one."""
    panel = (await world.ana.slash(world.lobby, "me settings")).response
    assert shown(panel, "set-theme") == "Pictures: standard"
    assert shown(panel, "set-bottom") == "Bottom of the board: my own side"
    assert shown(panel, "set-tell").startswith("On my move: ")
    assert "Language: English" in panel.words
