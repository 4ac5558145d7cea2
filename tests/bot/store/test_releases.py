"""For one deploy two versions work on one store: the release before this one goes on while this one brings it on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import inspect

from bot.errors import UserError
from bot.store import Database, StoreError, migrating, open_store, own
from tests.bot.game.tables import ANA, BO, Tables
from tests.bot.store import postgres
from tests.bot.store.released import Released

Shape = Mapping[str, Mapping[str, Any]]


def _shape(conn: Any) -> Shape:
    """The tables, their columns, and what must be unique or point elsewhere."""
    look = inspect(conn)
    return {
        name: {
            "columns": {one["name"]: one for one in look.get_columns(name)},
            "key": look.get_pk_constraint(name)["constrained_columns"],
            "unique": {tuple(one["column_names"]) for one in look.get_indexes(name) if one["unique"]},
            "elsewhere": len(look.get_foreign_keys(name)),
            "checked": len(look.get_check_constraints(name)),
        }
        for name in look.get_table_names()
    }


async def _shape_of(address: str) -> Shape:
    store = Database(address)
    await store.open()
    async with store.read() as conn:
        found = await conn.run_sync(_shape)
    await store.close()
    return found


def _taken_or_demanded(before: Shape, after: Shape) -> list[str]:
    """What a program of before would miss, or would have to say and does not know of."""
    found = [table for table in before if table not in after]
    for table in before.keys() & after.keys():
        was, now = before[table], after[table]
        for name, column in was["columns"].items():
            new = now["columns"].get(name)
            if new is None or str(new["type"]) != str(column["type"]):
                found.append(f"{table}.{name}")
            elif not new["nullable"] and column["nullable"]:
                found.append(f"{table}.{name} must be said")
        found += [
            f"{table}.{name} must be said"
            for name, column in now["columns"].items()
            if name not in was["columns"] and not column["nullable"] and column["default"] is None
        ]
        found += [f"{table}: {part}" for part in ("key", "elsewhere", "checked") if was[part] != now[part]]
        found += [f"{table}: {one} is unique" for one in now["unique"] - was["unique"]]
    return found


@pytest.mark.skipif(postgres.missing() is not None, reason=str(postgres.missing()))
async def test_the_release_before_goes_on_beside_this_one(tmp_path: Path) -> None:
    """Both play the same battle in turn; each finds what the other did, and nothing is done or told twice."""
    address = await postgres.running().database()
    old = await Released.open(tmp_path, address)
    assert await old("step") == migrating.RELEASED
    before = await _shape_of(address)
    game = await old("began", ANA, BO)
    new = await Tables.open(address)
    assert new.backend.store.migration == migrating.newest()
    # What comes with a step is added: what the release before knows is there, and it need not say more.
    assert _taken_or_demanded(before, await _shape_of(address)) == []
    rng, acts, numbers = Random(7), 40, list[int]()
    for turn in range(acts):
        card = await new.backend.games.card(game)
        person, line = card.awaited[0], rng.choice(await new.backend.games.legal(game, card.awaited[0]))
        here = new.ask(person, game)
        assert here.interaction is not None
        if turn % 2:
            assert await old("act", person, game, here.interaction, line) == ["done", False]
            # The same press has reached both.
            assert (await new.backend.games.act(here, line)).repeated
        else:
            assert not (await new.backend.games.act(here, line)).repeated
            assert await old("act", person, game, here.interaction, line) == ["done", True]
        if turn % 5 == 0:
            numbers += await old("told")
        if turn % 7 == 0:
            numbers += await _told(new)
    done = [one.notation for one in await new.backend.games.log(game)]
    assert await old("log", game) == done
    assert len(done) > acts
    numbers += [*await old("told"), *await _told(new)]
    assert len({*numbers}) == len(numbers) > 0
    await new.backend.people.set(ANA, theme="high-contrast")
    assert await old("set", ANA, "colour-blind") == "colour-blind"
    assert (await new.backend.people.get(ANA)).theme == "colour-blind"
    with pytest.raises(UserError):
        await new.backend.games.act(new.ask(BO, game + 1), "end")
    assert (await old("act", BO, game + 1, 1, "end"))[0] == "refused"
    await old.close()
    await new.close()


async def _told(tables: Tables) -> list[int]:
    taken = await tables.backend.announce.take()
    await tables.backend.announce.done(*[one.id for one in taken])
    return [one.id for one in taken]


@pytest.mark.parametrize(("since", "works"), [("0000", True), ("8000", False)])
async def test_a_store_of_a_newer_form_says_who_may_work_on_it(ready: str, since: str, works: bool) -> None:
    """Also after a start: a deploy may have to be taken back."""
    store = await open_store(ready)
    async with store.write() as conn:
        await conn.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        await own.put(conn, migrating.NOTE, f"9999 {since}")
    await store.close()
    if not works:
        with pytest.raises(StoreError, match="newer version"):
            await open_store(ready)
        return
    again = await open_store(ready)
    assert again.migration == "9999"
    async with again.read() as conn:
        # It is left as the newer one has made it.
        assert await own.get(conn, migrating.NOTE) == f"9999 {since}"
    await again.close()


def test_only_this_releases_steps_are_new() -> None:
    """There is a step by which the release before is known, and it is not newer than the newest."""
    assert migrating.newest() >= migrating.RELEASED
    assert migrating.RELEASED in migrating.steps()
