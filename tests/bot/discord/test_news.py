"""What is told: every kind that is said is delivered, and what nobody here knows waits where it can be seen."""

from __future__ import annotations

import ast
import logging
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from bot.announcer.delivery import said_kinds
from bot.errors import Unreadable
from bot.facts.news import KINDS
from bot.store import tables
from tests.bot.kit.world import World

BOT = Path(__file__).parents[3] / "bot"
#: A kind that is handed to a function which says it.
HANDED_ON = {"Acted", "Undone"}


def _made() -> set[str]:
    """The kinds of announcements that a change, or a new table, makes."""
    names = {kind.__name__ for kind in KINDS}
    found: set[str] = set()
    for path in [*(BOT / "game").rglob("*.py"), *(BOT / "host").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                found.add(node.func.id)
    return found


def test_who_says_and_who_delivers_know_the_same_kinds() -> None:
    names = {kind.__name__ for kind in KINDS}
    assert said_kinds() == names
    assert _made() | HANDED_ON == names


async def test_what_a_newer_program_says_waits_and_is_seen(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """It is not lost: the program that knows it will find it; and the battle can be played."""
    thread = await world.battle()
    async with world.bot.backend.store.write() as conn:
        values = {
            "game": 1, "kind": "weather", "revision": 1, "attempts": 0, "ready": 0.0, "at": world.bot.now(),
            "data": '{"snow":true}',
        }  # fmt: skip
        await conn.execute(insert(tables.outbox), values)
    with caplog.at_level(logging.ERROR):
        world.bot.herald.kick()
        await world.settle()
    assert "nobody here says 'weather'" in caplog.text
    await world.ana.slash(thread, "game draw", sure=True)
    await world.wait(900, step=60)
    assert "offers a draw" in world.last(thread).words
    assert "Traceback" not in caplog.text
    async with world.bot.backend.store.read() as conn:
        waiting = (await conn.execute(select(tables.outbox.c.kind))).scalars().all()
    assert waiting == ["weather"]
    assert (await world.bot.backend.games.card(1)).status == "running"


async def test_a_battle_of_a_newer_program_is_refused_kindly(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """After a step back to an older version: one line for the player, one for the host, and nothing is lost."""
    thread = await world.battle()
    notice, said = world.last(thread), len(thread.history())
    store = world.bot.backend.store
    with world.unheard():
        await world.ana.slash(thread, "game draw", sure=True)
        async with store.write() as conn:
            known = (await conn.execute(select(tables.games.c.memo))).scalar_one()
            await conn.execute(update(tables.games).values(memo='{"v":99}'))
        world.bot.backend.desk.forget(1)
    answers = [
        (await world.ana.click(notice, label="Take turn")).response,
        (await world.bo.slash(thread, "game board", game="1")).response,
        (await world.bo.slash(thread, "me hand")).response,
    ]
    assert ["A newer version" in answer.words for answer in answers] == [True] * 3
    assert "Pegasus" not in (await world.ana.slash(world.lobby, "game list")).response.words
    assert await world.ana.autocomplete(world.lobby, "game status", "game", "") == []
    asked = (await world.ana.slash(world.lobby, "me forget")).response
    assert "A newer version" in (await world.ana.click(asked, label="Forget me")).response.words
    await world.wait(12 * 3600, step=3600)
    assert len(thread.history()) == said
    assert "this program knows" in caplog.text
    assert "Traceback" not in caplog.text
    assert {type(getattr(error, "original", error)) for error in world.env.errors} == {Unreadable}
    async with store.write() as conn:
        await conn.execute(update(tables.games).values(memo=known))
    await world.wait(1800, step=900)
    assert "offers a draw" in world.last(thread).words
    assert (await world.ana.click(notice, label="Take turn")).response.words.startswith("**#1")
