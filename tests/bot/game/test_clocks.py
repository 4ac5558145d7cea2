"""Clocks with a bank: what a turn takes, what it adds, and what stands still."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.errors import UserError
from bot.facts.pace import NORMAL, PACES, Pace, name_of
from tests.bot.game.tables import ANA, BO, CY, START, Tables

HOUR = 3600.0
DAY = 24 * HOUR
H = 3600


def test_the_paces_are_these() -> None:
    assert {
        "live": Pace(24 * H, 4 * H, 72 * H), "normal": Pace(72 * H, 12 * H, 120 * H),
        "slow": Pace(72 * H, 36 * H, 240 * H), "fast": Pace(20 * 60, 60, 30 * 60), "friendly": None,
    } == PACES  # fmt: skip
    assert name_of(NORMAL) == "normal"


async def _turn(tables: Tables, game: int, hours: float) -> float | None:
    """Whoever is to move does so after that time; the deadline of the other side."""
    tables.now += hours * HOUR
    card, rng = await tables.backend.games.card(game), Random(5)
    now = card
    while now.active == card.active:
        assert await tables.random_act(game, rng) is not None
        now = await tables.backend.games.card(game)
    return now.deadline


async def test_a_bank_is_charged_and_added_to(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started()
    assert card.deadline == START + 72 * HOUR
    assert await _turn(tables, card.id, 30) == tables.now + 72 * HOUR
    card = await tables.backend.games.card(card.id)
    assert card.banks == {"allies": 54 * HOUR, "axis": 72 * HOUR}
    await _turn(tables, card.id, 1)
    card = await tables.backend.games.card(card.id)
    assert (card.deadline, card.banks["axis"]) == (tables.now + 54 * HOUR, 83 * HOUR)
    # Nothing is lost by a restart.
    tables.backend.desk.forget(card.id)
    assert (await tables.backend.games.card(card.id)).deadline == card.deadline


async def test_nobody_saves_up_more_than_the_cap(tables: Tables) -> None:
    card = await tables.started()
    for _ in range(10):
        await _turn(tables, card.id, 0.5)
    card = await tables.backend.games.card(card.id)
    assert set(card.banks.values()) == {120 * HOUR}


async def test_who_is_late_and_plays_begins_his_next_turn_with_the_increment(tables: Tables) -> None:
    """The bank never falls below nothing."""
    card = await tables.started()
    tables.now += 100 * HOUR
    await tables.backend.timekeeper.tick()
    await _turn(tables, card.id, 0)
    assert (await tables.backend.games.card(card.id)).banks["allies"] == 12 * HOUR
    await _turn(tables, card.id, 1)
    assert (await tables.backend.games.card(card.id)).deadline == tables.now + 12 * HOUR


async def test_patience_is_a_fresh_clock(tables: Tables) -> None:
    card = await tables.started()
    await _turn(tables, card.id, 1)
    tables.now += 80 * HOUR
    await tables.backend.timekeeper.tick()
    card = await tables.backend.timekeeper.wait(tables.ask(ANA, card.id))
    assert (card.overdue, card.deadline) == (False, tables.now + 72 * HOUR)


async def test_a_turn_that_is_taken_back_costs_nobody_and_is_paid_once(tables: Tables) -> None:
    """Both sides are one person: nothing else bounds how often he takes back."""
    card = await tables.started(practice=True)
    for _ in range(3):
        tables.now += HOUR
        await tables.backend.games.act_lines(
            tables.ask(ANA, card.id, side="allies"), "play move-out; end; end; end"
        )
        tables.now += 5 * HOUR
        await tables.backend.games.undo(tables.ask(ANA, card.id, side="allies"), to=1)
        now = await tables.backend.games.card(card.id)
        assert now.active == "allies"
        assert now.banks["axis"] == 72 * HOUR
    # Three times an hour was charged, and one increment added.
    assert now.banks["allies"] == (72 - 3 + 12) * HOUR


async def test_what_a_moderator_gives_counts_from_now_when_time_was_up(tables: Tables) -> None:
    card = await tables.started()
    tables.now += 100 * HOUR
    await tables.backend.timekeeper.tick()
    card = await tables.backend.rulings.extend(card.id, CY, 6 * HOUR)
    assert (card.overdue, card.deadline) == (False, tables.now + 6 * HOUR)


async def test_without_a_clock_both_sides_are_asked_after_two_weeks(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started(pace=None)
    await tables.said()
    assert (card.deadline, card.banks) == (None, {})
    tables.now += 13 * DAY
    assert await _turn(tables, card.id, 0) is None
    await tables.said()
    tables.now += 14 * DAY - 1
    assert await tables.backend.timekeeper.tick() == 0
    # Nobody may let it be before.
    with pytest.raises(UserError, match="too-soon"):
        await tables.backend.clockwork.let_be(tables.ask(ANA, card.id))
    tables.now += 1
    assert await tables.backend.timekeeper.tick() == 1
    assert [(kind, data) for _, kind, data in await tables.said()] == [
        ("still", {"ends": tables.now + 14 * DAY})
    ]
    with pytest.raises(UserError, match="yours-to-move"):
        await tables.backend.clockwork.let_be(tables.ask(BO, card.id))
    await tables.backend.clockwork.play_on(tables.ask(BO, card.id))
    with pytest.raises(UserError, match="ask-gone"):
        await tables.backend.clockwork.play_on(tables.ask(BO, card.id))
    assert [kind for _, kind, _ in await tables.said()] == ["plays-on"]
    # Words alone bind nobody: who waits may end it for as long as nothing is played.
    tables.now += DAY
    card = await tables.backend.clockwork.let_be(tables.ask(ANA, card.id))
    assert (card.status, card.winner, card.ending) == ("cancelled", None, "unfinished")


async def test_without_a_clock_and_an_answer_it_ends_by_itself(tables: Tables) -> None:
    card = await tables.started(pace=None)
    tables.now += 14 * DAY
    await tables.backend.timekeeper.tick()
    tables.now += 14 * DAY
    assert await tables.backend.timekeeper.tick() == 1
    card = await tables.backend.games.card(card.id)
    assert (card.status, card.ending) == ("cancelled", "unfinished")
    assert await tables.backend.timekeeper.tick() == 0


async def test_who_plays_need_not_say_that_he_plays(tables: Tables) -> None:
    card = await tables.started(pace=None)
    tables.now += 14 * DAY
    await tables.backend.timekeeper.tick()
    await _turn(tables, card.id, 1)
    card = await tables.backend.games.card(card.id)
    assert card.still is None
    assert await tables.backend.timekeeper.next_due() == tables.now + 14 * DAY


async def test_a_moderator_may_force_a_battle_without_a_clock(tables: Tables) -> None:
    card = await tables.started(pace=None)
    with pytest.raises(UserError, match="no-clock"):
        await tables.backend.rulings.extend(card.id, CY, HOUR)
    await tables.backend.rulings.force(card.id, CY, "time")
    await tables.backend.timekeeper.tick()
    card = await tables.backend.timekeeper.wait(tables.ask(BO, card.id))
    assert (card.deadline, card.overdue) == (None, False)


async def test_time_is_given_to_the_other_side(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started()
    await tables.said()
    tables.now += HOUR
    card = await tables.backend.clockwork.give(tables.ask(BO, card.id), 12 * H)
    assert card.deadline == START + 84 * HOUR
    assert [(kind, data) for _, kind, data in await tables.said()] == [
        ("time-given", {"person": BO, "side": "allies", "seconds": 12 * H})
    ]
    # It is not cut by the cap when the turn ends, and may be given to whoever waits, too.
    card = await tables.backend.clockwork.give(tables.ask(ANA, card.id), 100 * H)
    assert card.banks["axis"] == 172 * HOUR
    await _turn(tables, card.id, 0)
    await _turn(tables, card.id, 1)
    assert (await tables.backend.games.card(card.id)).banks["axis"] == 171 * HOUR


async def test_both_give_at_once_and_a_second_delivery_gives_nothing(tables: Tables) -> None:
    card = await tables.started()
    mine, theirs = tables.ask(BO, card.id), tables.ask(ANA, card.id)
    give = tables.backend.clockwork.give
    await asyncio.gather(give(mine, H), give(theirs, H), give(mine, H), give(theirs, H))
    now = await tables.backend.games.card(card.id)
    assert (now.deadline, now.banks["axis"]) == (START + 73 * HOUR, 73 * HOUR)


async def test_who_is_late_has_what_he_is_given_from_now_on(tables: Tables) -> None:
    card = await tables.started()
    tables.now += 100 * HOUR
    await tables.backend.timekeeper.tick()
    card = await tables.backend.clockwork.give(tables.ask(BO, card.id), H)
    assert (card.overdue, card.deadline) == (False, tables.now + HOUR)
    tables.now += HOUR
    await tables.backend.timekeeper.tick()
    assert (await tables.backend.games.card(card.id)).overdue


@pytest.mark.parametrize(
    ("seconds", "key"), [(59, "no-such-time"), (0, "no-such-time"), (8 * 24 * H, "no-such-time")]
)
async def test_gifts_that_are_none(tables: Tables, seconds: int, key: str) -> None:
    card = await tables.started()
    with pytest.raises(UserError, match=key):
        await tables.backend.clockwork.give(tables.ask(BO, card.id), seconds)


async def test_gifts_end_somewhere(tables: Tables) -> None:
    card = await tables.started()
    # A month above the cap of five days: three days and four weeks.
    for _ in range(4):
        await tables.backend.clockwork.give(tables.ask(BO, card.id), 7 * 24 * H)
    with pytest.raises(UserError, match="bank-full"):
        await tables.backend.clockwork.give(tables.ask(BO, card.id), 7 * 24 * H)
    free = await tables.started(pace=None)
    with pytest.raises(UserError, match="no-clock"):
        await tables.backend.clockwork.give(tables.ask(BO, free.id), H)


async def _paused(tables: Tables, game: int, by: int, other: int, seconds: int = 5 * 24 * H) -> None:
    assert not await tables.backend.games.ask_pause(tables.ask(by, game), seconds)
    ask = (await tables.backend.games.card(game)).asks[-1]
    await tables.backend.games.answer(tables.ask(other, game), ask.id, yes=True)


async def test_both_sides_agree_on_a_pause_and_it_ends_by_itself(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started()
    await tables.said()
    tables.now += 10 * HOUR
    await _paused(tables, card.id, ANA, BO)
    card = await tables.backend.games.card(card.id)
    assert (card.paused, card.deadline, card.pause_ends) == (True, None, tables.now + 5 * DAY)
    assert [kind for _, kind, _ in await tables.said()] == ["consent", "answered", "paused"]
    tables.now += 5 * DAY
    assert await tables.backend.timekeeper.tick() == 1
    card = await tables.backend.games.card(card.id)
    assert (card.paused, card.deadline) == (False, tables.now + 62 * HOUR)
    assert [kind for _, kind, _ in await tables.said()] == ["pause-over"]


async def test_either_side_ends_a_pause_and_there_are_two(tables: Tables) -> None:
    card = await tables.started()
    run_on = tables.backend.clockwork.run_on
    with pytest.raises(UserError, match="not-paused"):
        await run_on(tables.ask(BO, card.id))
    for who in (ANA, BO):
        await _paused(tables, card.id, who, BO if who == ANA else ANA)
        with pytest.raises(UserError, match="paused"):
            await tables.backend.games.ask_pause(tables.ask(who, card.id), H)
        tables.now += DAY
        card = await run_on(tables.ask(who, card.id))
        assert card.deadline == tables.now + 72 * HOUR
    with pytest.raises(UserError, match="no-more-pauses"):
        await tables.backend.games.ask_pause(tables.ask(BO, card.id), H)
    # Nobody but a moderator lets run on what a moderator has stopped.
    await tables.backend.rulings.pause(card.id, CY)
    with pytest.raises(UserError, match="paused"):
        await run_on(tables.ask(BO, card.id))


async def test_what_a_moderator_rules_ends_a_pause(tables: Tables) -> None:
    card = await tables.started()
    await _paused(tables, card.id, ANA, BO)
    tables.now += DAY
    card = await tables.backend.rulings.pause(card.id, CY)
    assert (card.paused, card.deadline) == (False, tables.now + 72 * HOUR)
    tables.now += 5 * DAY
    # The timer of the pause went with it.
    await tables.backend.timekeeper.tick()
    assert "pause-over" not in [kind for _, kind, _ in await tables.said()]
    again = await tables.started()
    await _paused(tables, again.id, ANA, BO)
    await tables.backend.rulings.force(again.id, CY, "time")
    await tables.backend.timekeeper.tick()
    assert (await tables.backend.games.card(again.id)).overdue


async def test_a_pause_too_long_and_one_nobody_agreed_on(tables: Tables) -> None:
    card = await tables.started()
    ask = tables.backend.games.ask_pause
    for seconds in (0, -5, 7 * 24 * H + 1):
        with pytest.raises(UserError, match="no-such-time"):
            await ask(tables.ask(ANA, card.id), seconds)
    await ask(tables.ask(ANA, card.id), H)
    with pytest.raises(UserError, match="asked-already"):
        await ask(tables.ask(ANA, card.id), H)
    number = (await tables.backend.games.card(card.id)).asks[-1].id
    with pytest.raises(UserError, match="own-ask"):
        await tables.backend.games.answer(tables.ask(ANA, card.id), number, yes=True)
    await tables.backend.games.answer(tables.ask(BO, card.id), number, yes=False)
    card = await tables.backend.games.card(card.id)
    assert (card.paused, card.deadline) == (False, START + 72 * HOUR)


async def test_alone_nobody_is_asked(tables: Tables) -> None:
    card = await tables.started(practice=True)
    assert await tables.backend.games.ask_pause(tables.ask(ANA, card.id), H)
