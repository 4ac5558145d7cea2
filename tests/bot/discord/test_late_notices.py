"""Discord takes nothing for a while, and the battle goes on: what is told late is told once."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from engine import text, to_act
from engine.thinking import decide
from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World


async def _turn(world: World, person: int) -> None:
    """Somebody plays his turn, by the service: he has found his way without a notice."""
    desk, games = world.bot.backend.desk, world.bot.backend.games
    live = await desk.load(1)
    number = live.board.turn.number
    while live.board.turn.number == number and person in live.row.facts.awaited:
        state, side = live.board, to_act(live.board)
        assert side is not None
        await games.play(
            Request(person, 1), [text(decide(state, side, "veteran", "late"), state.battle.board)]
        )
        live = await desk.load(1)


async def _round(world: World) -> None:
    await world.bot.herald.round()
    await world.settle()


def _notices(thread: Any) -> list[str]:
    return [one.content.partition("\n")[0] for one in thread.history() if "to move.**" in one.content]


@pytest.mark.parametrize("turns", [2, 3, 4])
async def test_a_turn_is_called_once(world: World, faults: Faults, turns: int) -> None:
    """Of several turns that nobody was told of the last one is told, once; then all is as ever."""
    thread = await world.battle()
    world.bot.herald.rounds.cancel()
    people = [world.ana.id, world.bo.id] * 3
    fault = faults.add("POST", f"/channels/{thread.id}/messages", 503)
    for person in people[:turns]:
        await _turn(world, person)
        await _round(world)
    assert len(_notices(thread)) == 1
    faults.over(fault)
    await world.wait(600, step=60)
    await _round(world)
    live = await world.bot.backend.desk.load(1)
    assert live.board.turn.number == turns + 1
    first, late = _notices(thread)
    assert f"turn {turns + 1}, " in late
    await _turn(world, people[turns])
    await _round(world)
    assert _notices(thread)[:2] == [first, late]
    assert f"turn {turns + 2}, " in _notices(thread)[-1]
    assert len(_notices(thread)) == 3
