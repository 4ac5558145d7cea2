"""Transactions that read nothing: all of it or nothing, in one trip."""

from __future__ import annotations

import asyncio

import pytest

from bot.facts.pace import Pace
from bot.facts.policy import Policy
from bot.facts.public import Facts
from bot.facts.setup import Setup
from bot.store import Database, Missed, Taken, games, interactions, seats, timers
from bot.store.connecting.onehop import OneHopConnection
from bot.store.games import GameRow
from bot.store.interactions import InteractionRow
from bot.store.seats import DraftRow, PolicyRow
from bot.store.timers import TimerRow
from engine import Options

SETUP = Setup(
    {"en": "Ö"}, {"allies": 4, "axis": 5}, Options(), (), "en", "orders", Pace(3600, 60, 7200), 1800, 60,
    False, False, False, {"allies": 1, "axis": 2},
)  # fmt: skip
_GAME = GameRow(0, None, "a", "b", SETUP, "s", "h", 1, 0.0, "running")


async def _game(store: Database) -> int:
    async with store.write() as conn:
        return await games.add(conn, _GAME)


async def _note(store: Database, game: int, known: int, interaction: int) -> None:
    async with store.batch() as batch:
        before = _GAME._replace(id=game, version=known)
        await games.claim(batch, before, before._replace(facts=Facts(turn=known), revision=known))
        await interactions.add(batch, InteractionRow(interaction, game, 1, 1, 1, 0.0))


async def _stands(store: Database, game: int, version: int) -> None:
    async with store.read() as conn:
        row = await games.get(conn, game)
    assert row is not None
    assert (row.version, row.revision) == (version, version - 1)
    assert row.facts == Facts(turn=version - 1)


async def test_a_claim_counts_the_version_and_only_one_wins(store: Database) -> None:
    game = await _game(store)
    found = await asyncio.gather(*(_note(store, game, 1, n) for n in range(8)), return_exceptions=True)
    assert sorted(type(one).__name__ for one in found) == ["Missed"] * 7 + ["NoneType"]
    await _stands(store, game, 2)
    async with store.read() as conn:
        assert sum([await interactions.get(conn, n) is not None for n in range(8)]) == 1


async def test_what_missed_or_was_taken_leaves_nothing_and_the_next_one_alone(store: Database) -> None:
    game = await _game(store)
    await _note(store, game, 1, 5)
    with pytest.raises(Missed):
        await _note(store, game, 1, 6)
    with pytest.raises(Taken):
        await _note(store, game, 2, 5)
    await _stands(store, game, 2)
    await _note(store, game, 2, 6)
    await _stands(store, game, 3)


async def test_an_error_before_the_commit_leaves_nothing(store: Database) -> None:
    game = await _game(store)

    async def failing() -> None:
        async with store.batch() as batch:
            await games.claim(batch, _GAME._replace(id=game), _GAME._replace(revision=9))
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await failing()
    async with store.batch():
        pass
    await _stands(store, game, 1)


async def test_all_that_a_game_is_stored_with_can_be_batched(store: Database) -> None:
    game = await _game(store)
    for due in (1.0, 2.0):
        async with store.batch() as batch:
            await timers.replace(batch, game, [TimerRow(game, "late", "axis", due, 0.0)])
            await seats.put_draft(batch, game, DraftRow(1, "axis", 0, ("order E2", f"{due}")), 0.0)
            await seats.put_policy(batch, game, PolicyRow(1, "axis", Policy(protect=(f"E{due:.0f}",))))
    async with store.read() as conn:
        assert await timers.of_game(conn, game) == (TimerRow(game, "late", "axis", 2.0, 0.0),)
        assert await seats.drafts_of(conn, game) == [DraftRow(1, "axis", 0, ("order E2", "2.0"))]
        assert await seats.policies_of(conn, game) == [PolicyRow(1, "axis", Policy(protect=("E2",)))]


async def test_a_batch_takes_one_trip(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await _game(store)
    if not store.sqlite:
        # Trips are saved on the way to the SQLite thread; PostgreSQL takes the same calls as they are.
        await _note(store, game, 1, 5)
        await _stands(store, game, 2)
        return
    trips = 0
    execute = OneHopConnection._execute

    async def counted(self: OneHopConnection, fn: object) -> object:
        nonlocal trips
        trips += 1
        return await execute(self, fn)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(OneHopConnection, "_execute", counted)
    await _note(store, game, 1, 5)
    assert trips == 1
