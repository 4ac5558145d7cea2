"""Orders On the Move are as free as they are easily forgotten: what goes on without them says so."""

from __future__ import annotations

from tests.bot.discord.player import buttons
from tests.bot.discord.test_promises import labels
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


async def test_going_on_without_them_is_named(world: World) -> None:
    await world.battle(scenario="road-to-bastogne")
    card = await world.bot.backend.games.card(1)
    side = card.active
    assert side is not None
    who = world.ana if side == "allies" else world.bo
    await doctor(world.bot, 1, hold(side, "probe-center-plus-2"))  # type: ignore[arg-type]
    panel = (await who.slash(world.thread(), "play card", card="probe-center-plus-2")).response
    while orders := [one for one in buttons(panel, "do") if ":order " in one]:
        assert "all orders are given" not in panel.words
        panel = (await who.click(panel, custom_id=orders[0])).response
    assert "all orders are given but 2 On the Move, below." in panel.words
    assert "Go on · 2 On the Move unused ▸" in labels(panel)
