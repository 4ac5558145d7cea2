"""A text in which people say what comes next, and a computer that needs no call for an answer."""

from __future__ import annotations

import pytest

from bot.game.values import Request
from tests.bot.discord import questions
from tests.bot.discord.positions import table
from tests.bot.discord.test_typed_again import written
from tests.bot.kit.world import World


@pytest.mark.parametrize(
    "text",
    [
        "order E5 F5; E5-E6; then F5-F6",
        "order E5 F5; E5-E6; and then f5-f6",
        "order E5 F5; then E5-E6; dann F5 nach F6",
        "order E5 F5, then E5 to E6; daarna F5-F6",
    ],
)
async def test_then_behind_a_semicolon(world: World, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """It was read behind a comma, and before an order that names itself, but not before a way."""
    thread = await table(world, monkeypatch, "A:inf@E5;F5;A1 X:inf@M9", "direct-from-hq")
    said = (await world.ana.slash(thread, "play orders", text=f"direct from hq; {text}")).response.words
    assert "cannot read" not in said, said
    lines = [one.text for one in (await world.bot.backend.drafts.look(1, world.ana.id)).lines]
    assert [one[5:].upper() for one in lines if one.startswith("move")] == ["E5-E6", "F5-F6"], said


async def test_attacks_one_after_the_other(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await table(world, monkeypatch, "A:inf@E5;G5;A1 X:inf4@E6;G6;M9", "direct-from-hq")
    text = "direct from hq; order E5 G5; e5xe6; then g5xg6; end"
    said = (await world.ana.slash(thread, "play orders", text=text)).response.words
    assert "cannot read" not in said, said
    assert "E5×E6, G5×G6" in said, said


async def test_a_computer_is_not_called_for_an_answer(world: World) -> None:
    """It plays on by itself: a notice with five buttons stood between the answer and its turn."""
    position = questions.position("retreat", goes_on=True)
    await world.bo.slash(world.lobby, "game new", scenario="pegasus-bridge", side="axis", computer="recruit")
    await world.settle()
    thread = world.thread()
    await world.bot.backend.standing.set(Request(world.bo.id, 1), retreat="ask")
    await questions.put(world, position.asked)
    assert (await world.bot.backend.games.card(1)).to_act == "axis"
    before = {one.id for one in thread.history()}
    await world.bo.slash(thread, "play retreat", to=position.line.rsplit("-", 1)[-1])
    await world.settle()
    assert (await world.bot.backend.games.card(1)).to_act == "axis"
    new = [one for one in thread.history() if one.id not in before]
    assert not [one for one in new if "the answer is in" in one.words], [one.words for one in new]


@pytest.mark.parametrize(
    "text",
    [
        "E4-E5 then fire at E7",
        "E4-E5, fire at E7",
        "E4 to E5 and then attack E7",
        "E4 moves to E5 and fires at E7",
        "move E4-E5; then shoot at e7",
        "E4-E5 dann schieße auf E7",
        "E4 nach E5 und dann E7 angreifen",
        "E4-E5, dann auf E7 feuern",
        "E4 zieht nach E5 und greift E7 an",
        "E4-E5 en dan schiet op E7",
        "E4 naar E5, daarna E7 aanvallen",
        "E4-E5 dan vuur op E7",
    ],
)
async def test_who_has_moved_fires(world: World, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """The unit need not be named again behind its move."""
    thread = await table(world, monkeypatch, "A:inf@E4;A1 X:inf4@E7;M9", "direct-from-hq")
    text = f"direct from hq; order E4; {text}; end"
    said = (await world.ana.slash(thread, "play orders", text=text)).response.words
    assert "attacks E5×E7" in said, said


async def test_it_fires_from_where_it_stands(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind an order of one unit, too, and behind ground that it has taken; several are not guessed among."""
    thread = await table(world, monkeypatch, "A:inf@E4;E5;A1 X:inf4@E7;M9", "direct-from-hq")
    one = "direct from hq; order E5 then fire at E7; end"
    said = (await world.ana.slash(thread, "play orders", text=one)).response.words
    assert "attacks E5×E7" in said, said
    two = "direct from hq; order E4 E5 then fire at E7; end"
    said = (await world.ana.slash(thread, "play orders", text=two)).response.words
    assert "❌ **`fire at E7`**" in said, said


async def test_it_fires_by_private_message(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await table(world, monkeypatch, "A:inf@E4;A1 X:inf4@E7;M9", "direct-from-hq")
    answer = await written(world, world.ana, "direct from hq; order E4; E4-E5 then fire at E7; end")
    said = (await world.ana.user.click(answer, label="Give them in #1 A dispute")).response.words
    assert "attacks E5×E7" in said, said


async def test_what_is_wrong_with_it_is_marked(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await table(world, monkeypatch, "A:inf@E4;A1 X:inf4@E9;M9", "direct-from-hq")
    text = "direct from hq; order E4; E4-E5 then fire at E9; end"
    said = (await world.ana.slash(thread, "play orders", text=text)).response.words
    assert "`E4-E5`; ❌ **`fire at E9`**; `end`" in said, said


async def test_a_move_behind_battles_is_refused_for_what_is_wrong_with_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before them it would be refused as well: nobody types it again to read that."""
    thread = await table(world, monkeypatch, "A:inf@E4;G4;A1 X:inf4@E6;M9 wire@G5", "direct-from-hq")
    text = "direct from hq; order E4 G4; E4-E5; E5xE6; G4-G5-G6; end"
    said = (await world.ana.slash(thread, "play orders", text=text)).response.words
    assert "must stop in wire at G5" in said, said
    assert "❌ **`G4-G5-G6`**" in said, said
