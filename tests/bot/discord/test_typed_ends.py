"""A text with `end` does what [End turn] does: it asks once if an attack would stay unused, or nobody was ordered."""

from __future__ import annotations

import pytest

from tests.bot.discord.player import buttons
from tests.bot.discord.positions import table, two_shots
from tests.bot.discord.test_promises import labels
from tests.bot.discord.typist import played, type_orders
from tests.bot.kit.world import World

#: Two of the Allies beside an enemy each, a third behind.
BOARD = "A:inf@E5;H5;A1 X:inf4@E6;H6;M9"
CARD = "direct-from-hq"
BOTH = f"play {CARD}; order E5 H5"


async def _revision(world: World) -> int:
    return (await world.bot.backend.games.card(1)).revision


@pytest.mark.parametrize(
    "text", [f"{BOTH}; attack E5xE6; end", f"{BOTH}; end; end; end", f"{BOTH}; end; attack E5xE6; end"]
)
async def test_an_attack_that_stays_unused_is_asked_about(
    world: World, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """Named with its target; [Back] does nothing, [Carry it out] all of it."""
    thread = await table(world, monkeypatch, BOARD, CARD)
    before = await _revision(world)
    asked = await type_orders(world, thread, text)
    assert "H5 could still attack H6" in asked.words, asked.words
    assert ("E5 could still attack E6" in asked.words) is ("attack" not in text)
    assert labels(asked) == ["Carry it out", "Back"]
    assert await _revision(world) == before
    await world.ana.click(asked, label="Back")
    assert await _revision(world) == before
    await world.ana.click(await type_orders(world, thread, text), label="Carry it out")
    await world.settle()
    assert (await world.bot.backend.games.card(1)).active == "axis" or "attack E5xE6" in await played(world)


async def test_what_is_left_after_a_battle_is_not_thrown_away(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By `end` alone, as by the button: one of them has fought, the other could."""
    thread = await table(
        world, monkeypatch, BOARD, CARD, played=f"play {CARD}; order E5; order H5; end; end; attack E5xE6; pass",
        dice="SSS",
    )  # fmt: skip
    before = await _revision(world)
    asked = await type_orders(world, thread, "end")
    assert "H5 could still attack H6" in asked.words, asked.words
    assert await _revision(world) == before
    await world.ana.click(asked, label="Carry it out")
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_ground_and_end_do_not_throw_an_attack_away(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To stay ends nothing; the `end` behind it would."""
    thread = await table(
        world, monkeypatch, "A:inf@E5;H5;A1 X:inf1@E6 X:inf4@H6;M9", CARD,
        played=f"play {CARD}; order E5; order H5; end; end; attack E5xE6; pass", dice="III",
    )  # fmt: skip
    before = await _revision(world)
    asked = await type_orders(world, thread, "Stay · end")
    assert "H5 could still attack H6" in asked.words, asked.words
    assert await _revision(world) == before


@pytest.mark.parametrize("text", [f"play {CARD}; end", f"{CARD}; end; end; end"])
async def test_a_card_that_orders_nobody_is_asked_about(
    world: World, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    thread = await table(world, monkeypatch, BOARD, "attack-center")
    text = text.replace(CARD, "attack-center")
    before = await _revision(world)
    asked = await type_orders(world, thread, text)
    assert "No unit is ordered in this turn." in asked.words, asked.words
    assert "It ends the turn" in asked.words
    assert await _revision(world) == before
    await type_orders(world, thread, text, now=True)
    assert (await world.bot.backend.games.card(1)).active == "axis"


@pytest.mark.parametrize(
    "text",
    [
        f"{BOTH}; attack E5xE6; attack H5xH6; end",
        f"play {CARD}; order A1; move A1-A2; end",
        f"{BOTH}; move E5-E3; move H5-H3; end; end",
    ],
)
async def test_a_whole_turn_is_shown_before_it_is_played(
    world: World, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """Also one that wastes nothing: whoever types cannot know before whether he would be asked."""
    thread = await table(world, monkeypatch, BOARD, CARD)
    before = await _revision(world)
    asked = await type_orders(world, thread, text)
    assert "Carry it out" in labels(asked), asked.words
    assert await _revision(world) == before
    await world.ana.click(asked, label="Carry it out")
    assert await _revision(world) > before


async def test_nothing_but_the_end_is_asked_about_as_its_button(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await table(world, monkeypatch, BOARD, CARD)
    await type_orders(world, thread, f"play {CARD}; order A1; move A1-A2; end; end", now=True)
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_an_attack_that_is_not_possible_yet_is_told(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of one's own stands between: it may never be, and the turn be over."""
    thread = await table(world, monkeypatch, "A:inf@E5;F5;B2 X:inf4@G5;L9;A9 bunker[X]@G5", CARD)
    before = await _revision(world)
    asked = await type_orders(world, thread, f"play {CARD}; order E5 F5; attack F5xG5; attack E5xG5; end")
    assert "E5×G5: not possible yet." in asked.words, asked.words
    assert await _revision(world) == before


async def test_before_a_roll_unused_attacks_are_named(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a text without `end`, too: the roll may take the target away."""
    thread = await table(world, monkeypatch, BOARD, CARD)
    asked = await type_orders(world, thread, f"{BOTH}; attack E5xE6")
    assert "H5 could still attack H6" in asked.words, asked.words
    assert "E5 could still attack" not in asked.words
    assert "ends by itself" not in asked.words


async def test_a_gun_that_fires_twice_has_a_shot_left(world: World) -> None:
    thread, text = await two_shots(world)
    asked = await type_orders(world, thread, f"{text}; end")
    assert "E2 could still attack" in asked.words, asked.words
    asked = await type_orders(world, thread, f"{text}; attack E2xD8; end")
    assert "E2 could still attack" not in asked.words, asked.words


async def test_a_text_that_ends_the_turn_by_itself_says_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await table(world, monkeypatch, BOARD, CARD)
    asked = await type_orders(world, thread, f"play {CARD}; order E5; attack E5xE6")
    assert "with it the turn ends by itself" in asked.words, asked.words


async def test_the_question_names_draft_and_text_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await table(world, monkeypatch, BOARD, CARD)
    await world.ana.slash(thread, "play card", card=CARD)
    await world.ana.slash(thread, "play order", units="E5 H5")
    asked = await type_orders(world, thread, "attack E5xE6")
    assert asked.words.count("orders E5, H5") == 1, asked.words
    assert "**Your text:** attacks E5×E6" in asked.words
    assert not buttons(asked, "undo")


SANDBAGS = "A:inf@E5;H4;A1 X:inf4@E6;H6;M9 sandbags@H4"


async def test_the_question_names_what_a_move_destroys(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves his sandbags has none any more, and that is read before it counts."""
    thread = await table(world, monkeypatch, SANDBAGS, CARD)
    asked = await type_orders(world, thread, f"play {CARD}; order E5 H4; move H4-H5; attack E5xE6; end")
    assert "H4 leaves its sandbags: they go." in asked.words, asked.words
    stays = await type_orders(world, thread, f"play {CARD}; order E5 H4; attack E5xE6")
    assert "sandbags" not in stays.words, stays.words


async def test_a_draft_names_what_a_move_destroys(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await table(world, monkeypatch, SANDBAGS, CARD)
    await world.ana.slash(thread, "play card", card=CARD)
    await world.ana.slash(thread, "play order", units="E5 H4")
    panel = (await world.ana.slash(thread, "play move", **{"from": "H4", "to": "H5"})).response
    assert "H4 leaves its sandbags: they go." in panel.words, panel.words
