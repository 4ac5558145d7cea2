"""The daily digest as people choose and read it, and on Discord's bad days."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tests.bot.discord.player import lists
from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World

DAY = 86_400.0
HOUR = 3600.0


async def choose(world: World, person: Any, value: str) -> Any:
    """A way to be told, by the list of /me settings."""
    settings = (await person.slash(world.lobby, "me settings")).response
    (offered,) = lists(settings, "set-tell")
    return (await person.select(settings, [value], custom_id=offered["custom_id"])).response


async def told_daily(world: World, tell: str) -> tuple[Any, Any]:
    """Ana wants to be told once a day. Returns the thread of her battle, and her private messages."""
    thread = await world.battle()
    await choose(world, world.ana, tell)
    return thread, world.ana.user.dm_channel


def digests(*places: Any) -> list[Any]:
    """The digests in some places."""
    return [one for place in places for one in place.history() if "☀️" in one.words]


async def test_in_the_channel(world: World) -> None:
    """It names each battle once, the most urgent first; a turn rings no phone meanwhile."""
    world.bot.herald.rounds.cancel()
    thread = await world.battle()
    settings = await choose(world, world.ana, "digest")
    assert "once a day, a mention in a battle's thread" in settings.words
    mine = (await world.ana.click(settings, label="My time")).response
    assert "Your digest comes at 9:00 UTC" in mine.words
    (at,) = lists(mine, "digest-at")
    mine = (await world.ana.select(mine, ["7"], custom_id=at["custom_id"])).response
    assert "Your digest comes at 7:00 UTC" in mine.words
    mine = (await world.ana.slash(thread, "me time", zone="Asia/Tokyo", digest=20)).response
    assert "Your digest comes at 20:00." in mine.words
    await world.wait(DAY, step=HOUR)
    (one,) = digests(thread)
    assert f"<@{world.ana.id}>" in one.words
    assert "A battle waits for you" in one.words
    assert "#1 Pegasus Bridge" in one.words
    assert f"https://discord.com/channels/{world.guild.id}/{thread.id}" in one.words
    assert ":R>" in one.words
    assert not one.flags.suppress_notifications
    # No turn rings her phone, nor the reminder.
    await world.wait(1.8 * DAY, step=HOUR)
    assert not [each for each in thread.history() if "little time is left" in each.words]
    await world.restart()
    await world.wait(DAY, step=HOUR)
    came = sorted(each.created_at.timestamp() for each in digests(thread))
    assert len(came) >= 3
    assert all(second - first >= 22 * HOUR for first, second in itertools.pairwise(came))


async def test_by_private_message_with_a_way_to_change_it(world: World) -> None:
    thread, mail = await told_daily(world, "digest-dm")
    await world.wait(DAY, step=HOUR)
    (one,) = digests(thread, mail)
    assert one in mail.history()
    assert f"https://discord.com/channels/{world.guild.id}/{thread.id}" in one.words
    assert not one.flags.suppress_notifications
    settings = (await world.ana.user.click(one, label="Settings")).response
    assert "Your settings" in settings.words
    await choose(world, world.ana, "off")
    await world.wait(2 * DAY, step=HOUR)
    assert len(digests(thread, mail)) == 1


async def test_closed_private_messages_send_it_to_the_thread(world: World, faults: Faults) -> None:
    thread, mail = await told_daily(world, "digest-dm")
    faults.add("POST", f"/channels/{mail.id}/messages", 403, 50007)
    await world.wait(DAY, step=HOUR)
    (one,) = digests(thread, mail)
    assert f"<@{world.ana.id}>" in one.words
    settings = (await world.ana.slash(world.lobby, "me settings")).response
    assert "private messages are closed to me" in settings.words


@pytest.mark.parametrize("tell", ["digest", "digest-dm"])
@pytest.mark.parametrize(
    "how", [{"status": 500}, {"status": 503}, {"status": 429, "retry_after": 900}, {"broken": True}]
)
async def test_trouble_delays_it_and_never_doubles_it(
    world: World, faults: Faults, tell: str, how: dict[str, Any]
) -> None:
    thread, mail = await told_daily(world, tell)
    place = thread.id if tell == "digest" else mail.id
    fault = faults.add("POST", f"/channels/{place}/messages", **how)
    await world.wait(DAY, step=HOUR)
    assert fault.met
    assert not digests(thread, mail)
    faults.over(fault)
    await world.wait(2 * HOUR, step=600)
    assert len(digests(thread, mail)) == 1


async def test_a_lost_thread_sends_it_by_private_message(world: World, faults: Faults) -> None:
    thread, mail = await told_daily(world, "digest")
    faults.add("POST", f"/channels/{thread.id}/messages", 403, 50001)
    await world.wait(DAY, step=HOUR)
    (one,) = digests(mail)
    assert "#1 Pegasus Bridge" in one.words
