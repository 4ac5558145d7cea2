"""Whose turns were in time, how long battles wait and how they end: counted once, and only where somebody waits."""

from __future__ import annotations

from typing import Any

import pytest

from bot.facts.measures import Measured
from bot.facts.reliability import KEPT
from bot.game.values import NewGame
from bot.store import measures, reliability
from tests.bot.game.tables import ANA, BO, CY, Tables
from tests.bot.game.test_deputies import HOUR, card_of, own_turn, played, time_out


async def of(tables: Tables, *persons: int) -> list[tuple[int, int]]:
    """Of each person: turns, and how many of them in time."""
    async with tables.backend.store.read() as conn:
        found = await reliability.of(conn, persons)
    return [(found[one].turns, found[one].in_time) for one in persons]


async def sums(tables: Tables, pace: str = "normal") -> Measured:
    async with tables.backend.store.read() as conn:
        return (await measures.by_pace(conn)).get(pace, Measured({}))


async def test_turns_in_time(tables_anywhere: Tables) -> None:
    """And how long they took, questions included."""
    tables = tables_anywhere
    game = (await tables.started()).id
    for _ in range(2):
        tables.now += 5 * HOUR
        await own_turn(tables, game)
    assert await of(tables, ANA, BO) == [(1, 1), (1, 1)]
    found = await sums(tables)
    assert (found.turns, found.hours_a_turn, found.half, found.begun) == (2, 5, 6, 1)
    assert found.waits_a_turn >= 1
    again = await tables.again()
    assert await of(again, ANA, BO) == [(1, 1), (1, 1)]
    await again.close()


async def test_a_turn_that_was_played_for_is_late_once(tables: Tables) -> None:
    game = (await tables.started(standin=True)).id
    await time_out(tables, game)
    await played(tables)
    assert await of(tables, ANA, BO) == [(1, 0), (0, 0)]
    await own_turn(tables, game)
    assert await of(tables, ANA, BO) == [(1, 0), (1, 1)]
    await time_out(tables, game)
    await played(tables)
    await own_turn(tables, game)
    # From now on her seat is a computer's, whose turns are nobody's.
    await played(tables)
    assert (await card_of(tables, game)).away
    await own_turn(tables, game)
    assert await of(tables, ANA, BO) == [(2, 0), (3, 3)]


async def test_late_where_there_are_no_standins(tables: Tables) -> None:
    """The other side waits, and she plays after all: it stays late."""
    game = (await tables.started()).id
    assert (await time_out(tables, game)).overdue
    assert await of(tables, ANA) == [(1, 0)]
    await tables.backend.timekeeper.wait(tables.ask(BO, game))
    assert await of(tables, ANA) == [(1, 0)]
    await time_out(tables, game)
    await own_turn(tables, game)
    assert await of(tables, ANA) == [(1, 0)]
    assert (await sums(tables)).turns == 1


async def test_a_general_who_is_late_is_late_alone(tables: Tables) -> None:
    """His side's clock has long to run; of his team he alone was awaited."""
    wanted = NewGame("pegasus-bridge", ANA, sides={"allies": 2, "axis": 1}, standin=True)
    card = await tables.backend.lobby.new(wanted)
    for person, side in ((CY, "allies"), (BO, "axis")):
        await tables.backend.lobby.join(tables.ask(person, card.id, side=side))
    card = await card_of(tables, card.id)
    assert card.team_due is not None
    late = card.awaited
    assert len(late) == 1
    tables.now = card.team_due + 1
    await tables.backend.timekeeper.tick()
    other = next(one for one in (ANA, CY) if one not in late)
    assert await of(tables, *late, other, BO) == [(1, 0), (0, 0), (0, 0)]


@pytest.mark.parametrize("more", [{"practice": True}, {"computer": "veteran"}])
async def test_what_nobody_waits_for_counts_for_nothing(tables: Tables, more: dict[str, Any]) -> None:
    game = (await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA, **more))).id
    tables.now += HOUR
    await own_turn(tables, game)
    assert await of(tables, ANA, BO) == [(0, 0), (0, 0)]
    assert await sums(tables) == Measured({})


async def test_without_a_clock_nobody_is_in_time_nor_late(tables: Tables) -> None:
    game = (await tables.started(pace=None)).id
    tables.now += HOUR
    await own_turn(tables, game)
    assert await of(tables, ANA, BO) == [(0, 0), (0, 0)]
    assert (await sums(tables, "friendly")).hours_a_turn == 1


async def test_a_turn_taken_back_and_ended_again_counts_once(tables: Tables) -> None:
    game = (await tables.started()).id
    await own_turn(tables, game)
    await tables.backend.games.take_back(game, CY, "by mistake")
    card = await card_of(tables, game)
    assert card.turn == 1
    await own_turn(tables, game)
    assert await of(tables, ANA) == [(1, 1)]
    assert (await sums(tables)).turns == 1


async def test_how_battles_end(tables: Tables) -> None:
    """A battle given up ends no turn, but it ends; one called off came to no result."""
    first, second = (await tables.started()).id, (await tables.started()).id
    await tables.backend.games.resign(tables.ask(ANA, first))
    await tables.backend.admin.cancel(second, CY, "a mistake")
    found = await sums(tables)
    assert found.endings == {"resigned": 1, "cancelled": 1}
    assert (found.begun, found.finished, found.share_ended, found.turns) == (2, 2, 0.5, 0)
    assert await of(tables, ANA) == [(0, 0)]


async def test_a_battle_to_its_end(tables: Tables) -> None:
    """Every turn of it has counted once, the last one too."""
    game = (await tables.started(young=True)).id
    await tables.play_out(game, 4)
    card = await card_of(tables, game)
    assert card.turn > 2 * KEPT
    assert await of(tables, ANA, BO) == [(KEPT, KEPT), (KEPT, KEPT)]
    assert (await sums(tables)).turns == card.turn
