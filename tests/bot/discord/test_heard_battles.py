"""Whole battles by ear: a script that reads nothing but words, and presses by words, plays to the end and wins.

    FIELDPOST_HEARD=all python -m pytest -n0 -s tests/bot/discord/test_heard_battles.py

plays those of every box that it has won; `FIELDPOST_HEARD="sword-beach:axis"` any other.
"""

from __future__ import annotations

import os
from typing import Any, Final

import pytest

from tests.bot.discord.listener import Listener
from tests.bot.discord.player import controls
from tests.bot.discord.test_in_words import assert_heard
from tests.bot.kit.world import World

#: A battle and the side that is played: base game, Equipment Pack, Winter Wars, a deep board the last of them.
HEARD: Final = (
    "pegasus-bridge:allies", "saverne-gap:allies", "arracourt:axis",
    "le-hamel:allies", "le-hamel:axis", "hellfire-pass:allies",
    "parkers-crossroads:axis", "relief-of-bastogne:allies",
)  # fmt: skip
WANTED: Final = os.environ.get("FIELDPOST_HEARD", HEARD[0])


class Strict(Listener):
    """Fails where something is told by a picture or a sign."""

    async def press(self, screen: Any, label: str) -> Any:
        found = await super().press(screen, label)
        assert_heard(found.message)
        return found

    async def say(self, place: Any, command: str, **options: Any) -> Any:
        found = await super().say(place, command, **options)
        assert_heard(found.message)
        return found


@pytest.mark.parametrize("battle", HEARD if WANTED == "all" else WANTED.split())
async def test_a_battle_is_won_by_ear(world: World, battle: str) -> None:
    """Against a Recruit, a computer, without a picture anywhere."""
    scenario, _, side = battle.partition(":")
    await world.ana.slash(world.lobby, "me settings", pictures="off")
    await world.ana.slash(
        world.lobby, "game new", scenario=scenario, side=side, computer="recruit", pictures="text"
    )
    await world.settle()
    thread, player = world.thread(), Strict(world, world.ana)
    for _ in range(150):
        going_on = await player.turn(thread)
        await world.settle()
        assert_heard(world.raw(world.last(thread)))
        if not going_on or "win" in world.last(thread).words.split("\n")[0]:
            break
    card = await world.bot.backend.games.card(1)
    print(f"{battle}: {card.winner} after {card.turn} turns, {dict(card.medals)}, {player.steps} presses")
    assert card.status == "over"
    assert card.winner == side
    assert not [one for one in thread.history() if one.attachments]
    assert controls(world.raw(world.last(thread)))
