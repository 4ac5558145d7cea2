"""A match of two battles: the sums of both, and what decides a tie."""

from __future__ import annotations

from typing import Any

import pytest

from engine.events import FiguresLost
from tests.bot.discord.player import ByButtons
from tests.bot.kit.world import World


async def agree_on_draw(world: World, thread: Any) -> None:
    """Ana offers it, Bo agrees: whoever gives up instead gives the other one medals."""
    await world.ana.slash(thread, "game draw", sure=True)
    await world.settle()
    await world.bo.click(world.last(thread), label="Agree")
    await world.wait(60)


async def _lost(world: World, game: int) -> dict[str, int]:
    found = {"allies": 0, "axis": 0}
    for row in await world.bot.backend.games.log(game):
        for event in row.events:
            if isinstance(event, FiguresLost):
                found[event.side] += event.lost
    return found


async def _uneven(world: World) -> dict[str, int]:
    """Both play the first battle until one has lost more figures than the other, and no medal is won."""
    thread = world.thread()
    players = {
        world.ana.id: ByButtons(world, world.ana, upwards=True),
        world.bo.id: ByButtons(world, world.bo, upwards=False),
    }
    for _ in range(20):
        card = await world.bot.backend.games.card(1)
        lost = await _lost(world, 1)
        assert set(card.medals.values()) == {0}
        if lost["allies"] != lost["axis"]:
            return lost
        await players[card.awaited[0]].turn(thread)
        await world.settle()
    raise AssertionError("nobody loses anything")


@pytest.mark.parametrize("rules", [None, "match_tie"])
async def test_a_tie_by_medals(world: World, rules: str | None) -> None:
    """No medal in either battle: drawn; where the table plays so the figures destroyed decide, and it is told."""
    options = {"rules": rules} if rules else {}
    await world.battle(kind="match", **options)
    await world.wait(60)
    lost = await _uneven(world)
    await agree_on_draw(world, world.thread())
    await agree_on_draw(world, world.thread(1))
    match = (await world.bot.backend.games.card(1)).match
    assert match is not None
    assert match.over
    assert set(match.medals.values()) == {0}
    told = [one.words for thread in world.lobby.threads for one in thread.history() if "🏆" in one.words]
    assert len(told) == 1
    if rules is None:
        assert match.winner is None
        assert "tied" in told[0]
        return
    winner = world.ana if lost["axis"] > lost["allies"] else world.bo
    assert match.winner == winner.id
    assert f"it goes to <@{winner.id}>" in told[0]
    assert f"{max(lost.values())} to {min(lost.values())}" in told[0]
