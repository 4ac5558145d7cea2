"""Two at once: tasks, processes, deliveries. One wins, the other is told; nothing is lost, nothing doubled."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from bot.errors import UserError
from bot.game.values import NewGame, Outcome, Request
from tests.bot.game.tables import ANA, BO, CY, DEE, Tables


async def _sound(tables: Tables, game: int) -> None:
    tables.backend.desk.forget(game)
    card = await tables.backend.games.card(game)
    log = await tables.backend.games.log(game)
    assert [line.revision for line in log] == list(range(1, card.revision + 1))
    assert (await tables.backend.admin.repair(game, ANA)).sound


async def test_a_double_tap(tables_anywhere: Tables) -> None:
    """Two presses of one button, each its own interaction: the second one is stale."""
    tables = tables_anywhere
    card = await tables.started()
    presses = [
        tables.backend.games.act(tables.ask(ANA, card.id, seen=card.revision), "play move-out")
        for _ in range(5)
    ]
    found = await asyncio.gather(*presses, return_exceptions=True)
    assert sum(isinstance(one, Outcome) for one in found) == 1
    assert all(isinstance(one, Outcome) or getattr(one, "key", "") == "stale" for one in found)
    await _sound(tables, card.id)


async def test_one_interaction_delivered_often(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started()
    other = await Tables.open(tables.address)
    request = Request(ANA, card.id, 31337, seen=card.revision)
    found = await asyncio.gather(
        *[one.backend.games.act(request, "play move-out") for one in (tables, other, tables, other)]
    )
    assert sum(not one.repeated for one in found) == 1
    assert len({repr(one.steps) for one in found}) == 1
    await other.close()
    await _sound(tables, card.id)


async def test_two_processes_cannot_both_win(tables_anywhere: Tables) -> None:
    """Both know the game, both act on the same revision with different cards."""
    tables = tables_anywhere
    other = await Tables.open(tables.address)
    card = await tables.started()
    for one in (tables, other):
        await one.backend.games.look(card.id, ANA)
    found = await asyncio.gather(
        tables.backend.games.act(Request(ANA, card.id, 1001), "play move-out"),
        other.backend.games.act(Request(ANA, card.id, 1002), "play barrage"),
        return_exceptions=True,
    )
    assert sum(isinstance(one, Outcome) for one in found) == 1
    assert sum(isinstance(one, UserError) for one in found) == 1
    first = await tables.backend.games.card(card.id)
    other.backend.desk.forget(card.id)
    assert await other.backend.games.card(card.id) == first
    assert first.revision == card.revision + 1
    await other.close()
    await _sound(tables, card.id)


async def test_a_game_played_by_two_processes_in_turn(tables_anywhere: Tables) -> None:
    """What one process has in memory of a game never survives what the other did."""
    tables = tables_anywhere
    other = await Tables.open(tables.address)
    other.interactions = iter(range(500_000, 900_000))  # type: ignore[assignment]
    card = await tables.started()
    rng = Random(3)
    for number in range(60):
        fresh = await Tables.open(tables.address)
        now = await fresh.backend.games.card(card.id)
        legal = await fresh.backend.games.legal(card.id, now.awaited[0])
        await fresh.close()
        # It still has in memory what was before the other one's act.
        table = tables if number % 2 else other
        done = await table.backend.games.act(table.ask(now.awaited[0], card.id), rng.choice(legal))
        assert done.steps[0].revision == now.revision + 1
    await other.close()
    await _sound(tables, card.id)


async def test_the_last_free_seat_goes_to_one(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA))
    other = await Tables.open(tables.address)
    found = await asyncio.gather(
        tables.backend.lobby.join(Request(BO, card.id, 1)),
        other.backend.lobby.join(Request(CY, card.id, 2)),
        tables.backend.lobby.join(Request(DEE, card.id, 3)),
        return_exceptions=True,
    )
    assert sum(isinstance(one, UserError) and one.key == "no-free-seat" for one in found) == 2
    tables.backend.desk.forget(card.id)
    assert len((await tables.backend.games.card(card.id)).people("axis")) == 1
    await other.close()


async def test_both_players_at_once(tables: Tables) -> None:
    """One resigns while the other offers a draw and a third tries to: every answer is true."""
    card = await tables.started()
    found = await asyncio.gather(
        tables.backend.games.resign(tables.ask(ANA, card.id)),
        tables.backend.games.resign(tables.ask(BO, card.id)),
        tables.backend.games.resign(tables.ask(CY, card.id)),
        return_exceptions=True,
    )
    assert sum(isinstance(one, Outcome) for one in found) == 1
    assert sorted(one.key for one in found if isinstance(one, UserError)) == ["already-over", "not-your-game"]
    await _sound(tables, card.id)


async def test_many_games_at_once(tables: Tables, tmp_path: Path) -> None:
    """Each goes as it does alone."""
    alone = await Tables.open(f"sqlite+aiosqlite:///{tmp_path / 'alone.db'}")

    async def play(table: Tables, game: int, seed: int) -> str:
        rng = Random(seed)
        for _ in range(25):
            await table.random_act(game, rng)
        return repr([(await table.backend.games.look(game, person)).view for person in (ANA, BO)])

    cards = [await tables.started() for _ in range(8)]
    found = await asyncio.gather(*[play(tables, card.id, seed) for seed, card in enumerate(cards)])
    for card in cards:
        await _sound(tables, card.id)
    for seed, views in enumerate(found):
        assert await play(alone, (await alone.started()).id, seed) == views
    await alone.close()


async def test_a_task_that_is_cancelled_leaves_the_game_whole(tables: Tables) -> None:
    """All of it is stored or nothing, whenever the cut comes; the next one finds a game to go on with."""
    card = await tables.started()
    for delay in range(12):
        task = asyncio.create_task(tables.backend.games.act(tables.ask(ANA, card.id), "play move-out"))
        for _ in range(delay):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        await _sound(tables, card.id)
        now = await tables.backend.games.card(card.id)
        assert (now.decision, now.revision) in (("play", card.revision), ("order", card.revision + 1))
        assert delay or now == card
        if now.decision == "play":
            await tables.backend.games.act(tables.ask(ANA, card.id, seen=now.revision), "play move-out")
        await tables.backend.games.undo(tables.ask(ANA, card.id))
        card = await tables.backend.games.card(card.id)


async def test_a_crowd_looks_for_the_first_time(tables_anywhere: Tables) -> None:
    """After a start nothing is in memory: neither games nor what they are set up from."""
    numbers = [(await tables_anywhere.started(practice=True)).id for _ in range(5)]
    again = await tables_anywhere.again()
    async with asyncio.timeout(20):
        looks = await asyncio.gather(*[again.backend.games.look(one, ANA) for one in numbers * 10])
    assert [look.game.id for look in looks] == numbers * 10
    await again.close()
