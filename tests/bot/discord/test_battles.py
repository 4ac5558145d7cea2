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


def by_action(rules: ServerRules) -> list[list[tuple[str, str]]]:
    """For each action the calls that were not its own answer."""
    found: list[list[tuple[str, str]]] = []
    for method, path, _ in rules.calls:
        if path.endswith("/callback"):
            found.append([])
        elif not path.startswith(("/interactions", "/webhooks")):
            found[-1].append((method, path))
    return found


def over_the_limit(actions: list[list[tuple[str, str]]], pace: float = 2.0) -> int:
    """How many calls a limiter of 50 a second, and of 5 in 5 s for each channel, would refuse at this pace of play."""
    refused = 0
    times: dict[str, list[float]] = {}
    for number, calls in enumerate(actions):
        now = number * pace
        for _, path in calls:
            room = "/".join(path.split("/")[:3])
            for name, most, seconds in ((room, 5, 5.0), ("", 50, 1.0)):
                recent = [at for at in times.get(name, ()) if now - at < seconds]
                refused += len(recent) >= most
                times[name] = [*recent, now]
    return refused


@pytest.mark.parametrize("kind", [ByButtons, ByCommands])
async def test_whole_battle(world: World, rules: ServerRules, kind: Any) -> None:
    """To the last medal; few calls outside interactions, at most two new public messages a turn."""
    thread = await world.battle()
    rules.calls.clear()
    players = {"allies": kind(world, world.ana, upwards=True), "axis": kind(world, world.bo, upwards=False)}
    card = await _play(world, thread, players)
    assert card.winner is not None
    assert card.medals[card.winner] == card.to_win[card.winner]
    assert "win the battle" in world.raw(world.last(thread)).words or "win**" in world.last(thread).words
    actions = by_action(rules)
    outside = [call for calls in actions for call in calls]
    mean, most, refused = len(outside) / len(actions), max(map(len, actions)), over_the_limit(actions)
    print(
        f"{card.turn} turns, {len(actions)} actions, {mean:.2f} calls outside an action, {most} at most, "
        f"{refused} refused by the limiter"
    )
    assert mean <= 1
    assert most <= 4
    assert refused == 0
    public = [one for one in outside if one == ("POST", f"/channels/{thread.id}/messages")]
    assert len(public) <= 2 * card.turn
