"""Backups that can be restored, and what is thrown away; scenarios that come and go."""

from __future__ import annotations

import asyncio
import shutil
from importlib import resources
from pathlib import Path

import pytest

import scenarios
from bot.errors import UserError
from bot.store import StoreError, games, log, open_store
from bot.store.whole import backup
from tests.bot.game.tables import ANA, BO, Tables

DAY = 24 * 3600.0
SERVER = 77


async def test_a_backup_is_a_store_one_can_go_on_with(tables: Tables, tmp_path: Path) -> None:
    card = await tables.started()
    await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    made = await tables.backend.keeping.backup()
    assert made.parent == tmp_path / "backups"
    await tables.backend.games.act(tables.ask(ANA, card.id), "order E2")
    shutil.copy(made, tmp_path / "restored.db")
    restored = await Tables.open(f"sqlite+aiosqlite:///{tmp_path / 'restored.db'}")
    assert (await restored.backend.games.card(card.id)).revision == card.revision + 1
    await restored.backend.games.act(restored.ask(ANA, card.id), "order F1")
    await restored.close()


async def test_a_backup_runs_beside_the_game(tables: Tables, tmp_path: Path) -> None:
    """It is finished while somebody else's transaction is still open, and holds nothing of that."""
    card = await tables.started()
    async with tables.backend.desk.store.write() as conn:
        version = await games.version(conn, card.id)
        assert version is not None
        assert await games.count_up(conn, card.id, version)
        made = await asyncio.wait_for(tables.backend.keeping.backup(), 30)
    shutil.copy(made, tmp_path / "restored.db")
    for address, found in (
        (f"sqlite+aiosqlite:///{tmp_path / 'restored.db'}", version),
        (tables.address, version + 1),
    ):
        store = await open_store(address)
        async with store.read() as conn:
            assert await games.version(conn, card.id) == found
        await store.close()


async def test_old_backups_go(tables: Tables) -> None:
    for _ in range(9):
        tables.now += DAY
        await tables.backend.keeping.backup()
    assert len(tables.backend.keeping.files()) == 7


async def test_a_damaged_backup_is_none(tables: Tables, tmp_path: Path) -> None:
    made = await tables.backend.keeping.backup()
    data = bytearray(made.read_bytes())
    data[4096 : 4096 * 3] = b"\xff" * 4096 * 2
    made.write_bytes(data)
    with pytest.raises(StoreError, match=r"damaged|cannot be read"):
        await backup.check(made)
    empty = tmp_path / "empty.db"
    empty.touch()
    with pytest.raises(StoreError, match="lacks"):
        await backup.check(empty)


async def test_postgresql_is_backed_up_by_its_own_tools(tables_anywhere: Tables) -> None:
    if tables_anywhere.backend.store.path is not None:
        assert await tables_anywhere.backend.keeping.backup()
    else:
        with pytest.raises(StoreError, match="pg_dump"):
            await tables_anywhere.backend.keeping.backup()


async def test_the_daily_chores(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started()
    for line in ("play move-out", "order E2"):
        await tables.backend.games.act(tables.ask(ANA, card.id), line)
    await tables.backend.games.resign(tables.ask(BO, card.id))
    await tables.backend.keeping.chores()
    assert not await tables.backend.keeping.chores()
    async with tables.backend.store.read() as conn:
        assert await log.kept(conn, card.id) == [1, 2, 3, 4]
    tables.now += 15 * DAY
    assert await tables.backend.keeping.chores()
    tables.backend.desk.forget(card.id)
    async with tables.backend.store.read() as conn:
        assert await log.kept(conn, card.id) == [4]
    # Everything can still be read, exported and checked.
    assert len(await tables.backend.games.log(card.id)) == 4
    assert await (await tables.backend.games.visit(card.id, ANA)).export()
    verdict = await tables.backend.admin.repair(card.id, ANA)
    assert verdict.sound
    assert verdict.mended == ()


def _text() -> str:
    return (resources.files("scenarios") / "battles" / "pegasus-bridge.toml").read_text("utf-8")


async def test_a_server_brings_its_own_battle(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    library = tables.backend.library
    count = len(await library.list())
    assert (await library.add(SERVER, ANA, _text(), "our-bridge")).mapping["id"] == "our-bridge"
    assert len(await library.list(SERVER)) == count + 1
    assert len(await library.list(SERVER + 1)) == count
    with pytest.raises(UserError, match="no-such-scenario"):
        await library.show("our-bridge", SERVER + 1)
    for name in ("our-bridge", "pegasus-bridge"):
        with pytest.raises(UserError, match="id-taken"):
            await library.add(SERVER, ANA, _text(), name)
    card = await tables.started("our-bridge", server=SERVER)
    await library.remove(SERVER, ANA, "our-bridge")
    with pytest.raises(UserError, match="no-such-scenario"):
        await library.remove(SERVER, ANA, "our-bridge")
    # The game keeps what it was set up from.
    fresh = await tables.again()
    tables.backend = fresh.backend
    await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    whats = [line.done.what for line in await tables.backend.admin.audit(SERVER)]
    assert whats == ["scenario-removed", "scenario-added"]


async def test_a_faulty_battle_is_not_taken(tables: Tables) -> None:
    with pytest.raises(scenarios.ScenarioError):
        await tables.backend.library.add(SERVER, ANA, "id = 'x'", "bad")
    with pytest.raises(scenarios.ScenarioError):
        await tables.backend.library.add(SERVER, ANA, _text(), "../../etc/passwd")
