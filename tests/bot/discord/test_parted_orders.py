"""Where one line of a typed turn ends and the next begins: commas, full stops, "then", or nothing between them."""

from __future__ import annotations

import pytest

from tests.bot.discord.positions import table
from tests.bot.discord.typist import played, type_orders
from tests.bot.kit.world import World

_BOARD = "A:inf@E5;F3;A1 X:inf4@E7;M9"
_DONE = ["play direct-from-hq", "order E5", "order F3", "move E5-E6", "move F3-F4", "attack E6xE7"]


@pytest.mark.parametrize(
    "text",
    [
        "play direct-from-hq, order E5 F3, move E5-E6, F3-F4, E6xE7",
        "direct-from-hq, order E5, F3, move E5-E6, move F3-F4, attack E6xE7, end",
        "play direct-from-hq then order E5 and F3, then move E5 to E6, F3 to F4 and then attack E6 E7.",
        "Direct from HQ. Order E5, F3. Move E5-E6 and move F3-F4. Attack E6xE7. End.",
        "play direct-from-hq order E5 F3 move E5-E6 move F3-F4 attack E6xE7 end",
        "1. play direct-from-hq\n2. order E5, F3\n3) E5 moves to E6, F3 moves to F4, E6 attacks E7",
        "play direct-from-hq, dann aktiviere E5 und F3, danach bewege E5-E6, F3-F4, Angriff E6xE7",
        "play direct-from-hq, activeer E5 en F3, dan verplaats E5-E6, F3-F4, daarna aanval E6xE7",
        # Each way by itself, however the one before is written; and nothing but units behind a card.
        "direct-from-hq, order E5 F3, E5-E6, F3 to F4, E6xE7, end",
        "direct-from-hq, order E5 F3, E5 to E6, F3-F4, E6 fires at E7, end",
        "1, E5 F3, E5 to E6, F3-F4, E6xE7, end",
        "play direct from hq, E5, F3, E5-E6, F3 to F4, E6xE7",
    ],
)
async def test_lines_parted_by_other_signs(world: World, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """A comma stands between the units of one order and the ways of one move, too."""
    thread = await table(world, monkeypatch, _BOARD, "direct-from-hq")
    panel = await type_orders(world, thread, text, now=True)
    assert [one for one in await played(world) if one != "end"][: len(_DONE)] == _DONE, panel.words
    assert "orders nobody" not in panel.words


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("play direct-from-hq, order E5 F3, jump E5-E6, E6xE7", "jump E5-E6"),
        ("play direct-from-hq, order E5 F3 then dance, move E5-E6", "dance"),
        ("play direct-from-hq. order E5, F3, Z9. move E5-E6", "order E5 F3 Z9"),
    ],
)
async def test_the_part_that_cannot_be_read_is_named(
    world: World, monkeypatch: pytest.MonkeyPatch, text: str, line: str
) -> None:
    thread = await table(world, monkeypatch, _BOARD, "direct-from-hq")
    panel = await type_orders(world, thread, text, now=True)
    assert f"⚠️ **{line}** – " in panel.words
    assert "None of your lines has been played." in panel.words
    assert "❌ **`" in panel.words
    assert await played(world) == []
