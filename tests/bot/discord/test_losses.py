"""What a newcomer lost by one tap: nothing ends the turn, or costs it, without a word and a way back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from discord import ButtonStyle

from bot.game.values import Request
from engine import ScriptedDice, apply, parse
from engine.actions import PASS
from engine.frames import React
from tests.boards import faces
from tests.bot.discord.player import buttons, controls, lists
from tests.bot.discord.positions import table
from tests.bot.discord.questions import put
from tests.bot.discord.test_expansion_battles import ByEveryButton
from tests.bot.discord.test_promises import labels
from tests.bot.kit.world import World

FAR = "A:inf@A1 X:inf@M9"
#: A position, what is drafted before, and the deed of the last unit that can act, as its button plays it.
DEEDS = {
    "wire": (f"{FAR} A:inf@E6 X:inf@E7 wire@E6", "probe-center", ("order E6", "end"), "clear E6"),
}  # fmt: skip


async def tap(world: World, panel: Any, label: str) -> Any:
    """One tap of Ana's on the button whose words begin so."""
    return (
        await world.ana.click(panel, label=next(one for one in labels(panel) if one.startswith(label)))
    ).response


async def press(world: World, panel: Any, line: str) -> Any:
    """One tap of Ana's on the button of a line."""
    custom_id = next(one for one in buttons(panel, "do") if line in one)
    return (await world.ana.click(panel, custom_id=custom_id)).response


async def fight(world: World, letters: str) -> None:
    """E4 attacks E5 with these dice, and nobody answers the attack."""
    state, dice = (await world.bot.backend.desk.load(1)).board, ScriptedDice(faces(letters))
    for line in ("play probe-center", "order E4", "end", "attack E4xE5"):
        state = apply(state, parse(line, state.battle.board), dice).state
    if isinstance(state.pending[-1], React):
        state = apply(state, PASS, dice).state
    await put(world, state)


@pytest.mark.parametrize("name", DEEDS)
async def test_the_last_deed_is_drafted_and_can_be_taken_back(
    world: World, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """With nobody else who could act the same button drafts as it does with others; what ends the turn says so."""
    tokens, card, order, deed = DEEDS[name]
    thread = await table(world, monkeypatch, tokens, card)
    for line in (f"play {card}", *order):
        await world.bot.backend.drafts.add(Request(world.ana.id, 1), line)
    panel = (await world.ana.slash(thread, "play turn")).response
    was = (await world.bot.backend.games.card(1)).revision
    panel = (
        await world.ana.click(panel, custom_id=next(one for one in buttons(panel, "do") if deed in one))
    ).response
    assert (await world.bot.backend.games.card(1)).revision == was
    assert "Confirm and end turn" in labels(panel)
    assert deed.split()[1] in panel.words.split("Your orders:")[1]
    panel = await tap(world, panel, "Undo")
    assert [one for one in buttons(panel, "do") if deed in one]
    panel = (
        await world.ana.click(panel, custom_id=next(one for one in buttons(panel, "do") if deed in one))
    ).response
    await tap(world, panel, "Confirm and end turn")
    assert (await world.bot.backend.games.card(1)).active == "axis"
    log = [one.notation for one in await world.bot.backend.games.log(1)]
    assert deed in log


async def test_the_answer_about_the_ground_can_be_taken_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """[Stay] and [Take E6] of the only battle: nothing is rolled, so nothing ends before it is confirmed."""
    thread = await table(world, monkeypatch, f"{FAR} A:inf@E4 X:inf1@E5", "probe-center")
    await fight(world, "I I I")
    panel = (await world.ana.slash(thread, "play turn")).response
    ends = {"Stay": "Stay and end turn", "Take E5": "Take E5 and end turn"}
    ids = {}
    for answer, end in ends.items():
        panel = await tap(world, panel, answer)
        assert (await world.bot.backend.games.card(1)).active == "allies"
        assert end in labels(panel)
        (ids[answer],) = buttons(panel, "confirm")
        if answer == "Stay":
            panel = await tap(world, panel, "Undo")
    # The button of the other answer, pressed while the message changed under the finger: it confirms nothing else.
    with monkeypatch.context() as late:
        late.setattr("simcord.actors._find_component", lambda *rows, **named: {"custom_id": ids["Stay"]})
        await world.ana.click(panel)
    assert ids["Stay"] != ids["Take E5"]
    assert (await world.bot.backend.games.card(1)).active == "allies"
    await tap(world, panel, ends["Take E5"])
    assert (await world.bot.backend.games.card(1)).active == "axis"
    log = [one.notation for one in await world.bot.backend.games.log(1)]
    assert "advance" in log
    assert "stay" not in log


async def test_the_last_ability_is_drafted_too(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Smoke laid by the only unit that can act, said word by word: kept, and taken back."""
    board = f"{FAR} A:screaming-meemies@E4 X:inf@E8"
    thread = await table(world, monkeypatch, board, "probe-center")
    for line in ("play probe-center", "order E4", "end"):
        await world.bot.backend.drafts.add(Request(world.ana.id, 1), line)
    panel = (await world.ana.slash(thread, "play turn")).response
    panel = await ByEveryButton(world, world.ana, upwards=True).say(panel)
    assert (await world.bot.backend.games.card(1)).active == "allies"
    assert "Confirm and end turn" in labels(panel)
    panel = await tap(world, panel, "Undo")
    assert "Confirm and end turn" not in labels(panel)


async def test_a_card_that_orders_nobody_says_what_it_costs(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its button is grey and its line says so; once chosen it is said first, and the way back comes first."""
    board = f"{FAR} A:inf@E4 X:inf@E8"
    thread = await table(world, monkeypatch, board, "probe-center probe-right")
    panel = (await world.ana.click(world.last(thread), label="Take turn")).response
    styles = {
        one["custom_id"].split()[-1]: one["style"] for one in controls(panel) if ":play " in one["custom_id"]
    }
    assert styles == {"probe-center": ButtonStyle.primary.value, "probe-right": ButtonStyle.secondary.value}
    lines = panel.words.splitlines()
    assert ["Orders nobody now" in line for line in lines if "Probe" in line] == [False, True]
    panel = await press(world, panel, "play probe-right")
    said = panel.words.partition("This card orders nobody now.")[2]
    assert "ends your turn with nothing done" in said
    names = labels(panel)
    assert names[0] == "Undo"
    assert names[-1] == "Confirm and end turn"
    panel = await tap(world, panel, "Undo")
    assert "Orders nobody now" in panel.words
    panel = await press(world, panel, "play probe-center")
    assert "nobody" not in panel.words


async def test_who_may_stand_fast_is_not_foretold(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """On sandbags: how often it is driven back, and how often although it holds; without them one number."""
    board = f"{FAR} A:inf@E4;G4 X:inf@E5;G5 sandbags@E5"
    thread = await table(world, monkeypatch, board, "attack-center")
    for line in ("play attack-center", "order E4 G4", "end"):
        await world.bot.backend.drafts.add(Request(world.ana.id, 1), line)
    panel = (await world.ana.slash(thread, "play turn")).response
    lines = {at: line for line in panel.words.splitlines() for at in ("E5", "G5") if f"× {at}" in line}
    assert re.search(r"\d+% back \(\d+% if it holds\)", lines["E5"]), lines
    assert re.search(r"\d+% back ·", lines["G5"]), lines


@pytest.mark.parametrize("wanted", ["free", "never"])
async def test_sandbags_are_not_left_unless_somebody_says_so(
    world: World, monkeypatch: pytest.MonkeyPatch, wanted: str
) -> None:
    """A flag that may be ignored is, as [Reactions] is set at first; whoever wants to fall back says so there."""
    board = f"{FAR} A:inf@E4 X:inf@E5 sandbags@E5"
    thread = await table(world, monkeypatch, board, "probe-center")
    panel = (await world.bo.slash(thread, "me reactions")).response
    (chosen,) = lists(panel, "policy-ignore")
    assert [one["value"] for one in chosen["options"] if one.get("default")] == ["free"]
    if wanted != "free":
        await world.bo.select(panel, [wanted], custom_id=chosen["custom_id"])
    await fight(world, "F A")
    after = (await world.bot.backend.desk.load(1)).board
    assert (after.battle.board.by_name["E5"] in after.units) is (wanted == "free")
    told = "🛡️ By your [Reactions] your unit at E5 fell back to "
    panel = (await world.bo.slash(thread, "play turn")).response
    assert (told in panel.words) is (wanted == "never"), panel.words
    assert ("you have set “Flag: never”" in panel.words) is (wanted == "never")
    other = (await world.ana.slash(thread, "play turn")).response
    said = [other.words, *(one.content for one in thread.history())]
    assert not [text for text in said if "By your [Reactions]" in text]
    # Until he chooses his card.
    card = next(one for one in buttons(panel, "do") if ":play " in one)
    panel = (await world.bo.click(panel, custom_id=card)).response
    assert told not in panel.words
