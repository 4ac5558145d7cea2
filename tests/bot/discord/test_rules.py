"""/rules as a player asks: a concept, a rule by its number, and why a move is not possible."""

from __future__ import annotations

import pytest

from engine import book
from tests.bot.discord.player import lists
from tests.bot.kit.world import World

#: What somebody types, and a rule that the answer must name.
ASKED = {
    "retreat": "FLAG-03", "medal": "VIC-04", "medals": "VIC-04", "line of sight": "LOS-01", "LOS": "LOS-01",
    "victory": "VIC-01", "take ground": "TG-01", "overrun": "OVR-01", "ambush": "CARD-AMBUSH",
    "turn": "TURN-02", "card": "TURN-03", "order": "ORDER-01", "move": "MOVE-01", "battle": "BATTLE-01",
    "dice": "DICE-01", "flags": "FLAG-01", "terrain": "MOVE-05", "ground": "MOVE-05", "draw": "TURN-05",
    "elevation": "DICE-03", "range": "BATTLE-05", "exit": "VP-EXIT-2", "mines": "WW-MINE",
    "artillery": "UNIT-ART", "close assault": "BATTLE-03", "section": "BOARD-02", "hand": "SETUP-03",
    "on the move": "BT-OTM-1", "who wins?": "VIC-01", "How does a unit retreat": "FLAG-01",
}  # fmt: skip


@pytest.mark.parametrize(("text", "rule"), ASKED.items())
async def test_a_concept_finds_its_rule(world: World, text: str, rule: str) -> None:
    """In our own words, with the numbers of the rules behind it."""
    answer = (await world.cy.slash(world.lobby, "rules search", text=text)).response
    assert rule in answer.content
    assert len(answer.content) < 900


async def test_a_rule_is_found_by_its_number(world: World) -> None:
    """One rule, or a group with its rules; small letters will do."""
    answer = (await world.cy.slash(world.lobby, "rules search", text="flag-03")).response
    assert str(book.sentence("FLAG-03")) in answer.content
    group = (await world.cy.slash(world.lobby, "rules search", text="OVR")).response
    assert all(rule in group.content for rule in book.group("OVR"))


async def test_what_only_the_book_says_is_found(world: World) -> None:
    """A word that no page has, but a rule does."""
    answer = (await world.cy.slash(world.lobby, "rules search", text="corner")).response
    assert "AMB-03" in answer.content


async def test_two_cards_of_one_name_are_told_apart(world: World) -> None:
    """Air Power is in two decks; the list says which is which."""
    offered = await world.cy.autocomplete(world.lobby, "rules card", "name", "air power")
    names = [one["name"] for one in offered]
    assert names == ["Air Power", "Air Power (Breakthrough deck)"]
    everything = await world.cy.autocomplete(world.lobby, "rules search", "text", "dig in")
    assert len({one["name"] for one in everything}) == len(everything)


async def test_see_also_is_pressed(world: World) -> None:
    """What was found beside the first page opens from a list, in place, and can be left again."""
    answer = (await world.cy.slash(world.lobby, "rules search", text="medal")).response
    (found,) = lists(answer, "rule")
    other = found["options"][0]
    page = (await world.cy.select(answer, [other["value"]], custom_id=found["custom_id"])).response
    assert page.content.startswith(f"**{other['label']}**")
