"""Quiet hours and holidays as people set and read them: by lists and buttons, by commands, and wrongly."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from tests.bot.discord.player import lists
from tests.bot.kit.world import World

DAY = 86_400


def due(message: Any) -> int:
    """The moment a message names."""
    return int(message.words.partition("time is up <t:")[2].partition(":")[0])


async def test_a_zone_by_a_form_and_the_hours_by_lists(world: World) -> None:
    thread = await world.battle()
    settings = (await world.ana.slash(thread, "me settings")).response
    mine = (await world.ana.click(settings, label="My time")).response
    assert "I do not know your time zone yet" in mine.words
    assert not lists(mine, "quiet-from")
    form = await world.ana.click(mine, label="Time zone")
    mine = (await world.ana.submit_modal(form, {"text": "new york"})).response
    assert "🌍 America/New York, where it is" in mine.words
    assert "🌙 Quiet from 23:00 to 8:00" in mine.words
    (until,) = lists(mine, "quiet-until")
    mine = (await world.ana.select(mine, ["10"], custom_id=until["custom_id"])).response
    assert "Quiet from 23:00 to 10:00" in mine.words
    mine = (await world.ana.click(mine, label="No quiet hours")).response
    assert "No quiet hours" in mine.words
    # A text that means several, and one that means none.
    form = await world.ana.click(mine, label="Time zone")
    which = (await world.ana.submit_modal(form, {"text": "indiana"})).response
    (offered,) = lists(which, "set-zone")
    assert "America/Indiana/Knox" in [one["value"] for one in offered["options"]]
    mine = (await world.ana.select(which, ["America/Indiana/Knox"], custom_id=offered["custom_id"])).response
    assert "America/Indiana/Knox" in mine.words
    form = await world.ana.click(mine, label="Time zone")
    assert "I do not know the time zone" in (await world.ana.submit_modal(form, {"text": "?"})).response.words


async def test_a_deadline_is_told_as_it_is_put_off(world: World) -> None:
    """Whoever lives where it will be midnight when time is up, sleeps; everybody reads the new deadline."""
    thread = await world.battle()
    before = due(world.panel(thread))
    here = datetime.fromtimestamp(before, UTC).hour
    # In this zone it will be the first hour of the day.
    zone = f"Etc/GMT+{here}" if here <= 12 else f"Etc/GMT-{24 - here}"
    mine = (await world.ana.slash(thread, "me time", zone=zone)).response
    assert "Quiet from 23:00 to 8:00" in mine.words
    after = (await world.ana.slash(thread, "game time")).response
    assert before < due(after) <= before + 10 * 3600
    await world.settle()
    hours = (await world.ana.slash(thread, "me time", quiet_from=3, quiet_until=3)).response
    assert "No quiet hours" in hours.words
    for wrong, said in (
        ({"zone": "Atlantis"}, "I do not know the time zone"),
        ({"quiet_from": 8, "quiet_until": 23}, "12 hours at most"),
    ):
        assert said in (await world.ana.slash(thread, "me time", **wrong)).response.words
    assert (
        "Tell your time zone first" in (await world.bo.slash(thread, "me time", quiet_from=22)).response.words
    )
    offered = await world.ana.autocomplete(thread, "me time", "zone", "berl")
    assert [one["value"] for one in offered] == ["Europe/Berlin"]


async def test_a_holiday_is_told_to_those_who_wait(world: World) -> None:
    thread = await world.battle()
    before = due(world.panel(thread))
    mine = (await world.ana.slash(thread, "me time")).response
    assert "You can be away for 7 days more" in mine.words
    mine = (await world.ana.click(mine, label="Away: 3 days")).response
    assert "🏖️ Away from <t:" in mine.words
    await world.settle()
    told = thread.history()[-1]
    assert f"<@{world.ana.id}> is away from <t:" in told.words
    assert told.flags.suppress_notifications
    assert abs(due(world.panel(thread)) - before - 3 * DAY) <= 1
    no = (await world.ana.slash(thread, "me holiday", days=1)).response
    assert "away then already" in no.words
    mine = (await world.ana.click(mine, label="I am here again")).response
    assert "You can be away for 7 days more" in mine.words or "6 days more" in mine.words
    await world.settle()
    assert "is there again" in thread.history()[-1].words
    assert before <= due(world.panel(thread)) < before + DAY


async def test_holidays_by_command(world: World) -> None:
    thread = await world.battle()
    now = datetime.fromtimestamp(world.bot.backend.desk.now(), UTC)
    for days, first, said in (
        (1, "yesterday", "as a day"),
        (1, f"{now - timedelta(days=2):%Y-%m-%d}", "That day is over"),
        (1, "9999-12-31", "more than a year"),
        (8, f"{now + timedelta(days=2):%Y-%m-%d}", "7 days at most"),
        (0, None, "You are not away"),
    ):
        options = {"days": days} | ({} if first is None else {"first_day": first})
        assert said in (await world.ana.slash(thread, "me holiday", **options)).response.words
    soon = f"{now + timedelta(days=20):%Y-%m-%d}"
    assert "Away from" in (await world.ana.slash(thread, "me holiday", days=5, first_day=soon)).response.words
    assert "7 days more" in (await world.ana.slash(thread, "me holiday", days=0)).response.words
