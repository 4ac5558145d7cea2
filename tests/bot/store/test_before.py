"""A database from before the facts of a game had types: it opens, every game in it loads, and is played on."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.errors import Unreadable, UserError
from bot.facts.announcement import Unread
from bot.facts.memo import CarryOut, Eyes, Orders, Standins
from bot.facts.pace import fixed
from bot.facts.setup import TEAM_SECONDS, Setup
from bot.game.clock import ticking
from bot.store.text import coding, facts
from bot.store.text.coding import Form
from engine.types import Side
from tests.bot.game.staffs import step
from tests.bot.game.tables import ANA, BO, Tables
from tests.bot.store.test_batch import SETUP

#: Everything in it happened before this moment.
LATER = 1_800_100_000.0
BEFORE = Path(__file__).parents[2] / "data" / "before.sql.gz"
OPEN, FAIR, DRAFTED, GIVEN_UP, CANCELLED, FIRST_LEG, SECOND_LEG, TEAM, WAITING, BATTLING, ASKED = range(1, 12)
RUNNING = (FAIR, DRAFTED, FIRST_LEG, SECOND_LEG, TEAM, WAITING, BATTLING, ASKED)


@pytest_asyncio.fixture
async def before(tmp_path: Path) -> AsyncIterator[Tables]:
    """A process of today on that database."""
    file = tmp_path / "before.db"
    conn = sqlite3.connect(file)
    conn.executescript(gzip.decompress(BEFORE.read_bytes()).decode())
    conn.close()
    made = await Tables.open(f"sqlite+aiosqlite:///{file}", now=LATER)
    yield made
    await made.close()


async def test_every_game_is_what_it_was(before: Tables) -> None:
    cards = {game: await before.backend.games.card(game) for game in range(OPEN, ASKED + 1)}
    found = {game: card.status for game, card in cards.items()}
    wanted = dict.fromkeys(RUNNING, "running") | {OPEN: "open", GIVEN_UP: "over", CANCELLED: "cancelled"}
    assert found == wanted
    assert (cards[GIVEN_UP].ending, cards[GIVEN_UP].winner) == ("resigned", "allies")
    assert cards[OPEN].expires_at is not None
    asked = cards[ASKED]
    assert (asked.clock, asked.language, asked.options.hill_sight) == ("ask", "de", "height")
    assert sorted(ask.kind for ask in asked.asks) == ["draw", "undo"]
    # It was opened before there were teams; its turns are shorter than a team's time.
    assert (cards[DRAFTED].team_seconds, cards[DRAFTED].pace) == (3600, fixed(3600))
    assert cards[FIRST_LEG].team_seconds == TEAM_SECONDS
    policy = (await before.backend.games.visit(DRAFTED, BO)).policy(None)
    assert (policy.ambush, policy.units) == ("never", {"C4": "ask"})
    assert cards[SECOND_LEG].match == cards[FIRST_LEG].match


async def test_nobody_loses_time(before: Tables) -> None:
    """Who must decide has until when he had, and whoever's turn it is has what a turn had, at least."""
    async with before.backend.store.read() as conn:
        query = "SELECT id, face FROM games WHERE status = 'running'"
        stored = {int(row[0]): json.loads(row[1])["clock"] for row in await conn.exec_driver_sql(query)}
    assert set(stored) == set(RUNNING)
    for game, was in stored.items():
        live = await before.backend.desk.load(game)
        clock, pace = live.clock, live.row.setup.pace
        assert pace is not None
        assert (clock.due, clock.deadline) == (
            was["due"],
            was["ask"]["due"] if was.get("ask") else was["due"],
        )
        # What is worked out anew is what was stored.
        assert ticking.timed(clock).due == pytest.approx(was["due"])
        banks = ticking.banks_of(clock, pace)
        assert banks[clock.side] >= was["due"] - (was.get("ask") or was)["since"]
        other: Side = "axis" if clock.side == "allies" else "allies"
        assert banks[other] == pace.bank
        # Whatever was used, the next turn begins with what every turn had.
        moved = clock._replace(ask=None, spent=10.0 * pace.bank)
        after = ticking.moved_on(moved, ticking.Turn(clock.turn + 1, other), LATER, pace, None)
        assert ticking.timed(after).due == LATER + pace.bank
        assert after.banks[clock.side] == pace.bank


async def test_what_only_the_service_remembers_is_still_known(before: Tables) -> None:
    team, waiting, battling = [
        (await before.backend.desk.load(game)).row.memo for game in (TEAM, WAITING, BATTLING)
    ]
    assert team.eyes == Eyes({112: "allies"}, (77,))
    assert team.team.standins == Standins(8, "axis", {221: 202})
    assert {side: pace.last for side, pace in team.habits.items()} == {
        "allies": 1_800_009_570.0, "axis": 1_800_009_590.0,
    }  # fmt: skip
    assert waiting.team.carry_out == CarryOut(59, "allies", "running")
    assert waiting.team.orders == Orders(59, {1: 111, 11: 112})
    assert battling.team.carry_out == CarryOut(147, "allies", "done", (112,))
    look = await before.backend.teams.look(TEAM, 202)
    assert look.late
    assert look.plan is not None
    assert [note.text for note in (look.plan, *look.says)] == ["Hold the bridge", "Ready soon"]
    assert {general.person: general.stood_in_by for general in look.generals}[221] == 202


async def test_what_was_still_to_be_said_can_be(before: Tables) -> None:
    told = []
    while taken := await before.backend.announce.take():
        told += [one.said for one in taken]
        await before.backend.announce.done(*[one.id for one in taken])
    assert len({type(said) for said in told}) > 18
    assert not [said for said in told if isinstance(said, Unread)]


async def test_every_battle_is_played_on(before: Tables) -> None:
    """Also after what is stored now has been read again."""
    await before.backend.lobby.join(before.ask(BO, OPEN))
    if (await before.backend.games.card(OPEN)).status == "open":
        await before.backend.lobby.start(before.ask(ANA, OPEN))
    drafted = await before.backend.games.card(DRAFTED)
    await before.backend.drafts.confirm(before.ask(drafted.awaited[0], DRAFTED))
    rng = Random(4)
    for game in (OPEN, *RUNNING):
        card = await before.backend.games.card(game)
        first = card.revision
        for _ in range(25):
            if await step(before, game, rng) is None:
                break
            before.now += 60
        before.backend.desk.forget(game)
        card = await before.backend.games.card(game)
        assert card.revision > first or card.status == "over"
    assert next(line.kind for line in await before.backend.games.log(TEAM)) == "start"
    with pytest.raises(UserError, match="already-over"):
        await before.backend.games.act(before.ask(ANA, GIVEN_UP), "end")


def test_what_is_stored_is_read_as_it_was() -> None:
    assert facts.setup(facts.dumps(SETUP)) == SETUP


@pytest.mark.parametrize("text", ['{"v": 99}', '{"v": 0}', "[]", "{}", '{"turn_seconds": 1, "rules": 2}'])
def test_what_is_newer_or_no_such_thing_is_refused(text: str) -> None:
    with pytest.raises((Unreadable, KeyError)):
        facts.setup(text)


def test_what_a_newer_program_added_beside_is_passed_over() -> None:
    form = Form(Setup)
    text = coding.dumps(form, SETUP).replace('{"v":1', '{"v":1,"weather":"snow"')
    assert coding.loads(form, Setup, text) == SETUP
