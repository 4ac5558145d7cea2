"""Moderators: replacing, cancelling, repairing, looking into hands; all of it noted."""

from __future__ import annotations

import json

import pytest

from bot.errors import UserError
from bot.facts.audit import Audited
from bot.facts.pace import fixed
from bot.game.values import NewGame
from bot.store import log
from tests.bot.game.tables import ANA, BO, CY, Tables

MOD, SERVER = 900, 77


async def test_somebody_else_takes_a_seat(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started(server=SERVER)
    await tables.backend.drafts.add(tables.ask(ANA, card.id), "play move-out")
    tables.now += 1000
    card = await tables.backend.admin.replace(card.id, ANA, CY, MOD)
    assert card.people("allies") == (CY,)
    assert card.awaited == (CY,)
    assert card.pace is not None
    assert card.deadline == tables.now + card.pace.bank
    with pytest.raises(UserError, match="not-your-game"):
        await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    assert (await tables.backend.drafts.look(card.id, CY)).lines == ()
    await tables.backend.games.act(tables.ask(CY, card.id), "play move-out")
    for old, new, key in ((ANA, 5, "no-such-person"), (BO, CY, "already-seated")):
        with pytest.raises(UserError, match=key):
            await tables.backend.admin.replace(card.id, old, new, MOD)
    (noted,) = await tables.backend.admin.audit(SERVER)
    assert (noted.person, noted.done) == (MOD, Audited("replace", old=ANA, new=CY))
    assert [kind for _, kind, _ in await tables.said()][-2:] == ["replaced", "acted"]


async def test_a_game_is_cancelled(tables: Tables) -> None:
    card = await tables.started(server=SERVER)
    await tables.said()
    card = await tables.backend.admin.cancel(card.id, MOD, "both left")
    assert (card.status, card.ending, card.winner) == ("cancelled", "cancelled", None)
    assert await tables.backend.timekeeper.next_due() is None
    assert [kind for _, kind, _ in await tables.said()] == ["cancelled"]
    with pytest.raises(UserError):
        await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    with pytest.raises(UserError, match="already-over"):
        await tables.backend.admin.cancel(card.id, MOD)
    assert (await tables.backend.games.look(card.id, ANA)).view.legal == ()


async def test_an_open_table_is_cancelled(tables: Tables) -> None:
    card = await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA))
    assert (await tables.backend.admin.cancel(card.id, MOD)).status == "cancelled"
    assert await tables.backend.timekeeper.tick() == 0


async def test_a_look_into_the_hands_is_told_to_both(tables: Tables) -> None:
    card = await tables.started(server=SERVER)
    await tables.said()
    view = await tables.backend.admin.reveal(card.id, MOD)
    assert len(view.all_hands["allies"]) == 6
    assert await tables.said() == [(card.id, "revealed", {"by": MOD})]
    assert [line.done.what for line in await tables.backend.admin.audit(SERVER)] == ["reveal"]


async def test_more_time(tables: Tables) -> None:
    card = await tables.started()
    longer = await tables.backend.rulings.extend(card.id, MOD, 3600)
    assert card.deadline is not None
    assert longer.deadline == card.deadline + 3600
    tables.now += 4 * 24 * 3600
    await tables.backend.timekeeper.tick()
    again = await tables.backend.rulings.extend(card.id, MOD, 3600)
    assert not again.overdue
    assert again.deadline == tables.now + 3600


async def test_repair_mends_snapshots_from_the_log(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started()
    for line in ("play move-out", "order E2", "order F1"):
        await tables.backend.games.act(tables.ask(ANA, card.id), line)
    before = await tables.backend.games.look(card.id, ANA)
    assert (await tables.backend.admin.repair(card.id, MOD)).mended == ()
    async with tables.backend.store.write() as conn:
        saved = json.loads(await log.state(conn, card.id, 3) or "")
        saved["deck"].reverse()
        await log.put_state(conn, card.id, 3, json.dumps(saved))
        await log.put_state(conn, card.id, 4, "{broken")
    verdict = await tables.backend.admin.repair(card.id, MOD)
    assert verdict.sound
    assert verdict.replayed == 4
    assert verdict.mended == (3, 4)
    assert (await tables.backend.games.look(card.id, ANA)).view == before.view


async def test_repair_reports_what_it_cannot_explain(tables: Tables) -> None:
    card = await tables.started()
    await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    async with tables.backend.store.write() as conn:
        await conn.exec_driver_sql("UPDATE log SET notation = 'order A9' WHERE revision = 2")
    verdict = await tables.backend.admin.repair(card.id, MOD)
    assert not verdict.sound
    assert verdict.faults[0][0] == 2
    # The game itself goes on from its snapshot.
    await tables.backend.games.act(tables.ask(ANA, card.id), "order E2")


async def test_repair_names_no_secret_card(tables: Tables) -> None:
    """What a moderator reads of a fault is what a spectator may know of the action."""
    card = await tables.started()
    await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    async with tables.backend.store.write() as conn:
        await conn.exec_driver_sql("UPDATE log SET notation = 'keep ambush' WHERE revision = 2")
    verdict = await tables.backend.admin.repair(card.id, MOD)
    assert verdict.faults[0][0] == 2
    assert "keep" in verdict.faults[0][1]
    assert "ambush" not in repr((verdict, await tables.backend.admin.audit(None, game=card.id)))


async def test_stuck_games_come_first(tables: Tables) -> None:
    quick = await tables.started(server=SERVER, pace=fixed(600))
    slow = await tables.started(server=SERVER)
    tables.now += 700
    await tables.backend.timekeeper.tick()
    assert [card.id for card in await tables.backend.admin.games(SERVER)] == [quick.id, slow.id]
    assert await tables.backend.admin.games(SERVER + 1) == ()


async def test_health_in_figures(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    await tables.started()
    health = await tables.backend.admin.health()
    assert health.games == {"running": 1}
    assert health.in_memory == 1
    assert health.timers_late == 0
    assert health.database_bytes > 10_000
    assert health.backup_age is None
    assert health.migration
