"""Below advice stands what does it, and [Advice] stands beside moves that are drafted, too."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from engine.thinking import Advice
from tests.bot.discord.player import buttons, controls
from tests.bot.discord.positions import practice
from tests.bot.discord.test_advice import panel_of, pressed, still_there
from tests.bot.discord.test_promises import labels
from tests.bot.kit.world import World

BOARD = "A:inf@E4;F4;G4;A1 X:inf4@E6;M9"
PLAY, ORDER, MOVE, ATTACK = "play direct-from-hq", "order E4 F4", "move E4-E5", "attack E5xE6"


async def _table(world: World, monkeypatch: pytest.MonkeyPatch, *advised: str, board: str = BOARD) -> Any:
    """Practice, and a General who says this."""

    async def known(*asked: Any) -> Advice:
        return Advice(advised, None, 0.0, 0.0)

    monkeypatch.setattr(world.bot.backend.advisor, "_advise", known)
    return await practice(world, monkeypatch, board, "direct-from-hq")


async def _lines(world: World) -> list[str]:
    return [one.text for one in (await world.bot.backend.drafts.look(1, world.ana.id)).lines]


async def _draft(world: World, *lines: str) -> None:
    for line in lines:
        await world.bot.backend.drafts.play(Request(world.ana.id, 1), line)


@pytest.mark.parametrize("by_command", [False, True])
async def test_what_is_advised_is_drafted_by_one_tap(
    world: World, monkeypatch: pytest.MonkeyPatch, by_command: bool
) -> None:
    """As far as nothing is rolled: the attacks stay in sight; it takes the place of the advice, and stays there."""
    thread = await _table(world, monkeypatch, PLAY, ORDER, "end", MOVE, "end", ATTACK)
    panel = await panel_of(world, thread)
    if by_command:
        told = (await world.ana.slash(thread, "play advice")).response
    else:
        told = await pressed(world, panel)
    assert "Draft this" in labels(told)
    now = (await world.ana.click(told, label="Draft this")).response
    assert (await _lines(world))[:2] == [PLAY, ORDER]
    assert MOVE in await _lines(world)
    assert now.id == told.id
    assert "Your orders" in now.words, now.words
    assert "still to do:** attacks E5×E6" in now.words, now.words
    assert any(":attack E5xE6" in one for one in buttons(now, "do")) or "Confirm and attack" in str(
        labels(now)
    )
    await world.env.settle()
    assert still_there(world, now)
    # It is the panel from now on.
    undone = (await world.ana.click(now, label="Undo")).response
    await world.env.settle()
    assert still_there(world, undone)
    old = (await world.ana.click(panel, custom_id=buttons(panel, "do")[0])).response
    assert "gone on in a newer message" in old.words, old.words


async def test_it_goes_on_behind_a_draft(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await _table(world, monkeypatch, "order F4", "end", MOVE)
    await _draft(world, PLAY, "order E4")
    told = (await world.ana.slash(thread, "play advice")).response
    await world.ana.click(told, label="Draft this")
    assert await _lines(world) == [PLAY, "order E4", "order F4", "end", MOVE]


async def test_an_attack_is_a_button_that_says_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red, as in the battles: nothing of it could be drafted."""
    thread = await _table(world, monkeypatch, "attack E5xE6", board="A:inf@E5;A1 X:inf4@E6;M9")
    await _draft(world, PLAY, "order E5", "end", "end")
    told = (await world.ana.slash(thread, "play advice")).response
    assert "Draft this" not in labels(told)
    (attack,) = [one for one in controls(told) if one.get("label") == "E5 × E6"]
    assert attack["style"] == 4
    now = (await world.ana.click(told, label="E5 × E6")).response
    assert "E5 attacks E6" in now.words or "E6" in now.words
    assert any(one.notation == ATTACK for one in await world.bot.backend.games.log(1))


async def test_back_to_the_turn_without_scrolling(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The panel comes to where the advice stood, and stays when it goes on."""
    thread = await _table(world, monkeypatch, PLAY, ORDER)
    told = await pressed(world, await panel_of(world, thread))
    now = (await world.ana.click(told, label="Take turn")).response
    assert now.id == told.id
    now = (await world.ana.click(now, custom_id=buttons(now, "do")[0])).response
    await world.env.settle()
    assert still_there(world, now)
    assert await _lines(world) == [PLAY]


async def test_advice_of_another_position_does_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its message could not be removed: its button says that the orders have changed."""
    thread = await _table(world, monkeypatch, PLAY, ORDER)
    told = (await world.ana.slash(thread, "play advice")).response
    await _draft(world, PLAY, "order G4")
    now = (await world.ana.click(told, label="Draft this")).response
    assert "have changed since you asked" in now.words, now.words
    assert await _lines(world) == [PLAY, "order G4"]


async def test_advice_is_asked_beside_drafted_moves(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the row below is full it has one of its own."""
    thread = await _table(world, monkeypatch, "end", board="A:inf@E5;F4;G4;A1 X:inf4@E6;M9")
    await _draft(world, PLAY, "order E5 F4 G4", "end", "move F4-F5")
    panel = await panel_of(world, thread)
    assert {"Undo", "Start over", "Board", "Advice"} <= set(labels(panel)), labels(panel)
    told = await pressed(world, panel)
    assert "After " in told.words
    assert labels(told) == ["Take turn"], "what ends something says in the panel what else could be done"


@pytest.mark.parametrize("door", ["button", "command"])
async def test_a_whole_plan_is_weighed(world: World, monkeypatch: pytest.MonkeyPatch, door: str) -> None:
    """With everything planned he says what the plan is worth beside what he would do."""
    thread = await practice(world, monkeypatch, "A:inf@E2;F2;G2;A1 X:inf4@E8;M9", "direct-from-hq")
    await _draft(world, PLAY, "order E2 F2 G2 A1", "move E2-E3", "move F2-F3", "move G2-G3", "move A1-A2")
    panel = await panel_of(world, thread)
    assert "Everything is planned" in panel.words
    if door == "button":
        told = await pressed(world, panel)
    else:
        told = (await world.ana.slash(thread, "play advice")).response
    assert "Your draft:** 🃏 Direct from HQ" in told.words, told.words
    assert "A General would" in told.words
    assert "Take turn" in labels(told)
    assert "Draft this" not in labels(told)
    assert len(await _lines(world)) == 6


@pytest.mark.parametrize(
    ("lines", "gain", "error", "said"),
    [
        ((PLAY, "order E2"), 0.4, 0.1, "about **0.4 medals** better (± 0.1) than your draft"),
        ((PLAY, "order E2"), 0.1, 0.1, "Your draft is as good"),
        ((PLAY, "order E2"), -0.4, 0.1, "your draft is about **0.4 medals** better (± 0.1)"),
        ((PLAY, "order E2 F2 G2 A1", "move E2-E3"), 0.0, 0.0, "just what you have drafted"),
    ],
)
async def test_how_a_plan_compares(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    lines: tuple[str, ...],
    gain: float,
    error: float,
    said: str,
) -> None:
    """Better, worse, as good or the same."""
    thread = await practice(world, monkeypatch, "A:inf@E2;F2;G2;A1 X:inf4@E8;M9", "direct-from-hq")
    plan = (PLAY, "order E2 F2 G2 A1", "move E2-E3", "move F2-F3", "move G2-G3", "move A1-A2")
    await _draft(world, *plan)
    asked: list[Any] = []

    async def known(*given: Any) -> Advice:
        asked.append(given[2])
        return Advice(lines, None, gain, error, plan, not error)

    monkeypatch.setattr(world.bot.backend.advisor, "_advise", known)
    told = (await world.ana.slash(thread, "play advice")).response
    assert said in told.words, told.words
    assert asked == [plan]
