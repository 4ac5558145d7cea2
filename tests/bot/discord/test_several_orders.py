"""Several units chosen from a list at once: those that fit are ordered, and the one too many is named."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.player import buttons, lists
from tests.bot.discord.positions import table
from tests.bot.kit.world import World

#: More of them in the center than the card orders there, and too many for buttons.
CENTER = "E1;F1;G1;E2;F2;G2"
BOARD = f"A:inf@{CENTER};A1;B1;C1;A2;B2;K1;L1;M1;K2;L2 X:inf4@E9;M9"


async def test_what_fits_is_ordered(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """All the scrolling on a phone was for nothing; now only the one too many is left out, with why."""
    thread = await table(world, monkeypatch, BOARD, "general-advance")
    panel = (await world.ana.slash(thread, "play card", card="general-advance")).response
    (one,) = lists(panel, "order")
    chosen = ["A1", "B1", "E1", "F1", "G1", "K1"]
    panel = (await world.ana.select(panel, chosen, custom_id=one["custom_id"])).response
    lines = [line.text for line in (await world.bot.backend.drafts.look(1, world.ana.id)).lines]
    assert lines == ["play general-advance", "order A1 B1 E1 F1 K1"], panel.words
    assert "G1 is not ordered, the others are: The card orders 2 units on the center" in panel.words


async def test_a_unit_that_is_ordered_keeps_its_place(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A double tap on one unit ordered its neighbour, too, which had come to stand there."""
    thread = await table(world, monkeypatch, "A:inf@A1;B1;C1;D1;E1;F1 X:inf4@E9;M9", "direct-from-hq")
    panel = (await world.ana.slash(thread, "play card", card="direct-from-hq")).response
    places = [one["label"] for one in _units(panel)]
    assert len(places) == 6
    for number in (1, 3):
        panel = (await world.ana.click(panel, custom_id=_units(panel)[number]["custom_id"])).response
        shown = _units(panel)
        assert [one["label"] for one in shown] == places
        assert shown[number]["disabled"]
    assert "orders B1, D1" in panel.words


async def test_many_units_turn_their_pages(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a list a phone shows two and a half at a time, and after each choice it jumped; buttons stay where they are,
    also those of a flank whose order is given."""
    thread = await table(world, monkeypatch, BOARD, "recon-in-force")
    panel = (await world.ana.slash(thread, "play card", card="recon-in-force")).response
    assert not lists(panel, "order")
    first = _units(panel)
    assert len(first) == 14
    more = buttons(panel, "orders")
    assert len(more) == 1
    panel = (await world.ana.click(panel, custom_id=more[0])).response
    second = _units(panel)
    assert len({one["label"] for one in [*first, *second]}) == 16
    panel = (await world.ana.click(panel, custom_id=second[0]["custom_id"])).response
    assert [one["label"] for one in _units(panel)] == [one["label"] for one in second], "the same page"
    panel = (await world.ana.click(panel, custom_id=buttons(panel, "orders")[0])).response
    assert [one["label"] for one in _units(panel)] == [one["label"] for one in first]
    unit = next(one for one in _units(panel) if not one["disabled"])
    panel = (await world.ana.click(panel, custom_id=unit["custom_id"])).response
    assert [one["label"] for one in _units(panel)] == [one["label"] for one in first]
    assert "2 of 3 ordered" in panel.words


def _units(panel: Any) -> list[dict[str, Any]]:
    """The buttons of units, pressed or not."""
    return [one for row in panel.rows for one in row["components"] if " Inf " in one.get("label", "")]


async def test_rules_are_found_by_several_words(world: World) -> None:
    """And what is none is named, with all that was typed: it was a long command."""
    asked = world.ana.autocomplete
    offered = await asked(world.lobby, "game new", "rules", "winter combat")
    assert [one["value"] for one in offered] == ["combat-cards"], "as its explanation says it"
    offered = await asked(world.lobby, "game new", "rules", "combat cards")
    assert [one["value"] for one in offered] == ["combat-cards"]
    offered = await asked(world.lobby, "game new", "rules", "combat-cards winter wea")
    assert [one["value"] for one in offered] == ["combat-cards winter-weather"]
    offered = await asked(world.lobby, "game new", "rules", "")
    assert [one["value"] for one in offered][:2] == ["combat-cards", "winter-weather"]
    assert offered[-1]["value"] == "…"
    options = {"scenario": "pegasus-bridge", "kind": "practice", "rules": "winter combat-cards"}
    answer = (await world.ana.slash(world.lobby, "game new", **options)).response
    assert "I know no rule “winter”" in answer.words
    assert "`/game new scenario:pegasus-bridge kind:practice rules:winter combat-cards`" in answer.words


async def test_fewer_targets_than_the_card_names_are_explained(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four, says the card; the list let two be chosen, and nothing said why."""
    thread = await table(world, monkeypatch, "A:inf@A1 X:inf@E5;E6;K8", "air-power")
    panel = (await world.ana.slash(thread, "play card", card="air-power")).response
    assert "no more than 2 of those you may choose stand together" in panel.words, panel.words
