"""Turning points: told after the battle, once; quiet where there is none; nothing before the end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.background import reviews
from bot.store import timers
from engine.thinking import Better
from tests.bot.discord.player import ByButtons, buttons
from tests.bot.kit.world import World


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_SHORTEST", 1)


async def judging(world: World, monkeypatch: pytest.MonkeyPatch, gains: list[float]) -> list[str]:
    """Each card of a person would have been beaten by so many medals; returns what is asked about."""
    asked: list[str] = []

    async def judge(state: Any, side: Any, played: str) -> Better | None:
        asked.append(played)
        gain = gains[len(asked) - 1] if len(asked) <= len(gains) else 0.0
        return Better(played, "play recon-in-force", gain, 0.1) if gain else None

    monkeypatch.setattr(world.bot.backend.reviews, "_judge", judge)
    return asked


async def ended(world: World, turns: int) -> Any:
    """Ana against a computer; after so many turns of hers she gives up."""
    await world.ana.slash(world.lobby, "game new", scenario="arracourt", side="allies", computer="recruit")
    await world.settle()
    thread = world.thread()
    for _ in range(turns):
        await ByButtons(world, world.ana, upwards=True).turn(thread)
        await world.settle()
    asked = (await world.ana.slash(thread, "game resign")).response
    await world.ana.click(asked, label="Resign")
    await world.settle()
    return thread


@pytest.mark.usefixtures("_short")
async def test_up_to_three_are_told_in_the_thread(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those in which most was lost, in their order, with the board as it stood; the computer's cards are not judged."""
    asked = await judging(world, monkeypatch, [0.6, 0.9, 0.7, 1.5])
    thread = await ended(world, 4)
    before = len(thread.history())
    await world.bot.herald.round()
    await world.settle()
    assert len(asked) == 4
    told = world.last(thread)
    # One message in all: the luck is in it, and where it turned has been added to it.
    assert len(thread.history()) == before + 1
    lines = [line for line in told.words.splitlines() if line.startswith("**Turn")]
    assert [float(line.split("about **")[1].split()[0]) for line in lines] == [0.9, 0.7, 1.5]
    assert not told.mentions
    assert told.flags.suppress_notifications
    boards = (await world.cy.click(told, label="Turning points")).response
    assert len(boards.attachments) == 3
    await world.restart()
    await world.bot.herald.round()
    await world.settle()
    assert len(thread.history()) == before + 1


@pytest.mark.usefixtures("_short")
async def test_quiet_where_there_is_none(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told after the battle says nothing of it."""
    await judging(world, monkeypatch, [])
    thread = await ended(world, 1)
    await world.bot.herald.round()
    await world.settle()
    assert "After #1" in world.last(thread).words
    assert "turned" not in world.last(thread).words
    assert (await world.bot.backend.games.card(1)).turning == ()
    async with world.bot.backend.store.read() as conn:
        assert await timers.reviewing(conn, world.bot.now() + 1e6, 9) == []


async def test_nothing_is_told_before_the_end(world: World) -> None:
    """Neither looked at nor answered by a forged button."""
    thread = await world.battle()
    await world.bot.herald.round()
    card = await world.bot.backend.games.card(1)
    assert card.turning is None
    from tests.bot.discord.test_borders import forged  # noqa: PLC0415 - its fixtures are not wanted here

    message = await forged(world, thread, 1, "turning")
    answer = (await world.bo.click(message, label="turning")).response
    assert "not over" in answer.words


@pytest.mark.usefixtures("_short")
async def test_in_private_they_are_behind_a_button(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """First that somebody is looking, then what was found."""
    await judging(world, monkeypatch, [0.8])
    panel = (
        await world.cy.user.slash("game new", scenario="arracourt", side="axis", computer="recruit")
    ).response
    player = ByButtons(world, world.cy.user, upwards=False)
    while (await world.bot.backend.games.card(1)).turn < 3:
        panel = await player.step(panel)
    asked = (await world.cy.user.slash("game resign")).response
    over = (await world.cy.user.click(asked, label="Resign")).response
    soon = (await world.cy.user.click(over, custom_id=buttons(over, "turning")[0])).response
    assert "still looking back" in soon.words
    await world.bot.herald.round()
    await world.settle()
    told = (await world.cy.user.click(over, custom_id=buttons(over, "turning")[0])).response
    assert "0.8 medals" in told.words
    assert "Luck with the dice" in told.words
    assert told.attachments


@pytest.mark.usefixtures("_short")
async def test_a_crash_forgets_no_battle(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be judged is tried again later; what was stored is not told twice."""

    async def broken(*_: Any) -> Better | None:
        raise RuntimeError("a thinker is gone")

    monkeypatch.setattr(world.bot.backend.reviews, "_judge", broken)
    thread = await ended(world, 1)
    await world.bot.herald.round()
    await world.settle()
    assert (await world.bot.backend.games.card(1)).turning is None
    await world.restart()
    await judging(world, monkeypatch, [0.8])
    await world.wait(600, step=300)
    assert (await world.bot.backend.games.card(1)).turning
    assert "Where #1 Arracourt turned" in world.last(thread).words


@pytest.mark.usefixtures("_short")
async def test_what_failed_waits_its_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else is stored of the battle meanwhile: it is not tried again at once."""

    async def broken(*_: Any) -> Better | None:
        raise RuntimeError("a thinker is gone")

    monkeypatch.setattr(world.bot.backend.reviews, "_judge", broken)
    await ended(world, 1)
    await world.bot.herald.round()
    await world.settle()
    await world.bot.herald.films.owe(1)
    async with world.bot.backend.store.read() as conn:
        assert await timers.reviewing(conn, world.bot.now() + 200, 9) == []
        assert len(await timers.reviewing(conn, world.bot.now() + 400, 9)) == 1
