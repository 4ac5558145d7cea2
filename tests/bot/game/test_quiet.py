"""Quiet hours, absence and the clocks: pure functions over zones, both changes of summer time, and what players do."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.errors import UserError
from bot.facts.pace import PACES
from bot.facts.prefs import Person
from bot.facts.rhythm import Holiday, Rhythm
from bot.game.acting import settling
from bot.game.clock import quiet, ticking
from bot.game.table.live import Change, Live
from bot.store import people
from tests.bot.game.schedules import play
from tests.bot.game.staffs import seated
from tests.bot.game.tables import ANA, BO, CY, START, Tables

HOUR = 3600.0
DAY = 24 * HOUR
BERLIN = Rhythm("Europe/Berlin")


def at(text: str, zone: str = "Europe/Berlin", fold: int = 0) -> float:
    """A local time as a moment."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


@pytest.mark.parametrize(
    ("rhythm", "due", "moved"),
    [
        (BERLIN, "2026-11-19 22:59", "2026-11-19 22:59"),
        (BERLIN, "2026-11-19 23:00", "2026-11-20 10:00"),
        (BERLIN, "2026-11-20 07:59", "2026-11-20 10:00"),
        (BERLIN, "2026-11-20 08:00", "2026-11-20 08:00"),
        # The night in which summer time begins is an hour shorter, the other one longer.
        (BERLIN, "2026-03-28 23:30", "2026-03-29 10:00"),
        (BERLIN, "2026-10-24 23:30", "2026-10-25 10:00"),
        # Quiet until two: that hour does not come, so they end when it would have begun.
        (Rhythm("Europe/Berlin", 22, 2), "2026-03-29 01:30", "2026-03-29 05:00"),
        # Quiet until three: two o'clock comes twice and is quiet both times.
        (Rhythm("Europe/Berlin", 22, 3), "2026-10-25 01:30", "2026-10-25 05:00"),
        (Rhythm("Europe/Berlin", 22, 2), "2026-10-25 01:30", "2026-10-25 03:00"),
        (Rhythm("Europe/Berlin", 9, 17), "2026-11-19 12:00", "2026-11-19 19:00"),
        (Rhythm("Europe/Berlin", 8, 8), "2026-11-19 08:30", "2026-11-19 08:30"),
    ],
)
def test_a_deadline_is_put_off_until_two_hours_after_the_quiet_hours(
    rhythm: Rhythm, due: str, moved: str
) -> None:
    assert quiet.clear(at(due), [rhythm]) == at(moved)


def test_an_hour_that_comes_twice_is_quiet_twice() -> None:
    rhythm = Rhythm("Europe/Berlin", 22, 3)
    for fold in (0, 1):
        assert quiet.clear(at("2026-10-25 02:30", fold=fold), [rhythm]) == at("2026-10-25 05:00")
    # Half an hour back, on an island: quiet until two, and half past one comes twice.
    lord = Rhythm("Australia/Lord_Howe", 22, 2)
    for fold in (0, 1):
        then = at("2026-04-05 01:45", "Australia/Lord_Howe", fold)
        assert quiet.clear(then, [lord]) == at("2026-04-05 04:00", "Australia/Lord_Howe")


def test_of_several_awaited_all_sleep_in_peace_if_there_is_an_hour_for_it() -> None:
    both = [BERLIN, Rhythm("America/New_York")]
    due = at("2026-11-19 23:30")
    assert quiet.clear(due, both) == at("2026-11-20 16:00")
    # Nobody's day is free of somebody's night: whoever leads them counts.
    world = [BERLIN, Rhythm("Asia/Tokyo"), Rhythm("America/Los_Angeles")]
    assert quiet.clear(due, world) == at("2026-11-20 10:00")


def test_a_zone_that_nobody_knows_is_never_quiet() -> None:
    assert quiet.clear(5.0, [Rhythm("Europe/Atlantis")]) == 5.0
    assert quiet.clear(5.0, [Rhythm("../../etc/passwd")]) == 5.0


def test_a_clock_stands_still_while_its_side_is_away() -> None:
    away = (Holiday(10.0, 20.0), Holiday(30.0, 40.0))
    assert quiet.counting(0.0, 50.0, away) == 30.0
    assert quiet.counting(12.0, 35.0, away) == 10.0
    assert quiet.after(0.0, 10.0, away) == 10.0
    assert quiet.after(0.0, 11.0, away) == 21.0
    assert quiet.after(15.0, 12.0, away) == 42.0
    assert quiet.after(0.0, -5.0, away) == -5.0
    assert quiet.together([[*away], [Holiday(15.0, 35.0)]]) == (Holiday(15.0, 20.0), Holiday(30.0, 35.0))
    assert quiet.together([away, ()]) == ()


@pytest.mark.parametrize("seed", range(60))
def test_any_schedule_is_charged_to_the_second_and_ends(seed: int) -> None:
    """A hundred thousand of them: python -m tests.benchmarks clocks."""
    assert play(seed) >= 1


async def test_a_deadline_moves_with_whoever_it_waits_for(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    tables.now = at("2026-11-16 23:30")
    card = await tables.started()
    assert card.deadline == at("2026-11-19 23:30")
    own = await tables.backend.rhythms.live_in(ANA, "europe/berlin")
    assert (own.rhythm, own.days) == (BERLIN, 7)
    assert (await tables.backend.games.card(card.id)).deadline == at("2026-11-20 10:00")
    # Another zone, and another: always put off from the same moment.
    for zone in ("Asia/Tokyo", "America/New_York", "Asia/Tokyo"):
        await tables.backend.rhythms.live_in(ANA, zone)
        now = await tables.backend.games.card(card.id)
        assert now.deadline is not None
        assert 0 <= now.deadline - at("2026-11-19 23:30") <= 15 * HOUR
    await tables.backend.rhythms.live_in(ANA, "Europe/Berlin")
    await tables.backend.rhythms.sleep(ANA, 22, None)
    assert (await tables.backend.games.card(card.id)).deadline == at("2026-11-20 10:00")
    await tables.backend.rhythms.sleep(ANA, 5, 5)
    assert (await tables.backend.games.card(card.id)).deadline == at("2026-11-19 23:30")
    # The other side's sleep is nothing to this turn.
    await tables.backend.rhythms.live_in(BO, "Europe/Berlin")
    assert (await tables.backend.games.card(card.id)).deadline == at("2026-11-19 23:30")


async def test_who_is_known_when_the_game_begins_sleeps_from_the_first_night(tables: Tables) -> None:
    tables.now = at("2026-11-16 23:30")
    for person in (ANA, BO):
        await tables.backend.rhythms.live_in(person, "Europe/Berlin")
    assert (await tables.started()).deadline == at("2026-11-20 10:00")


async def test_all_time_used_at_night_is_charged(tables: Tables) -> None:
    tables.now = at("2026-11-16 23:30")
    card = await tables.started()
    await tables.backend.rhythms.live_in(ANA, "Europe/Berlin")
    tables.now = at("2026-11-20 09:00")
    await tables.backend.timekeeper.tick()
    assert not (await tables.backend.games.card(card.id)).overdue
    await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    now = await tables.backend.games.card(card.id)
    assert (now.deadline, now.banks["allies"]) == (at("2026-11-20 10:00"), 0.0)
    tables.now = at("2026-11-20 10:00")
    await tables.backend.timekeeper.tick()
    assert (await tables.backend.games.card(card.id)).overdue
    # Going to another place does not bring it back.
    await tables.backend.rhythms.live_in(ANA, "America/Los_Angeles")
    now = await tables.backend.games.card(card.id)
    assert now.overdue
    assert (await tables.backend.timekeeper.claim(tables.ask(BO, card.id))).game.winner == "axis"


async def test_a_fast_table_knows_no_night(tables: Tables) -> None:
    tables.now = at("2026-11-16 22:50")
    await tables.backend.rhythms.live_in(ANA, "Europe/Berlin")
    card = await tables.started(pace=PACES["fast"])
    assert card.deadline == at("2026-11-16 23:10")


async def test_a_moderator_says_that_time_is_up_also_at_night(tables: Tables) -> None:
    tables.now = at("2026-11-16 23:30")
    card = await tables.started()
    await tables.backend.rhythms.live_in(ANA, "Europe/Berlin")
    await tables.backend.rulings.force(card.id, CY, "time")
    await tables.backend.timekeeper.tick()
    assert (await tables.backend.games.card(card.id)).overdue


async def test_zones_and_hours_that_are_none(tables: Tables) -> None:
    rhythms = tables.backend.rhythms
    for zone in ("", "Europe/Atlantis", "../../etc/passwd", "🌍", "x" * 500):
        with pytest.raises(UserError, match="no-such-zone"):
            await rhythms.live_in(ANA, zone)
    with pytest.raises(UserError, match="zone-first"):
        await rhythms.sleep(ANA, 22, 7)
    await rhythms.live_in(ANA, "UTC")
    for begins, ends in ((8, 23), (24, 3), (-1, 3)):
        with pytest.raises(UserError, match="too-quiet"):
            await rhythms.sleep(ANA, begins, ends)
    assert (await rhythms.get(ANA)).rhythm == Rhythm("UTC")


async def test_a_clock_stands_still_on_a_holiday(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started()
    await tables.said()
    rhythms = tables.backend.rhythms
    tables.now += 12 * HOUR
    own = await rhythms.leave(ANA, 3, tables.now + DAY)
    assert own.days == 4
    leave = tables.now + DAY
    assert [(kind, data) for _, kind, data in await tables.said()] == [
        ("away", {"person": ANA, "since": leave, "until": leave + 3 * DAY})
    ]
    assert (await tables.backend.games.card(card.id)).deadline == START + 72 * HOUR + 3 * DAY
    # Two days of it, then he is back: a day is there again, and two days were not charged.
    tables.now = leave + 2 * DAY
    assert (await rhythms.come_home(ANA)).days == 5
    now = await tables.backend.games.card(card.id)
    assert now.deadline == START + 72 * HOUR + 2 * DAY
    assert [kind for _, kind, _ in await tables.said()] == ["home"]
    await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    now = await tables.backend.games.card(card.id)
    assert (now.deadline, now.banks["allies"]) == (START + 72 * HOUR + 2 * DAY, 36 * HOUR)


async def test_holidays_that_are_none(tables: Tables) -> None:
    rhythms, now = tables.backend.rhythms, tables.now
    for days, since, key in (
        (8, None, "too-long-away"), (0, None, "too-long-away"), (-3, None, "too-long-away"),
        (3, now - DAY, "in-the-past"), (3, now + 400 * DAY, "too-far-ahead"),
    ):  # fmt: skip
        with pytest.raises(UserError, match=key):
            await rhythms.leave(ANA, days, since)
    with pytest.raises(UserError, match="not-away"):
        await rhythms.come_home(ANA)
    await rhythms.leave(ANA, 2, now + 10 * DAY)
    for since in (now + 9 * DAY, now + 11 * DAY, now + 10 * DAY + 1):
        with pytest.raises(UserError, match="away-already"):
            await rhythms.leave(ANA, 2, since)
    await rhythms.leave(ANA, 2, now + 12 * DAY)
    with pytest.raises(UserError, match="too-long-away"):
        await rhythms.leave(ANA, 4, now + 20 * DAY)
    assert (await rhythms.come_home(ANA)).days == 7


async def test_not_from_the_last_hour_of_a_running_clock(tables: Tables) -> None:
    card = await tables.started()
    tables.now += 71 * HOUR + 1
    with pytest.raises(UserError, match="last-hour"):
        await tables.backend.rhythms.leave(ANA, 1)
    # Who waits may go, and so may whoever goes after it.
    await tables.backend.rhythms.leave(BO, 1)
    await tables.backend.rhythms.leave(ANA, 1, tables.now + 2 * HOUR)
    assert (await tables.backend.games.card(card.id)).deadline == START + 72 * HOUR


async def test_every_eighth_day_of_play_is_a_day_more(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started()
    for _ in range(16):
        await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
        await tables.backend.games.undo(tables.ask(ANA, card.id))
        tables.now += DAY
    assert (await tables.backend.rhythms.get(ANA)).days == 9
    assert (await tables.backend.rhythms.get(BO)).days == 7


async def test_a_team_is_away_when_all_of_it_are(tables: Tables) -> None:
    card = await seated(tables, 2, 1, "sword-beach")
    allies = card.people("allies")
    before = card.deadline
    assert before is not None
    await tables.backend.rhythms.leave(allies[0], 3)
    assert (await tables.backend.games.card(card.id)).deadline == before
    await tables.backend.rhythms.leave(allies[1], 2)
    assert (await tables.backend.games.card(card.id)).deadline == before + 2 * DAY


async def test_a_question_waits_for_the_morning(tables: Tables) -> None:
    """Who wants to be asked where his units fall back to, and is asked at night."""
    await tables.backend.rhythms.live_in(BO, "Europe/Berlin")
    tables.now = at("2026-11-16 20:00")
    card = await tables.started()

    async def making(live: Live) -> Change:
        change = Change(live, tables.now)
        ask = ticking.question("axis", tables.now, ticking.RETREAT_SECONDS, "retreat")
        settling.set_clock(change, live.clock._replace(ask=ask))
        return change

    await tables.backend.desk.change(card.id, making)
    assert (await tables.backend.games.card(card.id)).deadline == at("2026-11-17 10:00")
    await tables.backend.rhythms.sleep(BO, 3, 3)
    assert (await tables.backend.games.card(card.id)).deadline == at("2026-11-17 02:00")


async def test_one_game_with_a_fault_keeps_no_other_from_hearing_of_it(tables: Tables) -> None:
    tables.now = at("2026-11-16 23:30")
    first, second = await tables.started(), await tables.started()
    async with tables.backend.store.write() as conn:
        await conn.exec_driver_sql(f"UPDATE snapshots SET state = 'x' WHERE game = {first.id}")
    tables.backend.desk.forget(first.id)
    await tables.backend.rhythms.live_in(ANA, "Europe/Berlin")
    assert (await tables.backend.games.card(second.id)).deadline == at("2026-11-20 10:00")


async def test_a_deadline_that_rings_at_night_is_put_off(tables: Tables) -> None:
    """The process ended when the zone was stored and before the games had heard of it."""
    tables.now = at("2026-11-16 23:30")
    card = await tables.started()
    async with tables.backend.store.write() as conn:
        await people.put(conn, ANA, Person(rhythm=BERLIN))
    again = await tables.again()
    again.now = at("2026-11-19 23:30")
    await again.backend.timekeeper.tick()
    now = await again.backend.games.card(card.id)
    assert (now.overdue, now.deadline) == (False, at("2026-11-20 10:00"))
    again.now = at("2026-11-20 10:00")
    await again.backend.timekeeper.tick()
    assert (await again.backend.games.card(card.id)).overdue
    await again.close()
