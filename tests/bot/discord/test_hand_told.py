"""A card that leaves the hand in the other side's turn, and the one drawn for it, are told to whoever held it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from tests.bot.discord.player import buttons
from tests.bot.discord.positions import rolling, table
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

BOARD = "A:inf@E5;A1 X:inf@E6;M9"


def _next(card: str, then: str) -> Any:
    """The Allies draw this card now, and then that one."""

    def change(data: dict[str, Any]) -> None:
        data["deck"][:2] = [card, then]

    return change


async def _ambushed(world: World, monkeypatch: pytest.MonkeyPatch, held: str) -> Any:
    """Ana has ended her turn with this hand, Bo has attacked, and her Ambush was played. Returns the thread."""
    thread = await table(world, monkeypatch, BOARD, held)
    await doctor(world.bot, 1, hold("axis", "direct-from-hq"))  # type: ignore[arg-type]
    first, *_ = [one for one in held.split() if one != "ambush"]
    drawn = ("pincer-move", "armor-assault") if "ambush" in held else ("ambush", "armor-assault")
    await doctor(world.bot, 1, _next(*drawn))  # type: ignore[arg-type]
    await world.bot.backend.standing.set(Request(world.ana.id, 1), ambush="always")
    await world.ana.slash(thread, "play orders", text=f"play {first}; end; end", now=True)
    rolling(monkeypatch, "A" * 30)
    text = "direct from hq; order E6; attack E6xE5; end"
    await world.bo.slash(thread, "play orders", text=text, now=True)
    await world.settle()
    assert (await world.bot.backend.games.card(1)).active == "allies"
    return thread


async def test_ambush_and_what_is_drawn_for_it(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await _ambushed(world, monkeypatch, "probe-left ambush")
    told = "Ambush has left your hand; in its place you draw Armor Assault."
    notice = world.raw(world.last(thread))
    panel = (await world.ana.click(notice, custom_id=buttons(notice, "turn")[0])).response
    assert told in panel.words, panel.words
    panel = (await world.ana.slash(thread, "play turn")).response
    assert told in panel.words, panel.words
    assert "Armor Assault" not in (await world.bo.slash(thread, "play turn")).response.words
    assert "Armor Assault" not in "".join(one.words for one in thread.history())
    # Once she goes on she has read it.
    panel = (await world.ana.click(panel, custom_id=buttons(panel, "do")[0])).response
    assert "has left your hand" not in panel.words


async def test_a_card_drawn_and_played_at_once_is_named(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """She has never seen it in her hand."""
    thread = await _ambushed(world, monkeypatch, "probe-left probe-right")
    panel = (await world.ana.slash(thread, "play turn")).response
    assert "You had just drawn Ambush, and it was played at once; in its place you draw Armor Assault." in (
        panel.words
    ), panel.words


async def test_before_ones_own_first_turn(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await table(world, monkeypatch, BOARD, "direct-from-hq")
    await doctor(world.bot, 1, lambda data: data["hands"][1].__setitem__(0, "ambush"))  # type: ignore[arg-type]
    await doctor(world.bot, 1, _next("armor-assault", "pincer-move"))  # type: ignore[arg-type]
    rolling(monkeypatch, "A" * 30)
    await world.bot.backend.standing.set(Request(world.bo.id, 1), ambush="always")
    text = "direct from hq; order E5; attack E5xE6; end"
    await world.ana.slash(thread, "play orders", text=text, now=True)
    panel = (await world.bo.slash(thread, "play turn")).response
    assert "Ambush has left your hand; in its place you draw Armor Assault." in panel.words, panel.words


async def test_the_board_tells_it_below_the_other_turn(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, with all that has happened there."""
    thread = await _ambushed(world, monkeypatch, "probe-left ambush")
    panel = (await world.ana.slash(thread, "play turn")).response
    panel = (await world.ana.click(panel, label="Board")).response
    assert panel.words.count("Ambush has left your hand") == 1, panel.words
