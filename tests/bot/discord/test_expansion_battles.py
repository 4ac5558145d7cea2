"""Battles with the pieces of the boxes, to their ends, by buttons: every kind of decision they bring is a few taps."""

from __future__ import annotations

import os
from typing import Any

import pytest

import scenarios
from bot.i18n import words_of
from tests.bot.discord.player import ByButtons, asked, buttons, lists
from tests.bot.game.doctored import doctor, thin
from tests.bot.kit.world import World

EN = words_of("en")
#: A tap on an ability now and then, so that others are tried as well.
OFTEN = 3


class ByEveryButton(ByButtons):
    """Uses whatever ability is offered, now and then."""

    def __init__(self, world: World, actor: Any, *, upwards: bool) -> None:
        super().__init__(world, actor, upwards=upwards)
        self.used: set[str] = set()
        self._steps = 0

    async def step(self, panel: Any) -> Any:
        self._steps += 1
        ready = [one for one in buttons(panel, "do") if ":use " in one]
        if ready and self._steps % OFTEN == 0:
            self.used.add(ready[0].split(":use ")[1].split()[0])
            return await self.press(panel, ready[0])
        said = [*lists(panel, "ability"), *buttons(panel, "ability")]
        if said and self._steps % OFTEN == 0:
            return await self.say(panel)
        return await super().step(panel)

    async def say(self, panel: Any) -> Any:
        """From the first word of an ability to the last: always what stands first."""
        for _ in range(6):
            found = lists(panel, "ability")
            finished = [one for one in buttons(panel, "do") if ":use " in one]
            if finished and buttons(panel, "turn"):
                return await self.press(panel, finished[0])
            if found:
                self.used.add(asked(found[0]["custom_id"]).split()[1])
                panel = await self.choose(panel, found[0]["custom_id"], found[0]["options"][0]["value"])
                if not buttons(panel, "turn"):
                    return panel
            elif buttons(panel, "ability"):
                panel = await self.press(panel, buttons(panel, "ability")[0])
            else:
                return panel
        raise AssertionError(f"an ability cannot be said: {panel.words}")


#: Battles, and the abilities that are sure to come up in them. FIELDPOST_BATTLES="mokra stonne" plays others.
BATTLES: dict[str, set[str]] = {
    "le-hamel": set(),
    "stonne": set(),
    "parkers-crossroads": set(),
    "relief-of-bastogne": {"on-the-move"},
}


@pytest.mark.parametrize("scenario", os.environ.get("FIELDPOST_BATTLES", " ".join(BATTLES)).split())
async def test_battle_of_a_box(world: World, scenario: str) -> None:
    """To the last medal; the public place has a picture of the whole board for every turn."""
    thread = await world.battle(scenario=scenario)
    await doctor(world.bot, 1, thin)  # type: ignore[arg-type]
    bottom = scenarios.load(scenario)["bottom"]
    players = {
        "allies": ByEveryButton(world, world.ana, upwards=bottom == "allies"),
        "axis": ByEveryButton(world, world.bo, upwards=bottom == "axis"),
    }
    for _ in range(300):
        card = await world.bot.backend.games.card(1)
        if card.status == "over":
            break
        await players[card.to_act].turn(thread)
        await world.settle()
    assert card.winner is not None, (card.turn, card.medals)
    used = {word for player in players.values() for word in player.used}
    print(f"{scenario}: {card.turn} turns, {card.medals}, used {sorted(used)}")
    assert BATTLES.get(scenario, set()) <= used
    pictures = [one.attachments for one in thread.history() if one.attachments]
    assert len(pictures) >= card.turn // 2
    # A deep board is shown whole, and enlarged in up to three places where something happened.
    deep = scenarios.load(scenario)["board"] == "breakthrough"
    assert max(map(len, pictures)) in ((2, 3, 4) if deep else (1,))


async def test_a_table_turns_combat_cards_on(world: World) -> None:
    """They are off until somebody names them, stand in the hand of their owner, and say that they are provisional."""
    offered = await world.ana.autocomplete(world.lobby, "game new", "rules", "combat")
    assert [one["value"] for one in offered] == ["combat-cards"]
    thread = await world.battle(scenario="parkers-crossroads", rules="combat-cards overlord")
    look = await world.bot.backend.games.look(1, world.ana.id)
    assert len(look.view.combat_hand) == 2
    hand = (await world.ana.slash(thread, "me hand")).response.words
    assert "Combat cards" in hand
    for card in look.view.combat_hand:
        assert EN(f"card-{card}") in hand
    told = (await world.bo.slash(thread, "rules card", name="Fortify")).response.words
    assert "Provisional" in told


async def test_nobody_joins_without_knowing_of_combat_cards(world: World) -> None:
    """What the battle itself does not have stands in the invitation."""
    await world.ana.slash(
        world.lobby, "game new", scenario="stavelot", rules="combat-cards", opponent=world.bo
    )
    await world.settle()
    assert f"played with: {EN('rule-combat-cards')}" in world.raw(world.last(world.lobby)).words
