"""The process dies between any two steps: what was committed is there, what was not is not, nothing is half."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.errors import told
from bot.game.values import NewGame, Request
from bot.store import Cut, log
from bot.store.connecting.onehop import OneHopConnection
from tests.bot.game.tables import ANA, BO, Tables
from tests.bot.game.test_staff import act, order_one
from tests.bot.store import postgres, prepared


class _Killed(BaseException):
    """Nothing catches this, as nothing catches a kill."""


class _Reaper:
    """Counts every trip to the database and dies before or after one of them."""

    def __init__(self, patch: pytest.MonkeyPatch, at: int, *, after: bool) -> None:
        self.trips = 0
        self.dead = False
        for name in ("at_once", "commit"):
            patch.setattr(OneHopConnection, name, self._wrapped(getattr(OneHopConnection, name), at, after))

    def _wrapped(self, original: Any, at: int, after: bool) -> Any:
        async def trip(conn: OneHopConnection, *args: Any) -> Any:
            if self.dead:
                raise _Killed
            self.trips += 1
            fatal = self.trips == at
            if fatal and not after:
                self.dead = True
                raise _Killed
            found = await original(conn, *args)
            if fatal:
                self.dead = True
                raise _Killed
            return found

        return trip


async def _whole(tables: Tables, game: int) -> int:
    """The game is sound and everything in the log waits to be told; returns its revision."""
    card = await tables.backend.games.card(game)
    rows = await tables.backend.games.log(game)
    assert [line.revision for line in rows] == list(range(1, card.revision + 1))
    assert (await tables.backend.games.look(game, ANA)).view.ply >= 0
    told: list[int] = []
    for _, kind, data in await tables.said():
        if kind == "acted":
            told += range(data["first"], data["last"] + 1)
    assert told == list(range(2, card.revision + 1))
    assert (await tables.backend.admin.repair(game, ANA)).sound
    return card.revision


@pytest.mark.parametrize("after", [False, True])
async def test_death_at_every_trip_to_the_database(tmp_path: Path, *, after: bool) -> None:
    outcomes = set()
    for at in range(1, 40):
        address = f"sqlite+aiosqlite:///{tmp_path}/{at}{after}.db"
        tables = await Tables.open(address)
        card = await tables.started()
        request = Request(ANA, card.id, 4711, seen=card.revision)
        line = "play move-out; order E2; order F1"
        with pytest.MonkeyPatch.context() as patch:
            reaper = _Reaper(patch, at, after=after)
            try:
                await tables.backend.games.act_lines(request, line)
                finished = True
            except _Killed:
                finished = False
        # The file is left as the dead process left it: an open transaction is nobody's.
        second = await _abandon(tables, address)
        revision = (await second.backend.games.card(card.id)).revision
        assert revision in (card.revision, card.revision + 3)
        assert not finished or revision == card.revision + 3
        outcomes.add((finished, revision - card.revision))
        # Discord delivers the press again: now it is done, and done once.
        again = await second.backend.games.act_lines(request, line)
        assert again.repeated == (revision > card.revision)
        assert [step.notation for step in again.steps] == ["play move-out", "order E2", "order F1"]
        assert await _whole(second, card.id) == card.revision + 3
        await second.close()
        if reaper.trips < at:
            break
    assert (True, 3) in outcomes
    # The whole transaction is one trip: death before it leaves nothing, death after it leaves all of it.
    assert outcomes == {(True, 3), (False, 3 if after else 0)}


async def _abandon(tables: Tables, address: str) -> Tables:
    """The connections of the dead process are closed as the kernel would: without a commit."""
    writing = tables.backend.store._writing
    assert writing is not None
    raw = (await writing.get_raw_connection()).driver_connection
    assert isinstance(raw, OneHopConnection)
    raw.begin_with = None
    await raw.rollback()
    await tables.close()
    return await Tables.open(address)


@pytest.fixture
async def on_postgres() -> AsyncIterator[Tables]:
    """Tables kept in PostgreSQL."""
    reason = postgres.missing()
    if reason is not None:
        pytest.skip(reason)
    made = await Tables.open(await prepared.database())
    yield made
    await made.close()


async def test_a_database_server_that_restarts_between_two_actions(on_postgres: Tables) -> None:
    tables = on_postgres
    card = await tables.started()
    assert await postgres.running().cut(tables.address) >= 1
    await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    assert await _whole(tables, card.id) == card.revision + 1


async def test_a_database_server_that_restarts_in_the_middle_of_one(
    on_postgres: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = on_postgres
    card = await tables.started()
    add = log.add

    times = 1

    async def cut_first(*args: Any) -> None:
        nonlocal times
        if times:
            times -= 1
            await postgres.running().cut(tables.address)
        await add(*args)

    monkeypatch.setattr(log, "add", cut_first)
    outcome = await tables.backend.games.act(Request(ANA, card.id, 4711), "play move-out")
    assert not outcome.repeated
    assert await _whole(tables, card.id) == card.revision + 1
    # It never stays long enough: the player is told, and may press once more.
    times = 100
    request = Request(ANA, card.id, 4712)
    with pytest.raises(Cut) as caught:
        await tables.backend.games.act(request, "order E2")
    assert told(caught.value).kind == "fault"
    assert (await tables.backend.games.card(card.id)).revision == card.revision + 1
    times = 0
    outcome = await tables.backend.games.act(request, "order E2")
    assert not outcome.repeated
    assert (await tables.backend.games.card(card.id)).revision == card.revision + 2


PROGRAM = """
import asyncio, sys
from random import Random
from tests.bot.game.tables import Tables, ANA

async def main() -> None:
    tables = await Tables.open(sys.argv[1])
    tables.interactions = iter(range(int(sys.argv[2]), 10**9))
    rng = Random(int(sys.argv[2]))
    found = await tables.backend.games.find(person=ANA)
    card = found[0] if found else await tables.started()
    print("game", card.id, flush=True)
    while True:
        outcome = await tables.random_act(card.id, rng)
        if outcome is None:
            card = await tables.started()
            print("game", card.id, flush=True)
        else:
            print(card.id, outcome.game.revision, flush=True)

asyncio.run(main())
"""


async def test_kill_minus_nine(tmp_path: Path) -> None:
    """A real process, killed at any moment, five times over: what it reported is stored."""
    address = f"sqlite+aiosqlite:///{tmp_path}/games.db"
    for life in range(1, 6):
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-c", PROGRAM, address, str(life * 100_000),
            stdout=asyncio.subprocess.PIPE, cwd=Path.cwd(), env={**os.environ, "PYTHONPATH": str(Path.cwd())},
        )  # fmt: skip
        assert child.stdout is not None
        reported = 0
        game = 0
        for _ in range(10 + 7 * life):
            line = (await asyncio.wait_for(child.stdout.readline(), 60)).split()
            if line[0] == b"game":
                game, reported = int(line[1]), 0
            else:
                reported = int(line[1])
        child.send_signal(signal.SIGKILL)
        rest = (await child.stdout.read()).split(b"\n")
        await child.wait()
        for one in rest:
            words = one.split()
            if len(words) == 2 and words[0].isdigit() and one.endswith(words[1]) and words[1]:
                game = int(words[0])
        tables = await Tables.open(address)
        assert (await tables.backend.games.card(game)).revision >= reported
        assert (await tables.backend.admin.repair(game, ANA)).sound
        await tables.close()


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("practice", [False, True])
async def test_death_between_the_last_seat_and_the_start(
    tmp_path: Path, *, practice: bool, after: bool
) -> None:
    """There is no between: a table is open with a free seat, or the battle has begun."""
    outcomes = set()
    for at in range(1, 40):
        address = f"sqlite+aiosqlite:///{tmp_path}/{at}.db"
        tables = await Tables.open(address)
        lobby = tables.backend.lobby
        wanted = NewGame("pegasus-bridge", ANA, opponent=None if practice else BO, practice=practice)
        if not practice:
            await lobby.new(wanted, 1)
        with pytest.MonkeyPatch.context() as patch:
            reaper = _Reaper(patch, at, after=after)
            try:
                await (lobby.new(wanted, 4711) if practice else lobby.join(Request(BO, 1, 4711)))
                finished = True
            except _Killed:
                finished = False
        second = await _abandon(tables, address)
        found = await second.backend.games.find(person=ANA)
        full = [card for card in found if all(seat.person and not seat.invited for seat in card.seats)]
        assert all(card.status == "running" for card in full)
        assert full or not finished
        outcomes.add((finished, bool(full)))
        lobby = second.backend.lobby
        again = await (lobby.new(wanted, 4711) if practice else lobby.join(Request(BO, 1, 4711)))
        assert again.status == "running"
        assert [kind for _, kind, _ in await second.said()].count("started") == 1
        await second.close()
        if reaper.trips < at:
            break
    assert (True, True) in outcomes


@pytest.mark.parametrize("after", [False, True])
async def test_death_while_a_team_carries_out(tmp_path: Path, *, after: bool) -> None:
    """The last confirmation is stored with all that follows from it, or not at all; the drafts are there either way."""
    outcomes = set()
    for at in range(1, 40):
        address = f"sqlite+aiosqlite:///{tmp_path}/{at}{after}.db"
        tables = await Tables.open(address)
        game = await act(tables)
        ordered = [await order_one(tables, game, person) for person in (ANA, 111, 112)]
        for person in (111, 112):
            await tables.backend.teams.confirm(tables.ask(person, game))
        before = (await tables.backend.games.card(game)).revision
        request = Request(ANA, game, 4711)
        with pytest.MonkeyPatch.context() as patch:
            reaper = _Reaper(patch, at, after=after)
            try:
                await tables.backend.teams.confirm(request)
                finished = True
            except _Killed:
                finished = False
        second = await _abandon(tables, address)
        revision = (await second.backend.games.card(game)).revision
        stored = revision > before
        outcomes.add((finished, stored))
        drafts = (await second.backend.desk.load(game)).drafts
        assert len(drafts) == (0 if stored and not _together(second, game) else 3)
        again = await second.backend.teams.confirm(request)
        assert again.repeated == stored
        said = [step.notation for step in again.steps if step.notation and step.notation.startswith("order ")]
        assert said == [f"order {name}" for name in (ordered[1], ordered[0], ordered[2])]
        await second.close()
        if reaper.trips < at:
            break
    assert outcomes == {(True, True), (False, after)}


def _together(tables: Tables, game: int) -> bool:
    """Whether the other side is asked in the middle of it, so that the rest is still drafted."""
    known = tables.backend.desk._known[game].live
    carry_out = known.row.memo.team.carry_out
    return carry_out is not None and carry_out.status == "running"
