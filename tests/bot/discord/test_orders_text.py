"""/play orders: a wrong text is refused as a whole, and says which line is wrong and why."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boards import position
from tests.bot.discord.positions import table
from tests.bot.discord.questions import put
from tests.bot.discord.staffs import Staffs
from tests.bot.discord.test_promises import labels
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


async def _text(world: World, thread: Any, text: str, **options: Any) -> str:
    answer = (await world.ana.slash(thread, "play orders", text=text, **options)).response
    await world.settle()
    return str(answer.words)


async def _card(world: World) -> str:
    """A card with which the turn can be ended, without dice or a choice."""
    legal = await world.bot.backend.games.legal(1, world.ana.id)
    return next(line for line in legal if line.startswith(("play attack", "play probe", "play assault")))


@pytest.mark.parametrize(
    ("after", "line", "why"),
    [
        ("order A9", "order A9", "A9"),
        ("end; end; end; order C4", "order C4", "this card orders none there"),
        ("jump E4", "jump E4", "I cannot read"),
    ],
)
async def test_nothing_of_a_wrong_text_counts(world: World, after: str, line: str, why: str) -> None:
    thread = await world.battle()
    card = await _card(world)
    said = await _text(world, thread, f"{card}; {after}")
    first = next(one for one in said.split("\n") if one.startswith(f"⚠️ **{line}** – "))
    assert why in first
    assert first.endswith("None of your lines has been played.")
    assert "Play a card" in said
    assert (await world.bot.backend.games.card(1)).revision == 1


async def test_one_end_too_many_is_no_failure(world: World) -> None:
    """However many steps the card leaves open, each `end` behind the last one is harmless."""
    thread = await world.battle()
    said = await _text(world, thread, f"{await _card(world)}; {'; '.join(['end'] * 5)}", now=True)
    assert "Not done" not in said
    assert "⚠️ **" not in said
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_confirm_goes_on_from_a_draft_that_ends_the_turn(world: World) -> None:
    """/play end until the turn is over: none of them is told as a failure."""
    thread = await world.battle()
    await world.ana.slash(thread, "play card", card=(await _card(world)).split()[1])
    for _ in range(5):
        answer = (await world.ana.slash(thread, "play end", anyway=True)).response
        assert "Not done" not in answer.words
        if (await world.bot.backend.games.card(1)).active == "axis":
            return
    raise AssertionError(answer.words)


async def test_in_a_team(world: World) -> None:
    """The commander's card and his general's unit in one text: neither counts."""
    staffs = Staffs(world, 2, 1)
    thread = await staffs.gather("pegasus-bridge")
    before = (await staffs.card()).revision
    legal = await world.bot.backend.games.legal(1, world.ana.id)
    card = next(line for line in legal if line.startswith("play ") and "center" not in line)
    said = await _text(world, thread, f"{card}; order H1 C4")
    assert "**order H1 C4** – " in said
    assert (await staffs.card()).revision == before


async def _half(world: World, text: str, **options: Any) -> Any:
    """Bo's answer to a text, in a battle in which all his units in the center may be ordered and see the enemy."""
    thread = await world.battle(scenario="vassieux")
    await doctor(world.bot, 1, hold("axis", "assault-center"))  # type: ignore[arg-type]
    return (await world.bo.slash(thread, "play orders", text=text, **options)).response


HALF = "play assault-center; order D8 E7; attack E7xE5"


async def test_half_a_turn_is_shown_first(world: World) -> None:
    """What it does, what it leaves undone, and one button; [Back] plays nothing of it."""
    asked = await _half(world, HALF)
    assert "orders D8, E7" in asked.words
    assert "attacks E7×E5" in asked.words
    assert "3 more units could be ordered" in asked.words
    assert "D8 could still move" in asked.words, "E7 attacks"
    assert "It rolls dice, and cannot be taken back." in asked.words
    assert labels(asked) == ["Carry it out", "Back"]
    assert (await world.bot.backend.games.card(1)).revision == 1
    panel = (await world.bo.click(asked, label="Back")).response
    assert "Play a card" in panel.words
    assert (await world.bot.backend.games.card(1)).revision == 1


async def test_alone_it_can_be_taken_back_and_says_so(world: World) -> None:
    """In practice nobody has to agree."""
    await world.ana.slash(world.lobby, "game new", scenario="vassieux", kind="practice")
    await world.settle()
    await doctor(world.bot, 1, hold("axis", "assault-center"))  # type: ignore[arg-type]
    asked = (await world.ana.slash(world.thread(), "play orders", text=HALF)).response
    assert "cannot be taken back" not in asked.words
    assert "`/play undo` takes it back" in asked.words
    before = (await world.bot.backend.games.card(1)).revision
    await world.ana.click(asked, label="Carry it out")
    await world.ana.slash(world.thread(), "play undo")
    assert (await world.bot.backend.games.card(1)).revision > before


async def test_it_is_carried_out_as_it_was_shown(world: World) -> None:
    asked = await _half(world, HALF)
    await world.bo.click(asked, label="Carry it out")
    await world.settle()
    log = [one.notation for one in await world.bot.backend.games.log(1) if one.notation]
    assert log[0] == "play assault-center"
    assert "attack E7xE5" in log


async def test_behind_a_draft_that_has_changed_it_is_asked_again(world: World) -> None:
    """The question showed another plan than there is now."""
    thread = await world.battle(scenario="vassieux")
    await doctor(world.bot, 1, hold("axis", "assault-center"))  # type: ignore[arg-type]
    await world.bo.slash(thread, "play card", card="assault-center")
    await world.bo.slash(thread, "play order", units="D8 E7")
    asked = (await world.bo.slash(thread, "play orders", text="attack E7xE5")).response
    assert "orders D8, E7" in asked.words
    assert "attacks E7×E5" in asked.words
    await world.bo.slash(thread, "play order", units="G6")
    again = (await world.bo.click(asked, label="Carry it out")).response
    assert "in a newer message" in again.words
    assert (await world.bot.backend.games.card(1)).revision == 1


@pytest.mark.parametrize("text", [HALF, f"{HALF}; end"])
async def test_who_wants_it_now_is_not_asked(world: World, text: str) -> None:
    await _half(world, text, now=True)
    assert (await world.bot.backend.games.card(1)).revision > 1


async def test_what_can_be_taken_back_is_not_asked_about(world: World) -> None:
    """It is drafted, and nobody sees it."""
    panel = await _half(world, "play assault-center; order D8 E7")
    assert (await world.bot.backend.games.card(1)).revision == 1
    assert "orders D8, E7" in panel.words
    assert "Carry it out" not in labels(panel)


@pytest.mark.parametrize(
    ("board", "orders", "wrong"),
    [
        # Infantry three hexes from a forest rolls nothing at it.
        (
            "A:inf@G6;F3;B2 X:inf@F6;L9;A9 forest@F6",
            "order G6 F3; attack G6xF6; attack F3xF6",
            "**attack F3xF6** – No dice are left against F6",
        ),
        # Into the forest this turn: no answer of the other side helps.
        (
            "A:inf@G6;C4;B2 X:inf@F6;C6;A9 forest@C5",
            "order G6 C4; move C4-C5; attack G6xF6; attack C5xC6",
            "**attack C5xC6** – The unit entered forest at C5 this turn",
        ),
    ],
)
async def test_an_attack_that_can_never_be_refuses_the_text_before_the_first_roll(
    world: World, board: str, orders: str, wrong: str
) -> None:
    """Whatever becomes of the attack before."""
    thread = await world.battle()
    await put(world, position(board, hand=("direct-from-hq",), play="allies"))
    before = (await world.bot.backend.games.card(1)).revision
    said = await _text(world, thread, f"play direct-from-hq; {orders}; end")
    assert wrong in said
    assert "None of your lines has been played." in said
    assert (await world.bot.backend.games.card(1)).revision == before


async def test_a_reason_after_the_turn_names_what_was_wrong_first(world: World) -> None:
    """A unit of one's own stands between them, and might have gone on: the end of the turn is not the reason."""
    thread = await world.battle()
    await put(
        world,
        position("A:inf@E5;F5;B2 X:inf4@G5;L9;A9 bunker[X]@G5", hand=("direct-from-hq",), play="allies"),
    )
    said = await _text(
        world, thread, "play direct-from-hq; order E5 F5; attack F5xG5; attack E5xG5; end", now=True
    )
    assert "Not done" in said, repr(said[:700])
    assert "no line of sight" in said.lower()
    assert "turn is over" not in said


@pytest.mark.parametrize("end", ["ground taken", "take E5", "E5 taken", "advance"])
async def test_what_the_bot_shows_it_reads(world: World, monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    """A draft copied as it is shown, its commas, arrows, crosses and words; the ground by the words of its button."""
    thread = await table(world, monkeypatch, "A:inf@D3;F3;A1 X:inf1@E5 X:inf@M9", "direct-from-hq")
    text = f"play direct-from-hq; orders D3, F3 · moves D3→D4, F3–E4 · attacks E4 × E5; {end}"
    said = (await world.ana.slash(thread, "play orders", text=text, now=True)).response.words
    await world.settle()
    log = [one.notation for one in await world.bot.backend.games.log(1) if one.side == "allies"]
    for line in ("order D3", "order F3", "move D3-D4", "move F3-E4", "attack E4xE5"):
        assert line in log, said


async def test_ground_of_another_hex_is_not_taken(world: World) -> None:
    """A hex named beside it is that of the attack before, or the text is refused with how ground is taken."""
    thread = await world.battle()
    said = await _text(world, thread, f"{await _card(world)}; attack C4xD5; take E9")
    assert "Ground that was won is taken with `take ground`, left with `stay`." in said


async def test_a_move_behind_a_battle_is_asked_about_in_the_right_order(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is rolled; the button does what stands above it. What no order makes possible says what is wrong."""
    thread = await table(world, monkeypatch, "A:inf@E5;H5;A1 X:inf4@E6;H6;M9", "direct-from-hq")
    begun = "direct-from-hq; order E5 H5; attack E5xE6"
    said = await _text(world, thread, f"{begun}; H5-K9; end")
    assert "**move H5-K9** – Too far: 5 hexes, it can make 2. None of your lines" in said
    asked = (await world.ana.slash(thread, "play orders", text=f"{begun}; H5-H4; order A1; end")).response
    assert "**moves H5→H4** stands behind a battle" in asked.words
    assert "orders E5, H5, A1 · moves H5→H4 · attacks E5×E6" in asked.words
    assert (await world.bot.backend.games.card(1)).revision == 1
    await world.ana.click(asked, label="Carry it out")
    log = [one.notation for one in await world.bot.backend.games.log(1) if one.notation not in (None, "end")]
    assert log[:6] == [
        "play direct-from-hq",
        "order E5",
        "order H5",
        "order A1",
        "move H5-H4",
        "attack E5xE6",
    ]
