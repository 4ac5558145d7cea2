"""A card that strikes several and is given fewer says so before it rolls, as a card does whose orders are left."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.player import lists
from tests.bot.discord.positions import table
from tests.bot.kit.world import World

BOARD = "A:inf@A1 X:inf@E5;E6;K8"
FREE = "1 more target could be chosen: E6"


async def _chosen(world: World, thread: Any, *targets: str) -> Any:
    panel = (await world.ana.slash(thread, "play card", card="air-power")).response
    (found,) = lists(panel, "targets")
    return (await world.ana.select(panel, list(targets), custom_id=found["custom_id"])).response


async def test_a_target_left_free_is_said_in_the_panel(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await table(world, monkeypatch, BOARD, "air-power")
    panel = await _chosen(world, thread, "E5")
    assert f"{FREE} – [Undo] goes back" in panel.words, panel.words
    panel = (await world.ana.click(panel, label="Undo")).response
    (found,) = lists(panel, "targets")
    panel = (await world.ana.select(panel, ["E5", "E6"], custom_id=found["custom_id"])).response
    assert "more target" not in panel.words, panel.words


async def test_a_target_left_free_is_said_by_command(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """By /play choose, in the question of /play end, and in that of a text."""
    thread = await table(world, monkeypatch, BOARD, "air-power")
    await world.ana.slash(thread, "play card", card="air-power")
    panel = (await world.ana.slash(thread, "play choose", what="E5")).response
    assert FREE in panel.words, panel.words
    asked = (await world.ana.slash(thread, "play end")).response
    assert FREE in asked.words, asked.words
    asked = (await world.ana.slash(thread, "play orders", text="end")).response
    assert FREE in asked.words, asked.words
    await world.ana.slash(thread, "play undo")
    asked = (await world.ana.slash(thread, "play orders", text="choose E5; end")).response
    assert FREE in asked.words, asked.words


@pytest.mark.parametrize("targets", ["E5 E6", "K8"])
async def test_where_none_is_free_nothing_is_said(
    world: World, monkeypatch: pytest.MonkeyPatch, targets: str
) -> None:
    """All of those that stand together, or one that stands alone."""
    thread = await table(world, monkeypatch, BOARD, "air-power")
    assert "more target" not in (await _chosen(world, thread, *targets.split())).words
    assert "more target" not in (await world.ana.slash(thread, "play orders", text="end")).response.words


async def test_a_barrage_has_one(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await table(world, monkeypatch, BOARD, "barrage")
    panel = (await world.ana.slash(thread, "play orders", text="play barrage; choose E5")).response
    assert "more target" not in panel.words, panel.words
