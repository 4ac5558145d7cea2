"""The picture of a turn marks the dice that have hit, and no others."""

from __future__ import annotations

from typing import Any

import pytest

from engine import ScriptedDice
from renderer.told import Told
from tests.boards import faces, scenario_of
from tests.bot.discord.positions import TITLE, table
from tests.bot.discord.typist import type_orders
from tests.bot.kit.world import World

DARK: Any = {"reduced-visibility": {}}


def _marked(world: World) -> list[tuple[str, str]]:
    """The dice of the last picture of a turn, with what became of each."""
    studio: Any = world.bot.pictures._studio
    told = [one for one in studio.written if isinstance(one, Told) and one.rolls][-1]
    return [(die.face, die.outcome) for roll in told.rolls for die in roll.dice]


@pytest.mark.parametrize(
    ("board", "rules", "text", "shown", "hit"),
    [
        # WW-RV: from afar grenades alone hit.
        ("A:inf@E5;A1 X:inf4@E7;M9", DARK, "order E5; end; attack E5xE7", "IG", ["grenade"]),
        ("A:arm@E5;A1 X:arm3@E7;M9", DARK, "order E5; end; attack E5xE7", "AGS", ["grenade"]),
        ("A:arm@E5;A1 X:arm3@E7;M9", DARK, "order E5; end; attack E5xE7", "ASG", ["grenade"]),
        # WW-MINE-3: the face of the unit hits as the grenade does.
        ("A:inf@E5;A1 X:inf@M9 minefield[X]=2@E6", {}, "order E5; E5-E6; end", "AI", ["infantry"]),
    ],
)
async def test_the_dice_that_hit_are_marked(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    board: str,
    rules: Any,
    text: str,
    shown: str,
    hit: list[str],
) -> None:
    """Infantry and grenade at two hexes in the dark: the grenade has hit, and the other die was marked."""
    scenario = {**scenario_of(board), **TITLE, "rules": rules}
    monkeypatch.setattr("tests.bot.discord.positions.scenario_of", lambda board: scenario)
    thread = await table(world, monkeypatch, board, "direct-from-hq probe-left")
    rolls = ScriptedDice(faces(shown))
    monkeypatch.setattr("bot.game.table.live.dice_for", lambda *given: rolls)
    await type_orders(world, thread, f"play direct-from-hq; {text}; end", now=True)
    marked = _marked(world)
    assert [face for face, outcome in marked if outcome == "hit"] == hit, marked
    assert [face for face, _ in marked] == list(faces(shown))
