"""Quiet hours, absence and the clocks: pure functions over zones, both changes of summer time, and what players do."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.facts.rhythm import Holiday, Rhythm
from bot.game.clock import quiet
from tests.bot.game.schedules import play

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
    play(seed)
