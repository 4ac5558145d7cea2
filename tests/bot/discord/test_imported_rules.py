"""Rules of imported battles by buttons: what is decided before the first turn, the commissar's chip, new armor."""

from __future__ import annotations

from typing import Any

from bot.i18n import words_of
from scenarios.library import read_id
from scenarios.writing import write
from tests.bot.discord.player import buttons, lists
from tests.bot.discord.test_expansion_battles import ByEveryButton
from tests.bot.kit.world import World

EN = words_of("en")
RULES: dict[str, Any] = {
    "commissar": {"side": "allies"}, "smoke-screen": {"side": "axis", "hexes": 3, "turns": 3}, "desert": {},
    "armor-breakthrough": {
        "allies": 1, "allies_kind": "armor", "axis": 2, "axis_kind": "armor", "no_exit": [],
    },
    "air-drops": {"side": "allies", "center": [], "steps": 2, "waves": [1], "kind": "infantry",
                  "nation": "united-kingdom", "idle": 0},
}  # fmt: skip


class Asked(ByEveryButton):
    """Answers as well what is asked of it in the other side's turn."""

    async def turn(self, thread: Any) -> None:
        notice = self.world.raw(self.world.last(thread))
        asks = buttons(notice, "decide")
        if not asks:
            await super().turn(thread)
            return
        panel = await self.press(notice, asks[0])
        for _ in range(10):
            if not lists(panel, "pick"):
                return
            panel = await self.step(panel)


async def test_a_battle_with_a_commissar_by_buttons(world: World) -> None:
    """Everything asked before the first turn is a few taps, and so is each card; nobody else reads what lies there."""
    reading = read_id("pegasus-bridge")
    text = write({**reading.mapping, "rules": RULES}, still=reading.still)
    await world.ana.slash(world.lobby, "scenario import", file=("bug.toml", text.encode()))
    thread = await world.battle(scenario="bug")
    players = {
        "allies": Asked(world, world.ana, upwards=True),
        "axis": Asked(world, world.bo, upwards=False),
    }
    games, laid = world.bot.backend.games, set[str]()
    for _ in range(60):
        card = await games.card(1)
        if card.status == "over" or card.turn > 10:
            break
        look = await games.look(1, world.ana.id)
        other = await games.look(1, world.bo.id)
        assert other.view.chip is None
        if look.view.chip is not None:
            laid.add(look.view.chip)
            hand = (await world.ana.slash(thread, "me hand")).response.words
            assert "Under the chip" in hand
            theirs = (await world.bo.slash(thread, "me hand")).response.words
            assert "Under the chip" not in theirs
        await players[card.to_act].turn(thread)
        await world.settle()
    assert len(laid) > 1
    assert "chip" in {word for player in players.values() for word in player.used}
    public = " ".join(one.words for one in thread.history())
    assert "put a card under the chip" in public or EN("side-allies") in public
    assert not any(f"put {EN(f'card-{card}')} under the chip" in public for card in laid)
