"""Whole battles of Pegasus Bridge by two members: one by buttons only, one by slash commands only."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.player import ByButtons, ByCommands
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


async def _play(world: World, thread: Any, players: dict[str, Any], most: int = 150) -> Any:
    """Turn by turn until somebody has won."""
    for _ in range(most):
        card = await world.bot.backend.games.card(1)
        if card.status == "over":
            return card
        await players[card.to_act].turn(thread)
        await world.settle()
    raise AssertionError("the battle does not end")


@pytest.mark.parametrize("kind", [ByButtons, ByCommands])
async def test_whole_battle(world: World, rules: ServerRules, kind: Any) -> None:
    """To the last medal; few calls outside interactions, at most two new public messages a turn."""
    thread = await world.battle()
    rules.calls.clear()
    players = {"allies": kind(world, world.ana, upwards=True), "axis": kind(world, world.bo, upwards=False)}
    card = await _play(world, thread, players)
    assert card.winner is not None
    assert card.medals[card.winner] == card.to_win[card.winner]
    assert "win the battle" in world.raw(world.last(thread)).content or "win**" in world.last(thread).content
    outside = [one for one in rules.calls if not one[1].startswith(("/interactions", "/webhooks"))]
    inside = [one for one in rules.calls if one[1].endswith("/callback")]
    public = [one for one in outside if one[:2] == ("POST", f"/channels/{thread.id}/messages")]
    print(
        f"{card.turn} turns, {len(inside)} actions, {len(outside) / len(inside):.2f} calls outside an action"
    )
    assert len(outside) / len(inside) <= 2
    assert len(public) <= 2 * card.turn
