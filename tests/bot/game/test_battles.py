"""Whole battles played by service calls only, in every mode, with restarts in between."""

from __future__ import annotations

from random import Random

import pytest

from engine import record
from tests.bot.game.tables import ANA, BO, Tables


async def _answer_by_clock(tables: Tables, game: int) -> None:
    """Half of the questions are left to the clock."""
    due = await tables.backend.timekeeper.next_due()
    if due is not None:
        tables.now = max(tables.now, due)
        await tables.backend.timekeeper.tick()


@pytest.mark.parametrize(
    ("scenario", "reactions"), [("pegasus-bridge", "fair"), ("vassieux", "orders"), ("toulon", "live")]
)
async def test_a_battle_to_its_end(tables: Tables, scenario: str, reactions: str) -> None:
    card = await tables.started(scenario, reactions=reactions)
    await tables.backend.standing.set(tables.ask(BO, card.id), ambush="always", retreat="ask")
    rng = Random(f"{scenario}{reactions}")
    for _ in range(6000):
        tables.now += 30
        card = await tables.backend.games.card(card.id)
        if card.status != "running":
            break
        if card.clock == "ask" and rng.random() < 0.5:
            await _answer_by_clock(tables, card.id)
        else:
            await tables.random_act(card.id, rng)
    assert card.status == "over"
    assert card.winner in ("allies", "axis")
    assert card.seed == "seed"
    verdict = await tables.backend.admin.repair(card.id, ANA)
    assert verdict.sound
    assert verdict.mended == ()
    export = await (await tables.backend.games.visit(card.id, ANA)).export()
    assert record.reproduces(record.loads(export.text)) == (True, record.loads(export.text).hash)


@pytest.mark.parametrize(
    ("scenario", "rules"), [("vassieux", ("combat-cards",)), ("omaha-beach-overlord", ())]
)
async def test_nobody_waits_for_a_secret_whatever_is_played(
    tables: Tables, scenario: str, rules: tuple[str, ...]
) -> None:
    """Combat cards are held secretly, too; in Overlord several generals act in one turn."""
    card = await tables.started(scenario, rules=rules)
    for person in (ANA, BO):
        await tables.backend.standing.set(tables.ask(person, card.id), ambush="always", ignore="always")
    rng = Random(scenario)
    while (outcome := await tables.random_act(card.id, rng)) is not None:
        assert outcome.game.clock != "ask"
        if outcome.game.revision % 40 == 0 and outcome.game.status == "running":
            for person in (ANA, BO):
                await tables.backend.drafts.look(card.id, person)
    assert (await tables.backend.games.card(card.id)).status == "over"
    assert (await tables.backend.admin.repair(card.id, ANA)).sound


async def test_a_battle_on_each_database(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started(reactions="orders")
    rng = Random(5)
    for number in range(5000):
        if await tables.random_act(card.id, rng) is None:
            break
        if number % 97 == 0:
            # What is in memory must not matter.
            tables.backend.desk.forget(card.id)
    card = await tables.backend.games.card(card.id)
    assert card.status == "over"
    assert (await tables.backend.admin.repair(card.id, ANA)).sound


async def test_restarts_change_nothing(tables: Tables) -> None:
    """The same battle once in one go and once with a new process for every twentieth action."""
    straight, once = await tables.started(), Random(11)
    other, rng = await tables.started(), Random(11)
    for _ in range(200):
        assert await tables.random_act(straight.id, once) is not None
    for number in range(200):
        assert await tables.random_act(other.id, rng) is not None
        if number % 20 == 19:
            fresh = await tables.again()
            tables.backend, tables.now = fresh.backend, fresh.now
            fresh.backend.desk.now = lambda: tables.now
    first = await tables.backend.games.log(straight.id)
    second = await tables.backend.games.log(other.id)
    assert [(one.notation, one.events) for one in first] == [(one.notation, one.events) for one in second]


async def test_one_person_plays_both_sides(tables: Tables) -> None:
    card = await tables.started(practice=True)
    assert card.sides_of(ANA) == ("allies", "axis")
    await tables.play_out(card.id, 3)
    assert (await tables.backend.games.card(card.id)).status == "over"


async def test_young_generals_have_no_tactics(tables: Tables) -> None:
    card = await tables.started(young=True)
    assert card.options.changed() == {"tactic_cards": False}
    rng = Random(4)
    for _ in range(150):
        await tables.random_act(card.id, rng)
    log = await tables.backend.games.log(card.id)
    assert not any("barrage" in (one.notation or "") for one in log)


async def test_a_match_is_two_games_with_the_sides_swapped(tables: Tables) -> None:
    card = await tables.started(match=True)
    await tables.backend.timekeeper.tick()
    await tables.backend.timekeeper.tick()
    match = (await tables.backend.games.card(card.id)).match
    assert match is not None
    assert len(match.games) == 2
    second = await tables.backend.games.card(match.games[1])
    assert second.status == "running"
    assert card.people("allies") == second.people("axis") == (ANA,)
    assert card.people("axis") == second.people("allies") == (BO,)
    await tables.play_out(card.id, 1)
    await tables.backend.timekeeper.tick()
    # What counts of the second is its medals, and the first has had them by fighting.
    await tables.backend.games.resign(tables.ask(BO, second.id))
    await tables.backend.timekeeper.tick()
    ended = (await tables.backend.games.card(card.id)).match
    assert ended is not None
    assert ended.over
    said = [data for _, kind, data in await tables.said() if kind == "match-over"]
    assert len(said) == 1
    assert dict(said[0]["medals"]) == dict(ended.medals)
    assert said[0]["winner"] == ended.winner
