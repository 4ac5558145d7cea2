"""A unit that may battle twice: whoever attacks with another one in between is asked, for the second battle is lost."""

from __future__ import annotations

from typing import Any

from tests.bot.discord.player import buttons
from tests.bot.discord.positions import two_shots
from tests.bot.kit.world import World


async def test_the_second_battle_is_lost_only_after_a_question(world: World) -> None:
    thread, text = await two_shots(world)
    panel: Any = (await world.ana.slash(thread, "play orders", text=text, now=True)).response
    assert "E2 may attack once more, but not after another unit." in panel.words
    again = next(one for one in buttons(panel, "do") if ":attack E2x" in one)
    other = next(one for one in buttons(panel, "sure") if ":attack J2x" in one)
    assert not [one for one in buttons(panel, "do") if ":attack " in one and ":attack E2x" not in one]
    before = (await world.bot.backend.games.card(1)).revision
    asked = (await world.ana.click(panel, custom_id=other)).response
    assert "E2 could still attack, but not after this." in asked.words
    assert (await world.bot.backend.games.card(1)).revision == before
    back = (await world.ana.click(asked, label="Back")).response
    assert again in buttons(back, "do")
    panel = (await world.ana.click(back, custom_id=again)).response
    assert "once more" not in panel.words
    assert not buttons(panel, "sure") or "E2x" not in str(buttons(panel, "sure"))
