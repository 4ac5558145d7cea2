"""The post after a battle: one message whatever dies or is refused; luck, medals, waits, in words for everybody."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.reading.aftermath import Wait, longest_wait
from bot.game.values import Request
from bot.store.log import LogRow
from tests.bot.discord.player import ByButtons
from tests.bot.discord.test_halves import _Death
from tests.bot.discord.test_verifying import over
from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World


def posts(thread: Any) -> list[Any]:
    """What is told of how the battle went."""
    return [one for one in thread.history() if "After #1" in one.words]


async def rounds(world: World) -> None:
    """The herald looks around twice: at the battle's end, and at where it turned."""
    for _ in range(2):
        await world.bot.herald.round()
        await world.settle()


async def test_one_post_with_luck_and_buttons(world: World) -> None:
    thread = await world.battle()
    await over(world)
    await rounds(world)
    (told,) = posts(thread)
    assert told.words.count("of all games with these dice") == 1 + ("rolled no dice" not in told.words)
    assert "Longest wait" not in told.words
    assert not told.mentions
    assert told.flags.suppress_notifications
    labels = [one.label for row in told.components for one in row.children]
    assert [*labels[:1], labels[-1]] == ["Rematch, sides swapped", "Save the record"]
    record = (await world.cy.click(told, label="Save the record")).response
    assert record.attachments
    await world.restart()
    await rounds(world)
    assert len(posts(thread)) == 1


async def test_who_waited_longest(world: World) -> None:
    """Of people who play with each other; whoever waits plays Allies, or is the other side."""
    thread = await world.battle()
    await world.wait(5 * 3600, step=3600)
    await world.bot.backend.games.play(
        Request(world.ana.id, 1), [(await world.bot.backend.games.legal(1, world.ana.id))[0]]
    )
    await over(world)
    await rounds(world)
    line = next(one for one in posts(thread)[0].words.splitlines() if "Longest wait" in one)
    assert f"<@{world.bo.id}> for <@{world.ana.id}>, 5 h" in line


async def test_a_table_in_words(world: World) -> None:
    thread = await world.battle(pictures="text")
    await over(world)
    await rounds(world)
    assert len([one for one in thread.history() if "Luck with the dice" in one.words]) == 1


@pytest.mark.parametrize("how", [{"status": 500}, {"status": 429, "retry_after": 90}, {"broken": True}])
async def test_trouble_delays_it(world: World, faults: Faults, how: dict[str, Any]) -> None:
    thread = await world.battle()
    await over(world)
    fault = faults.add("POST", f"/channels/{thread.id}/messages", **how)
    await rounds(world)
    assert posts(thread) == []
    faults.over(fault)
    await world.wait(1200, step=300)
    assert len(posts(thread)) == 1


async def test_a_kill_before_it_is_noted(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has been sent, and nobody knows: it appears once."""
    thread = await world.battle()
    await over(world)
    with monkeypatch.context() as patch:
        death = _Death(patch, "aftermath")
        await rounds(world)
        assert death.dead
    await death.over(world)
    assert len(posts(thread)) == 1


async def test_a_kill_before_it_is_stored(world: World) -> None:
    """The battle was stored as over; the next process tells how it went."""
    thread = await world.battle()
    await over(world)
    assert posts(thread) == []
    await world.restart()
    await world.wait(20, step=5)
    assert len(posts(thread)) == 1


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001), (403, 50013)])
async def test_where_the_thread_is_lost(world: World, faults: Faults, status: int, code: int) -> None:
    """It is told in the sides' places, and what is refused there holds nothing up."""
    thread = await world.battle()
    await over(world)
    faults.add("POST", f"/channels/{thread.id}/messages", status, code)
    await rounds(world)
    await world.wait(1200, step=300)
    assert posts(thread) == []
    assert (await world.bot.backend.announce.waiting())[0] == 0


async def test_a_battle_that_is_called_off_has_none(world: World) -> None:
    thread = await world.battle()
    await world.bot.backend.admin.cancel(1, world.cy.id, "")
    await world.settle()
    await rounds(world)
    assert posts(thread) == []


async def test_a_turn_that_was_taken_back_has_won_no_medal(world: World) -> None:
    """What the log says of medals is what the game says at its end."""
    await world.ana.slash(world.lobby, "game new", scenario="arracourt", side="allies", computer="recruit")
    await world.settle()
    await ByButtons(world, world.ana, upwards=True).turn(world.thread())
    await world.settle()
    await world.bot.backend.games.resign(Request(world.ana.id, 1))
    after = await (await world.bot.backend.games.watch(1)).aftermath()
    card = await world.bot.backend.games.card(1)
    held = after.medals[-1].medals if after.medals else {"allies": 0, "axis": 0}
    assert dict(card.medals) == dict(held)
    assert after.wait is None


def row(side: Any, at: float, kind: Any = "action") -> LogRow:
    """A row of a log at a time."""
    return LogRow(1, 1, 0, kind, side, "person", 1, "", (), "", 0, 1, at)


def test_the_longest_wait_lasts_until_the_part_is_done() -> None:
    rows = [row(None, 0, "start"), row("allies", 10), row("allies", 50), row("axis", 80), row("allies", 100)]
    assert longest_wait(rows, None) == Wait("allies", 50)
    # Whoever let it be claimed was waited for until then.
    assert longest_wait([*rows, row("allies", 900, "end")], "axis") == Wait("axis", 800)
    assert longest_wait([], None) is None
