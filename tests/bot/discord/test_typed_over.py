"""A typed whole turn that orders nobody, is over before its last line, or whose next attack has no target any more."""

from __future__ import annotations

import pytest

from tests.bot.discord.player import buttons
from tests.bot.discord.positions import practice, table
from tests.bot.discord.test_promises import labels
from tests.bot.discord.typist import played, type_orders
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

CARD = "direct-from-hq"


@pytest.mark.parametrize("card", ["counter-attack", "attack-center"])
async def test_who_orders_nobody_is_asked(world: World, monkeypatch: pytest.MonkeyPatch, card: str) -> None:
    """Though nobody could be ordered: the card is gone all the same, and perhaps another one would have been better."""
    thread = await practice(world, monkeypatch, "A:inf@E5 X:inf@M7;L9", "assault-center")
    await type_orders(world, thread, "assault center; end", now=True)
    assert (await world.bot.backend.games.card(1)).active == "axis"
    await doctor(world.bot, 1, hold("axis", card))  # type: ignore[arg-type]
    before = await played(world)
    asked = await type_orders(world, thread, f"{card}; end")
    assert "No unit is ordered in this turn." in asked.words, asked.words
    assert labels(asked) == ["Carry it out", "Back"]
    assert await played(world) == before
    await world.ana.click(asked, label="Carry it out")
    await world.settle()
    assert (await world.bot.backend.games.card(1)).active == "allies"


async def test_what_the_end_of_the_turn_has_overtaken_is_not_typed_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack that fell away is named with its reason; its `end` has nothing left to do."""
    thread = await practice(world, monkeypatch, "A:inf@E5;D5 X:inf1@E6;M9", CARD)
    text = f"{CARD}; order E5 D5; attack E5xE6; stay; attack D5xE6; end"
    panel = await type_orders(world, thread, text, now=True)
    assert (await world.bot.backend.games.card(1)).active == "axis"
    assert "Not done: attacks D5×E6. There is no enemy at E6." in panel.words, panel.words
    assert "🏁 **The turn has ended:** nothing of your text is left to type." in panel.words
    assert "Not done: “end”" not in panel.words
    assert "typed again" not in panel.words


@pytest.mark.parametrize(
    ("rest", "again"),
    [
        ("attack D5xE6; end", ""),
        ("attack D5xE6; attack H5xH6; end", "attack H5xH6; end"),
        ("attack H5xH6; attack D5xE6; end", "attack H5xH6; end"),
        # From the ground that may be taken.
        ("attack D5xE6; attack E6xE7; end", "attack E6xE7; end"),
    ],
)
async def test_an_attack_on_whoever_is_gone_falls_away_while_ground_is_asked(
    world: World, monkeypatch: pytest.MonkeyPatch, rest: str, again: str
) -> None:
    """Its reason is its own, and it is not to be typed again; whatever waits for the ground is."""
    board = "A:arm@E5 A:inf@D5;H5 X:inf1@E6 X:inf4@E7;H6;M9"
    thread = await practice(world, monkeypatch, board, CARD)
    panel = await type_orders(world, thread, f"{CARD}; order E5 D5 H5; attack E5xE6; {rest}", now=True)
    assert "Take ground?" in panel.words, panel.words
    assert "Not done: attacks D5×E6. There is no enemy at E6." in panel.words, panel.words
    assert panel.words.count("First say whether") == 1, panel.words
    said = "The rest, to be typed again"
    assert (f"{said}: `{again}`" in panel.words) if again else (said not in panel.words), panel.words


async def test_an_attack_by_its_word_gives_no_moves_away_unasked(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the panel it cannot be pressed before the moves are done; typed it says what it closes."""
    thread = await table(world, monkeypatch, "A:inf@E5;F5;G5;A1 X:inf4@E6;M9", "direct-from-hq")
    await world.ana.slash(thread, "play card", card="direct-from-hq")
    await world.ana.slash(thread, "play order", units="E5 F5")
    before = (await world.bot.backend.games.card(1)).revision
    asked = (await world.ana.slash(thread, "play attack", **{"from": "E5", "target": "E6"})).response
    assert "You could still order units. With this attack that is over" in asked.words, asked.words
    assert (await world.bot.backend.games.card(1)).revision == before
    await world.ana.slash(thread, "play move", **{"from": "F5", "to": "F4"})
    asked = (await world.ana.slash(thread, "play attack", **{"from": "E5", "target": "E6"})).response
    assert "E5 could still move. With this attack that is over" in asked.words, asked.words
    (yes,) = buttons(asked, "sure-yes")
    await world.ana.click(asked, custom_id=yes)
    assert (await world.bot.backend.games.card(1)).revision > before
