"""The one reminder of a turn, as people read it: whose phone rings, when, and whose does not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.kit.world import World

DAY = 86_400.0


def reminders(thread: Any) -> list[Any]:
    """The reminders in a thread."""
    return [one for one in thread.history() if "little time is left" in one.words]


async def test_one_reminder_in_the_thread(world: World) -> None:
    thread = await world.battle()
    await world.wait(2.3 * DAY, step=DAY / 4)
    assert not reminders(thread)
    await world.wait(0.6 * DAY, step=DAY / 10)
    (one,) = reminders(thread)
    assert f"<@{world.ana.id}>" in one.words
    assert "turn 1; " in one.words
    assert not one.flags.suppress_notifications
    await world.restart()
    await world.wait(0.05 * DAY)
    assert len(reminders(thread)) == 1


@pytest.mark.parametrize("tell", ["off", "channel"])
async def test_whoever_wants_no_call_or_has_just_drafted_is_not_reminded(world: World, tell: str) -> None:
    """A reminder that calls nobody would only be read by those who wait."""
    thread = await world.battle()
    await world.bot.backend.people.set(world.ana.id, tell=tell)
    world.bot.forget_prefs(world.ana.id)
    await world.wait(2.35 * DAY, step=DAY / 4)
    if tell == "channel":
        await world.ana.slash(thread, "play card", card="attack-center")
    await world.wait(0.4 * DAY, step=DAY / 10)
    assert not reminders(thread)
