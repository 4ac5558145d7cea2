"""A table with combat cards: what Ana's Allies hold of them, and the dice that will be rolled."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from engine import ScriptedDice
from tests.boards import faces, scenario_of
from tests.bot.discord.positions import TITLE, table
from tests.bot.game.doctored import doctor
from tests.bot.kit.world import World


async def winter(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    board: str,
    *held: str,
    dice: str = "",
    cards: str = "direct-from-hq probe-left",
    play: tuple[str, ...] = (),
) -> Any:
    """These combat cards are Ana's; she has played and drafted these lines. Returns the thread."""
    scenario = {**scenario_of(board), **TITLE, "rules": {"combat-cards": {}}}
    monkeypatch.setattr("tests.bot.discord.positions.scenario_of", lambda board: scenario)
    rolls = ScriptedDice(faces(dice) if dice else [])
    if dice:
        monkeypatch.setattr("bot.game.table.live.dice_for", lambda *given: rolls)
    thread = await table(world, monkeypatch, board, cards)

    def hold(data: dict[str, Any]) -> None:
        data["memory"]["combat-hand-allies"] = [f"combat-{one}" for one in held]

    await doctor(world.bot, 1, hold)  # type: ignore[arg-type]
    for line in play:
        await world.bot.backend.drafts.play(Request(world.ana.id, 1), line)
    return thread
