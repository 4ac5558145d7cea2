"""Why something typed is not possible, and what is said instead: the true reason, and a hint that helps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.player import controls
from tests.bot.discord.positions import table
from tests.bot.discord.test_promises import labels
from tests.bot.discord.test_team_newcomers import drafting
from tests.bot.discord.typist import type_orders
from tests.bot.kit.world import World

#: The general of the left has two, one of them beside an enemy.
TEAM = "A:inf@B5;C3;G5;L5 X:inf4@B6;M9"


async def _drafted(world: World, person: Any) -> list[str]:
    return [one.text for one in (await world.bot.backend.drafts.look(1, person.id)).lines]


async def _general(world: World) -> tuple[Any, Any]:
    """Whoever leads the left, and the thread, with the card in play."""
    staffs = await drafting(world, TEAM)
    for one in staffs.people["allies"]:
        await one.slash(world.thread(), "play orders", text="order B5 C3")
        if await _drafted(world, one):
            return one, world.thread()
    raise AssertionError("nobody leads the left")


async def test_a_move_typed_behind_a_planned_battle_comes_before_it(world: World) -> None:
    """In a team all battles come after all moves, wherever they are typed."""
    general, thread = await _general(world)
    panel = (await general.slash(thread, "play orders", text="attack B5xB6")).response
    panel = (await general.slash(thread, "play orders", text="C3-C4")).response
    assert "First play a card" not in panel.words, panel.words
    assert "moves C3→C4" in panel.words, panel.words
    assert "⚠️" not in panel.words, panel.words


async def test_whoever_is_to_attack_from_where_it_stands_is_not_moved_off(world: World) -> None:
    general, thread = await _general(world)
    await general.slash(thread, "play orders", text="attack B5xB6")
    before = await _drafted(world, general)
    panel = (await general.slash(thread, "play orders", text="B5-B4")).response
    assert "All moves come before the first battle." in panel.words, panel.words
    assert await _drafted(world, general) == before


async def test_a_card_behind_a_draft_says_how_to_choose_another(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which step is open is not the reason, and to close it would not help."""
    thread = await table(world, monkeypatch, "A:inf@E5;F5 X:inf4@E8;M9", "direct-from-hq probe-center")
    await world.ana.slash(thread, "play card", card="direct-from-hq")
    for line in ("order E5", "move E5-E6"):
        await type_orders(world, thread, line)
        panel = (await world.ana.slash(thread, "play card", card="probe-center")).response
        assert "To choose another one, press [Start over] first." in panel.words, panel.words
        assert "Start over" in labels(panel)


async def test_behind_a_card_in_play_another_one_is_no_matter_of_steps(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To begin anew would bring no other card, either."""
    thread = await table(world, monkeypatch, "A:inf@E5;F5 X:inf4@E8;M9", "direct-from-hq probe-center")
    await type_orders(world, thread, "direct from hq; order E5", now=True)
    for draft in ("", "move E5-E6"):
        if draft:
            await type_orders(world, thread, draft)
        panel = (await world.ana.slash(thread, "play card", card="probe-center")).response
        assert "Direct from HQ is in play: this turn takes no other card." in panel.words, panel.words
        assert "is in play: this turn takes" in (await type_orders(world, thread, "probe center")).words


async def test_a_move_without_an_order_is_told_that_first(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What else is wrong with its way comes after."""
    thread = await table(world, monkeypatch, "A:inf@E5;F5 X:inf4@E8;M9", "direct-from-hq")
    await world.ana.slash(thread, "play card", card="direct-from-hq")
    panel = (await world.ana.slash(thread, "play move", **{"from": "E5", "to": "E1"})).response
    assert "The unit at E5 has not been ordered." in panel.words, panel.words


async def test_a_general_alone_drafts_what_he_types(world: World) -> None:
    """A card of one section: as the buttons do, nothing leaves his hand before [Confirm]."""
    staffs = await drafting(world, TEAM, "attack-left")
    thread = world.thread()
    card = await world.bot.backend.games.card(1)
    (general,) = [one for one in staffs.people["allies"] if one.id in card.awaited]
    panel = (await general.slash(thread, "play orders", text="order C3; move C3-C4")).response
    assert "orders C3 · moves C3→C4" in panel.words, panel.words
    assert {"Undo", "Start over"} <= set(labels(panel))
    assert (await world.bot.backend.games.card(1)).revision == card.revision
    assert await _drafted(world, general) == ["order C3", "move C3-C4"]


async def test_nobody_is_told_to_order_whom_the_card_does_not(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await table(world, monkeypatch, "A:inf@E5;A2 X:inf4@E8;M9", "probe-center")
    hint = "In a text each unit is ordered first"
    alone = await type_orders(world, thread, "probe center; move E5-E6")
    assert f"{hint}, whatever the card: `order E5` if it may" in alone.words, alone.words
    await type_orders(world, thread, "probe center")
    assert hint in (await type_orders(world, thread, "move E5-E6")).words
    refused = await type_orders(world, thread, "move A2-A3")
    assert "A2 has not been ordered" in refused.words
    assert hint not in refused.words


async def test_the_end_is_offered_last(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await table(world, monkeypatch, "A:inf@E5;F5 X:inf4@E8;M9", "direct-from-hq")
    await type_orders(world, thread, "direct from hq")
    found = [one["value"] for one in await world.ana.autocomplete(thread, "play orders", "text", "")]
    assert found[-1] == "end"
    assert found[0].startswith("order ")
    assert found.count("end") == 1


@pytest.mark.parametrize(("unit", "ground"), [("A:inf@E5", True), ("A:art@E3", False)])
async def test_from_afar_no_ground_is_spoken_of(
    world: World, monkeypatch: pytest.MonkeyPatch, unit: str, ground: bool
) -> None:
    thread = await table(world, monkeypatch, f"{unit} X:inf4@E6;M9", "direct-from-hq")
    at = unit[-2:]
    asked = await type_orders(world, thread, f"direct from hq; order {at}; attack {at}xE6")
    assert "with it the turn ends by itself" in asked.words, asked.words
    assert ("unless ground is won" in asked.words) is ground


async def test_dice_stand_only_where_some_are_rolled(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await table(world, monkeypatch, "A:inf@E5;A2 X:inf4@E6;M9", "direct-from-hq")
    for text, sign in (("order E5; attack E5xE6", "🎲"), ("order E5; end; end; end", "🏁")):
        asked = await type_orders(world, thread, f"direct from hq; {text}")
        (yes,) = [one for one in controls(asked) if one.get("label") == "Carry it out"]
        assert yes["emoji"]["name"] == sign, text
