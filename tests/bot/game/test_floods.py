"""Nobody fills a server, pings without end or wins by a clock that ran fast; what nobody plays closes itself."""

from __future__ import annotations

import pytest
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, delete, func, select

from bot.errors import UserError
from bot.facts.pace import fixed
from bot.game.values import NewGame
from bot.store import tables as stored
from bot.store.migrations.versions import step_0004
from tests.bot.game.tables import ANA, BO, CY, Tables

DAY = 24 * 3600.0


async def test_one_table_after_the_other_needs_a_rest(tmp_path: object) -> None:
    """Five within ten minutes, taken back or not; another person may open one."""
    tables = await Tables.open(f"sqlite+aiosqlite:///{tmp_path}/games.db", most_opened=5)
    lobby = tables.backend.lobby
    for _ in range(5):
        card = await lobby.new(NewGame("pegasus-bridge", ANA))
        await lobby.leave(tables.ask(ANA, card.id))
        tables.now += 60
    with pytest.raises(UserError, match="too-fast") as caught:
        await lobby.new(NewGame("pegasus-bridge", ANA))
    assert float(caught.value.params["when"]) == tables.now + 300
    await lobby.new(NewGame("pegasus-bridge", BO))
    tables.now += 301
    await lobby.new(NewGame("pegasus-bridge", ANA))
    await tables.close()


async def test_a_server_says_how_many(tables: Tables) -> None:
    """The cap of battles of one person is the server's own; elsewhere others count."""
    await tables.backend.servers.set(7, BO, most_games=1)
    await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA, server=7))
    with pytest.raises(UserError, match="too-many-games"):
        await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA, server=7))
    await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA, server=8))


@pytest.mark.parametrize("kind", ["draw", "undo"])
async def test_the_other_side_is_asked_once(tables: Tables, kind: str) -> None:
    """A draw once a turn, an undo once for what is to be taken back, answered or not."""
    card = await tables.started()
    games = tables.backend.games
    if kind == "undo":
        await games.act_lines(tables.ask(ANA, card.id), "play move-out; end; end; end")

    async def asks() -> None:
        if kind == "draw":
            await games.offer_draw(tables.ask(ANA, card.id))
        else:
            await games.undo(tables.ask(ANA, card.id))

    await asks()
    for _ in range(3):
        with pytest.raises(UserError, match="asked-already"):
            await asks()
    (ask,) = (await games.card(card.id)).asks
    await games.answer(tables.ask(BO, card.id), ask.id, yes=False)
    with pytest.raises(UserError, match="asked-already"):
        await asks()
    said = [one for _, one, _ in await tables.said()]
    assert said.count("consent") == 1
    # A turn later it may be offered again.
    turn = (await games.card(card.id)).turn
    while (await games.card(card.id)).turn <= turn + 1:
        legal = await games.legal(card.id, (await games.card(card.id)).awaited[0])
        assert legal
        await tables.act(card.id, legal[-1])
    if kind == "draw":
        await asks()


async def test_what_nobody_comes_back_to_closes_itself(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started(pace=fixed(3600))
    keeper = tables.backend.timekeeper
    tables.now += 3601
    await keeper.tick()
    assert (await tables.backend.games.card(card.id)).overdue
    tables.now += 13 * DAY
    await keeper.tick()
    # Something is done: the two weeks begin anew.
    legal = await tables.backend.games.legal(card.id, ANA)
    assert legal
    await tables.act(card.id, legal[0], ANA)
    tables.now += 13 * DAY
    await keeper.tick()
    assert (await tables.backend.games.card(card.id)).status == "running"
    await tables.said()
    tables.now += 1 * DAY + 1
    await keeper.tick()
    done = await tables.backend.games.card(card.id)
    assert (done.status, done.ending, done.winner) == ("cancelled", "abandoned", None)
    assert [(kind, data.get("why")) for _, kind, data in await tables.said()] == [("cancelled", "abandoned")]
    async with tables.backend.store.read() as conn:
        left = (await conn.execute(select(func.count()).select_from(stored.timers))).scalar_one()
    assert left == 0
    assert (await tables.backend.admin.repair(card.id, CY)).sound


async def test_a_clock_that_ran_fast_gives_nobody_the_battle(tables: Tables) -> None:
    """Five days fast for eight seconds, in a process that cannot know: time is up, but nobody may claim it."""
    card = await tables.started(pace=fixed(3 * 86_400))
    tables.now += 5 * DAY
    await tables.backend.timekeeper.tick()
    tables.now -= 5 * DAY - 8
    with pytest.raises(UserError, match="not-overdue"):
        await tables.backend.timekeeper.claim(tables.ask(BO, card.id))
    tables.now += 3 * DAY
    await tables.backend.timekeeper.tick()
    assert (await tables.backend.timekeeper.claim(tables.ask(BO, card.id))).game.winner == "axis"


async def test_a_jump_of_the_clock_is_watched(tmp_path: object) -> None:
    """A process that sees it jump does nothing in its name; one that goes on is believed after five minutes."""
    going = 0.0
    tables = await Tables.open(f"sqlite+aiosqlite:///{tmp_path}/games.db", going=lambda: going)
    card = await tables.started(pace=fixed(3 * 86_400))
    keeper = tables.backend.timekeeper
    await keeper.tick()
    tables.now, going = tables.now + 5 * DAY, going + 5
    assert await keeper.tick() == 0
    tables.now, going = tables.now - 5 * DAY + 8, going + 8
    assert await keeper.tick() == 0
    assert not (await tables.backend.games.card(card.id)).overdue
    tables.now, going = tables.now + 5 * DAY, going + 5
    for _ in range(61):
        tables.now, going = tables.now + 5, going + 5
        await keeper.tick()
    assert (await tables.backend.games.card(card.id)).overdue
    await tables.close()


async def test_a_lease_of_a_fast_clock_holds_nobody_up(tables_anywhere: Tables) -> None:
    """What was taken, or put off, five days fast is taken up at once."""
    tables = tables_anywhere
    await tables.started()
    announce = tables.backend.announce
    tables.now += 5 * DAY
    taken = await announce.take()
    assert taken
    await announce.failed(taken[-1], 600)
    tables.now -= 5 * DAY - 8
    again = await announce.take()
    assert [one.id for one in again] == [one.id for one in taken]
    assert await announce.take() == ()


async def test_a_store_from_before_learns_to_close_battles(tables_anywhere: Tables) -> None:
    """A battle whose time was up before there was such a timer gets one; others get none."""
    tables = tables_anywhere
    late, soon = await tables.started(pace=fixed(3600)), await tables.started(pace=fixed(86_400))
    tables.now += 3601
    await tables.backend.timekeeper.tick()

    def upgrade(sync: Connection) -> None:
        with Operations.context(MigrationContext.configure(sync)):  # type: ignore[no-untyped-call]
            step_0004.upgrade()

    async with tables.backend.store.write() as conn:
        await conn.execute(delete(stored.timers).where(stored.timers.c.game == late.id))
        await conn.run_sync(upgrade)
    async with tables.backend.store.read() as conn:
        rows = (await conn.execute(select(stored.timers.c.game, stored.timers.c.kind))).all()
    assert [tuple(one) for one in rows if one.game == late.id] == [(late.id, "abandoned")]
    assert "abandoned" not in [one.kind for one in rows if one.game == soon.id]
