"""All games carried over from one store into another, and gone on with where it was ended."""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.backend import Backend
from bot.environment import Settings
from bot.facts.news import Invited
from bot.host import hostwork
from bot.host.fellows import Fellows
from bot.host.roles import Part
from bot.store import Database, StoreError, open_store, outbox
from bot.store.connecting.batch import Direct
from bot.store.tables import games, log
from bot.store.whole import moving
from tests.bot.store.postgres import missing, running

pytestmark = pytest.mark.skipif(missing() is not None, reason=str(missing()))
BEFORE = Path(__file__).parents[2] / "data" / "before.sql.gz"


def _file(folder: Path) -> str:
    """A store with games of every kind."""
    conn = sqlite3.connect(folder / "games.db")
    conn.executescript(gzip.decompress(BEFORE.read_bytes()).decode())
    conn.close()
    return f"sqlite+aiosqlite:///{folder / 'games.db'}"


async def _all(url: str) -> dict[str, set[str]]:
    store = await open_store(url)
    found = {}
    async with store.read() as conn:
        for table in moving.TABLES:
            found[table.name] = {repr(tuple(row)) for row in await conn.execute(select(table))}
    await store.close()
    return found


async def test_there_and_back(tmp_path: Path) -> None:
    first, server = _file(tmp_path), await running().database()
    assert await hostwork.move(first, server) == (
        "11 games moved, and each is as it was. Now set DATABASE_URL to the new address."
    )
    back = f"sqlite+aiosqlite:///{tmp_path / 'back.db'}"
    await hostwork.move(server, back)
    was = await _all(first)
    assert len(was["log"]) > 50
    assert await _all(server) == was
    assert await _all(back) == was


async def test_what_is_told_next_is_numbered_on(tmp_path: Path) -> None:
    """Places know by these numbers what was said, and the rows themselves are gone."""
    first, server = _file(tmp_path), await running().database()
    said = await _say(first)
    await hostwork.move(first, server)
    assert min(await _say(server)) == max(said) + 1


async def test_what_is_told_is_numbered_on_after_there_and_back(tmp_path: Path) -> None:
    """Nothing was told meanwhile."""
    first, server = _file(tmp_path), await running().database()
    said = await _say(first)
    back = f"sqlite+aiosqlite:///{tmp_path / 'back.db'}"
    await hostwork.move(first, server)
    await hostwork.move(server, back)
    assert min(await _say(back)) == max(said) + 1


async def _say(url: str) -> list[int]:
    """The numbers of forty things that are said."""
    store = await open_store(url)
    async with store.write() as conn:
        await outbox.add(Direct(conn), 1, 1, [Invited(7)] * 40, 0.0)
        now = [one.id for one in await outbox.take(conn, 1.0, 2.0, 500)]
        await outbox.done(conn, now)
    await store.close()
    return now


@pytest.mark.parametrize("batches", [1, 4, 9])
async def test_ended_in_between_it_goes_on(
    tmp_path: Path, batches: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "_BATCH", 20)
    first, server = _file(tmp_path), await running().database()
    left = batches

    def killed(_table: str, _rows: int) -> None:
        nonlocal left
        left -= 1
        if not left:
            raise KeyboardInterrupt

    monkeypatch.setattr(hostwork, "_went_on", killed)
    with pytest.raises(KeyboardInterrupt):
        await hostwork.move(first, server)
    with pytest.raises(StoreError, match="only half moved"):
        await Backend.open(Settings(database=server))
    await hostwork.move(first, server)
    assert await _all(server) == await _all(first)


async def test_what_is_not_the_same_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, server = _file(tmp_path), await running().database()
    compare = moving._compared

    async def changed(source: Database, target: Database) -> None:
        async with target.write() as conn:
            await conn.execute(
                log.update().where(log.c.game == 2, log.c.revision == 3).values(notation="pass")
            )
        await compare(source, target)

    monkeypatch.setattr(moving, "_compared", changed)
    with pytest.raises(StoreError, match="log: game 2 did not arrive as it was"):
        await hostwork.move(first, server)


async def test_what_is_refused(tmp_path: Path) -> None:
    first, server = _file(tmp_path), await running().database()
    with pytest.raises(StoreError, match="where the games are already"):
        await hostwork.move(first, first)
    store = await open_store(server)
    fellow = Fellows(store, Part("worker"))
    await fellow.renew()
    with pytest.raises(StoreError, match="the bot is running"):
        await hostwork.move(first, server)
    await fellow.leave()
    row = await _one(first)
    async with store.write() as conn:
        await conn.execute(games.insert(), row)
    await store.close()
    with pytest.raises(StoreError, match="there are games where you want to move to"):
        await hostwork.move(first, server)


async def _one(url: str) -> dict[str, object]:
    store = await open_store(url)
    async with store.read() as conn:
        found = (await conn.execute(select(games).limit(1))).one()._asdict()
    await store.close()
    return dict(found)
