"""Discord's answers say what time it is; it is asked when the machine's clock jumps."""

from __future__ import annotations

from email.utils import formatdate
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.discord.dated import dated, traced
from bot.game.table.true_time import TrueTime
from bot.game.values import Request
from tests.bot.game.tables import START, Tables
from tests.bot.kit.faults import Faults
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World

HOUR = 3600.0
DATE = "Thu, 19 Nov 2026 14:00:00 GMT"


@pytest.mark.parametrize(
    ("headers", "moment"),
    [
        ({"Date": DATE}, 1_795_096_800.0),
        ({}, None),
        # Kept by something on the way: it was given some time ago.
        ({"Date": DATE, "Age": "240"}, None),
        ({"Date": ""}, None),
        ({"Date": "soon"}, None),
        ({"Date": "Thu, 39 Nov 2026 14:00:00 GMT"}, None),
    ],
)
def test_when_an_answer_was_given(headers: dict[str, str], moment: float | None) -> None:
    assert dated(headers) == moment


async def test_each_answer_is_heard(tmp_path: Path) -> None:
    """Also a refusal: over a true connection, with the client's own ear."""
    says = START + HOUR
    tables = await Tables.open(f"sqlite+aiosqlite:///{tmp_path}/games.db")

    async def answer(_: web.Request) -> web.Response:
        return web.json_response({}, status=401, headers={"Date": formatdate(says, usegmt=True)})

    app = web.Application()
    app.router.add_get("/", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    address = f"http://127.0.0.1:{site._server.sockets[0].getsockname()[1]}"  # type: ignore[union-attr]
    try:
        async with (
            aiohttp.ClientSession(trace_configs=[traced(tables.backend)]) as session,
            session.get(address) as heard,
        ):
            assert heard.status == 401
    finally:
        await runner.cleanup()
    assert tables.backend.desk.now() == says
    await tables.close()


@pytest.mark.parametrize(
    "fault", [{}, {"status": 503}, {"status": 429, "retry_after": 60.0}, {"broken": True}]
)
async def test_asked_once_for_each_jump(
    world: World, rules: ServerRules, faults: Faults, monkeypatch: pytest.MonkeyPatch, fault: dict[str, Any]
) -> None:
    """Whatever Discord answers, the round goes on: a battle's news are told in it."""
    thread = await world.battle()
    herald = world.bot.herald
    herald.rounds.cancel()
    wall, going = [START], [0.0]
    monkeypatch.setattr(world.bot.backend, "true_time", TrueTime(lambda: wall[0], lambda: going[0]))
    if fault:
        faults.add("GET", "^/users/@me$", **fault)

    async def asked() -> int:
        rules.clear()
        await herald.round()
        await herald.drain()
        planned = sum(one.met for one in faults.plan)
        return planned + len([one for one in rules.calls if one[:2] == ("GET", "/users/@me")])

    assert await asked() == 0
    wall[0] += HOUR
    assert await asked() == 1
    before = sum(one.met for one in faults.plan)
    assert await asked() == before
    said = len(thread.history())
    await world.bot.backend.games.resign(Request(world.ana.id, 1))
    await herald.round()
    await world.settle()
    assert len(thread.history()) > said
