"""An Ambush and the attack that it answers: on a phone nobody can tell whose dice are whose in one row."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from engine.types import SIDES
from tests.bot.discord.positions import rolling, table
from tests.bot.game.doctored import doctor
from tests.bot.kit.world import World


async def _ambushed(world: World, monkeypatch: pytest.MonkeyPatch, unit: str, dice: str) -> list[str]:
    """Ana attacks, Bo's Ambush comes first; the texts in which that is told."""
    thread = await table(world, monkeypatch, f"A:{unit}@E5 A:inf@A1 X:inf@E6;M9", "direct-from-hq")

    def holds(data: dict[str, Any]) -> None:
        data["hands"][SIDES.index("axis")] = ["ambush"]

    await doctor(world.bot, 1, holds)  # type: ignore[arg-type]
    await world.bot.backend.standing.set(Request(world.bo.id, 1), ambush="always")
    rolling(monkeypatch, dice)
    text = "direct from hq; order E5; e5xe6; end"
    panel = (await world.ana.slash(thread, "play orders", text=text, now=True)).response
    await world.settle()
    log = (await world.bo.slash(thread, "game log")).response
    notice = next(one for one in reversed(thread.history()) if "Ambush at E6" in one.words)
    return [panel.words, log.words, notice.words]


def _rows(text: str) -> list[str]:
    return [line.lstrip("> ") for line in text.splitlines() if "E5 attacks E6" in line or "Ambush" in line]


async def test_each_stands_in_a_row_of_its_own(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for text in await _ambushed(world, monkeypatch, "inf", "IGSIGS"):
        rows = _rows(text)
        assert len(rows) == 2, text
        assert "Ambush at E6" in rows[0]
        assert "E5 loses 2 (2 left)" in rows[0]
        assert "E6 loses" not in rows[0]
        assert rows[1].startswith("↳ **E5 attacks E6** · ")
        assert "E6 loses 2 (2 left)" in rows[1]


async def test_an_attack_that_never_came(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for text in await _ambushed(world, monkeypatch, "inf3", "IIIIII"):
        (row,) = _rows(text)
        assert "is eliminated" in row
